import type { Context, Decision, EscrowAggregate } from '../aggregate.js';
import { assert } from '../assert.js';
import { CheckoutDraft } from '../checkout/draft.js';
import type { Dispute, Escrow } from '../records.js';

/** An escrow while one decision changes it. */
export class EscrowDraft extends CheckoutDraft<Escrow, EscrowAggregate> {
  readonly #before: EscrowAggregate;
  dispute: Dispute | null;

  constructor(aggregate: EscrowAggregate, context: Context) {
    super(aggregate.escrow, aggregate, context);
    this.#before = aggregate;
    this.dispute = aggregate.dispute;
  }

  get escrow(): Escrow {
    return this.row;
  }

  openDispute(row: Dispute): void {
    this.dispute = row;
    this.write({ insert: 'dispute', row });
  }

  /** Changes the open dispute and returns it. */
  changeDispute(fields: Partial<Dispute>): Dispute {
    assert(this.dispute, 'there is no dispute to change');
    const row = { ...this.dispute, ...fields, updatedAt: this.context.now };
    this.dispute = row;
    this.markUpdated(row.id);
    this.write({ update: 'dispute', row });
    return row;
  }

  decision(): Decision {
    const change = this.complete();
    const before = this.#before;
    const opened = this.dispute !== null && this.dispute.id !== before.dispute?.id;
    const after: EscrowAggregate = {
      escrow: this.rowAfter(),
      ...this.moneyAfter(),
      dispute: this.dispute && this.committed(this.dispute),
      disputesOpenedBy:
        opened && this.dispute
          ? [...before.disputesOpenedBy, this.dispute.openedBy]
          : before.disputesOpenedBy,
    };
    return { kind: 'change', change, after };
  }
}
