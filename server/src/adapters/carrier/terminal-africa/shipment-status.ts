import type { Shipment, ShipmentEvent, ShipmentStatus } from '../../../ports/carrier.js';
import type { AnswerReader } from '../../bank/http/answer-reader.js';
import { koboOf } from '../common/naira.js';
import { webAddress } from '../common/web-address.js';

/** The closed list of the vendor's SDK, and what others have seen. */
const statuses: Readonly<Record<string, ShipmentStatus>> = {
  draft: 'draft',
  pending: 'booked',
  confirmed: 'booked',
  'picked-up': 'picked_up',
  'in-transit': 'in_transit',
  'out-for-delivery': 'in_transit',
  delivered: 'delivered',
  failed: 'failed',
  returned: 'failed',
  cancelled: 'cancelled',
};

const eventsMax = 100;

/** Reads a shipment. A status that is not listed is certainly no draft: it counts as booked, in its words. */
export function readShipment(shipment: AnswerReader): Shipment {
  const statusText = shipment.text('status');
  const extras = shipment.optionalObject('extras');
  const tracking = extras.optionalText('carrier_tracking_url') ?? extras.optionalText('tracking_url');
  return {
    shipmentId: shipment.text('shipment_id'),
    status: statusOf(statusText),
    statusText,
    trackingNumber: extras.optionalId('tracking_number'),
    trackingUrl: webAddress(tracking),
    labelUrl: webAddress(extras.optionalText('shipping_label_url')),
    cost: costOf(shipment),
    events: readEvents(shipment),
  };
}

/** An amount of another currency, or of nothing, says nothing about what was taken from the wallet. */
function costOf(shipment: AnswerReader): number | null {
  const cost = koboOf(shipment.optionalDigits('shipment_cost'));
  const isInNaira = (shipment.optionalText('shipment_cost_currency') ?? 'NGN') === 'NGN';
  return isInNaira && cost !== null && cost > 0 ? cost : null;
}

function statusOf(text: string): ShipmentStatus {
  return (
    statuses[
      text
        .trim()
        .toLowerCase()
        .replace(/[\s_]+/g, '-')
    ] ?? 'booked'
  );
}

function readEvents(shipment: AnswerReader): ShipmentEvent[] {
  const events = shipment.optionalList('events').flatMap((event) => {
    const status = event.optionalText('status') ?? event.optionalText('description');
    const at = event.optionalTime('created_at');
    return status === null || at === null ? [] : [{ status, at }];
  });
  return events.slice(-eventsMax);
}
