import { isPaymentOverdue, paymentTimeMs } from '../checkout/opening.js';
import { addVirtualAccount } from '../virtual-account.js';
import { closeUnpaid } from './acceptance.js';
import { EscrowDraft } from './draft.js';
import { repeat } from './no-change.js';
import type { Rule } from './rule.js';

/** Payment did not arrive in time, the grace included; what did arrive goes back. */
export const expire: Rule<'expire'> = (aggregate, _command, context) => {
  if (!isPaymentOverdue(aggregate.escrow, context)) return repeat(aggregate);
  const draft = new EscrowDraft(aggregate, context);
  const refunded = closeUnpaid(draft, 'expired');
  draft.event('escrow.expired', { refunded_amount: refunded });
  return draft.decision();
};

/** An expired escrow waits for payment again, on a new account and until a new deadline. */
export const reopen: Rule<'reopen'> = (aggregate, { account }, context) => {
  const draft = new EscrowDraft(aggregate, context);
  draft.set({
    status: 'awaiting_payment',
    closedReason: null,
    paymentDeadlineAt: context.now + paymentTimeMs(aggregate.escrow, context.policy),
  });
  addVirtualAccount(draft, account);
  draft.event('escrow.reopened', {});
  return draft.decision();
};
