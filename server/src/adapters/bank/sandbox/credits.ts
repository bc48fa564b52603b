import type { BankingPartner, PartnerCredit } from '../../../ports/bank.js';
import type { Store } from '../../../ports/store.js';
import { setAlarm } from '../../store/commit-statements.js';
import { guardClock } from '../../store/jobs.js';
import type { SandboxArrival, SandboxCredit } from '../../store/rows.js';
import { anyRows, step } from '../../store/statement.js';
import type { SandboxBankOptions } from './index.js';
import { type SignedNotification, signNotification } from './notification.js';
import {
  findArrival,
  findCredit,
  insertArrival,
  insertCredit,
  listCreditsOfReference,
  reverseCredit,
} from './queries.js';

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

/** One that arrives later. */
export type DelayedTransfer = Omit<SandboxArrival, 'createdAt'>;

/** Money that comes in, seen from the payer's side. */
export interface CreditLevers {
  /** Records an inward transfer and answers the notification a real bank would send about it. */
  reportTransfer(
    transfer: InwardTransfer,
  ): Promise<{ credit: PartnerCredit; notification: SignedNotification }>;
  /**
   * Keeps a transfer that is still to arrive, and in the same commit sets the alarm that lets it. False: the
   * clock has moved since its offset was read. One of the same name is kept once.
   */
  expectTransfer(transfer: DelayedTransfer, clockOffsetMs: number): Promise<boolean>;
  /** What is still to arrive, or was, under that name. */
  expectedTransfer(id: string): Promise<SandboxArrival | null>;
  /** Takes a credit back and answers the notification about it; null if there is nothing to take back. */
  takeBack(partnerCreditId: string): Promise<SignedNotification | null>;
  /** The notification about a credit, signed; the same bytes every time. */
  signedNotification(credit: Pick<PartnerCredit, 'partnerCreditId'>): SignedNotification;
}

/** What the partner says about credits. */
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

export function createCreditLevers(options: SandboxBankOptions): CreditLevers {
  const { store, clock, newId, signingKey } = options;
  const signedNotification: CreditLevers['signedNotification'] = ({ partnerCreditId }) =>
    signNotification(signingKey, { kind: 'credit', partnerCreditId });
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
    takeBack: async (partnerCreditId) => {
      const { outcome } = await store.transact([step(reverseCredit, { id: partnerCreditId })]);
      return outcome === 'committed' ? signedNotification({ partnerCreditId }) : null;
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
  const alarm = { kind: 'sandbox.credit', subject: id, accountId, mode: 'test' as const, createdAt };
  const { outcome } = await store.transact([
    step(guardClock, { accountId, clockOffsetMs }),
    step(insertArrival, { ...transfer, createdAt }),
    anyRows(setAlarm, { ...alarm, id: newId(), runAt: Math.max(0, arrivesAt - clockOffsetMs) }),
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
    paidAt: now,
    createdAt,
  };
}

function partnerCreditOf({ id, createdAt: _, ...facts }: SandboxCredit): PartnerCredit {
  return { partnerCreditId: id, ...facts };
}
