import type { EventExtras, EventType } from '@escrow-checkout/contract';
import type { Context } from './aggregate.js';
import type {
  Change,
  DomainJobKind,
  LedgerAccount,
  Movement,
  NewEvent,
  NewJob,
  NewMail,
  Payee,
  QuoteClaim,
  Write,
} from './change.js';
import { type MailTrigger, mailsOf } from './mail/causes.js';
import { assertMovements, assertOpens } from './movements.js';
import type { Checkout, Mode } from './records.js';

type Extras = NewEvent['extras'];

/** The account and mode of the change; its rows carry the same. */
interface Owner {
  /** Null for money without an account. */
  accountId: string | null;
  mode: Mode;
}

/** An event to record; null: about the checkout of the change. */
interface Recorded {
  type: EventType;
  extras: Extras;
  checkout: Checkout | null;
}

function occurrenceOf({ id, type, extras }: NewEvent) {
  return { type, extras, cause: id, facts: null };
}

/** Collects what one decision writes. */
export class ChangeBuilder {
  readonly context: Context;
  readonly #owner: Owner;
  readonly #writes: Write[] = [];
  readonly #opens: LedgerAccount[] = [];
  readonly #movements: Movement[] = [];
  readonly #events: Recorded[] = [];
  readonly #jobs: NewJob[] = [];
  readonly #mails: NewMail[] = [];
  #withoutBankAccount: Payee | null = null;
  #claim: QuoteClaim | null = null;
  readonly #mailTriggers: { type: MailTrigger; cause: string; facts: Extras }[] = [];

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

  /** Makes the commit lose the race if a bank account of the payee is on file by then. */
  guardNoBankAccount({ accountId, mode, sellerEmail }: Payee): void {
    this.#withoutBankAccount = { accountId, mode, sellerEmail };
  }

  /** Makes the commit lose the race if the answer of carriers belongs to another checkout by then. */
  claimQuote(claim: QuoteClaim): void {
    this.#claim = claim;
  }

  /** Opens a liability account; each is opened once in its life. */
  open(account: LedgerAccount): void {
    this.#opens.push(account);
  }

  move(debit: LedgerAccount, credit: LedgerAccount, amount: number): void {
    this.#movements.push({ debit, credit, amount });
  }

  /**
   * Records an event, which will carry the status and amount after the change.
   *
   * @param checkout the one it is about; by default the one that the change is about
   */
  event<Type extends EventType>(
    type: Type,
    extras: EventExtras<Type>,
    checkout: Checkout | null = null,
  ): void {
    this.#events.push({ type, extras: extras as Extras, checkout });
  }

  /** Triggers mails without an event; `cause` is the lasting id that makes a repeat harmless. */
  triggerMail(type: MailTrigger, cause: string, facts: Extras = {}): void {
    this.#mailTriggers.push({ type, cause, facts });
  }

  /** Adds a mail that neither an event nor a trigger of the checkout causes. */
  mail(mail: NewMail): void {
    this.#mails.push(mail);
  }

  job(kind: DomainJobKind, subject: string, dueAt = this.context.now): void {
    const { accountId, mode } = this.#owner;
    this.#jobs.push({ kind, subject, accountId, mode, dueAt });
  }

  /** Returns the whole change. `guard` is its first write; events describe `checkout` after the change. */
  build(guard: Write, checkout: Checkout | null): Change {
    assertMovements(this.#movements);
    assertOpens(this.#opens, this.#movements);
    const { changeId, now, clockOffsetMs, author } = this.context;
    const events = this.#events.flatMap((event) => {
      const about = event.checkout ?? checkout;
      return about === null ? [] : [this.#eventOf(about, event)];
    });
    return {
      changeId,
      accountId: this.#owner.accountId ?? '',
      mode: this.#owner.mode,
      at: now,
      author,
      clockOffsetMs,
      writes: [guard, ...this.#writes],
      opens: this.#opens,
      movements: this.#movements,
      events,
      jobs: this.#jobs,
      mails: [...this.#mailsAbout(checkout, events), ...this.#mails],
      ...(this.#withoutBankAccount && { withoutBankAccount: this.#withoutBankAccount }),
      ...(this.#claim && { claim: this.#claim }),
    };
  }

  /** Returns the mails of each checkout's events, and those that were triggered for the change's own. */
  #mailsAbout(own: Checkout | null, events: readonly NewEvent[]): NewMail[] {
    const all = [own, ...this.#events.map(({ checkout }) => checkout)].filter((each) => each !== null);
    const checkouts = new Map(all.map((checkout) => [checkout.id, checkout]));
    const triggered = this.#mailTriggers.map((trigger) => ({ ...trigger, extras: trigger.facts }));
    return [...checkouts.values()].flatMap((checkout) => {
      const about = events.filter(({ checkoutId }) => checkoutId === checkout.id).map(occurrenceOf);
      return mailsOf(checkout, checkout.id === own?.id ? [...about, ...triggered] : about);
    });
  }

  #eventOf(checkout: Checkout, { type, extras }: Recorded): NewEvent {
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

/** Returns a change of one account that moves no money and holds only the given parts. */
export function plainChange(
  owner: { accountId: string; mode: Mode },
  context: Pick<Context, 'changeId' | 'now' | 'clockOffsetMs' | 'author'>,
  parts: Partial<Pick<Change, 'writes' | 'jobs' | 'mails' | 'idempotency'>>,
): Change {
  return {
    changeId: context.changeId,
    accountId: owner.accountId,
    mode: owner.mode,
    at: context.now,
    author: context.author,
    clockOffsetMs: context.clockOffsetMs,
    writes: [],
    opens: [],
    movements: [],
    events: [],
    jobs: [],
    mails: [],
    ...parts,
  };
}
