import type { Context, Decision, EscrowAggregate } from '../aggregate.js';
import { assert } from '../assert.js';
import { CheckoutDraft } from '../checkout/draft.js';
import { isClosed } from '../checkout/invariants.js';
import type { Carriage, Dispute, Escrow, Shipment } from '../records.js';
import { newCarriage } from '../shipment/carriage.js';
import { isBookedByItself } from '../shipment/states.js';
import { trackingJson } from '../shipment/tracking.js';

/** Whether nothing can be released any more, so that no code is kept. An expired escrow can be reopened. */
function hasEnded({ status }: Escrow): boolean {
  return isClosed(status) && status !== 'expired';
}

/** An escrow while one decision changes it. */
export class EscrowDraft extends CheckoutDraft<Escrow, EscrowAggregate> {
  readonly #before: EscrowAggregate;
  dispute: Dispute | null;
  shipment: Shipment | null;
  carriage: Carriage | null;

  constructor(aggregate: EscrowAggregate, context: Context) {
    super(aggregate.escrow, aggregate, context);
    this.#before = aggregate;
    this.dispute = aggregate.dispute;
    this.shipment = aggregate.shipment;
    this.carriage = aggregate.carriage;
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

  addShipment(row: Shipment): void {
    this.write({ insert: 'shipment', row });
    this.#show(row);
  }

  /** Changes the newest shipment and returns it; the escrow shows it. Called once in a decision. */
  changeShipment(fields: Partial<Shipment>): Shipment {
    assert(this.shipment, 'there is no shipment to change');
    const row = { ...this.shipment, ...fields, updatedAt: this.context.now };
    this.markUpdated(row.id);
    this.write({ update: 'shipment', row });
    this.#show(row);
    return row;
  }

  /** Changes a shipment that another has followed; the escrow shows the newest. */
  changeEarlierShipment(earlier: Shipment): void {
    const row = { ...earlier, updatedAt: this.context.now };
    this.markUpdated(row.id);
    this.write({ update: 'shipment', row });
  }

  /** Changes what the merchant owes for carriage. Called once in a decision. */
  changeCarriage(change: (before: Carriage) => Partial<Carriage>): void {
    const before = this.carriage ?? newCarriage(this.row);
    const row = { ...before, ...change(before), updatedAt: this.context.now };
    this.write(this.carriage ? { update: 'carriage', row } : { insert: 'carriage', row });
    this.carriage = this.carriage ? { ...row, version: row.version + 1 } : row;
  }

  #show(shipment: Shipment): void {
    this.shipment = shipment;
    this.set({ deliveryTrackingJson: trackingJson(shipment) });
  }

  decision(): Decision {
    const before = this.#before;
    const isReady = isBookedByItself(this.row, this.shipment);
    if (isReady && this.shipment && !isBookedByItself(before.escrow, before.shipment)) {
      this.job('shipment.run', this.shipment.id);
    }
    if (hasEnded(this.row)) this.set({ releaseCodeSealed: null });
    const change = this.complete();
    const opened = this.dispute !== null && this.dispute.id !== before.dispute?.id;
    const after: EscrowAggregate = {
      escrow: this.rowAfter(),
      ...this.moneyAfter(),
      dispute: this.dispute && this.committed(this.dispute),
      disputesOpenedBy:
        opened && this.dispute
          ? [...before.disputesOpenedBy, this.dispute.openedBy]
          : before.disputesOpenedBy,
      shipment: this.shipment && this.committed(this.shipment),
      carriage: this.carriage,
    };
    return { kind: 'change', change, after };
  }
}
