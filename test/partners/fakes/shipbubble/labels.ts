import { textIn } from '../fields.js';
import type { PartnerAnswer, PartnerRequest } from '../partner-calls.js';
import { type Account, newDigits } from './account.js';
import { ShipbubbleRefusal } from './errors.js';
import { fieldsOf, paged, success } from './input.js';
import { notifyOfLabel, recordStatus } from './notifications.js';
import { requireToken } from './rates.js';
import type { Label, Offer, RateRequest } from './records.js';
import { createdShape, documentedShape, labelShape } from './shapes.js';

/** Creates a label and pays for it from the wallet. There is no key that would make a repeat harmless. */
export function createLabel(account: Account, request: PartnerRequest): PartnerAnswer {
  const { request_token, service_code, courier_id } = fieldsOf(request);
  const asked = requireToken(account, request_token);
  const offer = asked.offers.find(
    (each) =>
      each.courier.serviceCode === textIn(service_code) &&
      (courier_id === undefined || each.courierId === courier_id),
  );
  if (!offer) throw new ShipbubbleRefusal('invalid_label', ['Invalid courier service code']);
  if (!offer.courier.answers) throw new ShipbubbleRefusal('courier_unavailable');
  if (account.wallet < offer.total) throw new ShipbubbleRefusal('wallet_short');
  account.wallet -= offer.total;
  asked.isUsed = true;
  const label = openLabel(account, asked, offer);
  return success(`Order succesfully routed to ${offer.courier.name}`, createdShape(label));
}

function openLabel(account: Account, request: RateRequest, offer: Offer): Label {
  const { clock, settings } = account;
  const isOfToken = settings.labelNames === 'of_token';
  const label: Label = {
    orderId: `SB-${newDigits(account, 12).toUpperCase()}`,
    request,
    offer,
    sender: isOfToken ? request.sender : { name: request.from.name, phone: request.from.phone },
    receiver: isOfToken ? request.receiver : { name: request.to.name, phone: request.to.phone },
    status: '',
    isCancellationAsked: false,
    history: [],
    createdAt: clock.now(),
  };
  account.labels.set(label.orderId, label);
  recordStatus(account, label, settings.statusAfterBooking);
  notifyOfLabel(account, label, 'shipment.label.created');
  return label;
}

/** The labels of some days, the newest first. */
export function listLabels(account: Account, { query }: PartnerRequest): PartnerAnswer {
  const from = query.get('start_date') ?? '';
  const to = query.get('end_date') ?? '9999';
  const status = query.get('Status');
  const listed = [...account.labels.values()].reverse().filter((label) => {
    const day = new Date(label.createdAt).toISOString().slice(0, 10);
    return day >= from && day <= to && (status === null || label.status === status);
  });
  const shown = listed.map((label) => labelShape(account, label));
  return success('Retrieved successfully', paged(shown, query));
}

/** At most a hundred labels by their ids. */
export function listLabelsById(account: Account, { params, query }: PartnerRequest): PartnerAnswer {
  const ids = (params.order_ids ?? '').split(',').map((id) => id.trim());
  const { settings, labels } = account;
  const found = ids.flatMap((id) => labels.get(id) ?? []);
  if (found.length === 0 && settings.unknownOrder === 'not_found') {
    throw new ShipbubbleRefusal('unknown_order');
  }
  const shapeOf = settings.shownByIds === 'as_listed' ? labelShape : documentedShape;
  const shown = found.map((label) => shapeOf(account, label));
  return success('Retrieved successfully', paged(shown, query));
}

/** Before the pickup alone; the price returns to the wallet. */
export function cancelLabel(account: Account, { params }: PartnerRequest): PartnerAnswer {
  const label = account.labels.get(params.order_id ?? '');
  if (!label) throw new ShipbubbleRefusal('unknown_order');
  if (!['pending', 'confirmed'].includes(label.status)) throw new ShipbubbleRefusal('cannot_cancel');
  label.isCancellationAsked = true;
  if (account.settings.cancellation === 'at_once') endLabel(account, label);
  return success('Shipment successfully cancelled');
}

export function endLabel(account: Account, label: Label): void {
  account.wallet += label.offer.total;
  recordStatus(account, label, 'cancelled');
  notifyOfLabel(account, label, 'shipment.cancelled');
}

/** The vendor's own simulator, which serves sandbox keys alone. */
export function simulateWebhook(account: Account, request: PartnerRequest): PartnerAnswer {
  const label = account.labels.get(request.params.order_id ?? '');
  if (!label || account.settings.key.startsWith('sb_prod_')) throw new ShipbubbleRefusal('invalid_order');
  const status = textIn(fieldsOf(request).status_code);
  if (!statuses.includes(status)) throw new ShipbubbleRefusal('invalid_fields', ['Invalid status code']);
  recordStatus(account, label, status);
  notifyOfLabel(account, label, 'shipment.status.changed');
  return success('Webhook sent successfully');
}

const statuses: readonly string[] = [
  'pending',
  'confirmed',
  'picked_up',
  'in_transit',
  'completed',
  'cancelled',
];
