import type { CombinedMember, Context, Decision, TransferAggregate } from '../aggregate.js';
import { assert } from '../assert.js';
import type { LedgerAccount } from '../change.js';
import { ChangeBuilder } from '../change-builder.js';
import { hasOwnReceivable } from '../checkout/receivable.js';
import { operatorBankAccount, partnerBankAccount, partnerFeesAccount, receivableAccount } from '../ledger.js';
import { assertKobo } from '../money.js';
import type {
  Attempt,
  BankAccount,
  Checkout,
  CombinedPayout,
  Credit,
  Payout,
  PayoutStatus,
  Refund,
  RefundStatus,
} from '../records.js';
import { newBankAccount } from './new-bank-account.js';
import { type OwedPart, owedParts, partnerNameOf, transferOf, writeOf } from './owed.js';

/** What a payout and a refund have in common. */
type Common = Pick<Payout & Refund, 'failureReason' | 'sessionId' | 'awaitingFloatSince'>;

/** A payout, several combined ones or a refund with its attempts while one decision changes them. */
export class TransferDraft extends ChangeBuilder {
  readonly #before: TransferAggregate;
  readonly #updated = new Set<string>();
  readonly #isNew: boolean;
  payout: Payout | CombinedPayout | null;
  refund: Refund | null;
  attempts: readonly Attempt[];
  #credit: Credit | null;
  #checkout: Checkout | null;
  #members: readonly CombinedMember[];
  #isCheckoutGuarded = false;

  /** @param isNew the combined payout of the aggregate is not in the database yet */
  constructor(aggregate: TransferAggregate, context: Context, { isNew = false } = {}) {
    super(transferOf(aggregate), context);
    this.#before = aggregate;
    this.#isNew = isNew;
    this.#members = aggregate.members;
    this.payout = aggregate.payout;
    this.refund = aggregate.refund;
    this.attempts = aggregate.attempts;
    this.#credit = aggregate.credit;
    this.#checkout = aggregate.checkout;
  }

  get transfer(): Payout | CombinedPayout | Refund {
    return transferOf(this);
  }

  get kind(): TransferAggregate['kind'] {
    return this.#before.kind;
  }

