import {
  type BookingRefusalReason,
  BookingRefused,
  CarrierUnavailable,
  type Shipment,
  type ShipmentRequest,
} from '../../../ports/carrier.js';
import { AnswerReader } from '../../bank/http/answer-reader.js';
import { plainText } from '../../bank/http/plain-text.js';
import type { Refusal } from '../common/session.js';
import type { TerminalSession } from './api.js';
import { readCurrentRate } from './rates.js';
import { readShipment } from './shipment-status.js';

/** Drafts the shipment of a rate, and returns its id. */
export async function prepareShipment(
  session: TerminalSession,
  { reference, rate }: ShipmentRequest,
): Promise<string> {
  const call = {
    operation: 'create_shipment',
    method: 'POST',
    path: '/v1/shipments',
    priority: 'look_up',
    body: {
      address_from: rate.pickupAddressId,
      address_to: rate.deliveryAddressId,
      address_return: rate.pickupAddressId,
      parcel: rate.parcelId,
      shipment_purpose: 'commercial',
      metadata: { reference },
    },
  } as const;
  const reply = await session.send(call);
  if (!reply.isRefused) return AnswerReader.of(reply.data, 'data').text('shipment_id');
  if (bookingReason(reply) === 'address') throw new BookingRefused(plainText(reply.message), 'address');
  throw session.unexpected(call, reply);
}

/**
 * Arranges the pickup of a draft. It is refused only if the draft is one still: what answers late or twice is
 * found by its id, and a call without it would book a second shipment.
 */
export async function bookShipment(
  session: TerminalSession,
  { rate }: ShipmentRequest,
  shipmentId: string | null,
): Promise<Shipment> {
  if (shipmentId === null) throw new CarrierUnavailable('A pickup at Terminal Africa needs its draft');
  const existing = await requireShipment(session, shipmentId);
  if (existing.status !== 'draft') return existing;
  const current = await readCurrentRate(session, rate.rateId);
  if (current === null) {
    return unlessBooked(session, shipmentId, new BookingRefused('The rate is gone', 'rate_expired'));
  }
  if (current.isUsed) throw new CarrierUnavailable('The rate is used, maybe by a call that is under way');
  if (current.amount !== rate.amount) {
    return unlessBooked(session, shipmentId, new BookingRefused('The price changed', 'price_changed'));
  }
  return arrangePickup(session, rate.rateId, shipmentId);
}

async function arrangePickup(
  session: TerminalSession,
  rateId: string,
  shipmentId: string,
): Promise<Shipment> {
  const call = {
    operation: 'arrange_pickup',
    method: 'POST',
    path: '/v1/shipments/pickup',
    priority: 'money',
    body: { rate_id: rateId, shipment_id: shipmentId, purchase_insurance: false },
  } as const;
  const reply = await session.send(call);
  if (reply.isRefused) return unlessBooked(session, shipmentId, refusedPickup(session, call, reply));
  return of(shipmentId, reply.data);
}

function refusedPickup(session: TerminalSession, call: { operation: string }, refusal: Refusal): Error {
  const reason = bookingReason(refusal);
  if (reason === null) return session.unexpected(call, refusal);
  return new BookingRefused(plainText(refusal.message), reason);
}

/** Throws the refusal if the shipment is a draft still; a call before this one may have booked it. */
async function unlessBooked(session: TerminalSession, shipmentId: string, refusal: Error): Promise<Shipment> {
  const shipment = await requireShipment(session, shipmentId);
  if (shipment.status === 'draft') throw refusal;
  return shipment;
}

/** Null: Terminal Africa does not know it. */
export async function findShipment(session: TerminalSession, shipmentId: string): Promise<Shipment | null> {
  const call = {
    operation: 'read_shipment',
    method: 'GET',
    path: `/v1/shipments/${encodeURIComponent(shipmentId)}`,
    priority: 'look_up',
  } as const;
  const reply = await session.send(call);
  if (!reply.isRefused) return of(shipmentId, reply.data);
  if (reply.status === 404) return null;
  throw session.unexpected(call, reply);
}

/** Whatever the answer says, only the shipment itself says whether it is cancelled. */
export async function cancelShipment(
  session: TerminalSession,
  shipmentId: string,
): Promise<'cancelled' | 'too_late'> {
  await session.send({
    operation: 'cancel_shipment',
    method: 'POST',
    path: '/v1/shipments/cancel',
    priority: 'look_up',
    body: { shipment_id: shipmentId },
  });
  const { status } = await requireShipment(session, shipmentId);
  if (status === 'cancelled') return 'cancelled';
  if (status === 'draft' || status === 'booked') throw new CarrierUnavailable('It is not cancelled yet');
  return 'too_late';
}

async function requireShipment(session: TerminalSession, shipmentId: string): Promise<Shipment> {
  const shipment = await findShipment(session, shipmentId);
  if (shipment === null) throw new CarrierUnavailable('Terminal Africa does not know the shipment');
  return shipment;
}

function of(shipmentId: string, data: unknown): Shipment {
  const shipment = readShipment(AnswerReader.of(data, 'data'));
  if (shipment.shipmentId !== shipmentId)
    throw new CarrierUnavailable('The answer is about another shipment');
  return shipment;
}

/**
 * The sentences of a refused pickup that say why it was not arranged. Terminal Africa publishes no list of
 * them and no codes, so any other sentence decides nothing. A used rate is not among them: a call of ours
 * that is still under way may have used it.
 */
const reasons: readonly [sentence: RegExp, reason: BookingRefusalReason][] = [
  [/\binsufficient\b.*\b(wallet|funds|balance)\b|\b(wallet|balance)\b.*\binsufficient\b/i, 'wallet_short'],
  [/\brate\b.*\b(has )?expired\b/i, 'rate_expired'],
  [/\brate\b.*\b(could not be|not) found\b/i, 'rate_expired'],
  [/\baddress\b.*\b(incomplete|invalid|not valid|could not be found)\b/i, 'address'],
];

/** Returns why a pickup was not arranged; null if the refusal does not say. */
function bookingReason({ status, message }: Refusal): BookingRefusalReason | null {
  if (status !== 400 && status !== 404 && status !== 422) return null;
  return reasons.find(([sentence]) => sentence.test(message))?.[1] ?? null;
}
