import { createRandom, type Random } from '../../../simulation/random.js';
import type { FakeClock } from '../clock.js';
import type { Notifier } from '../notifier.js';
import { type Bank, publishedBanks } from './bank-list.js';
import type {
  Customer,
  Dispute,
  LedgerEntry,
  Recipient,
  Refund,
  Settlement,
  Transaction,
  Transfer,
} from './records.js';
import type { PaystackSettings } from './settings.js';

/** One business at the fake's Paystack: its settings and everything that happened. */
export interface Business {
  settings: PaystackSettings;
  clock: FakeClock;
  random: Random;
  notifier: Notifier;
  banks: Bank[];
  /** Codes of banks that answer no name enquiry. */
  banksDown: Set<string>;
  /** The names of bank accounts, by `code:number`. */
  accountNames: Map<string, string>;
  customers: Map<string, Customer>;
  transactions: Transaction[];
  transactionByReference: Map<string, Transaction>;
  transactionByAccount: Map<string, Transaction>;
  recipients: Recipient[];
  transfers: Transfer[];
  transferByReference: Map<string, Transfer>;
  refunds: Refund[];
  disputes: Dispute[];
  settlements: Settlement[];
  ledger: LedgerEntry[];
  balance: number;
  /** What was paid and waits for the next settlement. */
  unsettled: Transaction[];
  /** What refunds have taken from the next settlement. */
  deductions: number;
  /** Lookups of live banks in test mode, by UTC day. */
  testLookups: Map<string, number>;
  /** The last id of each kind of record. */
  ids: Record<IdKind, number>;
}

/** Ids begin where the vendor's samples are: above 32 bits for transactions. */
const firstIds = {
  customer: 181_873_746,
  transaction: 4_099_260_516,
  recipient: 56_824_902,
  transfer: 860_703_114,
  request: 1_068_439_313,
  refund: 3_018_284,
  dispute: 358_950,
  ledger: 149_411_613,
  settlement: 3_090_024,
};

export type IdKind = keyof typeof firstIds;

export function createBusiness(
  settings: PaystackSettings,
  clock: FakeClock,
  notifier: Notifier,
  seed: number,
): Business {
  return {
    settings,
    clock,
    notifier,
    random: createRandom(seed),
    banks: [...publishedBanks],
    banksDown: new Set(),
    accountNames: new Map(),
    customers: new Map(),
    transactions: [],
    transactionByReference: new Map(),
    transactionByAccount: new Map(),
    recipients: [],
    transfers: [],
    transferByReference: new Map(),
    refunds: [],
    disputes: [],
    settlements: [],
    ledger: [],
    balance: 0,
    unsettled: [],
    deductions: 0,
    testLookups: new Map(),
    ids: { ...firstIds },
  };
}

export function domainOf({ settings }: Business): 'live' | 'test' {
  return settings.secretKey.startsWith('sk_live_') ? 'live' : 'test';
}

export function nextId(business: Business, kind: IdKind): number {
  business.ids[kind] += 1;
  return business.ids[kind];
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Returns a code such as `TRF_v5tip3zx8nna9o78`. */
export function newCode({ random }: Business, prefix: string, length = 15): string {
  return prefix + Array.from({ length }, () => letters[random.below(letters.length)]).join('');
}

/** Returns digits; like real account numbers they may begin with 0. */
export function newDigits({ random }: Business, length: number): string {
  return Array.from({ length }, () => random.below(10)).join('');
}

/** Adds an entry to the balance's ledger and moves the balance with it. */
export function postToLedger(
  business: Business,
  difference: number,
  { model, row, reason = '' }: Pick<LedgerEntry, 'model' | 'row'> & { reason?: string },
): void {
  business.balance += difference;
  const at = business.clock.now();
  const id = nextId(business, 'ledger');
  business.ledger.push({ id, difference, balance: business.balance, reason, model, row, at });
}
