import type {
  CheckoutAggregate,
  CheckoutMoney,
  Decision,
  EscrowAggregate,
  TransferAggregate,
} from '../aggregate.js';
import { assert } from '../assert.js';
import { checkoutOf } from '../checkout/decide.js';
import { cancelledOf } from '../checkout/receivable.js';
import { bookCreditFee } from '../credit-fee.js';
import type { Attempt, BankAccount, Checkout, Credit, Payout } from '../records.js';
import { decideTransfer, type TransferCommand } from '../transfer.js';
import { Books } from './books.js';
import { bankAccount, contextAt, countingIds, startMs } from './fixtures.js';
import { kobo } from './phrases.js';

const units: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/**
 * A checkout with its books and its clock. It commits every decision and checks it against the books.
 */
export abstract class CheckoutWorld<Aggregate extends CheckoutAggregate = CheckoutAggregate> {
  readonly books = new Books();
  readonly newId = countingIds();
  now = startMs;
  abstract aggregate: Aggregate;
  attempts = new Map<string, readonly Attempt[]>();

  /** Decides and commits the command of one phrase. */
  abstract say(phrase: string): Decision<Aggregate>;

  get checkout(): Checkout {
    return checkoutOf(this.aggregate);
  }

  /** Runs a story such as `credit 100k, accept, +24h`; throws if a step changes nothing. */
  run(story: string): this {
    for (const phrase of story.split(',').map((part) => part.trim())) {
      if (phrase === '' || this.#happen(phrase)) continue;
      const decision = this.say(phrase);
      assert('kind' in decision && decision.kind === 'change', `${phrase}: ${JSON.stringify(decision)}`);
    }
    return this;
  }

  /** Commits a decision about the checkout itself. */
  record(decision: Decision<Aggregate>): Decision<Aggregate> {
    if ('refused' in decision) return decision;
    if (decision.kind === 'change') this.books.commit(decision.change);
    this.aggregate = decision.after;
    this.#checkRows();
    return decision;
  }

  /** Runs a command that is not in the checkout's state table. */
  #happen(phrase: string): boolean {
    const advance = /^\+(\d+)([mhd])$/.exec(phrase);
    if (advance) this.now += Number(advance[1]) * (units[advance[2] ?? ''] ?? 0);
    else if (phrase === 'details') this.#saveBankAccount(bankAccount);
    else if (phrase === 'payout_fails') this.#failPayout();
    else if (phrase === 'payout_reminded') this.#remindOfPayout();
    else if (phrase === 'refund_sent') this.#sendRefund();
    else if (phrase === 'refund_paid') this.#payRefund();
    else if (phrase.startsWith('fee ')) this.#nameFee(kobo(phrase.slice(4)));
    else return false;
    return true;
  }

