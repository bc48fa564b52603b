import type { TransferDestination } from '../../../domain/transfer/standing.js';
import {
  type BankingPartner,
  PartnerRefused,
  PartnerUnavailable,
  type StatementTransfer,
  type TransferResult,
} from '../../../ports/bank.js';
import type { Clock } from '../../../ports/clock.js';
import type { Store } from '../../../ports/store.js';
import type { SandboxTransfer } from '../../store/rows.js';
import { step } from '../../store/statement.js';
import { banks, sessionIdOf } from './directory.js';
import { type SignedNotification, signNotification } from './notification.js';
import {
  endTransfer,
  findAnyTransfer,
  findCredit,
  findTransfer,
  insertTransfer,
  listTransfersSince,
} from './queries.js';

/** Every code by which the sandbox bank definitely refuses a transfer or refund; a fault says `refused`. */
export const sandboxRefusalCodes = [
  'below_minimum',
  'above_maximum',
  'unknown_bank',
  'unknown_credit',
  'refused',
] as const;

/** A transfer is final this long after it was requested, in account time. */
const settlesAfterMs = 60_000;

export type SandboxEnd = Exclude<SandboxTransfer['status'], 'pending'>;

type Transfers = Pick<
  BankingPartner,
  'transfer' | 'findTransfer' | 'refund' | 'findRefund' | 'listTransfers'
>;

/** Details of an outcome. */
export interface EndWords {
  reason?: string | undefined;
  /** The fee for a paid transfer, in kobo. */
  fee?: number | undefined;
}

/** The sandbox actions on money going out. */
export interface TransferActions {
  /** Whether the bank ever received a transfer with this reference. */
  knows(reference: string): Promise<boolean>;
  /** Ends a transfer or refund now, even before its time; null if the reference is unknown. */
  settle(reference: string, end: SandboxEnd, words?: EndWords): Promise<SignedNotification | null>;
}

/** The least and the most that one transfer moves, in kobo. */
export type TransferLimits = Pick<BankingPartner, 'minimumTransfer' | 'maximumTransfer'>;

/**
 * Creates the calls that send money. Like a real bank, they refuse amounts below the minimum and transfers
 * above the maximum.
 */
export function createTransfers(
  store: Store,
  clock: Clock,
  { minimumTransfer, maximumTransfer }: TransferLimits,
): Transfers {
  const find = async (kind: SandboxTransfer['kind'], reference: string, now: number) => {
    const row = await store.one(findTransfer, { reference, kind });
    return row ? resultOf(await settled(store, row, now)) : null;
  };
  const send = async (row: SandboxTransfer, now: number): Promise<TransferResult> => {
    if (row.amount < minimumTransfer)
      throw new PartnerRefused(`${row.amount} kobo are below the minimum`, 'below_minimum');
    const { outcome } = await store.transact([step(insertTransfer, row)]);
    const standing = outcome === 'committed' ? resultOf(row) : await find(row.kind, row.reference, now);
    // A duplicate reference may be ours, so it is no refusal.
    if (!standing) throw new PartnerUnavailable(`The reference ${row.reference} is used for something else`);
    return standing;
  };
  return {
    transfer: async ({ reference, accountId, amount, bankCode, accountNumber, now }) => {
      if (!banks.some(({ code }) => code === bankCode))
        throw new PartnerRefused(`There is no bank ${bankCode}`, 'unknown_bank');
      if (amount > maximumTransfer)
        throw new PartnerRefused(`${amount} kobo are above the maximum`, 'above_maximum');
      const row = { ...pending(reference, amount, now, clock.now()), accountId, bankCode, accountNumber };
      return send({ ...row, kind: 'transfer', creditId: null }, now);
    },
    refund: async ({ reference, partnerCreditId, amount, now }) => {
      const credit = await store.one(findCredit, { id: partnerCreditId });
      if (!credit) throw new PartnerRefused(`There is no credit ${partnerCreditId}`, 'unknown_credit');
      const row = { ...pending(reference, amount, now, clock.now()), accountId: credit.accountId };
      return send({ ...row, kind: 'refund', creditId: credit.id, bankCode: null, accountNumber: null }, now);
    },
    findTransfer: (reference, now) => find('transfer', reference, now),
    findRefund: ({ reference, now }) => find('refund', reference, now),
    listTransfers: async (since) => (await store.all(listTransfersSince, { since })).map(lineOf),
  };
}

export function createTransferActions(store: Store, signingKey: string): TransferActions {
  return {
    knows: async (reference) => (await store.one(findAnyTransfer, { reference })) !== undefined,
    settle: async (reference, status, words) => {
      for (;;) {
        const row = await store.one(findAnyTransfer, { reference });
        if (!row) return null;
        // A transfer that a concurrent query marked as paid needs no details any more.
        const isTooLate = status === 'needs_details' && row.status === 'paid';
        if (isTooLate || (await end(store, row, status, words))) {
          return signNotification(signingKey, { event: row.kind, data: { reference, status } });
        }
      }
    },
  };
}

function pending(reference: string, amount: number, now: number, createdAt: number) {
  const unset = { sessionId: null, failureReason: null, fee: 0 };
  return {
    reference,
    amount,
    status: 'pending' as const,
    settleAt: now + settlesAfterMs,
    createdAt,
    ...unset,
  };
}

/** Marks a pending transfer as paid once its time has come, at the first query afterwards. */
async function settled(store: Store, row: SandboxTransfer, now: number): Promise<SandboxTransfer> {
  if (row.status !== 'pending' || now < row.settleAt) return row;
  await end(store, row, 'paid');
  return (await store.one(findTransfer, { reference: row.reference, kind: row.kind })) ?? row;
}

/** Ends a transfer; false if a concurrent call ended it first. */
async function end(
  store: Store,
  row: SandboxTransfer,
  status: SandboxEnd,
  { reason = `${status} by the receiving bank`, fee = row.fee }: EndWords = {},
): Promise<boolean> {
  const { reference, status: from } = row;
  const sessionId = status === 'paid' ? sessionIdOf(reference) : row.sessionId;
  const failureReason = status === 'paid' ? null : reason;
  // A fee may be named late. One that was named never falls, not even when the money comes back.
  const kept = status === 'paid' ? Math.max(row.fee, fee) : row.fee;
  const change = { reference, from, status, sessionId, failureReason, fee: kept };
  return (await store.transact([step(endTransfer, change)])).outcome === 'committed';
}

function resultOf(row: SandboxTransfer): TransferResult {
  const { reference, status, amount, sessionId, failureReason, fee, settleAt } = row;
  return {
    reference,
    status,
    amount,
    destination: destinationOf(row),
    sessionId,
    failureReason,
    fee,
    expectedBy: status === 'pending' ? settleAt : null,
  };
}

function lineOf(row: SandboxTransfer): StatementTransfer {
  const { reference, status, amount, createdAt } = row;
  const kind = row.kind === 'transfer' ? 'payout' : 'refund';
  return { kind, reference, status, amount, destination: destinationOf(row), createdAt };
}

function destinationOf({ bankCode, accountNumber, creditId }: SandboxTransfer): TransferDestination {
  if (creditId !== null) return { to: 'credit', partnerCreditId: creditId };
  return { to: 'bank_account', bankCode: bankCode ?? '', accountNumber: accountNumber ?? '' };
}
