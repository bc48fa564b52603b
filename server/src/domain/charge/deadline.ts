import { paymentTimeMs, watchAccount } from '../checkout/account.js';
import { sendBack } from '../checkout/outgoing.js';
import { ChargeDraft } from './draft.js';
import type { ChargeRule } from './table.js';

/** Payment did not arrive in time, the grace included; what did arrive goes back. */
export const expireCharge: ChargeRule<'expire'> = (aggregate, _command, context) => {
  const due = aggregate.charge.paymentDeadlineAt + context.policy.expiryGraceMs;
  if (context.now < due) return { kind: 'repeat', after: aggregate };
  const draft = new ChargeDraft(aggregate, context);
  closeUnpaid(draft, 'expired', 'expired');
  return draft.decision();
};

/**
 * The partner will open no further account, so the rest cannot be paid any more. The caller has asked it
 * about every account there is. One that is still open was opened meanwhile by somebody who was not refused.
 */
export const failCharge: ChargeRule<'account_refused'> = (aggregate, _command, context) => {
  if (aggregate.charge.accountExpiresAt > context.now) return { kind: 'repeat', after: aggregate };
  const draft = new ChargeDraft(aggregate, context);
  closeUnpaid(draft, 'failed', 'account_refused');
  return draft.decision();
};

/** The merchant asks for it again after it expired: a new account, until a new deadline. */
export const reopenCharge: ChargeRule<'reopen'> = (aggregate, { account }, context) => {
  const draft = new ChargeDraft(aggregate, context);
  const paymentDeadlineAt = context.now + paymentTimeMs(aggregate.charge, context.policy);
  draft.set({ status: 'pending', closedReason: null, paymentDeadlineAt });
  watchAccount(draft, account);
  return draft.decision();
};

/** A fresh account for the rest of the price, because the newest one has run out. */
export const openVirtualAccount: ChargeRule<'open_virtual_account'> = (aggregate, { account }, context) => {
  const draft = new ChargeDraft(aggregate, context);
  watchAccount(draft, account);
  return draft.decision();
};

/** Ends a charge whose price was not reached; what is held goes back to the payers. */
function closeUnpaid(draft: ChargeDraft, status: 'expired' | 'failed', reason: string): void {
  const refunded = draft.row.amountHeld;
  sendBack(draft, refunded, reason);
  draft.set({ status, closedReason: reason });
  draft.event('charge.failed', { failure_reason: reason, refunded_amount: refunded });
}
