import { type BankingPartner, PartnerUnavailable } from '../../../ports/bank.js';
import { AnswerReader } from '../http/answer-reader.js';
import { BankList } from '../http/bank-list.js';
import { type AdapterOptions, PartnerClient } from '../http/client.js';
import type { CallCount } from '../http/counters.js';
import { originProblem } from '../http/origin.js';
import type { BucketOptions } from '../http/token-bucket.js';
import { PaystackSession } from './api.js';
import { listBanks, resolveAccount } from './banks.js';
import { findCredit, findCredits } from './credits.js';
import { listLedger } from './ledger.js';
import { readNotification } from './notification.js';
import { listRecords } from './records.js';
import { createRefund, findRefund } from './refunds.js';
import { paystackRefusalCodes } from './refusal-codes.js';
import { listTransfers } from './statement.js';
import { createTransfer, findTransfer, maximumTransfer, minimumTransfer } from './transfers.js';
import { openVirtualAccount } from './virtual-accounts.js';

const paystackOrigin = 'https://api.paystack.co';

export interface PaystackOptions extends AdapterOptions {
  /** `sk_live_...` or `sk_test_...`; it also signs notifications. */
  secretKey: string;
  /** Real time, in ms. */
  now?: () => number;
}

/** Paystack, with what the port does not have. */
export interface Paystack extends BankingPartner {
  /** Counts of HTTP calls since the process started. */
  counters(): CallCount[];
  close(): Promise<void>;
}

/** A tenth below what Paystack allows a minute: 600 calls in live mode, 100 in test mode. */
const limits: Readonly<Record<'live' | 'test', BucketOptions>> = {
  live: { burst: 60, perSecond: 8 },
  test: { burst: 10, perSecond: 1.3 },
};

/** Returns in a sentence why Paystack must not be called at an address, or null. */
export function paystackAddressProblem(address: string): string | null {
  return originProblem(address, [paystackOrigin]);
}

/** Creates the banking partner Paystack, for the mode of its key. */
export function createPaystack(options: PaystackOptions): Paystack {
  const { secretKey, baseUrl = paystackOrigin, log, now = Date.now } = options;
  const problem = paystackAddressProblem(baseUrl);
  if (problem !== null) throw new Error(`Paystack: ${problem}`);
  const mode = secretKey.startsWith('sk_live_') ? 'live' : 'test';
  const client = new PartnerClient({
    partner: 'paystack',
    mode,
    origin: new URL(baseUrl).origin,
    headers: { authorization: `Bearer ${secretKey}` },
    limit: limits[mode],
    log,
    onCall: options.onCall,
    clock: options.clock,
    transport: options.transport,
    deadlineMs: options.deadlineMs,
  });
  const open = () => new PaystackSession(client);
  const context = () => ({ session: open(), log, now });
  const banks = new BankList({ log, now: () => client.now(), read: listBanks });
  return {
    name: 'paystack',
    minimumTransfer,
    maximumTransfer,
    refusalCodes: paystackRefusalCodes,
    repeatsRefunds: false,
    openVirtualAccount: (request) => openVirtualAccount(open(), request),
    findCredits: (partnerReference) => findCredits(context(), partnerReference),
    findCredit: (id, rejection = null) => findCredit(context(), id, rejection),
    banks: async () => [...(await banks.get(open()))],
    resolveAccount: (bankCode, accountNumber) => resolveAccount(open(), banks, { bankCode, accountNumber }),
    transfer: (request) => createTransfer(context(), request),
    findTransfer: (reference) => findTransfer(context(), reference),
    refund: (request) => createRefund(context(), request),
    findRefund: (request) => findRefund(context(), request),
    listTransfers: (since) => listTransfers(open(), since),
    records: (since) => listRecords({ open, log, now }, since),
    ledger: (since) => listLedger(open, since),
    balance: () => readBalance(open()),
    readNotification: (headers, rawBody) => readNotification(secretKey, headers, rawBody),
    partnerTime: () => client.partnerTime(),
    counters: () => client.counters(),
    close: () => client.close(),
  };
}

async function readBalance(session: PaystackSession): Promise<number> {
  const call = { operation: 'read_balance', method: 'GET', path: '/balance', priority: 'other' } as const;
  for (const balance of AnswerReader.listOf(await session.read(call), 'data')) {
    if (balance.text('currency') === 'NGN') return balance.wholeNumber('balance');
  }
  throw new PartnerUnavailable('Paystack names no balance in naira');
}
