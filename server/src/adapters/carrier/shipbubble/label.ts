import type { Shipment, ShipmentEvent, ShipmentStatus } from '../../../ports/carrier.js';
import type { AnswerReader } from '../../bank/http/answer-reader.js';
import { koboOf } from '../common/naira.js';
import { webAddress } from '../common/web-address.js';
import { isNaira } from './rates.js';

/** What the vendor's simulator of notifications lists. */
const statuses: Readonly<Record<string, ShipmentStatus>> = {
  pending: 'booked',
  confirmed: 'booked',
  picked_up: 'picked_up',
  in_transit: 'in_transit',
  completed: 'delivered',
  cancelled: 'cancelled',
};

const eventsMax = 100;

/** Reads a label. A status that is not listed counts as booked, in its words: there are no drafts. */
export function readLabel(label: AnswerReader): Shipment {
  const statusText = label.text('status');
  const payment = label.optionalObject('payment');
  const hasFee = isNaira(payment.optionalText('currency'));
  return {
    shipmentId: label.text('order_id'),
    status: statuses[keyOf(statusText)] ?? 'booked',
    statusText,
    trackingNumber: label.optionalObject('courier').optionalId('tracking_code'),
    trackingUrl: webAddress(label.optionalText('tracking_url')),
    labelUrl: webAddress(label.optionalText('waybill_document')),
    cost: hasFee ? koboOf(payment.optionalDigits('shipping_fee')) : null,
    events: readEvents(label),
  };
}

function readEvents(label: AnswerReader): ShipmentEvent[] {
  const events = label.optionalList('package_status').flatMap((event) => {
    const status = event.optionalText('status');
    const at = event.optionalTime('datetime');
    return status === null || at === null ? [] : [{ status, at }];
  });
  return events.slice(-eventsMax);
}

function keyOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}