  /** Whether the payee has saved another bank account than the one a payout goes to. */
  get hasNewBankAccount(): boolean {
    return newBankAccount(this.#before) !== null;
  }

  /** Whether several payouts are paid in one transfer. */
  get isCombined(): boolean {
    return this.#members.length > 0;
  }

  /** What is owed: on itself, or on each payout that a combined one pays. */
  get parts(): readonly OwedPart[] {
    return owedParts(this, this.#members, this.#checkout);
  }

  /** Moves all that is owed to an account. */
  payOwed(to: LedgerAccount): void {
    for (const { account, amount } of this.parts) this.move(account, to, amount);
  }

  /** Owes it all again, since the bank sent it back. */
  oweAgain(): void {
    for (const { account, amount } of this.parts) this.move(this.bank, account, amount);
  }

  /** The partner's account it is paid from: a refund leaves from where its credit arrived. */
  get bank(): LedgerAccount {
    return partnerBankAccount(partnerNameOf(this.#before), this.transfer.mode);
  }

  /** The operator's own account, which pays manually and takes what is recovered. */
  get operatorBank(): LedgerAccount {
    return operatorBankAccount(this.transfer.mode);
  }

  /** The ledger account of money that left though we did not owe it. */
  get receivable(): LedgerAccount {
    return receivableAccount(this.transfer.id);
  }

  /**
   * Sets the status, which is given for both kinds since their statuses differ. What has another one, or has
   * begun again, does not wait for the float.
   */
  set(status: { payout: PayoutStatus; refund: RefundStatus }, common: Partial<Common> = {}): void {
    if (this.payout) this.setPayout({ ...common, awaitingFloatSince: null, status: status.payout });
    if (this.refund)
      this.refund = { ...this.refund, ...common, awaitingFloatSince: null, status: status.refund };
  }

  /** Since when the partner's balance has not covered it, or null. */
  awaitFloat(awaitingFloatSince: number | null): void {
    if (this.transfer.awaitingFloatSince === awaitingFloatSince) return;
    if (this.payout) this.setPayout({ awaitingFloatSince });
    if (this.refund) this.refund = { ...this.refund, awaitingFloatSince };
  }

  /** Sets fields of the payout, and of each payout that a combined one pays. */
  setPayout(fields: Partial<BankAccount & Common & Pick<Payout, 'status'>>): void {
    assert(this.payout, 'only a payout has a destination');
    this.payout = { ...this.payout, ...fields };
    const shared = { combinedPayoutId: this.payout.id, updatedAt: this.context.now };
    this.#members = this.#members.map(({ payout, checkout }) => {
      return { payout: { ...payout, ...fields, ...shared }, checkout };
    });
  }

  /** Raises or lowers the amount that was paid though no longer owed, or what came back of settled ones. */
  changeReceivable(by: number, field: 'amountReceivable' | 'amountCameBack' = 'amountReceivable'): void {
    const amount = this.transfer[field] + by;
    assert(amount >= 0, 'no more is settled than was paid twice or came back');
    if (this.payout) this.payout = { ...this.payout, [field]: amount };
    if (this.refund) this.refund = { ...this.refund, [field]: amount };
  }

  /** Only a refund can be cancelled. */
  cancel(): void {
    assert(this.refund, 'only a refund is cancelled');
    this.refund = { ...this.refund, status: 'cancelled', failureReason: null, awaitingFloatSince: null };
  }

  /** Settles that much of a reversed credit's receivable, its own or its checkout's. */
  cover(amount: number): void {
    assert(this.#credit, 'a refund has a credit');
    if (this.#checkout && !hasOwnReceivable(this.#credit)) {
      const row = {
        ...this.#checkout,
        amountReceivable: this.#checkout.amountReceivable - amount,
        updatedAt: this.context.now,
      };
      this.#writeCheckout(row);
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
    if (this.isCombined) {
      this.#guardCheckouts();
      return;
    }
    assert(this.#checkout, 'a payout has a checkout');
    this.#writeCheckout(this.#checkout);
  }

  /** An event says what its checkout is, which must still be what was read; an unmatched credit has none. */
  #guardEvents(): void {
    if (this.eventCount === 0 || this.#isCheckoutGuarded) return;
    if (this.isCombined || this.#checkout !== null) this.#guardCheckout();
  }

  #writeCheckout(row: Checkout): void {
    this.write({ update: 'checkout', row });
    this.#checkout = { ...row, version: row.version + 1 };
    this.#isCheckoutGuarded = true;
  }

  /** Several members may be of one checkout, which is written once. */
  #guardCheckouts(): void {
    const rows = new Map(this.#members.map(({ checkout }) => [checkout.id, checkout]));
    for (const row of rows.values()) this.write({ update: 'checkout', row });
    this.#isCheckoutGuarded = true;
    this.#members = this.#members.map(({ payout, checkout }) => {
      return { payout, checkout: { ...checkout, version: checkout.version + 1 } };
    });
  }

  #guardCredit(): void {
    if (this.#credit === null) return;
    this.write({ update: 'credit', row: this.#credit });
    this.#credit = { ...this.#credit, version: this.#credit.version + 1 };
  }

  decision(): Decision<TransferAggregate> {
    this.#touch();
    this.#guardEvents();
    const checkout = this.#checkout;
    const members = this.#writeMembers();
    const change = this.build(writeOf(this, this.#isNew), checkout);
    const raise = <Row extends Payout | CombinedPayout | Refund>(row: Row | null) =>
      row && { ...row, version: row.version + (this.#isNew ? 0 : 1) };
    const after: TransferAggregate = {
      ...this.#before,
      payout: raise(this.payout),
      members,
      refund: raise(this.refund),
      attempts: this.attempts.map((row) =>
        this.#updated.has(row.id) ? { ...row, version: row.version + 1 } : row,
      ),
      credit: this.#credit,
      checkout: checkout && { ...checkout, sequence: checkout.sequence + this.eventCount },
    };
    return { kind: 'change', change, after };
  }

  /** Writes the members that have changed; returns all as they are after the commit. */
  #writeMembers(): readonly CombinedMember[] {
    const before = new Set(this.#before.members.map(({ payout }) => payout));
    return this.#members.map(({ payout, checkout }) => {
      if (before.has(payout)) return { payout, checkout };
      this.write({ update: 'payout', row: payout });
      return { payout: { ...payout, version: payout.version + 1 }, checkout };
    });
  }

  #touch(): void {
    const { now: updatedAt } = this.context;
    if (this.payout) this.payout = { ...this.payout, updatedAt };
    if (this.refund) this.refund = { ...this.refund, updatedAt };
  }
}
