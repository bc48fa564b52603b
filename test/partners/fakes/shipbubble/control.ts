import type { Account } from './account.js';
import { endLabel } from './labels.js';
import { notifyOfLabel, recordStatus } from './notifications.js';
import type { Courier, Label, RateRequest } from './records.js';

/** What happens at Shipbubble without a call of ours: couriers, the owner and time. */
export class ShipbubbleControl {
  constructor(readonly account: Account) {}

  /** The courier moves a label to a status, which may be one that nobody has heard of. */
  advance(orderId: string, status: string): void {
    const label = this.label(orderId);
    recordStatus(this.account, label, status);
    notifyOfLabel(this.account, label, 'shipment.status.changed');
  }

  cancelByCourier(orderId: string): void {
    endLabel(this.account, this.label(orderId));
  }

  /** @param amount kobo */
  fillWallet(amount: number): void {
    this.account.wallet += amount;
  }

  /** Spends from the wallet elsewhere. @param amount kobo */
  spendWallet(amount: number): void {
    this.account.wallet -= amount;
  }

  expireToken(token: string): void {
    this.#request(token).expiresAt = 0;
  }

  /** A courier is late with its rates, and takes no label, until it is back. */
  dropCourier(serviceCode: string): void {
    this.#courier(serviceCode).answers = false;
  }

  bringCourierBack(serviceCode: string): void {
    this.#courier(serviceCode).answers = true;
  }

  label(orderId: string): Label {
    return found(this.account.labels.get(orderId), `label ${orderId}`);
  }

  /** Every label so far: there are none that are not paid for. */
  labels(): Label[] {
    return [...this.account.labels.values()];
  }

  #request(token: string): RateRequest {
    return found(this.account.requests.get(token), `request token ${token}`);
  }

  #courier(serviceCode: string): Courier {
    const { couriers } = this.account;
    return found(
      couriers.find((each) => each.serviceCode === serviceCode),
      `courier ${serviceCode}`,
    );
  }
}

function found<Found>(item: Found | undefined, name: string): Found {
  if (item === undefined) throw new Error(`There is no ${name}`);
  return item;
}
