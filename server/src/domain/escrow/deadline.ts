import type { Context, Decision, EscrowAggregate, NewAccount } from '../aggregate.js';
import { virtualAccountOf } from '../virtual-account.js';
import { closeUnpaid } from './acceptance.js';
import { EscrowDraft } from './draft.js';
import { repeat } from './outcome.js';
import type { CommandOf } from './rule.js';

/** Payment did not arrive in time, the grace included; what did arrive goes back. */
export function expire(
  aggregate: EscrowAggregate,
  _command: CommandOf<'expire_alarm'>,
  context: Context,
): Decision {
  const due = aggregate.escrow.paymentDeadlineAt + context.policy.expiryGraceMs;
  if (context.now < due) return repeat(aggregate);
  const draft = new EscrowDraft(aggregate, context);
  const refunded = closeUnpaid(draft, 'expired');
  draft.event('escrow.expired', { refunded_amount: refunded });
  return draft.decision();
}

/** An expired escrow waits for payment again, on a new account and until a new deadline. */
export function reopen(
  aggregate: EscrowAggregate,
  { account }: CommandOf<'reopen'>,
  context: Context,
): Decision {
  const draft = new EscrowDraft(aggregate, context);
  draft.set({
    status: 'awaiting_payment',
    closedReason: null,
    paymentDeadlineAt: context.now + context.policy.paymentDeadlineMs,
  });
  watchAccount(draft, account);
  draft.event('escrow.reopened');
  return draft.decision();
}

/** A fresh account for the rest of the price, because the newest one has run out. */
export function openAccount(
  aggregate: EscrowAggregate,
  { account }: CommandOf<'open_account'>,
  context: Context,
): Decision {
  const draft = new EscrowDraft(aggregate, context);
  watchAccount(draft, account);
  return draft.decision();
}

/** Shows the new account; the old ones stay watched in their own table. */
function watchAccount(draft: EscrowDraft, account: NewAccount): void {
  draft.set({
    virtualAccountAttempt: draft.escrow.virtualAccountAttempt + 1,
    accountNumber: account.accountNumber,
    bankName: account.bankName,
    accountExpiresAt: account.expiresAt,
  });
  draft.write({ insert: 'virtual_account', row: virtualAccountOf(draft.escrow, account, draft.context.now) });
}
