import type { Context, Decision, EscrowAggregate } from '../aggregate.js';
import { type Refusal, refuse } from '../change.js';
import { payOut } from '../checkout/outgoing.js';
import { partProblem } from '../money.js';
import { payoutHoldMs } from '../payee.js';
import type { EscrowStatus } from '../records.js';
import { releaseBlocked } from './blocked.js';
import { EscrowDraft } from './draft.js';
import { repeat } from './no-change.js';
import type { Rule } from './rule.js';
import { statusAfter } from './status-after.js';

/**
 * Releases money to the seller, for the merchant (API), the buyer (checkout page) or the operator
 * (`checkout release`). By a release code it is the buyer's, whoever entered the code.
 */
export const release: Rule<'release'> = (aggregate, { amount, codeEnteredBy }, context) => {
  const refusal = releaseProblem(aggregate, amount, context);
  if (refusal !== null) return refusal;
  const released = amount ?? aggregate.escrow.amountHeld;
  if (codeEnteredBy === undefined) return releasePart(aggregate, released, context);
  const byCode: Context = { ...context, actor: { kind: 'buyer', via: 'code' } };
  return releasePart(aggregate, released, byCode, { code_entered_by: codeEnteredBy });
};

/**
 * The inspection window has ended, so the money is released to the seller. While the release is blocked, the
 * money stays held; clearing the block enqueues the job again.
 */
export const autoRelease: Rule<'auto_release'> = (aggregate, _command, context) => {
  const { autoReleaseAt, amountHeld } = aggregate.escrow;
  const due = autoReleaseAt !== null && autoReleaseAt <= context.now;
  if (!due || releaseBlocked(aggregate) !== null || isHeldAfterChange(aggregate, context)) {
    return repeat(aggregate);
  }
  return releasePart(aggregate, amountHeld, context);
};

/**
 * Reminds the buyer once that the inspection window is about to end, but not while the release is blocked or
 * once it is due.
 */
export const remind: Rule<'remind'> = (aggregate, _command, context) => {
  const { id, releaseReminderAt, autoReleaseAt, amountHeld } = aggregate.escrow;
  const due = releaseReminderAt !== null && releaseReminderAt <= context.now;
  const isInTime = autoReleaseAt !== null && context.now < autoReleaseAt;
  if (!due || !isInTime || releaseBlocked(aggregate) !== null) return repeat(aggregate);
  const draft = new EscrowDraft(aggregate, context);
  draft.set({ releaseReminderAt: null });
  const facts = { held_amount: amountHeld, auto_release_at: autoReleaseAt };
  draft.triggerMail('release.near', `${id}:${autoReleaseAt}`, facts);
  return draft.decision();
};

/**
 * Returns until when nothing is released automatically because a live payee's bank account was replaced, or
 * null. A thief of the payee's access cannot redirect the money before the payee learns of the change.
 */
export function payoutHoldUntil({ escrow, payeeChangedAt }: EscrowAggregate): number | null {
  return escrow.mode === 'live' && payeeChangedAt !== null ? payeeChangedAt + payoutHoldMs : null;
}

function isHeldAfterChange(aggregate: EscrowAggregate, { now }: Context): boolean {
  const until = payoutHoldUntil(aggregate);
  return until !== null && now < until;
}

function releasePart(
  aggregate: EscrowAggregate,
  amount: number,
  context: Context,
  author: { code_entered_by?: 'merchant' | 'seller' } = {},
): Decision {
  const draft = new EscrowDraft(aggregate, context);
  const payout = payOut(draft, amount);
  const status = statusAfter(draft.escrow);
  const moved = { released_amount: amount, payout_id: payout.id };
  if (status === 'funded') {
    draft.event('escrow.partially_released', { ...moved, remaining_amount: draft.escrow.amountHeld });
  } else {
    draft.set({ status, closedReason: 'released' });
    draft.event('escrow.released', { ...moved, ...author });
  }
  return draft.decision();
}

/** Returns why this release is refused, or null. */
export function releaseProblem(
  aggregate: EscrowAggregate,
  amount: number | null,
  context: Context,
): Refusal | null {
  const blocked = releaseBlocked(aggregate);
  if (blocked !== null) return blocked;
  const { amountHeld } = aggregate.escrow;
  const problem = partProblem(amount ?? amountHeld, amountHeld, context.policy.minimumTransfer);
  return problem && refuse(problem);
}

/** How much a release would move and leave, and the next status. */
export interface ReleasePreview {
  amount: number;
  remaining: number;
  status: EscrowStatus;
}

/** Returns what a release would do, by its own rules, and writes nothing. */
export function previewRelease(
  aggregate: EscrowAggregate,
  amount: number | null,
  context: Context,
): Refusal | ReleasePreview {
  const refusal = releaseProblem(aggregate, amount, context);
  if (refusal !== null) return refusal;
  const { amountHeld, amountReleased } = aggregate.escrow;
  const moved = amount ?? amountHeld;
  const remaining = amountHeld - moved;
  const status = statusAfter({ amountHeld: remaining, amountReleased: amountReleased + moved });
  return { amount: moved, remaining, status };
}
