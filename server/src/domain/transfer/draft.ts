import type { Context, Decision, TransferAggregate } from '../aggregate.js';
import { assert } from '../assert.js';
import type { LedgerAccount, Write } from '../change.js';
import { ChangeBuilder } from '../change-builder.js';
import {
  partnerBankAccount,
  partnerFeesAccount,
  payoutAccount,
  receivableAccount,
  refundAccount,
} from '../ledger.js';
import { assertKobo } from '../money.js';
import type { Attempt, Checkout, Credit, Payout, PayoutStatus, Refund, RefundStatus } from '../records.js';

/** What a payout and a refund have in common. */
type Common = Pick<Payout & Refund, 'failureReason' | 'sessionId'>;

type Kinds = Pick<TransferAggregate, 'kind' | 'payout' | 'refund'>;

/** Returns the payout or refund of the aggregate. */
export function transferOf({ kind, payout, refund }: Kinds): Payout | Refund {
  const transfer = kind === 'payout' ? payout : refund;
  assert(transfer, `the aggregate of a ${kind} carries it`);
  return transfer;
}

/** A payout or refund with its attempts while one decision changes them. */
export class TransferDraft extends ChangeBuilder {
  readonly #before: TransferAggregate;
  readonly #updated = new Set<string>();
  payout: Payout | null;
  refund: Refund | null;
  attempts: readonly Attempt[];
  #credit: Credit | null;
  #checkout: Checkout | null;

  constructor(aggregate: TransferAggregate, context: Context) {
    super(transferOf(aggregate), context);
    this.#before = aggregate;
    this.payout = aggregate.payout;
    this.refund = aggregate.refund;
    this.attempts = aggregate.attempts;
    this.#credit = aggregate.credit;
    this.#checkout = aggregate.checkout;
  }

  get transfer(): Payout | Refund {
    return transferOf(this);
  }

  get kind(): TransferAggregate['kind'] {
    return this.#before.kind;
  }

  /** The ledger account of what is owed on it. */
  get owed(): LedgerAccount {
    const { id } = this.transfer;
    return this.kind === 'payout' ? payoutAccount(id) : refundAccount(id);
  }

  /** The partner's account it is paid from: a refund leaves from where its credit arrived. */
  get bank(): LedgerAccount {
    const { mode } = this.transfer;
    const partner = this.#before.credit?.partner ?? this.context.policy.partners[mode];
    return partnerBankAccount(partner, mode);
  }

  /** The ledger account of money that left though we did not owe it. */
  get receivable(): LedgerAccount {
    return receivableAccount(this.transfer.id);
  }

  /** Sets the status, which is given for both kinds since their statuses differ. */
  set(status: { payout: PayoutStatus; refund: RefundStatus }, fields: Partial<Common> = {}): void {
    if (this.payout) this.payout = { ...this.payout, ...fields, status: status.payout };
    if (this.refund) this.refund = { ...this.refund, ...fields, status: status.refund };
  }

  setPayout(fields: Partial<Payout>): void {
    assert(this.payout, 'only a payout has a destination');
    this.payout = { ...this.payout, ...fields };
  }

  /** Raises or lowers the amount that was paid though no longer owed. */
  changeReceivable(by: number): void {
    const amountReceivable = this.transfer.amountReceivable + by;
    assert(amountReceivable >= 0, 'more is made good than was paid too late');
    if (this.payout) this.payout = { ...this.payout, amountReceivable };
    if (this.refund) this.refund = { ...this.refund, amountReceivable };
  }

  /** Only a refund can be cancelled. */
  cancel(): void {
    assert(this.refund, 'only a refund is cancelled');
    this.refund = { ...this.refund, status: 'cancelled', failureReason: null };
  }

