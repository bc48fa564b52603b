import type { Context, Decision, EscrowAggregate } from '../aggregate.js';
import { paymentTimeMs, watchAccount } from '../checkout/account.js';
import { closeUnpaid } from './acceptance.js';
import { EscrowDraft } from './draft.js';
import { repeat } from './outcome.js';
import type { CommandOf } from './rule.js';

/** Payment did not arrive in time, the grace included; what did arrive goes back. */
export function expire(
  aggregate: EscrowAggregate,
  _command: CommandOf<'expire'>,
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
    paymentDeadlineAt: context.now + paymentTimeMs(aggregate.escrow, context.policy),
  });
  watchAccount(draft, account);
  draft.event('escrow.reopened');
  return draft.decision();
}

/** A fresh account for the rest of the price, because the newest one has run out. */
export function openVirtualAccount(
  aggregate: EscrowAggregate,
  { account }: CommandOf<'open_virtual_account'>,
  context: Context,
): Decision {
  const draft = new EscrowDraft(aggregate, context);
  watchAccount(draft, account);
  return draft.decision();
}
