import { type CheckoutAggregate, type Context, checkoutOf, type Decision } from '../aggregate.js';
import { draftOf } from './draft-of.js';

/** Records once, in any state, that the buyer signed in and opened the checkout. It moves no money. */
export function recordBuyer(
  aggregate: CheckoutAggregate,
  buyerUserId: string,
  context: Context,
): Decision<CheckoutAggregate> {
  if (checkoutOf(aggregate).buyerUserId !== null) return { kind: 'repeat', after: aggregate };
  const draft = draftOf(aggregate, context);
  draft.set({ buyerUserId });
  draft.event('buyer.signed_in', { buyer_user_id: buyerUserId });
  return draft.decision();
}
