import type { Context, Decision, EscrowAggregate } from '../aggregate.js';
import { assert } from '../assert.js';
import { refuse } from '../change.js';
import { payOut, sendBack } from '../checkout/outgoing.js';
import { partProblem } from '../money.js';
import type { Dispute } from '../records.js';
import { requestCancellation } from '../shipment/cancelling.js';
import { isPaymentReversed, refuseState } from './blocked.js';
import { resumeClock, stopClock } from './clock.js';
import { announceDelivery } from './delivery.js';
import { EscrowDraft } from './draft.js';
import {
  addSolved,
  addStatement,
  hasSaidEnough,
  isInTime,
  isLastStatement,
  openingEvidence,
  saysSolved,
  spokenFor,
} from './evidence.js';
import { repeat } from './no-change.js';
import type { Rule } from './rule.js';
import { statusAfter } from './status-after.js';

/** The buyer's or the seller's side opens a dispute; the inspection clock stops. */
export const openDispute: Rule<'dispute'> = (aggregate, command, context) => {
  const draft = new EscrowDraft(aggregate, context);
  const buyers = command.side === 'buyer';
  beginDispute(
    draft,
    {
      status: buyers ? 'waiting_for_seller' : 'waiting_for_operator',
      reason: command.reason,
      openedBy: command.side,
      description: command.description,
      evidenceJson: openingEvidence(command, context),
      respondBy: buyers ? context.now + context.policy.disputeResponseMs : null,
    },
    { on_behalf_of: spokenFor(draft.escrow, context.actor, command.side) },
  );
  return draft.decision();
};

type Complaint = Pick<
  Dispute,
  'status' | 'reason' | 'openedBy' | 'description' | 'evidenceJson' | 'respondBy'
>;

/** Opens a dispute and stops the inspection clock. */
export function beginDispute(
  draft: EscrowDraft,
  complaint: Complaint,
  extras: { on_behalf_of?: ReturnType<typeof spokenFor> } = {},
): void {
  const { escrow, context } = draft;
  const dispute: Dispute = {
    ...complaint,
    id: context.newId(),
    accountId: escrow.accountId,
    mode: escrow.mode,
    checkoutId: escrow.id,
    version: 1,
    outcome: null,
    amountToSeller: null,
    decisionReason: null,
    createdAt: context.now,
    updatedAt: context.now,
  };
  draft.openDispute(dispute);
  stopClock(draft);
  requestCancellation(draft);
  draft.set({ status: 'disputed' });
  const { id, reason, openedBy } = dispute;
  draft.event('dispute.opened', { dispute_id: id, reason, opened_by: openedBy, ...extras });
}

/**
 * Either side adds evidence. A response of the seller's side passes the dispute to the operator, unless it is
 * late: a default judgement must not depend on how soon its job runs.
 */
export const addEvidence: Rule<'evidence'> = (aggregate, command, context) => {
  const dispute = openDisputeOf(aggregate);
  if (isLastStatement(dispute, command)) return repeat(aggregate);
  if (hasSaidEnough(dispute, command.side)) return refuse('evidence_limit');
  const draft = new EscrowDraft(aggregate, context);
  const answered = command.side === 'seller' && isInTime(dispute, context.now);
  draft.changeDispute({
    evidenceJson: addStatement(dispute, command, context),
    ...(answered ? { status: 'waiting_for_operator' as const, respondBy: null } : {}),
  });
  return draft.decision();
};

/** Whether a side has opened its last dispute, which it cannot withdraw: it has withdrawn one before. */
export function isLastDispute(aggregate: EscrowAggregate, side: Dispute['openedBy']): boolean {
  return disputesOpened(aggregate, side) > 1;
}

/** Whether the next dispute of a side would be its last. */
export function isNextDisputeLast(aggregate: EscrowAggregate, side: Dispute['openedBy']): boolean {
  return aggregate.escrow.status === 'funded' && disputesOpened(aggregate, side) > 0;
}

/** How many disputes a side has opened. Each of them was withdrawn, but for one that is open. */
function disputesOpened({ disputesOpenedBy }: EscrowAggregate, side: Dispute['openedBy']): number {
  return disputesOpenedBy.filter((opener) => opener === side).length;
}

/**
 * The side that opened the dispute withdraws it; the inspection clock resumes with the time left. A side can
 * do so once: one that opens and withdraws again and again would keep the money from the other for ever.
 */
export const withdrawDispute: Rule<'withdraw'> = (aggregate, { side }, context) => {
  const { openedBy } = openDisputeOf(aggregate);
  if (isPaymentReversed(aggregate)) return refuseState(aggregate, 'payment_reversed');
  const forAnother = context.actor.kind === 'merchant' && openedBy === 'buyer';
  if (side !== openedBy || forAnother) return refuse('not_opener');
  if (isLastDispute(aggregate, side)) return refuse('withdrawal_used');
  const draft = new EscrowDraft(aggregate, context);
  goOn(draft, 'withdrawn');
  return draft.decision();
};

/**
 * The buyer says that a dispute is solved which they can no longer withdraw. Silence would return the money
 * to them all the same, so the operator decides instead. Once the seller's time is up, the default judgement
 * stands.
 */
