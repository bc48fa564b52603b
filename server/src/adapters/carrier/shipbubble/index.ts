import { type CarrierAggregator, CarrierUnavailable } from '../../../ports/carrier.js';
import { type AdapterOptions, PartnerClient } from '../../bank/http/client.js';
import { originProblem } from '../../bank/http/origin.js';
import type { BucketOptions } from '../../bank/http/token-bucket.js';
import { koboOf } from '../common/naira.js';
import { inPortTerms } from '../common/port-terms.js';
import { AddressBook } from './addresses.js';
import { ShipbubbleSession } from './api.js';
import { BookingGuard } from './booking-guard.js';
import { bookLabel, cancelLabel, findLabel, findRate } from './bookings.js';
import { readNotification } from './notification.js';
import { PackageTerms } from './packages.js';
import { listRates } from './rates.js';

const origin = 'https://api.shipbubble.com';

export interface ShipbubbleOptions extends AdapterOptions {
  /** `sb_prod_...` or `sb_sandbox_...`; it also signs notifications. */
  key: string;
}

export interface Shipbubble extends CarrierAggregator {
  close(): Promise<void>;
}

/** Rates take some seconds, and longer while a courier is slow. Our clients wait 30 seconds. */
const usualDeadlineMs = 25_000;

/** The vendor names 60 calls a minute and 10 a second; who calls more is blocked until the minute is over. */
const limit: BucketOptions = { burst: 10, perSecond: 0.8 };

/** A question lives 7 days, but it names the next day for the pickup, so its rates are good for a day. */
const rateValidityMs = 24 * 3_600_000;

/** Creates the carrier aggregator Shipbubble, for the mode of its key. */
export function createShipbubble(options: ShipbubbleOptions): Shipbubble {
  const { key, log, baseUrl = origin } = options;
  const problem = originProblem(baseUrl, [origin]);
  if (problem !== null) throw new Error(`Shipbubble: ${problem}`);
  const client = new PartnerClient({
    partner: 'shipbubble',
    mode: key.startsWith('sb_prod_') ? 'live' : 'test',
    origin: new URL(baseUrl).origin,
    headers: { authorization: `Bearer ${key}` },
    limit,
    log,
    onCall: options.onCall,
    clock: options.clock,
    transport: options.transport,
    deadlineMs: options.deadlineMs ?? usualDeadlineMs,
  });
  const now = () => client.now();
  const shared = { addresses: new AddressBook(now), packages: new PackageTerms(), log };
  const guard = new BookingGuard(now);
  const open = () => new ShipbubbleSession(client);
  const booking = () => ({ session: open(), guard, log });
  return {
    name: 'shipbubble',
    rateValidityMs,
    isAskingPaid: true,
    rates: (request) => inPortTerms(listRates({ session: open(), ...shared }, request)),
    findRate: (rate) => inPortTerms(findRate(open(), rate)),
    prepare: async () => null,
    book: (request) => inPortTerms(bookLabel(booking(), request)),
    findShipment: (request, shipmentId) => inPortTerms(findLabel(booking(), request, shipmentId)),
    cancel: (shipmentId) => inPortTerms(cancelLabel(open(), shipmentId)),
    balance: () => inPortTerms(readBalance(open())),
    readNotification: (headers, rawBody) => readNotification(key, headers, rawBody),
    close: () => client.close(),
  };
}

async function readBalance(session: ShipbubbleSession): Promise<number> {
  const wallet = await session.read({
    operation: 'read_wallet',
    method: 'GET',
    path: '/v1/shipping/wallet/balance',
    priority: 'other',
  });
  const amount = koboOf(wallet.optionalDigits('balance'));
  const isInNaira = (wallet.optionalText('country_code') ?? 'NG') === 'NG';
  if (amount === null || !isInNaira)
    throw new CarrierUnavailable('The wallet has no readable balance in naira');
  return amount;
}
