import { type Account, postToWallet } from './account.js';
import { notifyOfShipment, recordEvent } from './notifications.js';
import type { Carrier, Rate, Shipment } from './records.js';
import { endShipment } from './shipments.js';

/** What happens at Terminal Africa without a call of ours: carriers, the owner and time. */
export class TerminalControl {
  constructor(readonly account: Account) {}

  /** The carrier moves a shipment to a status, which may be one that nobody has heard of. */
  advance(shipmentId: string, status: string): void {
    const shipment = this.shipment(shipmentId);
    recordEvent(this.account, shipment, status);
    notifyOfShipment(this.account, shipment, 'shipment.updated');
  }

  cancelByCarrier(shipmentId: string): void {
    endShipment(this.account, this.shipment(shipmentId));
  }

  /** @param amount kobo */
  fillWallet(amount: number): void {
    postToWallet(this.account, { flow: 'in', amount, description: 'Top-up', shipmentId: null });
  }

  /** Spends from the wallet elsewhere. @param amount kobo */
  spendWallet(amount: number): void {
    postToWallet(this.account, { flow: 'out', amount, description: 'Spent', shipmentId: null });
  }

  expireRate(rateId: string): void {
    this.#rate(rateId).isExpired = true;
  }

  /** Forgets a rate: it is as if it had never been. */
  forgetRate(rateId: string): void {
    this.account.rates.delete(this.#rate(rateId).id);
  }

  /** @param amount kobo */
  changePrice(rateId: string, amount: number): void {
    this.#rate(rateId).amount = amount;
  }

  /** A carrier is late with its rates, and takes no pickup, until it is back. */
  dropCarrier(slug: string): void {
    this.#carrier(slug).answers = false;
  }

  bringCarrierBack(slug: string): void {
    this.#carrier(slug).answers = true;
  }

  shipment(id: string): Shipment {
    return found(this.account.shipments.get(id), `shipment ${id}`);
  }

  /** The shipments whose pickup was arranged, and so paid for. */
  arranged(): Shipment[] {
    return [...this.account.shipments.values()].filter(({ arrangedAt }) => arrangedAt !== null);
  }

  #rate(id: string): Rate {
    return found(this.account.rates.get(id), `rate ${id}`);
  }

  #carrier(slug: string): Carrier {
    const { carriers } = this.account;
    return found(
      carriers.find((each) => each.slug === slug),
      `carrier ${slug}`,
    );
  }
}

function found<Item>(item: Item | undefined, name: string): Item {
  if (item === undefined) throw new Error(`There is no ${name}`);
  return item;
}
