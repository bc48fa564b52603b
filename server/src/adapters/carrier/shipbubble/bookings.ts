import type { Logger } from 'pino';
import {
  BookingRefused,
  CarrierUnavailable,
  type QuotedRate,
  type Shipment,
  type ShipmentRequest,
} from '../../../ports/carrier.js';
import { AnswerReader } from '../../bank/http/answer-reader.js';
import { plainText } from '../../bank/http/plain-text.js';
import { type Refusal, WithoutEffect } from '../common/session.js';
import type { ShipbubbleSession } from './api.js';
import type { BookingGuard } from './booking-guard.js';
import { readLabel } from './label.js';
import { type Found, searchLabels } from './label-search.js';
import { type Mark, markedName, markIn, markOf } from './marks.js';
import { detailsOf, type RateDetails } from './rate-details.js';
import { isTokenKnown } from './rates.js';
import { bookingReason } from './refusals.js';

export interface BookingContext {
  session: ShipbubbleSession;
  guard: BookingGuard;
  log: Logger;
}

interface Booking extends BookingContext {
  request: ShipmentRequest;
  details: RateDetails;
  mark: Mark;
}

const tokenLifeMs = 7 * 24 * 3_600_000;

/**
 * Books a label, unless a label with this booking's mark is listed. The mark is set first, so that the label
 * is found if the answer is lost.
 */
export function bookLabel(context: BookingContext, request: ShipmentRequest): Promise<Shipment> {
  const booking = bookingOf(context, request);
  const { requestToken } = booking.details;
  return context.guard.run(requestToken, request.reference, () => bookOnce(booking));
}

async function bookOnce(booking: Booking): Promise<Shipment> {
  const { guard, details } = booking;
  const existing = await findOurs(booking);
  if (existing) return existing;
  guard.requireSettled(details.requestToken);
  const refused = await setMark(booking);
  if (refused) return unlessBooked(booking, refused);
  return create(booking);
}

/** Writes the mark into the sender's name; returns why that was refused. */
async function setMark(booking: Booking): Promise<Error | null> {
  const { session, details, mark } = booking;
  const { requestToken, sender, receiver } = details;
  const call = {
    operation: 'edit_request_token',
    method: 'PATCH',
    path: '/v1/shipping/fetch_rates/request_token',
    priority: 'look_up',
    body: {
      request_token: requestToken,
      sender_name: markedName(sender.name, mark),
      sender_phone: sender.phone,
      reciever_name: receiver.name,
      reciever_phone: receiver.phone,
    },
  } as const;
  const reply = await session.send(call);
  return reply.isRefused ? refusalOf(session, call, reply) : null;
}

async function create(booking: Booking): Promise<Shipment> {
  const { session, guard, log, details, mark, request } = booking;
  const { requestToken, serviceCode, courierId } = details;
  const call = {
    operation: 'create_label',
    method: 'POST',
    path: '/v1/shipping/labels',
    priority: 'money',
    body: {
      request_token: requestToken,
      service_code: serviceCode,
      ...(courierId === null ? {} : { courier_id: courierId }),
    },
  } as const;
  guard.begin(requestToken);
  const reply = await session.send(call).catch((error) => {
    if (error instanceof WithoutEffect) guard.withdraw(requestToken);
    else guard.begin(requestToken);
    throw error;
  });
  if (reply.isRefused) {
    guard.withdraw(requestToken);
    return unlessBooked(booking, refusalOf(session, call, reply));
  }
  const label = AnswerReader.of(reply.data, 'data');
  const shipment = readLabel(label);
  const { shipmentId, cost } = shipment;
  const sender = label.optionalObject('ship_from').optionalText('name') ?? '';
  if (markIn(sender)?.booking !== mark.booking) log.error({ shipmentId }, 'the label does not show its mark');
  if (cost !== null && cost !== request.rate.amount) {
    log.error({ shipmentId, cost, amount: request.rate.amount }, 'the label costs another amount');
  }
  return shipment;
}

