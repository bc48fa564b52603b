import {
  type BankingPartner,
  type OpenedAccount,
  type PartnerCredit,
  PartnerRefused,
} from '../../../ports/bank.js';
import type { Clock } from '../../../ports/clock.js';
import type { Store } from '../../../ports/store.js';
import type { SandboxCredit } from '../../store/rows.js';
import { step } from '../../store/statement.js';
import { banks, nameOn, virtualAccountOf } from './directory.js';
import { readNotification, type SignedNotification, signNotification } from './notification.js';
import { findCredit, insertCredit, listCreditsOfReference, reverseCredit } from './queries.js';
import { createTransfers, type SandboxEnd } from './transfers.js';

const accountLifetimeMs = 8 * 3_600_000;

export interface SandboxBankOptions {
  store: Store;
  clock: Clock;
  newId(): string;
  /** Signs the notifications. */
  signingKey: string;
}

/** A transfer somebody is simulated to make into a virtual account. */
export interface InwardTransfer {
  /** Whose sandbox it happens in. */
  accountId: string;
  /** Our reference of the virtual account; null for a bank that does not pass it on. */
  partnerReference: string | null;
  accountNumber: string;
  amount: number;
  payerName: string | null;
  outcome: 'credited' | 'rejected';
  /** Names the transfer, so that asking again for the same one makes no second. */
  partnerCreditId: string | null;
  /** Account time. */
  now: number;
}

/** The embedded bank of test mode: a banking partner, and the levers that move it from the outside. */
export interface SandboxBank extends BankingPartner {
  /** Records an inward transfer and answers the notification a real bank would send about it. */
  reportTransfer(
    transfer: InwardTransfer,
  ): Promise<{ credit: PartnerCredit; notification: SignedNotification }>;
  /** Takes a credit back and answers the notification about it; null if there is nothing to take back. */
  takeBack(partnerCreditId: string): Promise<SignedNotification | null>;
  /** Ends a transfer or refund now, whatever its time; null if the reference is unknown. */
  settle(reference: string, end: SandboxEnd): Promise<SignedNotification | null>;
  /** The notification about a credit, signed; the same bytes every time. */
  signedNotification(credit: Pick<PartnerCredit, 'partnerCreditId'>): SignedNotification;
}

/** Builds the sandbox bank: deterministic, and all its state in the given store. */
export function createSandboxBank({ store, clock, newId, signingKey }: SandboxBankOptions): SandboxBank {
  const signedNotification = ({ partnerCreditId }: Pick<PartnerCredit, 'partnerCreditId'>) =>
    signNotification(signingKey, { kind: 'credit', partnerCreditId });
  return {
    name: 'sandbox',
    minimumTransfer: 10_000,
    ...createTransfers(store, clock, signingKey),
    ...createCredits(store),

    // The account follows from our reference alone, so opening it again reads it, and nothing has to be
    // stored.
    openAccount: async ({ partnerReference, now }): Promise<OpenedAccount> => ({
      ...virtualAccountOf(partnerReference),
      expiresAt: now + accountLifetimeMs,
    }),

    banks: async () => [...banks],
    resolveAccount: async (bankCode, accountNumber) => {
      const bank = banks.find(({ code }) => code === bankCode);
      if (!bank) throw new PartnerRefused(`The sandbox knows no bank ${bankCode}`);
      const accountName = nameOn(bankCode, accountNumber);
      return accountName === null ? null : { bankCode, bankName: bank.name, accountNumber, accountName };
    },

    readNotification: (headers, rawBody) => readNotification(signingKey, headers, rawBody),
    signedNotification,
    reportTransfer: async (transfer) => {
      const row = creditOf(transfer, transfer.partnerCreditId ?? newId(), clock.now());
      const { outcome } = await store.transact([step(insertCredit, row)]);
      const standing = outcome === 'committed' ? row : await store.one(findCredit, { id: row.id });
      const credit = partnerCreditOf(standing ?? row);
      return { credit, notification: signedNotification(credit) };
    },
    takeBack: async (partnerCreditId) => {
      const { outcome } = await store.transact([step(reverseCredit, { id: partnerCreditId })]);
      return outcome === 'committed' ? signedNotification({ partnerCreditId }) : null;
    },
  };
}

function createCredits(store: Store): Pick<BankingPartner, 'findCredit' | 'findCredits'> {
  return {
    findCredits: async (partnerReference) => {
      const rows = await store.all(listCreditsOfReference, { partnerReference });
      return rows.map(partnerCreditOf);
    },
    findCredit: async (id) => {
      const row = await store.one(findCredit, { id });
      return row ? partnerCreditOf(row) : null;
    },
  };
}

function creditOf(transfer: InwardTransfer, id: string, createdAt: number): SandboxCredit {
  const { accountId, partnerReference, accountNumber, amount, payerName, outcome, now } = transfer;
  return {
    id,
    accountId,
    partnerReference,
    accountNumber,
    status: outcome,
    amount,
    payerName,
    failureReason: outcome === 'rejected' ? 'rejected by the bank' : null,
    paidAt: now,
    createdAt,
  };
}

function partnerCreditOf(row: SandboxCredit): PartnerCredit {
  const { id, partnerReference, accountNumber, status, amount, payerName, failureReason, paidAt } = row;
  return {
    partnerCreditId: id,
    partnerReference,
    accountNumber,
    status,
    amount,
    payerName,
    failureReason,
    paidAt,
  };
}
