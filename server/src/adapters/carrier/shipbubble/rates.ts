import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { CarrierAddress, Quote, QuotedRate, RatesRequest } from '../../../ports/carrier.js';
import { AnswerReader } from '../../bank/http/answer-reader.js';
import { koboOf } from '../common/naira.js';
import type { AddressBook } from './addresses.js';
import type { ShipbubbleSession } from './api.js';
import { fullName } from './names.js';
import type { PackageTerms } from './packages.js';
import type { RateDetails } from './rate-details.js';
import { bookingReason, isWithoutCouriers } from './refusals.js';

type Asked = Pick<Quote, 'pickupAddressId' | 'deliveryAddressId' | 'parcelId'>;
type Question = Pick<RateDetails, 'requestToken' | 'sender' | 'receiver' | 'askedAt'>;

interface RatesContext {
  session: ShipbubbleSession;
  addresses: AddressBook;
  packages: PackageTerms;
  log: Logger;
}

const lagosOffsetMs = 3_600_000;
const dayMs = 24 * 3_600_000;
/** As long as an id of ours may be that a merchant sends back. */
const rateIdMax = 200;

/** Asks for rates. A courier that is late is left out of them, and Shipbubble does not say which. */
export async function listRates(context: RatesContext, request: RatesRequest): Promise<Quote> {
  const { session, addresses, packages, log } = context;
  const { pickup, dropoff, parcel, now } = request;
  const [pickupAddressId, deliveryAddressId, fields] = await Promise.all([
    addresses.codeOf(session, 'pickup', pickup),
    addresses.codeOf(session, 'dropoff', dropoff),
    packages.fieldsOf(session, parcel),
  ]);
  const body = {
    sender_address_code: Number(pickupAddressId),
    reciever_address_code: Number(deliveryAddressId),
    pickup_date: tomorrow(now),
    ...fields,
    delivery_instructions: instructionsFor(pickup, dropoff),
  };
  const asked: Asked = { pickupAddressId, deliveryAddressId, parcelId: parcelIdOf(body) };
  const call = {
    operation: 'fetch_rates',
    method: 'POST',
    path: '/v1/shipping/fetch_rates',
    priority: 'other',
    body,
  } as const;
  const reply = await session.send(call);
  if (reply.isRefused) {
    if (isWithoutCouriers(reply)) return { ...asked, rates: [], unanswered: [] };
    // A code may be one that Shipbubble does not know any more.
    addresses.forget(pickup);
    addresses.forget(dropoff);
    throw session.unexpected(call, reply);
  }
  const answer = AnswerReader.of(reply.data, 'data');
  const offered = answer.list('couriers');
  if (offered.length === 0) return { ...asked, rates: [], unanswered: [] };
  const question: Question = {
    requestToken: answer.text('request_token'),
    sender: { name: fullName(pickup.name), phone: pickup.phone },
    receiver: { name: fullName(dropoff.name), phone: dropoff.phone },
    askedAt: now,
  };
  const rates = offered.flatMap((courier) => readOffer(courier, asked, question) ?? []);
  const leftOut = offered.length - rates.length;
  if (leftOut > 0) log.info({ leftOut }, 'rates without a pickup, or without a readable price');
  return { ...asked, rates, unanswered: [] };
}

/** Null: the courier does not come, or its price cannot be read. */
function readOffer(courier: AnswerReader, asked: Asked, question: Question): QuotedRate | null {
  const serviceCode = courier.optionalText('service_code');
  const amount = koboOf(courier.optionalDigits('total'));
  const comes = courier.optionalText('service_type') !== 'dropoff';
  if (serviceCode === null || !amount || !comes || !isNaira(courier.optionalText('currency'))) return null;
  const courierId = courier.optionalId('courier_id');
  const rateId = [question.requestToken, serviceCode, ...(courierId === null ? [] : [courierId])].join(':');
  if (rateId.length > rateIdMax) return null;
  const details: RateDetails = { ...question, serviceCode, courierId };
  return {
    ...asked,
    rateId,
    amount,
    carrier: courier.optionalText('courier_name') ?? serviceCode,
    service: 'Delivery',
    pickupTime: courier.optionalText('pickup_eta'),
    deliveryTime: courier.optionalText('delivery_eta'),
    detailsJson: JSON.stringify(details),
  };
}

/** Whether Shipbubble knows a question still, read from what insurance for it costs. */
export async function isTokenKnown(session: ShipbubbleSession, requestToken: string): Promise<boolean> {
  const reply = await session.send({
    operation: 'read_insurance_rates',
    method: 'GET',
    path: '/v1/shipping/insurance_rates',
    query: { request_token: requestToken },
    priority: 'look_up',
  });
  return !reply.isRefused || bookingReason(reply) !== 'rate_expired';
}

export function isNaira(currency: string | null): boolean {
  return currency === null || currency === 'NGN' || currency === '₦';
}

/** The next day in Lagos: a rate that can be booked for a day is never for a day that is over. */
function tomorrow(now: number): string {
  return new Date(now + lagosOffsetMs + dayMs).toISOString().slice(0, 10);
}

/** What helps a rider to find the doors. */
function instructionsFor(pickup: CarrierAddress, dropoff: CarrierAddress): string {
  const parts = [...hintsOf('Pickup', pickup), ...hintsOf('Delivery', dropoff)];
  return parts.join('. ') || 'Please call on arrival';
}

function hintsOf(side: string, { landmark, phone2 }: CarrierAddress): string[] {
  return [
    ...(landmark === null ? [] : [`${side}: ${landmark}`]),
    ...(phone2 === null ? [] : [`${side}, second number: ${phone2}`]),
  ];
}

/** Shipbubble keeps no parcels, so the id is ours: it is the same for the same question. */
function parcelIdOf(body: object): string {
  return `parcel-${createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 24)}`;
}
