import { type BankingPartner, PartnerRefused, type TransferResult } from '../../../ports/bank.js';
import type { Clock } from '../../../ports/clock.js';
import type { Store } from '../../../ports/store.js';
import type { SandboxTransfer } from '../../store/rows.js';
import { step } from '../../store/statement.js';
import { banks, sessionIdOf } from './directory.js';
import { type SignedNotification, signNotification } from './notification.js';
import { endTransfer, findAnyTransfer, findCredit, findTransfer, insertTransfer } from './queries.js';

/** The sandbox knows the end of a transfer this long after it was told to make it, in account time. */
const settlesAfterMs = 60_000;

export type SandboxEnd = Exclude<SandboxTransfer['status'], 'pending'>;

type Transfers = Pick<BankingPartner, 'transfer' | 'findTransfer' | 'refund' | 'findRefund'>;

/** What the bank says beside how it ended. */
export interface EndWords {
  reason?: string | undefined;
  /** What it keeps for a transfer that it paid, in kobo. */
  fee?: number | undefined;
}

/** Money going out, seen from the receiving bank's side. */
export interface TransferLevers {
  /** Whether an order under this reference ever reached the bank. */
  knows(reference: string): Promise<boolean>;
  /** Ends a transfer or refund now, whatever its time; null if the reference is unknown. */
  settle(reference: string, end: SandboxEnd, words?: EndWords): Promise<SignedNotification | null>;
}

/** Money out of the sandbox bank. Like a real one it sends nothing below its minimum. */
export function createTransfers(store: Store, clock: Clock, minimumTransfer: number): Transfers {
  const find = async (kind: SandboxTransfer['kind'], reference: string, now: number) => {
    const row = await store.one(findTransfer, { reference, kind });
    return row ? resultOf(await settled(store, row, now)) : null;
  };
  const send = async (row: SandboxTransfer, now: number): Promise<TransferResult> => {
    if (row.amount < minimumTransfer) throw new PartnerRefused(`${row.amount} kobo are below the minimum`);
    const { outcome } = await store.transact([step(insertTransfer, row)]);
    const standing = outcome === 'committed' ? resultOf(row) : await find(row.kind, row.reference, now);
    if (!standing) throw new PartnerRefused(`The reference ${row.reference} is used for something else`);
    return standing;
  };
  return {
    transfer: async ({ reference, accountId, amount, bankCode, accountNumber, now }) => {
      if (!banks.some(({ code }) => code === bankCode))
        throw new PartnerRefused(`There is no bank ${bankCode}`);
      const row = { ...pending(reference, amount, now, clock.now()), accountId, bankCode, accountNumber };
      return send({ ...row, kind: 'transfer', creditId: null }, now);
    },
    refund: async ({ reference, partnerCreditId, amount, now }) => {
      const credit = await store.one(findCredit, { id: partnerCreditId });
      if (!credit) throw new PartnerRefused(`There is no credit ${partnerCreditId}`);
      const row = { ...pending(reference, amount, now, clock.now()), accountId: credit.accountId };
      return send({ ...row, kind: 'refund', creditId: credit.id, bankCode: null, accountNumber: null }, now);
    },
    findTransfer: (reference, now) => find('transfer', reference, now),
    findRefund: (reference, now) => find('refund', reference, now),
  };
}

export function createTransferLevers(store: Store, signingKey: string): TransferLevers {
  return {
    knows: async (reference) => (await store.one(findAnyTransfer, { reference })) !== undefined,
    settle: async (reference, status, words) => {
      for (;;) {
        const row = await store.one(findAnyTransfer, { reference });
        if (!row) return null;
        // What somebody's look-up found paid a moment ago waits for no details any more.
        const isTooLate = status === 'needs_details' && row.status === 'paid';
        if (isTooLate || (await end(store, row, status, words))) {
          return signNotification(signingKey, { kind: row.kind, reference });
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

/** Time alone makes a pending transfer paid; the look-up that sees it first writes it down. */
async function settled(store: Store, row: SandboxTransfer, now: number): Promise<SandboxTransfer> {
  if (row.status !== 'pending' || now < row.settleAt) return row;
  await end(store, row, 'paid');
  return (await store.one(findTransfer, { reference: row.reference, kind: row.kind })) ?? row;
}

/** False: somebody else ended it a moment before, which stands. */
async function end(
  store: Store,
  row: SandboxTransfer,
  status: SandboxEnd,
  { reason = `${status} by the receiving bank`, fee = row.fee }: EndWords = {},
): Promise<boolean> {
  const { reference, status: from } = row;
  const sessionId = status === 'paid' ? sessionIdOf(reference) : row.sessionId;
  const failureReason = status === 'paid' ? null : reason;
  // What was kept for a payment stays kept when the money comes back.
  const kept = status === 'paid' ? fee : row.fee;
  const change = { reference, from, status, sessionId, failureReason, fee: kept };
  return (await store.transact([step(endTransfer, change)])).outcome === 'committed';
}

function resultOf(row: SandboxTransfer): TransferResult {
  const { reference, status, amount, sessionId, failureReason, fee, settleAt } = row;
  return {
    reference,
    status,
    amount,
    sessionId,
    failureReason,
    fee,
    expectedBy: status === 'pending' ? settleAt : null,
  };
}
