import type { Context, Decision, EscrowAggregate } from '../aggregate.js';
import type { LedgerAccount } from '../change.js';
import { newCredit } from '../credit-row.js';
import { bankAccount, escrowAccount } from '../ledger.js';
import type { Credit, Escrow } from '../records.js';
import { EscrowDraft } from './draft.js';
import { isClosed } from './invariants.js';
import { repeat } from './outcome.js';
import { sendBackExcess } from './outgoing.js';
import type { CommandOf } from './rule.js';

/**
 * How a credit divides: what the price still lacks counts, the rest goes back; after payment all of it
 * does.
 */
export function partsOf(escrow: Escrow, amount: number): Pick<Credit, 'amountApplied' | 'amountExcess'> {
  const lacking = escrow.status === 'awaiting_payment' ? escrow.amount - escrow.amountHeld : 0;
  const amountApplied = Math.min(amount, lacking);
  return { amountApplied, amountExcess: amount - amountApplied };
}

/** Money arrived. The partner's id is known for ever: seen again, nothing happens, whatever it says. */
export function receiveCredit(
  aggregate: EscrowAggregate,
  { credit: incoming }: CommandOf<'credit'>,
  context: Context,
): Decision {
  if (isKnown(aggregate, incoming)) return repeat(aggregate);
  const { id: escrowId, accountId, mode } = aggregate.escrow;
  const draft = new EscrowDraft(aggregate, context);
  const parts = partsOf(aggregate.escrow, incoming.amount);
  const credit = newCredit(incoming, { ...parts, accountId, escrowId, mode, status: 'credited' }, context);
  draft.addCredit(credit);
  countCredit(draft, credit, bankAccount(credit.partner, mode));
  return draft.decision();
}

/** Posts a credit's parts from where its money is, and funds the escrow when the price is reached. */
export function countCredit(draft: EscrowDraft, credit: Credit, source: LedgerAccount): void {
  const { escrow } = draft;
  const awaited = escrow.status === 'awaiting_payment';
  if (credit.amountApplied > 0) {
    draft.set({
      amountReceived: escrow.amountReceived + credit.amountApplied,
      amountHeld: escrow.amountHeld + credit.amountApplied,
    });
    draft.move(source, escrowAccount(escrow.id), credit.amountApplied);
  }
  if (credit.amountExcess > 0)
    sendBackExcess(draft, credit, isClosed(escrow.status) ? 'late' : 'overpaid', source);
  if (awaited) announceCredit(draft, credit);
}

function announceCredit(draft: EscrowDraft, credit: Credit): void {
  const { amount, amountHeld } = draft.escrow;
  const arrived = { credit_id: credit.id, credited_amount: credit.amount };
  if (amountHeld < amount) {
    draft.event('payment.partial', { ...arrived, remaining_amount: amount - amountHeld });
    return;
  }
  draft.set({ status: 'funded' });
  draft.event('payment.success', { ...arrived, excess_amount: credit.amountExcess });
  draft.event('escrow.funded', { held_amount: amountHeld });
}

/** The bank did not let the money through; payment is still awaited. */
export function rejectCredit(
  aggregate: EscrowAggregate,
  { credit: incoming }: CommandOf<'credit_rejected'>,
  context: Context,
): Decision {
  if (isKnown(aggregate, incoming)) return repeat(aggregate);
  const { id: escrowId, accountId, mode } = aggregate.escrow;
  const draft = new EscrowDraft(aggregate, context);
  const nothing = { amountApplied: 0, amountExcess: 0 };
  const credit = newCredit(incoming, { ...nothing, accountId, escrowId, mode, status: 'rejected' }, context);
  draft.addCredit(credit);
  draft.event('payment.failed', {
    credit_id: credit.id,
    credited_amount: credit.amount,
    failure_reason: credit.failureReason ?? 'rejected',
  });
  return draft.decision();
}

function isKnown(
  { credits }: EscrowAggregate,
  incoming: Pick<Credit, 'partner' | 'partnerCreditId'>,
): boolean {
  return credits.some(
    ({ partner, partnerCreditId }) =>
      partner === incoming.partner && partnerCreditId === incoming.partnerCreditId,
  );
}
