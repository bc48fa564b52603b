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

/** Where an attempt went, as far as its row knows: perhaps to a bank whose code at the partner it lacks. */
export type ExpectedDestination =
  | Exclude<TransferDestination, { to: 'bank_account' }>
  | { to: 'bank_account'; bankCode: string | null; accountNumber: string };

/** A transfer as we would send it; attempts of older versions do not know where they were sent. */
export interface ExpectedTransfer {
  amount: number;
  destination: ExpectedDestination | null;
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

function isSame(ours: ExpectedDestination, theirs: TransferDestination): boolean {
  if (ours.to === 'credit') return theirs.to === 'credit' && ours.partnerCreditId === theirs.partnerCreditId;
  return (
    theirs.to === 'bank_account' &&
    (ours.bankCode === null || ours.bankCode === theirs.bankCode) &&
    ours.accountNumber === theirs.accountNumber
  );
}

/** Describes a destination without the whole account number. */
export function describeDestination(destination: ExpectedDestination): string {
  if (destination.to === 'credit') return `to the payer of ${destination.partnerCreditId}`;
  const bank = destination.bankCode === null ? '' : `${destination.bankCode} `;
  return `to ${bank}···${destination.accountNumber.slice(-4)}`;
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

type CombinedPayee = Parameters<typeof combinedPayoutId>[0];

/**
 * Returns the references that the partner may have for a payee's combined payouts after our newest.
 *
 * @param lostOrdinal the newest that a restore is known to have taken back
 */
export function laterCombinedReferences(
  payee: CombinedPayee,
  newestOrdinal: number,
  lostOrdinal = newestOrdinal,
): string[] {
  return Array.from({ length: lostOrdinal - newestOrdinal + combinedMax }, (_, index) =>
    combinedReferences(payee, newestOrdinal + 1 + index),
  ).flat();
}

function combinedReferences(payee: CombinedPayee, ordinal: number): string[] {
  const transferId = combinedPayoutId(payee, ordinal);
  return Array.from({ length: neverHadMax + 1 }, (_, earlier) =>
    attemptReference({ kind: 'payout', transferId, n: earlier + 1, isManual: false }),
  );
}

/** A transfer that a restore lost and the operator accepted. */
export interface AcceptedTransfer {
  reference: string;
  /** When the operator said that all it paid is recorded. */
  recordedAt: number | null;
}

/** What the accepted transfers of a payee's lost combined payouts leave to the next combined payout. */
export interface AfterAccepted {
  /** The newest ordinal that has a combined payout, or had one that was lost. */
  newestOrdinal: number;
  /** The reference of a transfer whose payments are not recorded, or null. */
  unrecorded: string | null;
}

/**
 * Finds the transfers of a payee's lost combined payouts among those that the operator accepted. Each uses up
 * its ordinal: the next combined payout has other members, so the transfer must not count as its payment.
 */
export function afterAccepted(
  payee: CombinedPayee,
  newestOrdinal: number,
  accepted: readonly AcceptedTransfer[],
): AfterAccepted {
  const after: AfterAccepted = { newestOrdinal, unrecorded: null };
  if (accepted.length === 0) return after;
  const known = new Set(accepted.map(({ reference }) => reference));
  const recorded = new Set(accepted.flatMap((each) => (each.recordedAt === null ? [] : [each.reference])));
  for (let ordinal = newestOrdinal + 1; ordinal <= after.newestOrdinal + combinedMax; ordinal += 1) {
    const found = combinedReferences(payee, ordinal).filter((reference) => known.has(reference));
    if (found.length > 0) after.newestOrdinal = ordinal;
    after.unrecorded ??= found.find((reference) => !recorded.has(reference)) ?? null;
  }
  return after;
}
