import type { RecordedEvent } from '../../adapters/store/rows.js';
import type { Payout, Refund } from '../../domain/records.js';

type CauseEvent = Pick<RecordedEvent, 'at' | 'actorKind' | 'actorVia' | 'extrasJson'>;
type Extras = Record<string, unknown>;
type Actor = [kind: string, via: string];

/** The events that caused payouts and refunds. Each event is read once, and only if somebody asks. */
export class Causes {
  readonly #recorded: readonly CauseEvent[];
  readonly #refunds: readonly Refund[];
  #byPayout: Map<unknown, CauseEvent> | null = null;
  #byTime: Map<number, { event: CauseEvent; extras: Extras }[]> | null = null;

  /**
   * @param recorded in the order of their sequence
   * @param refunds all of the times that are asked about
   */
  constructor(recorded: readonly CauseEvent[], refunds: readonly Refund[]) {
    this.#recorded = recorded;
    this.#refunds = refunds;
  }

  ofPayout(payout: Payout): Actor {
    return actorOf(this.#causeOfPayout(payout));
  }

  ofRefund(refund: Refund): Actor {
    return actorOf(this.#causeOf(refund) ?? this.#laterCauseOf(refund));
  }

  /** Whether the causes of all these are among the events, so that no later ones need to be read. */
  haveAll(payouts: readonly Payout[], refunds: readonly Refund[]): boolean {
    return (
      payouts.every((payout) => this.#causeOfPayout(payout) !== undefined) &&
      refunds.every((refund) => refund.origin !== 'held' || this.#causeOf(refund) !== undefined)
    );
  }

  /** The first event that names a payout is its cause; later ones report its progress. */
  #causeOfPayout({ id }: Payout): CauseEvent | undefined {
    this.#byPayout ??= this.#readByPayout();
    return this.#byPayout.get(id);
  }

  /** A refund of held money names an amount; a refund of excess came with its credit. */
  #causeOf({ origin, creditId, createdAt }: Refund): CauseEvent | undefined {
    this.#byTime ??= this.#readByTime();
    return this.#byTime
      .get(createdAt)
      ?.find(({ extras }) =>
        origin === 'held' ? Number(extras.refunded_amount) > 0 : extras.credit_id === creditId,
      )?.event;
  }

  /**
   * An event is never recorded before the one that precedes it, so it can be later than the refunds that it
   * caused. Then it names what the refunds of their time add up to.
   */
  #laterCauseOf({ origin, createdAt }: Refund): CauseEvent | undefined {
    if (origin !== 'held') return undefined;
    const amount = this.#heldAt(createdAt);
    const fitting = this.#recorded.filter(
      (event) => event.at > createdAt && Number(extrasOf(event).refunded_amount) === amount,
    );
    // An event of which a refund has the time caused that one, unless another event of that time did.
    return fitting.find(({ at }) => this.#heldAt(at) !== amount) ?? fitting.at(-1);
  }

  /** What the refunds of a time paid back of what was held. */
  #heldAt(time: number): number {
    return this.#refunds
      .filter(({ origin, createdAt }) => origin === 'held' && createdAt === time)
      .reduce((sum, refund) => sum + refund.amount, 0);
  }

  #readByPayout(): Map<unknown, CauseEvent> {
    const found = new Map<unknown, CauseEvent>();
    for (const event of this.#recorded) {
      const { payout_id: payoutId } = extrasOf(event);
      if (payoutId !== undefined && !found.has(payoutId)) found.set(payoutId, event);
    }
    return found;
  }

  #readByTime(): Map<number, { event: CauseEvent; extras: Extras }[]> {
    const found = new Map<number, { event: CauseEvent; extras: Extras }[]>();
    for (const event of this.#recorded) {
      const same = found.get(event.at) ?? [];
      same.push({ event, extras: extrasOf(event) });
      found.set(event.at, same);
    }
    return found;
  }
}

function extrasOf({ extrasJson }: CauseEvent): Extras {
  return JSON.parse(extrasJson) as Extras;
}

/** The actor of the causing event; without one, a late or excess credit from the bank is the cause. */
function actorOf(cause: CauseEvent | undefined): Actor {
  return cause ? [cause.actorKind, cause.actorVia] : ['partner', 'notification'];
}
