import { refuse } from '../change.js';
import type { CheckoutDraft } from '../checkout/draft.js';
import { leftByReversal } from '../checkout/outgoing.js';
import { takeCredit } from '../checkout/payment.js';
import { coverReceivable, partsTaken, receivableProblem } from '../checkout/receivable.js';
import { reverseCredit, reverseRest, takeBackPart } from '../checkout/reversal.js';
import type { Credit } from '../records.js';
import { beginDispute, closeDispute, goOn } from './dispute.js';
import { EscrowDraft } from './draft.js';
import { repeat } from './no-change.js';
import type { Rule } from './rule.js';
import { statusAfter } from './status-after.js';

/** A reversal disputes the escrow for the operator. */
const operatorComplaint = {
  status: 'waiting_for_operator',
  reason: 'payment_reversed',
  openedBy: 'operator',
  description: null,
  evidenceJson: '[]',
  respondBy: null,
} as const;

/** The bank reversed a credit after payment; nothing moves out until the operator has settled it. */
export const reverseFunded: Rule<'credit_reversed'> = (aggregate, { creditId }, context) => {
  const draft = new EscrowDraft(aggregate, context);
  return reverseCredit(aggregate, creditId, draft, (credit) => {
    // If all of it was recorded in parts before, nothing is left to settle.
    if (reverseRest(draft, credit) > 0) disputeReversal(draft);
  });
};

/**
 * The bank took back a part of a credit after payment, which waits for the operator as the whole does. Of one
 * that never counted, only the refund waits.
 */
export const reverseFundedPart: Rule<'credit_part_reversed'> = (aggregate, command, context) => {
  const draft = new EscrowDraft(aggregate, context);
  const credit = takeBackPart(aggregate, command, draft);
  if (credit === null) return repeat(aggregate);
  if (credit.amountApplied > 0) disputeReversal(draft);
  return draft.decision();
};

/** A payment arrived. If it completes a price of which a bank took a part, that waits for the operator. */
export const receiveAwaited: Rule<'credit'> = (aggregate, { credit }, context) => {
  const draft = new EscrowDraft(aggregate, context);
  if (!takeCredit(draft, aggregate, credit)) return repeat(aggregate);
  disputePartTaken(draft);
  return draft.decision();
};

/** Disputes an escrow that was just funded, if a bank took a part of it before. A charge has no disputes. */
export function disputePartTaken(draft: CheckoutDraft): void {
  if (!(draft instanceof EscrowDraft)) return;
  const { escrow, credits } = draft;
  // What earlier payment periods received was sent back.
  const held = credits.filter(({ amount, amountRefunded }) => amountRefunded < amount);
  const isTaken = escrow.amountReceivable > 0 && partsTaken(held) > 0;
  if (escrow.status === 'funded' && isTaken) disputeReversal(draft);
}

function disputeReversal(draft: EscrowDraft): void {
  if (draft.escrow.status === 'disputed') {
    draft.changeDispute({ reason: 'payment_reversed', status: 'waiting_for_operator', respondBy: null });
  } else {
    beginDispute(draft, operatorComplaint);
  }
}

/**
 * The operator settles money that the bank reversed. Once all of it is settled, an escrow that only the
 * reversal disputed goes on, and its inspection clock with the time left. If part of it was settled from what
 * is held, the price is not whole any more, and the operator resolves the dispute.
 */
export const settleReceivable: Rule<'settle_receivable'> = (aggregate, command, context) => {
  const { status, amountReceivable, amountHeld, amountReceived } = aggregate.escrow;
  const taken = partsTaken(aggregate.credits);
  const problem = receivableProblem(amountReceivable, command, status === 'disputed', taken);
  if (problem !== null) return problem;
  const { amount, from } = command;
  if (from === 'held' && amount > amountHeld) return refuse('amount_exceeds_held');
  const draft = new EscrowDraft(aggregate, context);
  coverReceivable(draft, amount, from);
  if (from === 'held')
    draft.set({ amountHeld: amountHeld - amount, amountReceived: amountReceived - amount });
  if (draft.escrow.status === 'disputed' && draft.escrow.amountHeld === 0) closeEmptied(draft);
  else if (isWholeAgain(draft)) goOn(draft, 'resolved');
  return draft.decision();
};

/** Closes an escrow whose receivable took all that was held; the payer has the money. */
function closeEmptied(draft: EscrowDraft): void {
  draft.set({ status: statusAfter(draft.escrow), closedReason: 'payment_reversed' });
  closeDispute(draft, 'resolved', { amountToSeller: 0, refunded: 0 });
  draft.event('escrow.refunded', { refunded_amount: 0, reason: 'payment_reversed' });
}

/** Whether a reversal alone disputed the escrow, and all of it is settled, but none from what is held. */
function isWholeAgain({ escrow, dispute, credits }: EscrowDraft): boolean {
  const { status, amountReceived, amountReceivable } = escrow;
  if (status !== 'disputed' || dispute?.openedBy !== 'operator') return false;
  return amountReceivable === 0 && amountReceived === amountCounted(credits);
}

/** Returns what the credits brought towards the price, in this payment period and in earlier ones. */
function amountCounted(credits: readonly Credit[]): number {
  return credits.reduce((sum, credit) => sum + credit.amountApplied - leftByReversal(credit), 0);
}
