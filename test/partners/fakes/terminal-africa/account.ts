import { createRandom, type Random } from '../../../simulation/random.js';
import type { FakeClock } from '../clock.js';
import type { Notifier } from '../notifier.js';
import { someCarriers } from './carriers.js';
import type { Address, Carrier, Packaging, Parcel, Rate, Shipment, Transaction } from './records.js';
import type { TerminalSettings } from './settings.js';

/** One account at the fake's Terminal Africa: its settings and everything that happened. */
export interface Account {
  settings: TerminalSettings;
  clock: FakeClock;
  random: Random;
  notifier: Notifier;
  carriers: Carrier[];
  addresses: Map<string, Address>;
  packagings: Map<string, Packaging>;
  parcels: Map<string, Parcel>;
  rates: Map<string, Rate>;
  shipments: Map<string, Shipment>;
  transactions: Transaction[];
  /** Kobo. */
  wallet: number;
}

export function createAccount(
  settings: TerminalSettings,
  clock: FakeClock,
  notifier: Notifier,
  seed: number,
): Account {
  return {
    settings,
    clock,
    notifier,
    random: createRandom(seed),
    carriers: someCarriers(),
    addresses: new Map(),
    packagings: new Map(),
    parcels: new Map(),
    rates: new Map(),
    shipments: new Map(),
    transactions: [],
    wallet: 0,
  };
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Returns a new id such as `SH-K4P1UYK9U36CUB1B`. */
export function newId({ random }: Account, prefix: string): string {
  const pick = () => letters[random.below(letters.length)];
  return `${prefix}-${Array.from({ length: 16 }, pick).join('')}`;
}

/** Records what enters or leaves the wallet. */
export function postToWallet(
  account: Account,
  posting: Pick<Transaction, 'flow' | 'amount' | 'description' | 'shipmentId'>,
): Transaction {
  account.wallet += posting.flow === 'in' ? posting.amount : -posting.amount;
  const transaction: Transaction = {
    ...posting,
    id: newId(account, 'TX'),
    reference: newId(account, 'TR'),
    isReversed: false,
    createdAt: account.clock.now(),
  };
  account.transactions.push(transaction);
  return transaction;
}
