import type { Context, Decision, TransferAggregate } from '../aggregate.js';
import { assert } from '../assert.js';
import { formatNaira } from '../money.js';
import type { TransferCommandOf } from './command.js';
import { TransferDraft } from './draft.js';
import { attemptReference, combinedPayoutId } from './identity.js';
import { transferOf } from './owed.js';
import { nextNumber } from './send.js';

/** Where a transfer goes: a payout to a bank account, a refund back to the payer of a credit. */
export type TransferDestination =
  | { to: 'bank_account'; bankCode: string; accountNumber: string }
  | { to: 'credit'; partnerCreditId: string };

/** The status of a transfer at the partner. */
type PartnerStatus = 'pending' | 'paid' | 'failed' | 'reversed' | 'needs_details';

/** A transfer as the partner has it under a reference of ours. */
export interface PartnerTransfer {
  status: PartnerStatus;
  amount: number;
  /** Where the partner sends it, which may differ from a repeated request. */
  destination: TransferDestination;
}

/** A transfer as we would send it; attempts of older versions do not know where they were sent. */
export interface ExpectedTransfer {
  amount: number;
  destination: TransferDestination | null;
}

/** Whether the partner has paid a transfer or may pay it; otherwise its money is with us. */
export function isStanding({ status }: Pick<PartnerTransfer, 'status'>): boolean {
  return status !== 'failed' && status !== 'reversed';
}

/**
 * Returns in words how the partner's standing transfer differs from ours, or null. A transfer that differs
 * was made by a decision that our rows do not know, such as one that a restore lost.
 */
export function differenceOf(expected: ExpectedTransfer, standing: PartnerTransfer): string | null {
  if (!isStanding(standing)) return null;
  const parts: string[] = [];
  if (standing.amount !== expected.amount) {
    parts.push(`${formatNaira(standing.amount)} instead of ${formatNaira(expected.amount)}`);
  }
  const { destination } = expected;
  if (destination !== null && !isSame(destination, standing.destination)) {
    parts.push(`${describeDestination(standing.destination)} instead of ${describeDestination(destination)}`);
  }
  return parts.length === 0 ? null : `the bank has ${parts.join(', ')}`;
}

function isSame(ours: TransferDestination, theirs: TransferDestination): boolean {
  if (ours.to === 'credit') return theirs.to === 'credit' && ours.partnerCreditId === theirs.partnerCreditId;
  return (
    theirs.to === 'bank_account' &&
    ours.bankCode === theirs.bankCode &&
    ours.accountNumber === theirs.accountNumber
  );
}

/** Describes a destination without the whole account number. */
export function describeDestination(destination: TransferDestination): string {
  if (destination.to === 'credit') return `to the payer of ${destination.partnerCreditId}`;
  return `to ${destination.bankCode} ···${destination.accountNumber.slice(-4)}`;
}

/**
 * Records that the partner's transfer under the attempt's reference is another one. The outcome stays
 * unknown: nothing is booked, and nothing is sent again.
 */
export function differs(
  aggregate: TransferAggregate,
  { attemptId, difference }: TransferCommandOf<'differs'>,
  context: Context,
): Decision<TransferAggregate> {
  const attempt = aggregate.attempts.find(({ id }) => id === attemptId);
  assert(attempt, `attempt ${attemptId} is not one of this transfer`);
  if (attempt.state !== 'sent' || attempt.difference === difference) {
    return { kind: 'repeat', after: aggregate };
  }
  const draft = new TransferDraft(aggregate, context);
  draft.changeAttempt(attempt, { difference });
  draft.awaitFloat(null);
  return draft.decision();
}

/** How many attempts that the partner never had may come before one that it has. */
const neverHadMax = 5;

/** An attempt that our rows do not have. */
export interface NextAttempt {
  n: number;
  reference: string;
}

/**
 * Returns the next attempt and those after it. A restore may have taken several back, of which the partner
 * has only the later ones: it refused the others, or never received them.
 */
export function nextAttempts(aggregate: TransferAggregate): readonly NextAttempt[] {
  const { kind } = aggregate;
  const first = nextNumber(aggregate);
  return Array.from({ length: neverHadMax + 1 }, (_, index) => {
    const n = first + index;
    return {
      n,
      reference: attemptReference({ kind, transferId: transferOf(aggregate).id, n, isManual: false }),
    };
  });
}

/** How many combined payouts of one payee a restore may take back and leave recognisable. */
const combinedMax = 50;

/** Returns the references that the partner may have for a payee's combined payouts after our newest. */
export function laterCombinedReferences(
  payee: Parameters<typeof combinedPayoutId>[0],
  newestOrdinal: number,
): string[] {
  const kind = 'payout';
  return Array.from({ length: combinedMax }, (_, index) => {
    const transferId = combinedPayoutId(payee, newestOrdinal + 1 + index);
    return Array.from({ length: neverHadMax + 1 }, (_, earlier) =>
      attemptReference({ kind, transferId, n: earlier + 1, isManual: false }),
    );
  }).flat();
}
