import { createRandom, type Random } from '../../../simulation/random.js';
import type { FakeClock } from '../clock.js';
import type { Notifier } from '../notifier.js';
import { type Bank, listedBanks } from './bank-list.js';
import type { Refund, Settlement, Transaction, Transfer, WalletEntry } from './records.js';
import type { MonnifySettings } from './settings.js';
import { lagosDigits } from './wire.js';

/** One merchant at the fake's Monnify: its settings and everything that happened. */
export interface Business {
  settings: MonnifySettings;
  clock: FakeClock;
  random: Random;
  notifier: Notifier;
  banks: Bank[];
  /** Codes of banks that answer no name enquiry. */
  banksDown: Set<string>;
  /** The names of bank accounts, by `code:number`. */
  accountNames: Map<string, string>;
  /** When each access token ends. */
  tokens: Map<string, number>;
  transactions: Transaction[];
  transactionByPaymentReference: Map<string, Transaction>;
  transactionByAccount: Map<string, Transaction>;
  transfers: Transfer[];
  transferByReference: Map<string, Transfer>;
  refunds: Refund[];
  refundByReference: Map<string, Refund>;
  settlements: Settlement[];
  wallet: WalletEntry[];
  balance: number;
  /** The last number of each kind of record. */
  counts: Record<'transaction' | 'transfer' | 'wallet', number>;
}

export function createBusiness(
  settings: MonnifySettings,
  clock: FakeClock,
  notifier: Notifier,
  seed: number,
): Business {
  return {
    settings,
    clock,
    notifier,
    random: createRandom(seed),
    banks: [...listedBanks],
    banksDown: new Set(),
    accountNames: new Map(),
    tokens: new Map(),
    transactions: [],
    transactionByPaymentReference: new Map(),
    transactionByAccount: new Map(),
    transfers: [],
    transferByReference: new Map(),
    refunds: [],
    refundByReference: new Map(),
    settlements: [],
    wallet: [],
    balance: 0,
    counts: { transaction: 0, transfer: 0, wallet: 0 },
  };
}

export function isLive({ settings }: Business): boolean {
  return settings.apiKey.startsWith('MK_PROD_');
}

/** Returns a reference such as `MNFY|67|20261120100000|000001`. */
export function newTransactionReference(business: Business): string {
  business.counts.transaction += 1;
  const number = String(business.counts.transaction).padStart(6, '0');
  return `MNFY|67|${lagosDigits(business.clock.now())}|${number}`;
}

/** Returns a reference such as `MFDS60720261120100000000001A9KQ`. */
export function newTransferReference(business: Business): string {
  business.counts.transfer += 1;
  const number = String(business.counts.transfer).padStart(6, '0');
  return `MFDS607${lagosDigits(business.clock.now())}${number}${newLetters(business, 4)}`;
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

export function newLetters({ random }: Business, length: number): string {
  return Array.from({ length }, () => letters[random.below(letters.length)]).join('');
}

/** Returns digits; like real account numbers they may begin with 0. */
export function newDigits({ random }: Business, length: number): string {
  return Array.from({ length }, () => random.below(10)).join('');
}

/** Moves the wallet's balance and adds the line of its statement. */
export function postToWallet(business: Business, difference: number, narration: string): void {
  const before = business.balance;
  business.balance += difference;
  business.counts.wallet += 1;
  business.wallet.push({
    reference: `MFDSWALLET${String(business.counts.wallet).padStart(8, '0')}`,
    kind: difference < 0 ? 'DEBIT' : 'CREDIT',
    amount: Math.abs(difference),
    before,
    after: business.balance,
    narration,
    at: business.clock.now(),
  });
}
