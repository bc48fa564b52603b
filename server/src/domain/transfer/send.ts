import type { Context, Decision, TransferAggregate } from '../aggregate.js';
import type { Refusal } from '../change.js';
import { hasPayerMoney } from '../checkout/receivable.js';
import type { Attempt } from '../records.js';
import type { TransferCommandOf } from './command.js';
import { TransferDraft } from './draft.js';
import { attemptReference } from './identity.js';
import { partnerNameOf, transferOf } from './owed.js';
import { isScheduled } from './scheduled.js';

/** Why no attempt can begin, by the status of the payout or refund. */
const notSendable: Readonly<Record<string, Refusal['code']>> = {
  below_minimum: 'below_minimum',
  paid: 'already_paid',
  returned_to_payer: 'final',
  cancelled: 'final',
  manual: 'manual',
};

/**
 * Records an attempt as sent, before the partner is called. While one is under way no other begins. A payout
 * goes to the bank account on file for its payee now, not to the one on file when it was made.
 */
export function send(
  aggregate: TransferAggregate,
  { leaseToken, n = 0, isAtPartner = false }: TransferCommandOf<'send'>,
  context: Context,
): Decision<TransferAggregate> {
  const refusal = sendProblem(aggregate, isAtPartner);
  if (refusal !== null) return refusal;
  // A combined payout begins with its first attempt.
  const isNew = aggregate.members.length > 0 && aggregate.attempts.length === 0;
  const draft = new TransferDraft(aggregate, context, { isNew });
  draft.set({ payout: 'pending', refund: 'pending' }, { failureReason: null });
  if (aggregate.payeeBankAccount !== null) draft.setPayout(aggregate.payeeBankAccount);
  const attempt = newAttempt(draft, leaseToken, n);
  // The partner has such a transfer already, under a code of its own.
  draft.addAttempt(bankCodeProblem(aggregate) === null ? attempt : { ...attempt, bankCode: null });
  draft.guardSource();
  return draft.decision();
}

function sendProblem(aggregate: TransferAggregate, isAtPartner: boolean): Refusal | null {
  const inFlight = attemptInFlight(aggregate);
  if (inFlight !== null) return { refused: true, code: 'in_flight', attemptId: inFlight.id };
  const code = notSendable[transferOf(aggregate).status];
  if (code !== undefined) return { refused: true, code };
  return sourceProblem(aggregate) ?? payoutProblem(aggregate, isAtPartner) ?? refundProblem(aggregate);
}

/**
 * Whether the bank took back the money that a transfer would be paid from. A payout is not sent until the
 * operator has settled the receivable. A refund is never sent unless nothing was taken.
 */
export function sourceProblem(aggregate: TransferAggregate): Refusal | null {
  const isReversed = hasPayoutReceivable(aggregate) || isRefundedByBank(aggregate);
  return isReversed ? { refused: true, code: 'payment_reversed' } : null;
}

/** Whether the payer of a refund has the money from their bank, so that it would pay them twice. */
export function isRefundedByBank({ credit, amountCancelled }: TransferAggregate): boolean {
  return credit !== null && hasPayerMoney(credit, amountCancelled);
}

function payoutProblem(aggregate: TransferAggregate, isAtPartner: boolean): Refusal | null {
  const { payout, payeeBankAccount } = aggregate;
  if (isScheduled(payout)) return { refused: true, code: 'payout_scheduled' };
  if (payout === null) return null;
  if (payeeBankAccount === null) return { refused: true, code: 'payout_details_missing' };
  // A transfer that the partner has went where it went, whatever codes are on file.
  return isAtPartner ? null : bankCodeProblem(aggregate);
}

/** Whether the code of the payee's bank is not of the partner that pays: there it may be another bank's. */
export function bankCodeProblem(aggregate: TransferAggregate): Refusal | null {
  const { payout, payeeBankAccount } = aggregate;
  if (payout === null || payeeBankAccount === null) return null;
  if (payeeBankAccount.bankCodePartner === partnerNameOf(aggregate)) return null;
  return { refused: true, code: 'foreign_bank_code' };
}

/**
 * Whether the bank reversed money that a payout would be paid from. The payout stays owed and is not sent
 * until the operator has settled the receivable.
 */
export function hasPayoutReceivable({ payout, checkout, members }: TransferAggregate): boolean {
  if (payout === null) return false;
  const checkouts = [...members.map((member) => member.checkout), ...(checkout === null ? [] : [checkout])];
  return checkouts.some(({ amountReceivable }) => amountReceivable > 0);
}

function refundProblem({ creditBusyWith }: TransferAggregate): Refusal | null {
  return creditBusyWith === null ? null : { refused: true, code: 'credit_busy' };
}

/** Returns the number that the next attempt has, unless a restore took later ones back. */
export function nextNumber({ attempts }: Pick<TransferAggregate, 'attempts'>): number {
  return 1 + Math.max(0, ...attempts.map((attempt) => attempt.n));
}

/** Returns the attempt under way, whose outcome is unknown, or null. */
export function attemptInFlight({ attempts }: TransferAggregate): Attempt | null {
  return attempts.find(({ state }) => state === 'sent') ?? null;
}

/**
 * Returns a new attempt under a reference of its own, which the partner never sees for another one.
 *
 * @param atLeast the lowest number it may have
 */
export function newAttempt(draft: TransferDraft, leaseToken: string | null, atLeast = 0): Attempt {
  const { kind, transfer, payout, refund, context } = draft;
  const n = Math.max(atLeast, nextNumber(draft));
  const isManual = leaseToken === null;
  return {
    id: context.newId(),
    objectKind: kind,
    objectId: transfer.id,
    creditId: refund?.creditId ?? null,
    n,
    reference: attemptReference({ kind, transferId: transfer.id, n, isManual }),
    version: 1,
    state: 'sent',
    leaseToken,
    bankCode: isManual ? null : (payout?.bankCode ?? null),
    accountNumberSealed: isManual ? null : (payout?.accountNumberSealed ?? null),
    sessionId: null,
    failureReason: null,
    fee: 0,
    difference: null,
    callCount: leaseToken === null ? 0 : 1,
    refusalCount: 0,
    calledAt: context.now,
    refusedAt: null,
    refusalReason: null,
    endedBy: null,
    statement: null,
    nextPollAt: null,
    pollCount: 0,
    sentAt: context.now,
    createdAt: context.now,
    updatedAt: context.now,
  };
}
