import type { BankingPartner } from '../../../ports/bank.js';
import { AnswerReader } from '../http/answer-reader.js';
import { BankList } from '../http/bank-list.js';
import { type AdapterOptions, PartnerClient } from '../http/client.js';
import type { CallCount } from '../http/counters.js';
import { originProblem } from '../http/origin.js';
import { AccessToken } from './access-token.js';
import { MonnifySession } from './api.js';
import { listBanks, resolveAccount } from './banks.js';
import { findCredit, findCredits } from './credits.js';
import { EqualTransfers } from './equal-transfers.js';
import { FeeReader } from './fees.js';
import { koboIn } from './naira.js';
import { readNotification } from './notification.js';
import { listRecords } from './records.js';
import { createRefund, findRefund } from './refunds.js';
import { monnifyRefusalCodes } from './refusal-codes.js';
import { listTransfers } from './statement.js';
import { createTransfer, findTransfer, maximumTransfer, minimumTransfer } from './transfers.js';
import { openVirtualAccount } from './virtual-accounts.js';

const productionOrigin = 'https://api.monnify.com';
const sandboxOrigin = 'https://sandbox.monnify.com';

export interface MonnifyOptions extends AdapterOptions {
  /** `MK_PROD_...` or `MK_TEST_...`. */
  apiKey: string;
  /** It also signs notifications. */
  secretKey: string;
  contractCode: string;
  /** The wallet that transfers and refunds draw on. */
  accountNumber: string;
  /** Real time, in ms. */
  now?: () => number;
}

/** Monnify, with what the port does not have. */
export interface Monnify extends BankingPartner {
  /** Counts of HTTP calls since the process started. */
  counters(): CallCount[];
  close(): Promise<void>;
}

/** Monnify documents no limit: this is what is kept to elsewhere. A 429 holds calls back further. */
const limit = { burst: 60, perSecond: 8 };

/** A look-up that waits for two readings of the list of refunds still ends in the time of the port. */
const shareForFees = 1 / 6;

/** Returns in a sentence why Monnify must not be called at an address, or null. */
export function monnifyAddressProblem(address: string): string | null {
  return originProblem(address, [productionOrigin, sandboxOrigin]);
}

/** Creates the banking partner Monnify, for the mode of its key. */
export function createMonnify(options: MonnifyOptions): Monnify {
  const { apiKey, secretKey, contractCode, accountNumber, log, now = Date.now } = options;
  const mode = apiKey.startsWith('MK_PROD_') ? 'live' : 'test';
  const { baseUrl = mode === 'live' ? productionOrigin : sandboxOrigin } = options;
  const problem = monnifyAddressProblem(baseUrl);
  if (problem !== null) throw new Error(`Monnify: ${problem}`);
  const { origin } = new URL(baseUrl);
  const client = new PartnerClient({
    partner: 'monnify',
    mode,
    origin,
    headers: {},
    limit,
    log,
    onCall: options.onCall,
    clock: options.clock,
    transport: options.transport,
    deadlineMs: options.deadlineMs,
  });
  const keys = Buffer.from(`${apiKey}:${secretKey}`).toString('base64');
  const token = new AccessToken(client, `Basic ${keys}`);
  const open = () => new MonnifySession(client, token);
  const banks = new BankList({ log, now: () => client.now(), read: listBanks });
  const equalTransfers = new EqualTransfers(() => client.now());
  const fees = new FeeReader(() => new MonnifySession(client, token, shareForFees));
  const context = () => ({
    session: open(),
    fees,
    log,
    now,
    banks,
    equalTransfers,
    contractCode,
    accountNumber,
  });
  const rules = { secretKey, takesUnsigned: origin !== productionOrigin };
  return {
    name: 'monnify',
    minimumTransfer,
    maximumTransfer,
    refusalCodes: monnifyRefusalCodes,
    repeatsRefunds: true,
    openVirtualAccount: (request) => openVirtualAccount(context(), request),
    findCredits: (partnerReference) => findCredits(context(), partnerReference),
    findCredit: (id, rejection = null) => findCredit(context(), id, rejection),
    banks: async () => (await banks.get(open())).map(({ code, name }) => ({ code, name })),
    resolveAccount: (bankCode, number) => resolveAccount(open(), banks, { bankCode, accountNumber: number }),
    transfer: (request) => createTransfer(context(), request),
    findTransfer: (reference) => findTransfer(context(), reference),
    refund: (request) => createRefund(open(), request),
    findRefund: (request) => findRefund(open(), request),
    listTransfers: (since) => listTransfers(open(), accountNumber, since),
    records: (since) => listRecords({ open, fees, log, now, accountNumber }, since),
    readNotification: (headers, rawBody) => readNotification(rules, headers, rawBody),
    balance: () => readBalance(open(), accountNumber),
    partnerTime: () => client.partnerTime(),
    counters: () => client.counters(),
    close: () => client.close(),
  };
}

async function readBalance(session: MonnifySession, accountNumber: string): Promise<number> {
  const body = await session.read({
    operation: 'read_balance',
    method: 'GET',
    path: '/api/v2/disbursements/wallet-balance',
    query: { accountNumber },
    priority: 'other',
  });
  return koboIn(AnswerReader.of(body, 'responseBody'), 'availableBalance');
}
