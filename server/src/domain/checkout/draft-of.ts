import { type CheckoutAggregate, type Context, isChargeAggregate } from '../aggregate.js';
import { ChargeDraft } from '../charge/draft.js';
import { EscrowDraft } from '../escrow/draft.js';
import type { Checkout } from '../records.js';
import type { CheckoutDraft } from './draft.js';

/** Returns the draft of an escrow or a charge, for rules that both share. */
export function draftOf<Aggregate extends CheckoutAggregate>(
  aggregate: Aggregate,
  context: Context,
): CheckoutDraft<Checkout, Aggregate>;
export function draftOf(aggregate: CheckoutAggregate, context: Context): EscrowDraft | ChargeDraft {
  return isChargeAggregate(aggregate)
    ? new ChargeDraft(aggregate, context)
    : new EscrowDraft(aggregate, context);
}
