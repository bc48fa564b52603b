import { textIn } from '../fields.js';
import type { PartnerAnswer, PartnerRequest } from '../partner-calls.js';
import { type Account, newId, postToWallet } from './account.js';
import { requireAddress, requireComplete } from './addresses.js';
import { TerminalRefusal } from './errors.js';
import { fieldsOf, success } from './input.js';
import { notifyOfShipment, recordEvent } from './notifications.js';
import { requireParcel } from './parcels.js';
import type { Rate, Shipment } from './records.js';
import { requireShipment, shipmentShape, trackingShape } from './shapes.js';

/** Creates a draft, which costs nothing. Its fields are named otherwise than those of rates. */
export function createShipment(account: Account, request: PartnerRequest): PartnerAnswer {
  const fields = fieldsOf(request);
  const from = requireAddress(account, fields.address_from, 'unknown_pickup_address');
  const to = requireAddress(account, fields.address_to, 'unknown_delivery_address');
  const back = fields.address_return ?? from.id;
  const shipment = openShipment(account, {
    fromId: from.id,
    toId: to.id,
    returnId: requireAddress(account, back, 'unknown_pickup_address').id,
    parcelId: requireParcel(account, fields.parcel).id,
    purpose: textIn(fields.shipment_purpose) || 'personal',
    metadata: fields.metadata ?? {},
  });
  return success('Shipment created successfully', shipmentShape(account, shipment));
}

/**
 * Arranges the pickup and pays for it from the wallet. Without a shipment a new one is made, so the same call
 * again books again, if it has another rate.
 */
export function arrangePickup(account: Account, request: PartnerRequest): PartnerAnswer {
  const { rate_id, shipment_id } = fieldsOf(request);
  const rate = account.rates.get(textIn(rate_id));
  if (!rate) throw new TerminalRefusal('unknown_rate');
  const given = shipment_id === undefined ? null : requireShipment(account, shipment_id);
  if (given && given.status !== 'draft') {
    if (account.settings.repeatedPickup === 'refused') throw new TerminalRefusal('shipment_arranged');
    return success('Shipment arranged successfully', shipmentShape(account, given));
  }
  refuseUnusable(account, rate);
  const shipment = given ?? openShipment(account, ofRate(rate));
  pay(account, rate, shipment);
  return success('Shipment arranged successfully', shipmentShape(account, shipment));
}

function refuseUnusable(account: Account, rate: Rate): void {
  if (rate.isUsed) throw new TerminalRefusal('rate_used');
  if (rate.isExpired) throw new TerminalRefusal('rate_expired');
  const carrier = account.carriers.find(({ id }) => id === rate.carrierId);
  if (!carrier?.answers) throw new TerminalRefusal('carrier_unavailable');
  requireComplete(requireAddress(account, rate.pickupAddressId, 'unknown_pickup_address'));
  requireComplete(requireAddress(account, rate.deliveryAddressId, 'unknown_delivery_address'));
  if (account.wallet < rate.amount) throw new TerminalRefusal('wallet_short');
}

function pay(account: Account, rate: Rate, shipment: Shipment): void {
  const { reference } = postToWallet(account, {
    flow: 'out',
    amount: rate.amount,
    description: `Shipment ${shipment.id}`,
    shipmentId: shipment.id,
  });
  rate.isUsed = true;
  shipment.rateId = rate.id;
  shipment.carrierId = rate.carrierId;
  shipment.cost = rate.amount;
  shipment.transactionReference = reference;
  shipment.arrangedAt = account.clock.now();
  recordEvent(account, shipment, account.settings.statusAfterPickup);
  notifyOfShipment(account, shipment, 'shipment.updated');
}

export function readShipment(account: Account, { params }: PartnerRequest): PartnerAnswer {
  const shipment = requireShipment(account, params.id);
  return success('Shipment retrieved successfully', shipmentShape(account, shipment));
}

/** A draft has no tracking. */
export function trackShipment(account: Account, { params }: PartnerRequest): PartnerAnswer {
  const shipment = requireShipment(account, params.id);
  if (shipment.status === 'draft') throw new TerminalRefusal('not_tracked');
  return success('Shipment tracking retrieved', trackingShape(account, shipment));
}

/** Before the pickup alone; the price returns to the wallet. */
export function cancelShipment(account: Account, request: PartnerRequest): PartnerAnswer {
  const shipment = requireShipment(account, fieldsOf(request).shipment_id);
  if (shipment.status === 'draft') throw new TerminalRefusal('cancel_draft');
  if (!['pending', 'confirmed'].includes(shipment.status)) throw new TerminalRefusal('cannot_cancel');
  shipment.isCancellationAsked = true;
  if (account.settings.cancellation === 'at_once') endShipment(account, shipment);
  return success('Shipment cancelled successfully', shipmentShape(account, shipment));
}

export function endShipment(account: Account, shipment: Shipment): void {
  const { id: shipmentId, cost } = shipment;
  const debit = account.transactions.find((each) => each.shipmentId === shipmentId && each.flow === 'out');
  if (debit && cost !== null) {
    debit.isReversed = true;
    postToWallet(account, { flow: 'in', amount: cost, description: `Refund of ${shipmentId}`, shipmentId });
  }
  recordEvent(account, shipment, 'cancelled');
  notifyOfShipment(account, shipment, 'shipment.cancelled');
}

function ofRate({ pickupAddressId, deliveryAddressId, parcelId }: Rate) {
  return {
    fromId: pickupAddressId,
    toId: deliveryAddressId,
    returnId: pickupAddressId,
    parcelId,
    purpose: 'personal',
    metadata: {},
  };
}

function openShipment(
  account: Account,
  fields: Pick<Shipment, 'fromId' | 'toId' | 'returnId' | 'parcelId' | 'purpose' | 'metadata'>,
): Shipment {
  const shipment: Shipment = {
    ...fields,
    id: newId(account, 'SH'),
    status: 'draft',
    rateId: null,
    carrierId: null,
    cost: null,
    transactionReference: null,
    arrangedAt: null,
    isCancellationAsked: false,
    events: [],
    createdAt: account.clock.now(),
  };
  account.shipments.set(shipment.id, shipment);
  notifyOfShipment(account, shipment, 'shipment.created');
  return shipment;
}