function refusalOf(session: ShipbubbleSession, call: { operation: string }, refusal: Refusal): Error {
  const reason = bookingReason(refusal);
  if (reason === null) return session.unexpected(call, refusal);
  return new BookingRefused(plainText(refusal.message), reason);
}

/** Throws the refusal if no label has the mark: a token is refused, too, once a label of ours has used it. */
async function unlessBooked(booking: Booking, refusal: Error): Promise<Shipment> {
  const existing = await findOurs(booking);
  if (existing) return existing;
  throw refusal;
}

/** Looks a label up by its id, or by the mark of the booking; null if there is none. */
export async function findLabel(
  context: BookingContext,
  request: ShipmentRequest,
  shipmentId: string | null,
): Promise<Shipment | null> {
  if (shipmentId !== null) return readShipment(context.session, shipmentId);
  const booking = bookingOf(context, request);
  const [found] = (await search(booking)).ours;
  if (!found) context.guard.requireSettled(booking.details.requestToken);
  return found ?? null;
}

/** @throws CarrierUnavailable if another booking has used the rate */
async function findOurs(booking: Booking): Promise<Shipment | null> {
  const { ours, isRateUsed } = await search(booking);
  const [first] = ours;
  if (first) return first;
  if (isRateUsed) throw new CarrierUnavailable('The rate is used by another booking');
  return null;
}

/** @throws CarrierUnavailable if nobody can say whether a label is the booking's */
async function search({ session, log, request, details, mark }: Booking): Promise<Found> {
  const { rate, decidedAt, now } = request;
  const found = await searchLabels(session, { rate, details, mark, decidedAt, until: now });
  const { ours } = found;
  if (ours.length > 1) {
    log.error({ reference: request.reference, labels: ours.length }, 'a booking has several labels');
  }
  if (ours.length === 0 && found.isAmbiguous) {
    throw new CarrierUnavailable('A label like this booking has no mark: look it up at Shipbubble');
  }
  const live = ours.filter(({ status }) => status !== 'cancelled');
  return { ...found, ours: [...live, ...ours] };
}

/** Returns the rate unless its question has expired or was booked from. */
export async function findRate(session: ShipbubbleSession, rate: QuotedRate): Promise<QuotedRate | null> {
  const details = detailsOf(rate);
  if (!(await isTokenKnown(session, details.requestToken))) return null;
  const { askedAt } = details;
  const mark = markOf(details.requestToken, '');
  const until = askedAt + tokenLifeMs;
  const used = await searchLabels(session, { rate, details, mark, decidedAt: askedAt, until });
  return used.isRateUsed ? null : rate;
}

/** Whatever the answer says, only the label itself says whether it is cancelled. */
export async function cancelLabel(
  session: ShipbubbleSession,
  shipmentId: string,
): Promise<'cancelled' | 'too_late'> {
  await session.send({
    operation: 'cancel_label',
    method: 'POST',
    path: `/v1/shipping/labels/cancel/${encodeURIComponent(shipmentId)}`,
    priority: 'look_up',
  });
  const shipment = await readShipment(session, shipmentId);
  if (!shipment) throw new CarrierUnavailable('Shipbubble does not know the label');
  if (shipment.status === 'cancelled') return 'cancelled';
  if (shipment.status === 'booked') throw new CarrierUnavailable('It is not cancelled yet');
  return 'too_late';
}

/** Null: Shipbubble does not know it. */
async function readShipment(session: ShipbubbleSession, shipmentId: string): Promise<Shipment | null> {
  const call = {
    operation: 'read_label',
    method: 'GET',
    path: `/v1/shipping/labels/list/${encodeURIComponent(shipmentId)}`,
    priority: 'look_up',
  } as const;
  const reply = await session.send(call);
  if (reply.isRefused) {
    if (reply.status === 404) return null;
    throw session.unexpected(call, reply);
  }
  const labels = AnswerReader.of(reply.data, 'data').list('results').map(readLabel);
  return labels.find((label) => label.shipmentId === shipmentId) ?? null;
}

function bookingOf(context: BookingContext, request: ShipmentRequest): Booking {
  const details = detailsOf(request.rate);
  return { ...context, request, details, mark: markOf(details.requestToken, request.reference) };
}
