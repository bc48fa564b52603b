import type { RecordedEvent } from '../../adapters/store/rows.js';
import type { Payout, Refund } from '../../domain/records.js';

type CauseEvent = Pick<RecordedEvent, 'at' | 'actorKind' | 'actorVia' | 'extrasJson'>;
type Extras = Record<string, unknown>;
type Actor = [kind: string, via: string];

/** The events that caused payouts and refunds. Each event is read once, and only if somebody asks. */
export class Causes {
  readonly #recorded: readonly CauseEvent[];
  #byPayout: Map<unknown, CauseEvent> | null = null;
  #byTime: Map<number, { event: CauseEvent; extras: Extras }[]> | null = null;

  /** @param recorded in the order of their sequence */
  constructor(recorded: readonly CauseEvent[]) {
    this.#recorded = recorded;
  }

  /** The first event that names a payout is its cause; later ones report its progress. */
  ofPayout({ id }: Payout): Actor {
    this.#byPayout ??= this.#readByPayout();
    return actorOf(this.#byPayout.get(id));
  }

  /** A refund of held money names an amount; a refund of excess came with its credit. */
  ofRefund({ origin, creditId, createdAt }: Refund): Actor {
    this.#byTime ??= this.#readByTime();
    const cause = this.#byTime
      .get(createdAt)
      ?.find(({ extras }) =>
        origin === 'held' ? Number(extras.refunded_amount) > 0 : extras.credit_id === creditId,
      );
    return actorOf(cause?.event);
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