  #saveBankAccount(payeeBankAccount: BankAccount): void {
    this.aggregate = { ...this.aggregate, payeeBankAccount };
    for (const { id } of this.aggregate.payouts) {
      this.transfer('payout', id, { command: 'bank_account_saved' });
    }
  }

  /** Records the fee that the partner keeps of the newest credit. */
  #nameFee(fee: number): void {
    const credit = this.aggregate.credits.at(-1);
    assert(credit, 'a fee is of a credit');
    const decision = bookCreditFee(credit, fee, contextAt(this.now, this.newId));
    assert(!('refused' in decision), 'a fee is never refused');
    if (decision.kind === 'change') this.books.commit(decision.change);
    const credits = [...this.aggregate.credits.slice(0, -1), decision.after];
    this.aggregate = { ...this.aggregate, credits };
    this.#checkRows();
  }

  #failPayout(): void {
    const id = this.aggregate.payouts[0]?.id ?? '';
    this.transfer('payout', id, { command: 'send', leaseToken: 'lease' });
    const attemptId = this.attempts.get(id)?.at(-1)?.id ?? '';
    this.transfer('payout', id, { command: 'failed', attemptId, reason: 'account_closed' });
  }

  #remindOfPayout(): void {
    this.transfer('payout', this.aggregate.payouts[0]?.id ?? '', { command: 'remind' });
  }

  /** Sends the newest refund. */
  #sendRefund(): string {
    const id = this.aggregate.refunds.at(-1)?.id ?? '';
    this.transfer('refund', id, { command: 'send', leaseToken: 'lease' });
    return id;
  }

  #payRefund(): void {
    const id = this.#sendRefund();
    const attemptId = this.attempts.get(id)?.at(-1)?.id ?? '';
    this.transfer('refund', id, { command: 'paid', attemptId, sessionId: null, fee: 0 });
  }

  transferAggregate(kind: 'payout' | 'refund', id: string): TransferAggregate {
    const { payouts, refunds, credits, payeeBankAccount } = this.aggregate;
    const refund = refunds.find((row) => row.id === id) ?? null;
    const isBusy = ({ objectId, creditId, state }: Attempt) =>
      objectId !== id && creditId === refund?.creditId && state === 'sent';
    const busy = refund && [...this.attempts.values()].flat().find(isBusy);
    const credit = credits.find((row) => row.id === refund?.creditId) ?? null;
    return {
      kind,
      payout: payouts.find((row) => row.id === id) ?? null,
      members: [],
      refund,
      attempts: this.attempts.get(id) ?? [],
      checkout: this.checkout,
      credit,
      creditBusyWith: busy?.objectId ?? null,
      amountCancelled: credit === null ? 0 : cancelledOf(credit, refunds),
      payeeBankAccount: kind === 'payout' ? payeeBankAccount : null,
    };
  }

  transfer(kind: 'payout' | 'refund', id: string, command: TransferCommand): Decision<TransferAggregate> {
    const before = this.transferAggregate(kind, id);
    const decision = decideTransfer(before, command, contextAt(this.now, this.newId));
    if ('refused' in decision || decision.kind === 'repeat') return decision;
    this.books.commit(decision.change);
    const { payout, refund, attempts, checkout, credit } = decision.after;
    this.attempts.set(id, attempts);
    const money: Pick<CheckoutMoney, 'payouts' | 'refunds' | 'credits'> = {
      payouts: this.aggregate.payouts.map((row) => (payout && row.id === id ? (payout as Payout) : row)),
      refunds: this.aggregate.refunds.map((row) => (refund && row.id === id ? refund : row)),
      credits: this.aggregate.credits.map((row: Credit) => (credit && row.id === credit.id ? credit : row)),
    };
    const row = 'charge' in this.aggregate ? { charge: checkout } : { escrow: checkout };
    this.aggregate = { ...this.aggregate, ...money, ...row, refundsInFlight: this.#refundsInFlight() };
    this.#checkRows();
    return decision;
  }

  #refundsInFlight(): string[] {
    const sent = [...this.attempts.values()].flat().filter(({ state }) => state === 'sent');
    return sent.filter(({ objectKind }) => objectKind === 'refund').map(({ objectId }) => objectId);
  }

  /** Checks that the aggregate after a decision equals the one that a reader would load. */
  #checkRows(): void {
    const { credits, refunds, payouts } = this.aggregate;
    const { sequence: _, ...standing } = this.checkout;
    this.#checkRow('checkout', standing);
    for (const row of credits) this.#checkRow('credit', row);
    for (const row of refunds) this.#checkRow('refund', row);
    for (const row of payouts) this.#checkRow('payout', row);
    if ('escrow' in this.aggregate) this.#checkDelivery(this.aggregate);
    for (const row of [...this.attempts.values()].flat()) this.#checkRow('attempt', row);
  }

  #checkDelivery({ dispute, shipment, carriage }: EscrowAggregate): void {
    if (dispute) this.#checkRow('dispute', dispute);
    if (shipment) this.#checkRow('shipment', shipment);
    if (carriage) this.#checkRow('carriage', carriage, carriage.accountId);
  }

  #checkRow(table: string, row: { id: string }): void;
  #checkRow(table: string, row: object, id: string): void;
  #checkRow(table: string, row: { id?: string }, id = row.id): void {
    const stored = this.books.rows.get(`${table}/${id}`) ?? {};
    for (const [field, value] of Object.entries(row)) {
      assert(
        stored[field] === value,
        `${table}.${field}: ${String(stored[field])} is stored, ${String(value)} said`,
      );
    }
  }
}
