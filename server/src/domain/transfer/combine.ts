import type { CombinedMember, Context, Decision, Policy, TransferAggregate } from '../aggregate.js';
import type { Refusal } from '../change.js';
import type { BankAccount, CombinedPayout, Mode, Payout } from '../records.js';
import { combinedPayoutId } from './identity.js';
import { send } from './send.js';

/** The most payouts that one transfer pays: each of them writes a row and an event. */
export const membersMax = 200;

/** A seller or merchant, and the payouts of theirs that are below the partner's minimum. */
export interface SmallPayouts {
  accountId: string;
  mode: Mode;
  /** Lower-cased e-mail of the seller, or null for the merchant itself. */
  sellerEmail: string | null;
  members: readonly CombinedMember[];
  /** The ordinal of the payee's newest combined payout; 0 if there is none. */
  newestOrdinal: number;
  /** The bank account on file, read after the payouts. */
  payeeBankAccount: BankAccount | null;
}

/**
 * Returns the combined payout that pays small payouts of one payee, as it would be before its first attempt,
 * or why there is none yet. What is on hold, paid in another way or stands for a reversed payment is left
 * out; of very many payouts the largest are taken.
 */
export function combinedOf(
  { members, newestOrdinal, payeeBankAccount, ...payee }: SmallPayouts,
  { now, policy }: Pick<Context, 'now' | 'policy'>,
): TransferAggregate | Refusal {
  const chosen = members.filter(mayJoin).sort(largestFirst).slice(0, membersMax);
  const amount = chosen.reduce((sum, { payout }) => sum + payout.amount, 0);
  if (amount < policy.minimumTransfer) return { refused: true, code: 'below_minimum' };
  if (payeeBankAccount === null) return { refused: true, code: 'payout_details_missing' };
  return {
    kind: 'payout',
    payout: newCombinedPayout(payee, { amount, now, policy, ordinal: newestOrdinal + 1, payeeBankAccount }),
    members: chosen.sort(byId),
    refund: null,
    attempts: [],
    checkout: null,
    credit: null,
    creditBusyWith: null,
    payeeBankAccount,
  };
}

/** Combines small payouts and records the first attempt, before the partner is called. */
export function combine(
  small: SmallPayouts,
  leaseToken: string,
  context: Context,
): Decision<TransferAggregate> {
  const combined = combinedOf(small, context);
  return 'refused' in combined ? combined : send(combined, { command: 'send', leaseToken }, context);
}

function mayJoin({ payout, checkout }: CombinedMember): boolean {
  const isWaiting = payout.status === 'below_minimum' && payout.combinedPayoutId === null;
  return isWaiting && checkout.amountReceivable === 0;
}

function newCombinedPayout(
  { accountId, mode, sellerEmail }: Pick<Payout, 'accountId' | 'mode' | 'sellerEmail'>,
  { amount, now, policy, ordinal, payeeBankAccount }: NewCombined,
): CombinedPayout {
  return {
    id: combinedPayoutId({ accountId, mode, sellerEmail }, ordinal),
    accountId,
    mode,
    sellerEmail,
    partner: policy.partners[mode],
    ordinal,
    version: 1,
    status: 'pending',
    amount,
    ...payeeBankAccount,
    failureReason: null,
    sessionId: null,
    amountReceivable: 0,
    createdAt: now,
    updatedAt: now,
  };
}

interface NewCombined {
  amount: number;
  now: number;
  policy: Policy;
  ordinal: number;
  payeeBankAccount: BankAccount;
}

function largestFirst({ payout: a }: CombinedMember, { payout: b }: CombinedMember): number {
  return b.amount - a.amount || (a.id < b.id ? -1 : 1);
}

/** Two commits that write the same payouts do so in the same order. */
function byId({ payout: a }: CombinedMember, { payout: b }: CombinedMember): number {
  return a.id < b.id ? -1 : 1;
}
