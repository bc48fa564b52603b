import { coverReceivable, creditToReverse, takeBack, takeBackHeld } from '../checkout/reversal.js';
import { ChargeDraft } from './draft.js';
import type { ChargeRule } from './table.js';

/** The bank took a credit back before the price was reached. */
export const reversePending: ChargeRule<'credit_reversed'> = (aggregate, { creditId }, context) => {
  const credit = creditToReverse(aggregate, creditId);
  if (credit === null) return { kind: 'repeat', after: aggregate };
  const draft = new ChargeDraft(aggregate, context);
  takeBackHeld(draft, credit);
  return draft.decision();
};

/** The bank took a credit back after the end: the money is gone, and somebody owes it to us. */
export const reverseLater: ChargeRule<'credit_reversed'> = (aggregate, { creditId }, context) => {
  const credit = creditToReverse(aggregate, creditId);
  if (credit === null) return { kind: 'repeat', after: aggregate };
  const draft = new ChargeDraft(aggregate, context);
  takeBack(draft, credit, credit.amount);
  return draft.decision();
};

/** The operator says where money that was taken back is made good from. A charge holds none for it. */
export const settleReceivable: ChargeRule<'settle_receivable'> = (aggregate, { amount, from }, context) => {
  const { amountUncovered } = aggregate.charge;
  if (amount <= 0 || amount > amountUncovered) return { refused: true, code: 'amount_exceeds_uncovered' };
  if (from === 'held') return { refused: true, code: 'not_disputed' };
  const draft = new ChargeDraft(aggregate, context);
  coverReceivable(draft, amount, from);
  return draft.decision();
};