export const reportSolved: Rule<'report_solved'> = (aggregate, command, context) => {
  const dispute = openDisputeOf(aggregate);
  if (isPaymentReversed(aggregate)) return refuseState(aggregate, 'payment_reversed');
  if (dispute.openedBy !== 'buyer' || context.actor.kind !== 'buyer') return refuse('not_opener');
  const isLate = dispute.status === 'waiting_for_seller' && !isInTime(dispute, context.now);
  if (isLate || !isLastDispute(aggregate, 'buyer')) return refuseState(aggregate, 'disputed');
  // What a merchant said for the buyer must not keep the buyer from saying this.
  if (saysSolved(dispute) && hasSaidEnough(dispute, 'buyer')) return refuse('evidence_limit');
  const draft = new EscrowDraft(aggregate, context);
  const evidenceJson = addSolved(dispute, command, context);
  draft.changeDispute({ evidenceJson, status: 'waiting_for_operator', respondBy: null });
  // The seller hears of it once, whatever the buyer adds.
  if (!saysSolved(dispute)) draft.triggerMail('dispute.solved', dispute.id, { dispute_id: dispute.id });
  return draft.decision();
};

/** The seller's side concedes; everything held goes back to the buyer. */
export const concede: Rule<'concede'> = (aggregate, _command, context) => {
  openDisputeOf(aggregate);
  if (isPaymentReversed(aggregate)) return refuseState(aggregate, 'payment_reversed');
  return returnAll(aggregate, context, 'conceded');
};

/** The seller's side did not respond in time, which counts as conceding. */
export const defaultJudgement: Rule<'default_judgement'> = (aggregate, _command, context) => {
  const { status, respondBy } = openDisputeOf(aggregate);
  const due = status === 'waiting_for_seller' && respondBy !== null && respondBy <= context.now;
  if (!due || isPaymentReversed(aggregate)) return repeat(aggregate);
  return returnAll(aggregate, context, 'no_answer');
};

function returnAll(aggregate: EscrowAggregate, context: Context, reason: 'conceded' | 'no_answer'): Decision {
  const draft = new EscrowDraft(aggregate, context);
  const refunded = draft.escrow.amountHeld;
  sendBack(draft, refunded, reason);
  draft.set({ status: statusAfter(draft.escrow), closedReason: reason });
  closeDispute(draft, 'conceded', { amountToSeller: 0, refunded });
  draft.event('escrow.refunded', { refunded_amount: refunded, reason });
  return draft.decision();
}

/** The operator decides the dispute: `toSeller` kobo go to the seller, the rest to the buyer. */
export const resolve: Rule<'resolve'> = (aggregate, { toSeller, reason }, context) => {
  openDisputeOf(aggregate);
  const { amountHeld, amountReceivable } = aggregate.escrow;
  if (amountReceivable > 0) return refuseState(aggregate, 'payment_reversed');
  const problem = toSeller === 0 ? null : partProblem(toSeller, amountHeld, context.policy.minimumTransfer);
  if (problem !== null) return refuse(problem);
  const draft = new EscrowDraft(aggregate, context);
  const refunded = amountHeld - toSeller;
  const payout = toSeller > 0 ? payOut(draft, toSeller) : null;
  if (refunded > 0) sendBack(draft, refunded, 'resolved');
  draft.set({ status: statusAfter(draft.escrow), closedReason: 'resolved' });
  closeDispute(draft, 'resolved', { amountToSeller: toSeller, refunded, decisionReason: reason });
  const parts = { released_amount: toSeller, refunded_amount: refunded };
  if (payout === null) draft.event('escrow.refunded', { ...parts, payout_id: null });
  else draft.event('escrow.released', { ...parts, payout_id: payout.id });
  return draft.decision();
};

/**
 * The escrow goes on as if there had been no dispute; the inspection clock resumes with the time left. That
 * of a parcel that arrived meanwhile begins.
 */
export function goOn(draft: EscrowDraft, outcome: 'withdrawn' | 'resolved'): void {
  const { escrow, dispute } = draft;
  assert(dispute, 'a disputed escrow has a dispute');
  draft.set({ status: 'funded' });
  resumeClock(draft, dispute.createdAt);
  closeDispute(draft, outcome);
  const { sellerDeliveredAt } = escrow;
  if (sellerDeliveredAt !== null && sellerDeliveredAt > dispute.createdAt) announceDelivery(draft);
}

/** Closes the open dispute. A merchant can do so only for the seller's side. */
export function closeDispute(
  draft: EscrowDraft,
  outcome: NonNullable<Dispute['outcome']>,
  split?: { amountToSeller: number; refunded: number; decisionReason?: string },
): void {
  const amountToSeller = split?.amountToSeller ?? null;
  const decisionReason = split?.decisionReason ?? null;
  const end = { status: 'resolved', outcome, amountToSeller, decisionReason, respondBy: null } as const;
  const { id } = draft.changeDispute(end);
  draft.event('dispute.resolved', {
    dispute_id: id,
    outcome,
    released_amount: amountToSeller ?? 0,
    refunded_amount: split?.refunded ?? 0,
    on_behalf_of: spokenFor(draft.escrow, draft.context.actor, 'seller'),
  });
}

/** Returns the open dispute of a disputed escrow. */
function openDisputeOf({ dispute }: EscrowAggregate): Dispute {
  assert(dispute && dispute.status !== 'resolved', 'a disputed escrow has an open dispute');
  return dispute;
}
