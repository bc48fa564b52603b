import type { CombinedMember, Context, Decision, Policy, TransferAggregate } from '../aggregate.js';
import type { Refusal } from '../change.js';
import type { BankAccount, CombinedPayout, Owner } from '../records.js';
import { combinedPayoutId } from './identity.js';
import { isScheduled } from './scheduled.js';
import { send } from './send.js';

/** The most payouts that one transfer pays: each of them writes a row and an event. */
export const membersMax = 200;

/** A seller or merchant, and the payouts of theirs at one partner that may be paid in one transfer. */
export interface CombinablePayouts extends Owner {
  /** The banking partner that holds the money. */
  partner: string;
  /** Lower-cased e-mail of the seller, or null for the merchant itself. */
  sellerEmail: string | null;
  members: readonly CombinedMember[];
  /** The ordinal of the newest combined payout, also of one that a restore lost; 0 if there is none. */
  newestOrdinal: number;
  /**
   * The reference of a transfer that may have paid the same payouts: a lost combined payout that the operator
   * accepted, unless what it paid is recorded, or one that differs at the partner.
   */
  unrecorded: string | null;
  /** The bank account on file, read after the payouts. */
  payeeBankAccount: BankAccount | null;
}

/**
 * Returns the combined payout that pays what can be combined for one payee, as it would be before its first
 * attempt, or why there is none yet. What is on hold, not due yet, paid in another way or stands for a
 * reversed payment is left out. What one transfer cannot take is left to the next one. While a lost one may
 * have paid the same payouts, there is none.
 */
export function combinedOf(
  { members, newestOrdinal, unrecorded, payeeBankAccount, ...payee }: CombinablePayouts,
  { now, policy }: Pick<Context, 'now' | 'policy'>,
): TransferAggregate | Refusal {
  const chosen = fill(members.filter((member) => mayJoin(member, now)).sort(largestFirst), policy);
  const amount = sumOf(chosen);
  if (amount < policy.minimumTransfer) return { refused: true, code: 'below_minimum' };
  if (payeeBankAccount === null) return { refused: true, code: 'payout_details_missing' };
  if (unrecorded !== null) return { refused: true, code: 'transfer_not_recorded', detail: unrecorded };
  return {
    kind: 'payout',
    payout: newCombinedPayout(payee, { amount, now, ordinal: newestOrdinal + 1, payeeBankAccount }),
    members: chosen.sort(byId),
    refund: null,
    attempts: [],
    checkout: null,
    credit: null,
    creditBusyWith: null,
    amountCancelled: 0,
    payeeBankAccount,
  };
}

/** Combines payouts and records the first attempt, before the partner is called. */
export function combine(
  combinable: CombinablePayouts,
  leaseToken: string,
  context: Context,
  number: { n?: number; isAtPartner?: boolean } = {},
): Decision<TransferAggregate> {
  const combined = combinedOf(combinable, context);
  return 'refused' in combined
    ? combined
    : send(combined, { command: 'send', leaseToken, ...number }, context);
}

function mayJoin({ payout, checkout }: CombinedMember, now: number): boolean {
  const { status, scheduledFor, combinedPayoutId } = payout;
  const isWaiting = status === 'below_minimum' || (status === 'pending' && isScheduled(payout));
  const isDue = scheduledFor === null || scheduledFor <= now;
  return isWaiting && isDue && combinedPayoutId === null && checkout.amountReceivable === 0;
}

/**
 * Takes in this order what fits into one transfer. The largest come first: so what is left for the next one
 * is small, and only payouts below the minimum can ever be left alone. The first is taken whatever it is.
 */
function fill(ordered: readonly CombinedMember[], { maximumTransfer }: Policy): CombinedMember[] {
  const chosen: CombinedMember[] = [];
  let amount = 0;
  for (const member of ordered) {
    const isFull = chosen.length > 0 && amount + member.payout.amount > maximumTransfer;
    if (isFull || chosen.length === membersMax) continue;
    chosen.push(member);
    amount += member.payout.amount;
  }
  return chosen;
}

function sumOf(members: readonly CombinedMember[]): number {
  return members.reduce((sum, { payout }) => sum + payout.amount, 0);
}

function newCombinedPayout(
  { accountId, mode, partner, sellerEmail }: Payee,
  { amount, now, ordinal, payeeBankAccount }: NewCombined,
): CombinedPayout {
  return {
    id: combinedPayoutId({ accountId, mode, sellerEmail }, ordinal),
    accountId,
    mode,
    sellerEmail,
    partner,
    ordinal,
    version: 1,
    status: 'pending',
    amount,
    ...payeeBankAccount,
    failureReason: null,
    sessionId: null,
    amountReceivable: 0,
    amountCameBack: 0,
    awaitingFloatSince: null,
    createdAt: now,
    updatedAt: now,
  };
}

type Payee = Pick<CombinablePayouts, 'accountId' | 'mode' | 'partner' | 'sellerEmail'>;

interface NewCombined {
  amount: number;
  now: number;
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
