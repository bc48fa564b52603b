import type { BankingPartner, PartnerCredit } from '../../../ports/bank.js';
import type { Store } from '../../../ports/store.js';
import { enqueue } from '../../store/commit-statements.js';
import { guardClock } from '../../store/jobs.js';
import type { SandboxArrival, SandboxCredit } from '../../store/rows.js';
import { anyRows, step } from '../../store/statement.js';
import { payerBankOf, sessionIdOf } from './directory.js';
import type { SandboxBankOptions } from './index.js';
import { type SignedNotification, signNotification } from './notification.js';
import {
  acceptCredit,
  findArrival,
  findCredit,
  insertArrival,
  insertCredit,
  listCreditsOfReference,
  raiseFee,
  reverseCredit,
} from './queries.js';

/** A simulated transfer into a virtual account. */
export interface InwardTransfer {
  /** The merchant account whose sandbox receives it. */
  accountId: string;
  /** Our reference of the virtual account; null if the bank does not pass it on. */
  partnerReference: string | null;
  accountNumber: string;
  amount: number;
  payerName: string | null;
  outcome: 'credited' | 'rejected';
  /** Identifies the transfer, so that a repeat makes no second one. */
  partnerCreditId: string | null;
  /** Account time. */
  now: number;
}

/** A transfer that arrives later. */
export type DelayedTransfer = Omit<SandboxArrival, 'createdAt'>;

/** The sandbox actions on money coming in. */
export interface CreditActions {
  /** Records a transfer and returns the notification a real bank would send about it. */
  reportTransfer(
    transfer: InwardTransfer,
  ): Promise<{ credit: PartnerCredit; notification: SignedNotification }>;
  /**
   * Stores a transfer that arrives later, together with the job that makes it arrive. Storing the same id
   * again has no effect. False: the clock has moved since its offset was read.
   */
  expectTransfer(transfer: DelayedTransfer, clockOffsetMs: number): Promise<boolean>;
  /** Returns the delayed transfer with that id, even after it has arrived. */
  expectedTransfer(id: string): Promise<SandboxArrival | null>;
  /**
   * Lets a rejected transfer through and returns the notification about it; null if it was not rejected.
   *
   * @param now account time
   */
  acceptRejected(partnerCreditId: string, now: number): Promise<SignedNotification | null>;
  /** Reverses a credit and returns the notification about it; null if there is nothing to reverse. */
  reverse(partnerCreditId: string): Promise<SignedNotification | null>;
  /** Names what the bank keeps for a credit, in kobo; less than it has named before changes nothing. */
  nameFee(partnerCreditId: string, fee: number): Promise<void>;
  /** Returns the signed notification about a credit in its status, always the same bytes. */
  signedNotification(credit: Pick<PartnerCredit, 'partnerCreditId' | 'status'>): SignedNotification;
}

/** Creates the partner's queries of credits. */
export function createCredits(store: Store): Pick<BankingPartner, 'findCredit' | 'findCredits'> {
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

export function createCreditActions(options: SandboxBankOptions): CreditActions {
  const { store, clock, newId, signingKey } = options;
  const signedNotification: CreditActions['signedNotification'] = ({ partnerCreditId, status }) =>
    signNotification(signingKey, { event: 'credit', data: { id: partnerCreditId, status } });
  return {
    signedNotification,
    reportTransfer: async (transfer) => {
      const row = creditOf(transfer, transfer.partnerCreditId ?? newId(), clock.now());
      const { outcome } = await store.transact([step(insertCredit, row)]);
      const standing = outcome === 'committed' ? row : await store.one(findCredit, { id: row.id });
      const credit = partnerCreditOf(standing ?? row);
      return { credit, notification: signedNotification(credit) };
    },
    expectTransfer: (transfer, clockOffsetMs) => expectTransfer(options, transfer, clockOffsetMs),
    expectedTransfer: async (id) => (await store.one(findArrival, { id })) ?? null,
    acceptRejected: async (partnerCreditId, now) => {
      const { outcome } = await store.transact([step(acceptCredit, { id: partnerCreditId, paidAt: now })]);
      return outcome === 'committed' ? signedNotification({ partnerCreditId, status: 'credited' }) : null;
    },
    reverse: async (partnerCreditId) => {
      const { outcome } = await store.transact([step(reverseCredit, { id: partnerCreditId })]);
      return outcome === 'committed' ? signedNotification({ partnerCreditId, status: 'reversed' }) : null;
    },
    nameFee: async (id, fee) => {
      await store.transact([anyRows(raiseFee, { id, fee })]);
    },
  };
}

async function expectTransfer(
  { store, clock, newId }: SandboxBankOptions,
  transfer: DelayedTransfer,
  clockOffsetMs: number,
): Promise<boolean> {
  const { id, accountId, arrivesAt } = transfer;
  const createdAt = clock.now();
  const job = { kind: 'sandbox.credit', subject: id, accountId, mode: 'test' as const, createdAt };
  const { outcome } = await store.transact([
    step(guardClock, { accountId, clockOffsetMs }),
    step(insertArrival, { ...transfer, createdAt }),
    anyRows(enqueue, { ...job, id: newId(), runAt: Math.max(0, arrivesAt - clockOffsetMs) }),
  ]);
  return outcome === 'committed' || (await store.one(findArrival, { id })) !== undefined;
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
    fee: 0,
    paidAt: now,
    createdAt,
  };
}

function partnerCreditOf({ id, createdAt: _, fee, ...facts }: SandboxCredit): PartnerCredit {
  const trace = { payerBankName: payerBankOf(id), sessionId: sessionIdOf(id) };
  return { partnerCreditId: id, ...facts, ...trace, takenBack: 0, fee: fee > 0 ? fee : null };
}
