import type { Logger } from 'pino';
import {
  CarrierUnavailable,
  type Quote,
  type QuotedRate,
  type RatesRequest,
} from '../../../ports/carrier.js';
import { AnswerReader } from '../../bank/http/answer-reader.js';
import { koboOf } from '../common/naira.js';
import { createAddress } from './addresses.js';
import type { TerminalSession } from './api.js';
import { createParcel } from './parcels.js';
import type { StateNames } from './state-names.js';

type Asked = Pick<Quote, 'pickupAddressId' | 'deliveryAddressId' | 'parcelId'>;

/** A rate as it is now. */
export interface CurrentRate {
  /** Kobo. */
  amount: number;
  /** For a shipment, which may be ours. */
  isUsed: boolean;
}

interface RatesContext {
  session: TerminalSession;
  states: StateNames;
  log: Logger;
}

/** Asks for rates. A carrier that is late is left out of them, and Terminal Africa does not say which. */
export async function listRates(
  { session, states, log }: RatesContext,
  { pickup, dropoff, parcel }: RatesRequest,
): Promise<Quote> {
  const [pickupAddressId, deliveryAddressId, parcelId] = await Promise.all([
    createAddress(session, states, 'pickup', pickup),
    createAddress(session, states, 'dropoff', dropoff),
    createParcel(session, parcel),
  ]);
  const asked: Asked = { pickupAddressId, deliveryAddressId, parcelId };
  const call = {
    operation: 'list_rates',
    method: 'GET',
    path: '/v1/rates/shipment',
    query: {
      pickup_address: pickupAddressId,
      delivery_address: deliveryAddressId,
      parcel_id: parcelId,
      currency: 'NGN',
    },
    priority: 'other',
  } as const;
  const reply = await session.send(call);
  if (reply.isRefused) throw session.unexpected(call, reply);
  const offered = AnswerReader.listOf(reply.data, 'data');
  const rates = offered.flatMap((rate) => readOffer(rate, asked) ?? []);
  const leftOut = offered.length - rates.length;
  if (leftOut > 0) log.info({ leftOut }, 'rates without a pickup, or without a readable price');
  return { ...asked, rates, unanswered: [] };
}

/** Null: the carrier does not come, or its price cannot be read. */
function readOffer(rate: AnswerReader, asked: Asked): QuotedRate | null {
  const rateId = rate.optionalText('rate_id');
  const amount = koboOf(rate.optionalDigits('amount'));
  const isInNaira = (rate.optionalText('currency') ?? 'NGN') === 'NGN';
  if (rateId === null || !amount || !isInNaira || rate.isTrue('dropoff_required')) return null;
  const carrier = rate.optionalText('carrier_name') ?? rate.optionalText('carrier_slug');
  return {
    ...asked,
    rateId,
    amount,
    carrier: carrier ?? 'Carrier',
    service: rate.optionalText('carrier_rate_description') ?? 'Delivery',
    pickupTime: rate.optionalText('pickup_time'),
    deliveryTime: rate.optionalText('delivery_time'),
    detailsJson: null,
  };
}

/** Reads a rate as it is now; null if Terminal Africa does not know it any more. */
export async function readCurrentRate(session: TerminalSession, rateId: string): Promise<CurrentRate | null> {
  const call = {
    operation: 'read_rate',
    method: 'GET',
    path: `/v1/rates/${encodeURIComponent(rateId)}`,
    priority: 'look_up',
  } as const;
  const reply = await session.send(call);
  if (reply.isRefused) {
    if (isGone(reply.status, reply.message)) return null;
    throw session.unexpected(call, reply);
  }
  const rate = AnswerReader.of(reply.data, 'data');
  if (rate.text('rate_id') !== rateId) throw new CarrierUnavailable('The answer is about another rate');
  const amount = koboOf(rate.optionalDigits('amount'));
  if (amount === null) throw new CarrierUnavailable('The rate has no readable amount');
  return { amount, isUsed: rate.isTrue('used') };
}

function isGone(status: number, message: string): boolean {
  return status === 404 || /\brate\b.*(not be found|not found|expired)/i.test(message);
}
