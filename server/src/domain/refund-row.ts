import type { Context } from './aggregate.js';
import type { Credit, Refund } from './records.js';

/** What a decision owes back to the payer of a credit. */
export type NewRefund = Pick<Refund, 'origin' | 'amount' | 'reason' | 'checkoutId' | 'accountId'> & {
  credit: Credit;
};

/** The row of a refund; what is too small for the partner to transfer rests. */
export function newRefund({ credit, ...fields }: NewRefund, context: Context): Refund {
  return {
    ...fields,
    id: context.newId(),
    mode: credit.mode,
    creditId: credit.id,
    version: 1,
    status: fields.amount >= context.policy.minimumTransfer ? 'pending' : 'below_minimum',
    failureReason: null,
    sessionId: null,
    amountReceivable: 0,
    createdAt: context.now,
    updatedAt: context.now,
  };
}
