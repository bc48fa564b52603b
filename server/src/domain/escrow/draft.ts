import type { Context, Decision, EscrowAggregate } from '../aggregate.js';
import { assert } from '../assert.js';
import { ChangeBuilder } from '../change-builder.js';
import { escrowAccount, netOf } from '../ledger.js';
import type { Credit, Dispute, Escrow, Payout, Refund } from '../records.js';
import { assertEscrow } from './invariants.js';

/**
 * An escrow while one decision changes it: the rows as they will stand, and the change that makes them so.
 */
export class EscrowDraft extends ChangeBuilder {
  readonly #before: EscrowAggregate;
  readonly #updated = new Set<string>();
  escrow: Escrow;
  credits: readonly Credit[];
  refunds: readonly Refund[];
  payouts: readonly Payout[];
  dispute: Dispute | null;

  constructor(aggregate: EscrowAggregate, context: Context) {
    super(aggregate.escrow, context);
    this.#before = aggregate;
    this.escrow = { ...aggregate.escrow, updatedAt: context.now };
    this.credits = aggregate.credits;
    this.refunds = aggregate.refunds;
    this.payouts = aggregate.payouts;
    this.dispute = aggregate.dispute;
  }

  get payeeDestination(): EscrowAggregate['payeeDestination'] {
    return this.#before.payeeDestination;
  }

  set(fields: Partial<Escrow>): void {
    this.escrow = { ...this.escrow, ...fields };
  }

  addCredit(row: Credit): void {
    this.credits = [...this.credits, row];
    this.write({ insert: 'credit', row });
  }

  /** Also takes in a credit that belonged to nobody until now. */
  changeCredit(row: Credit): void {
    this.credits = [...this.credits.filter((credit) => credit.id !== row.id), row];
    this.#updated.add(row.id);
    this.write({ update: 'credit', row });
  }

  addRefund(row: Refund): void {
    this.refunds = [...this.refunds, row];
    this.write({ insert: 'refund', row });
  }

  addPayout(row: Payout): void {
    this.payouts = [...this.payouts, row];
    this.write({ insert: 'payout', row });
  }

  changePayout(row: Payout): void {
    this.payouts = this.payouts.map((payout) => (payout.id === row.id ? row : payout));
    this.#updated.add(row.id);
    this.write({ update: 'payout', row });
  }

  openDispute(row: Dispute): void {
    this.dispute = row;
    this.write({ insert: 'dispute', row });
  }

  /** The open dispute, changed. */
  changeDispute(fields: Partial<Dispute>): Dispute {
    assert(this.dispute, 'there is no dispute to change');
    const row = { ...this.dispute, ...fields, updatedAt: this.context.now };
    this.dispute = row;
    this.#updated.add(row.id);
    this.write({ update: 'dispute', row });
    return row;
  }

  /** The decision, after checking that the amounts on the row agree with the movements. */
  decision(): Decision {
    assertEscrow(this.escrow);
    const moved = netOf(escrowAccount(this.escrow.id), this.movements);
    const difference = this.escrow.amountHeld - this.#before.escrow.amountHeld;
    assert(moved === difference, `held changed by ${difference}, the ledger by ${moved}`);
    const change = this.build({ update: 'escrow', row: this.escrow }, this.escrow);
    return { kind: 'change', change, after: this.#after() };
  }

  #after(): EscrowAggregate {
    const before = this.#before;
    const { version, sequence } = this.escrow;
    const opened = this.dispute !== null && this.dispute.id !== before.dispute?.id;
    return {
      escrow: { ...this.escrow, version: version + 1, sequence: sequence + this.eventCount },
      credits: this.credits.map((row) => this.#committed(row)),
      refunds: this.refunds,
      payouts: this.payouts.map((row) => this.#committed(row)),
      dispute: this.dispute && this.#committed(this.dispute),
      disputesOpenedBy:
        opened && this.dispute
          ? [...before.disputesOpenedBy, this.dispute.openedBy]
          : before.disputesOpenedBy,
      payeeDestination: before.payeeDestination,
    };
  }

  #committed<Row extends { id: string; version: number }>(row: Row): Row {
    return this.#updated.has(row.id) ? { ...row, version: row.version + 1 } : row;
  }
}
