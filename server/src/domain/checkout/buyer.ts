import type { CheckoutAggregate, Context, Decision } from '../aggregate.js';
import { ChargeDraft } from '../charge/draft.js';
import { EscrowDraft } from '../escrow/draft.js';
import { checkoutOf, isChargeAggregate } from './decide.js';

/**
 * The buyer has signed in and opened his order. Whatever state it is in, that is written down once and moves
 * nothing.
 */
export function recordBuyer(
  aggregate: CheckoutAggregate,
  buyerUserId: string,
  context: Context,
): Decision<CheckoutAggregate> {
  if (checkoutOf(aggregate).buyerUserId !== null) return { kind: 'repeat', after: aggregate };
  const draft = isChargeAggregate(aggregate)
    ? new ChargeDraft(aggregate, context)
    : new EscrowDraft(aggregate, context);
  draft.set({ buyerUserId });
  draft.event('buyer.signed_in', { buyer_user_id: buyerUserId });
  return draft.decision();
}
