import type { CheckoutAggregate, CheckoutMoney, Context, Decision } from '../aggregate.js';
import { assert } from '../assert.js';
import type { Change } from '../change.js';
import { ChangeBuilder } from '../change-builder.js';
import { checkoutAccount, netOf } from '../ledger.js';
import type { Checkout, Credit, Payout, Refund } from '../records.js';
import { assertAmounts } from './invariants.js';

/** An escrow or a charge while one decision changes it: the rows after the change, and the change so far. */
export abstract class CheckoutDraft<
  Row extends Checkout = Checkout,
  Aggregate extends CheckoutAggregate = CheckoutAggregate,
> extends ChangeBuilder {
  readonly #heldBefore: number;
  readonly #updated = new Set<string>();
  readonly payeeBankAccount: CheckoutMoney['payeeBankAccount'];
  readonly #payeeChangedAt: CheckoutMoney['payeeChangedAt'];
  readonly payoutSchedule: CheckoutMoney['payoutSchedule'];
  readonly hasClockLeapt: CheckoutMoney['hasClockLeapt'];
  readonly refundsInFlight: CheckoutMoney['refundsInFlight'];
  row: Row;
  credits: readonly Credit[];
  refunds: readonly Refund[];
  payouts: readonly Payout[];

  constructor(row: Row, money: CheckoutMoney, context: Context) {
    super(row, context);
    this.#heldBefore = row.amountHeld;
    this.row = { ...row, updatedAt: context.now };
    this.credits = money.credits;
    this.refunds = money.refunds;
    this.payouts = money.payouts;
    this.refundsInFlight = money.refundsInFlight;
    this.payeeBankAccount = money.payeeBankAccount;
    this.#payeeChangedAt = money.payeeChangedAt;
    this.payoutSchedule = money.payoutSchedule;
    this.hasClockLeapt = money.hasClockLeapt;
  }

  abstract decision(): Decision<Aggregate>;

  set(fields: Partial<Row>): void {
    this.row = { ...this.row, ...fields };
  }

  addCredit(row: Credit): void {
    this.credits = [...this.credits, row];
    this.write({ insert: 'credit', row });
  }

  /** Also adds a credit that was unmatched until now. */
  changeCredit(row: Credit): void {
    const isKnown = this.credits.some(({ id }) => id === row.id);
    this.credits = isKnown
      ? this.credits.map((credit) => (credit.id === row.id ? row : credit))
      : [...this.credits, row];
    this.markUpdated(row.id);
    this.write({ update: 'credit', row });
  }

  addRefund(row: Refund): void {
    this.refunds = [...this.refunds, row];
    this.write({ insert: 'refund', row });
  }

  changeRefund(row: Refund): void {
    this.refunds = this.refunds.map((refund) => (refund.id === row.id ? row : refund));
    this.markUpdated(row.id);
    this.write({ update: 'refund', row });
  }

  addPayout(row: Payout): void {
    this.payouts = [...this.payouts, row];
    this.write({ insert: 'payout', row });
  }

  changePayout(row: Payout): void {
    this.payouts = this.payouts.map((payout) => (payout.id === row.id ? row : payout));
    this.markUpdated(row.id);
    this.write({ update: 'payout', row });
  }

  protected markUpdated(id: string): void {
    this.#updated.add(id);
  }

  /** Returns the change after checking that the amounts on the row agree with the movements. */
  protected complete(): Change {
    assertAmounts(this.row);
    const moved = netOf(checkoutAccount(this.row), this.movements);
    const difference = this.row.amountHeld - this.#heldBefore;
    assert(moved === difference, `held changed by ${difference}, the ledger by ${moved}`);
    return this.build({ update: 'checkout', row: this.row }, this.row);
  }

  /** Returns the row after the commit. */
  protected rowAfter(): Row {
    const { version, sequence } = this.row;
    return { ...this.row, version: version + 1, sequence: sequence + this.eventCount };
  }

  /** Returns credits, refunds and payouts after the commit. */
  protected moneyAfter(): CheckoutMoney {
    return {
      credits: this.credits.map((row) => this.committed(row)),
      refunds: this.refunds.map((row) => this.committed(row)),
      payouts: this.payouts.map((row) => this.committed(row)),
      refundsInFlight: this.refundsInFlight,
      payeeBankAccount: this.payeeBankAccount,
      payeeChangedAt: this.#payeeChangedAt,
      payoutSchedule: this.payoutSchedule,
      hasClockLeapt: this.hasClockLeapt,
    };
  }

  protected committed<Changed extends { id: string; version: number }>(row: Changed): Changed {
    return this.#updated.has(row.id) ? { ...row, version: row.version + 1 } : row;
  }
}
