import { createHash } from 'node:crypto';
import type { Plan } from '@escrow-checkout/web';
import type { Context, Decision, EscrowAggregate } from '../../../../domain/aggregate.js';
import type { Change, Refusal } from '../../../../domain/change.js';
import { decideEscrow } from '../../../../domain/escrow/decide.js';
import { money } from '../../../pages/signed-in/story-view.js';
import { shortTimeOrNull } from '../format.js';

/** A plan with the mark by which the commit is compared with what was shown. */
export type MarkedPlan = Plan & { mark: string };

/**
 * Returns what a decision would commit, without committing it: who gets what, from which money, and the state
 * after it. It is made from the change itself, so it can promise nothing that the commit does not do.
 * A release that the change makes due at once belongs to it.
 */
export function planOf(
  before: EscrowAggregate,
  decision: Decision,
  context: Context,
): MarkedPlan | Refusal | 'repeat' {
  if ('refused' in decision) return decision;
  if (decision.kind === 'repeat') return 'repeat';
  const { change } = decision;
  const release = releaseThatFollows(decision, context);
  const after = release?.after ?? decision.after;
  const plan: Plan = {
    heldBefore: money(before.escrow.amountHeld),
    heldAfter: money(after.escrow.amountHeld),
    statusAfter: after.escrow.status,
    payouts: [...payoutsOf(change), ...(release ? payoutsOf(release.change) : [])],
    refunds: refundsOf(change, before),
    releasesAt: shortTimeOrNull(after.escrow.autoReleaseAt),
    mails: change.mails.map(({ recipient }) => recipient),
  };
  return { ...plan, mark: markOf(plan) };
}

type Committed = Extract<Decision, { kind: 'change' }>;

/** The worker releases at once what only waited for this change. */
function releaseThatFollows({ change, after }: Committed, context: Context): Committed | null {
  if (!change.jobs.some(({ kind }) => kind === 'escrow.release')) return null;
  const release = decideEscrow(after, { command: 'auto_release' }, context);
  return 'refused' in release || release.kind === 'repeat' ? null : release;
}

function payoutsOf({ writes }: Change): Plan['payouts'] {
  return writes.flatMap((write) => {
    if (!('insert' in write) || write.insert !== 'payout') return [];
    const { amount, status, bankName, accountLast4, accountName, sellerEmail, scheduledFor } = write.row;
    return {
      amount: money(amount),
      status,
      seller: sellerEmail,
      account:
        accountLast4 === null ? null : { bankName: bankName ?? '', last4: accountLast4, name: accountName },
      scheduledFor: shortTimeOrNull(scheduledFor),
    };
  });
}

function refundsOf({ writes }: Change, { credits }: EscrowAggregate): Plan['refunds'] {
  return writes.flatMap((write) => {
    if (!('insert' in write) || write.insert !== 'refund') return [];
    const { amount, status, creditId } = write.row;
    const credit = credits.find(({ id }) => id === creditId);
    return { amount: money(amount), status, payer: credit?.payerName ?? null };
  });
}

/** The times of the plan are left out: they move on while the person reads. */
function markOf({ heldAfter, statusAfter, payouts, refunds }: Plan): string {
  const fixed = [heldAfter.kobo, statusAfter, payouts, refunds];
  return createHash('sha256').update(JSON.stringify(fixed)).digest('hex').slice(0, 32);
}
