import type { Account } from './account.js';
import type { Shipment } from './records.js';
import { shipmentShape } from './shapes.js';

const descriptions: Readonly<Record<string, string>> = {
  pending: 'Pickup requested',
  confirmed: 'Pickup confirmed',
  'in-transit': 'Picked up',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

export function recordEvent({ clock }: Account, shipment: Shipment, status: string): void {
  shipment.status = status;
  shipment.events.push({ status, description: descriptions[status] ?? status, at: clock.now() });
}

export function notifyOfShipment(account: Account, shipment: Shipment, event: string): void {
  account.notifier.emit(event, { event, data: shipmentShape(account, shipment) });
}
