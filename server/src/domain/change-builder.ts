import type { Context } from './aggregate.js';
import type { Change, JobKind, LedgerAccount, Movement, NewEvent, NewJob, NewMail, Write } from './change.js';
import { assertMovements, assertOpens } from './ledger.js';
import { type Moment, mailsOf } from './mail/causes.js';
import type { Checkout, Mode } from './records.js';

type Extras = NewEvent['extras'];

/** Whose change it is; the rows themselves carry the same. */
interface Owner {
  /** Null for money that is nobody's. */
  accountId: string | null;
  mode: Mode;
}

/** Collects what one decision writes, so that a rule reads like its row of the table. */
export class ChangeBuilder {
  readonly context: Context;
  readonly #owner: Owner;
  readonly #writes: Write[] = [];
  readonly #opens: LedgerAccount[] = [];
  readonly #movements: Movement[] = [];
  readonly #events: { type: string; extras: Extras }[] = [];
  readonly #jobs: NewJob[] = [];
  readonly #moments: { type: Moment; cause: string; facts: Extras }[] = [];

  constructor(owner: Owner, context: Context) {
    this.#owner = owner;
    this.context = context;
  }

  get movements(): readonly Movement[] {
    return this.#movements;
  }

  get eventCount(): number {
    return this.#events.length;
  }

  write(write: Write): void {
    this.#writes.push(write);
  }

  /** Begins a liability account, in this change and never again. */
  open(account: LedgerAccount): void {
    this.#opens.push(account);
  }

  move(debit: LedgerAccount, credit: LedgerAccount, amount: number): void {
    this.#movements.push({ debit, credit, amount });
  }

  /** The status and amount it carries are those that stand after the change. */
  event(type: string, extras: Extras = {}): void {
    this.#events.push({ type, extras });
  }

  /** Something that mails tell of and no event does; `cause` names it for ever. */
  moment(type: Moment, cause: string, facts: Extras = {}): void {
    this.#moments.push({ type, cause, facts });
  }

  job(kind: JobKind, subject: string, dueAt = this.context.now): void {
    const { accountId, mode } = this.#owner;
    this.#jobs.push({ kind, subject, accountId, mode, dueAt });
  }

  /**
   * The whole change. `guard` is its first write; `checkout`, as it then stands, is what the events speak of.
   */
  build(guard: Write, checkout: Checkout | null): Change {
    assertMovements(this.#movements);
    assertOpens(this.#opens, this.#movements);
    const { changeId, now, clockOffsetMs } = this.context;
    const events = checkout === null ? [] : this.#events.map((event) => this.#eventOf(checkout, event));
    return {
      changeId,
      accountId: this.#owner.accountId ?? '',
      mode: this.#owner.mode,
      at: now,
      clockOffsetMs,
      writes: [guard, ...this.#writes],
      opens: this.#opens,
      movements: this.#movements,
      events,
      jobs: this.#jobs,
      mails: checkout === null ? [] : this.#mailsOf(checkout, events),
    };
  }

  #mailsOf(checkout: Checkout, events: readonly NewEvent[]): NewMail[] {
    const ofEvents = events.map(({ id, type, extras }) => ({ type, extras, cause: id, facts: null }));
    const ofMoments = this.#moments.map((moment) => ({ ...moment, extras: moment.facts }));
    return mailsOf(checkout, [...ofEvents, ...ofMoments]);
  }

  #eventOf(checkout: Checkout, { type, extras }: { type: string; extras: Extras }): NewEvent {
    return {
      id: this.context.newId(),
      type,
      checkoutId: checkout.id,
      accountId: checkout.accountId,
      mode: checkout.mode,
      reference: checkout.reference,
      status: checkout.status,
      amount: checkout.amount,
      currency: checkout.currency,
      metadataJson: checkout.metadataJson,
      callbackUrl: checkout.callbackUrl,
      actor: this.context.actor,
      at: this.context.now,
      extras,
    };
  }
}