  /** Settles that much of a reversed credit's receivable, its own or its checkout's. */
  cover(amount: number): void {
    const updatedAt = this.context.now;
    assert(this.#credit, 'a refund has a credit');
    if (this.#checkout && !hasOwnReceivable(this.#credit)) {
      const row = {
        ...this.#checkout,
        amountReceivable: this.#checkout.amountReceivable - amount,
        updatedAt,
      };
      this.write({ update: 'checkout', row });
      this.#checkout = { ...row, version: row.version + 1 };
      this.#guardCredit();
      return;
    }
    this.#credit = { ...this.#credit, amountOwnReceivable: this.#credit.amountOwnReceivable - amount };
    this.#guardCredit();
  }

  addAttempt(row: Attempt): void {
    this.attempts = [...this.attempts, row];
    this.write({ insert: 'attempt', row });
  }

  /**
   * Posts the partner's fee for an attempt, once, and returns what is posted for it by then. We bear the fee:
   * it does not reduce what is owed to the payee.
   */
  bookFee(attempt: Attempt, fee: number): number {
    assertKobo(fee, 'fee');
    if (fee <= attempt.fee) return attempt.fee;
    this.move(partnerFeesAccount, this.bank, fee - attempt.fee);
    return fee;
  }

  changeAttempt(attempt: Attempt, fields: Partial<Attempt>): void {
    const row = { ...attempt, ...fields, updatedAt: this.context.now };
    this.attempts = this.attempts.map((other) => (other.id === row.id ? row : other));
    assert(!this.#updated.has(row.id), `attempt ${row.id} changes twice`);
    this.#updated.add(row.id);
    this.write({ update: 'attempt', row });
  }

  /** Loses the race if the source of the money has changed: a refund's credit, a payout's checkout. */
  guardSource(): void {
    if (this.kind === 'refund') this.#guardCredit();
    else this.#guardCheckout();
  }

  #guardCheckout(): void {
    const row = this.#checkout;
    assert(row, 'a payout has a checkout');
    this.write({ update: 'checkout', row });
    this.#checkout = { ...row, version: row.version + 1 };
  }

  #guardCredit(): void {
    const row = this.#credit;
    if (row === null) return;
    this.write({ update: 'credit', row });
    this.#credit = { ...row, version: row.version + 1 };
  }

  /** Records `payout.paid` or `refund.paid`. */
  announcePaid(sessionId: string | null): void {
    const { payout, refund } = this;
    if (payout) this.event('payout.paid', { ...payoutFacts(payout), session_id: sessionId });
    if (refund) this.event('refund.paid', { ...refundFacts(refund), session_id: sessionId });
  }

  /** Records that the bank refused the transfer. */
  announceFailed(reason: string): void {
    const { payout, refund } = this;
    if (payout) this.event('payout.failed', { ...payoutFacts(payout), failure_reason: reason });
    if (refund) this.event('refund.failed', { ...refundFacts(refund), failure_reason: reason });
  }

  /** Records that the bank sent a paid transfer back; a refund has then failed. */
  announceReversed(reason: string): void {
    if (this.payout) {
      this.event('payout.reversed', { ...payoutFacts(this.payout), failure_reason: reason });
    } else {
      this.announceFailed(reason);
    }
  }

  /** Records that the operator has the transfer sent again. */
  announceRetried(): void {
    if (this.payout) this.event('payout.retried', payoutFacts(this.payout));
    if (this.refund) this.event('refund.retried', refundFacts(this.refund));
  }

  decision(): Decision<TransferAggregate> {
    this.#touch();
    const checkout = this.#checkout;
    const change = this.build(this.#guard(), checkout);
    const raise = <Row extends Payout | Refund>(row: Row | null) =>
      row && { ...row, version: row.version + 1 };
    const after: TransferAggregate = {
      ...this.#before,
      payout: raise(this.payout),
      refund: raise(this.refund),
      attempts: this.attempts.map((row) =>
        this.#updated.has(row.id) ? { ...row, version: row.version + 1 } : row,
      ),
      credit: this.#credit,
      checkout: checkout && { ...checkout, sequence: checkout.sequence + this.eventCount },
    };
    return { kind: 'change', change, after };
  }

  /** Every change of an attempt also writes its payout or refund, whose version guards them all. */
  #guard(): Write {
    if (this.kind === 'payout' && this.payout) return { update: 'payout', row: this.payout };
    assert(this.refund, 'a transfer is a payout or a refund');
    return { update: 'refund', row: this.refund };
  }

  #touch(): void {
    const updatedAt = this.context.now;
    if (this.payout) this.payout = { ...this.payout, updatedAt };
    if (this.refund) this.refund = { ...this.refund, updatedAt };
  }
}

function payoutFacts({ id, amount }: Payout) {
  return { payout_id: id, payout_amount: amount };
}

/** Returns the fields that every event about a refund carries. */
export function refundFacts({ id, amount, creditId }: Refund) {
  return { refund_id: id, refund_amount: amount, credit_id: creditId };
}
