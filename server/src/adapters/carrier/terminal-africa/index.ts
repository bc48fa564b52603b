import { type CarrierAggregator, CarrierUnavailable } from '../../../ports/carrier.js';
import { type AdapterOptions, PartnerClient } from '../../bank/http/client.js';
import { originProblem } from '../../bank/http/origin.js';
import type { BucketOptions } from '../../bank/http/token-bucket.js';
import { koboOf } from '../common/naira.js';
import { inPortTerms } from '../common/port-terms.js';
import { TerminalSession } from './api.js';
import { readNotification } from './notification.js';
import { listRates, readCurrentRate } from './rates.js';
import { bookShipment, cancelShipment, findShipment, prepareShipment } from './shipments.js';
import { StateNames } from './state-names.js';

const origins = { live: 'https://api.terminal.africa', test: 'https://sandbox.terminal.africa' } as const;

export interface TerminalAfricaOptions extends AdapterOptions {
  /** `sk_live_...` or `sk_test_...`; it also signs notifications. */
  secretKey: string;
}

export interface TerminalAfrica extends CarrierAggregator {
  close(): Promise<void>;
}

/** Rates take 5 to 10 seconds, and longer while a carrier is slow. Our clients wait 30 seconds. */
const usualDeadlineMs = 25_000;

/** No page of the vendor names a limit. */
const limit: BucketOptions = { burst: 20, perSecond: 5 };

/** Nobody says how long a rate is good for: a day, and it is read again before it is booked. */
const rateValidityMs = 24 * 3_600_000;

/** Creates the carrier aggregator Terminal Africa, for the mode of its key. */
export function createTerminalAfrica(options: TerminalAfricaOptions): TerminalAfrica {
  const { secretKey, log } = options;
  const mode = secretKey.startsWith('sk_live_') ? 'live' : 'test';
  const { baseUrl = origins[mode] } = options;
  const problem = originProblem(baseUrl, Object.values(origins));
  if (problem !== null) throw new Error(`Terminal Africa: ${problem}`);
  const client = new PartnerClient({
    partner: 'terminal_africa',
    mode,
    origin: new URL(baseUrl).origin,
    headers: { authorization: `Bearer ${secretKey}` },
    limit,
    log,
    onCall: options.onCall,
    clock: options.clock,
    transport: options.transport,
    deadlineMs: options.deadlineMs ?? usualDeadlineMs,
  });
  const states = new StateNames();
  const open = () => new TerminalSession(client);
  return {
    name: 'terminal_africa',
    rateValidityMs,
    rates: (request) => inPortTerms(listRates({ session: open(), states, log }, request)),
    findRate: async (rate) => {
      const current = await inPortTerms(readCurrentRate(open(), rate.rateId));
      return current === null || current.isUsed ? null : { ...rate, amount: current.amount };
    },
    prepare: (request) => inPortTerms(prepareShipment(open(), request)),
    book: (request, shipmentId) => inPortTerms(bookShipment(open(), request, shipmentId)),
    // A draft whose id was lost costs nothing.
    findShipment: async (_request, shipmentId) =>
      shipmentId === null ? null : inPortTerms(findShipment(open(), shipmentId)),
    cancel: (shipmentId) => inPortTerms(cancelShipment(open(), shipmentId)),
    balance: () => inPortTerms(readBalance(open())),
    readNotification: (headers, rawBody) => readNotification(secretKey, headers, rawBody),
    close: () => client.close(),
  };
}

async function readBalance(session: TerminalSession): Promise<number> {
  const wallet = await session.read({
    operation: 'read_wallet',
    method: 'GET',
    path: '/v1/users/wallet',
    priority: 'other',
  });
  const amount = koboOf(wallet.optionalDigits('amount'));
  const isInNaira = (wallet.optionalText('currency') ?? 'NGN') === 'NGN';
  if (amount === null || !isInNaira)
    throw new CarrierUnavailable('The wallet has no readable amount in naira');
  return amount;
}
