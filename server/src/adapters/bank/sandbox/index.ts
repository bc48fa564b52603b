import {
  type BankingPartner,
  type OpenedVirtualAccount,
  type OpenVirtualAccount,
  PartnerRefused,
} from '../../../ports/bank.js';
import type { Clock } from '../../../ports/clock.js';
import type { Store } from '../../../ports/store.js';
import type { SandboxFault } from '../../store/rows.js';
import { type CreditActions, createCreditActions, createCredits } from './credits.js';
import { banks, nameOn, virtualAccountOf } from './directory.js';
import { Faults } from './faults.js';
import { withFaults } from './faulty.js';
import { readNotification } from './notification.js';
import { createRecords } from './records.js';
import {
  createTransferActions,
  createTransfers,
  sandboxRefusalCodes,
  type TransferActions,
} from './transfers.js';

const accountLifetimeMs = 8 * 3_600_000;

/** Kobo. */
const minimumTransfer = 10_000;
const usualMaximum = 1_000_000_000;

export interface SandboxBankOptions {
  store: Store;
  clock: Clock;
  newId(): string;
  /** Signs the notifications. */
  signingKey: string;
  /** Kobo; ₦10 million unless stated. */
  maximumTransfer?: number;
}

/**
 * The embedded bank of test mode: a banking partner and the sandbox actions that control it. Faults hit the
 * partner's calls, never the sandbox actions.
 */
export interface SandboxBank extends BankingPartner, CreditActions, TransferActions {
  /** Opens an account, or returns the existing one: no reference is ever used up. */
  openVirtualAccount(request: OpenVirtualAccount): Promise<OpenedVirtualAccount>;
  /** Sets how an account's next calls of one operation fail. */
  arm(fault: SandboxFault): Promise<void>;
}

/** Builds the sandbox bank. It is deterministic and keeps all its state in the given store. */
export function createSandboxBank(options: SandboxBankOptions): SandboxBank {
  const { store, clock, signingKey, maximumTransfer = usualMaximum } = options;
  const faults = new Faults(store);
  const calls = {
    ...createTransfers(store, clock, { minimumTransfer, maximumTransfer }),
    ...createCredits(store),
    openVirtualAccount,
    resolveAccount,
  };
  return {
    name: 'sandbox',
    minimumTransfer,
    maximumTransfer,
    refusalCodes: sandboxRefusalCodes,
    repeatsRefunds: true,
    ...withFaults(calls, faults, store),
    listTransfers: calls.listTransfers,
    ...createRecords(store),
    banks: async () => [...banks],
    readNotification: (headers, rawBody) => readNotification(signingKey, headers, rawBody),
    ...createCreditActions(options),
    ...createTransferActions(store, signingKey),
    arm: (fault) => faults.arm(fault),
  };
}

/** Derives the account from the request alone, so nothing is stored and a repeat returns the same account. */
const openVirtualAccount: SandboxBank['openVirtualAccount'] = async (
  request,
): Promise<OpenedVirtualAccount> => ({
  ...virtualAccountOf(request.partnerReference, request.customerEmail),
  accountName: 'ESCROW CHECKOUT SANDBOX',
  expiresAt: request.now + accountLifetimeMs,
});

const resolveAccount: BankingPartner['resolveAccount'] = async (bankCode, accountNumber) => {
  const bank = banks.find(({ code }) => code === bankCode);
  if (!bank) throw new PartnerRefused(`The sandbox knows no bank ${bankCode}`, 'unknown_bank');
  const accountName = nameOn(bankCode, accountNumber);
  return accountName === null ? 'unknown' : { bankCode, bankName: bank.name, accountNumber, accountName };
};
