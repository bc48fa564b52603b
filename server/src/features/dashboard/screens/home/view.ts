import type { Attention, HomeProps } from '@escrow-checkout/web';
import { pathIn } from '@escrow-checkout/web';
import { blockedBy } from '../../../../domain/escrow/blocked.js';
import { hasRight, type Right } from '../../../../domain/staff/rights.js';
import { accountTime } from '../../../../pipeline/context.js';
import type { Services } from '../../../../services.js';
import { type BalancePart, listDisabledEndpoints, sumBalance } from '../../../accounts/queries.js';
import { loadEscrow } from '../../../checkouts/load.js';
import { money } from '../../../pages/signed-in/story-view.js';
import type { Visit } from '../../route.js';
import { frameOf, ownerOf, shortTime, shortTimeOrNull } from '../format.js';
import { startOfWeek } from '../week.js';
import {
  attentionMax,
  type Firsts,
  findFirsts,
  mostUrgentDisputes,
  overdueEscrows,
  stuckPayouts,
  sumPaid,
  sumReleasing,
} from './queries.js';

const dayMs = 24 * 3_600_000;

/** Reads what the first page of the dashboard shows. */
export async function readHome(services: Services, visit: Visit): Promise<HomeProps> {
  const { store } = services;
  const owner = ownerOf(visit);
  const { now } = await accountTime(services, owner.accountId, owner.mode);
  const since = startOfWeek(now);
  const [attention, parts, releasing, paid, firsts] = await Promise.all([
    readAttention(services, visit, now),
    store.all(sumBalance, owner),
    store.one(sumReleasing, { ...owner, now, until: now + dayMs }),
    store.one(sumPaid, { ...owner, since }),
    store.one(findFirsts, owner),
  ]);
  return {
    frame: frameOf(visit),
    attention,
    held: money(totalOf(parts, (part) => part === 'held')),
    releasing: money(releasing?.amount ?? 0),
    releasingEscrows: releasing?.escrows ?? 0,
    onItsWay: money(totalOf(parts, (part) => part.startsWith('payout.'))),
    toBuyers: money(totalOf(parts, (part) => part === 'refund')),
    // More may have come back this week than was paid.
    paidThisWeek: money(Math.max(0, paid?.amount ?? 0)),
    weekBegan: shortTime(since),
    firstSteps: firsts ? firstStepsOf(visit, firsts) : null,
  };
}

function totalOf(parts: readonly BalancePart[], isIn: (part: string) => boolean): number {
  return parts.reduce((sum, { part, amount }) => sum + (isIn(part) ? amount : 0), 0);
}

async function readAttention(services: Services, visit: Visit, now: number): Promise<Attention[]> {
  const { store } = services;
  const owner = ownerOf(visit);
  const escrowPath = (id: string) => pathIn(visit, `/escrows/${id}`);
  const [disputes, payouts, endpoints, overdue] = await Promise.all([
    store.all(mostUrgentDisputes, owner),
    store.all(stuckPayouts, owner),
    store.all(listDisabledEndpoints, owner),
    store.all(overdueEscrows, { ...owner, now }),
  ]);
  const blocked = await Promise.all(
    overdue.map(async ({ id, reference, amountHeld, autoReleaseAt }) => {
      const aggregate = await loadEscrow(store, id);
      const reasons = aggregate ? blockedBy(aggregate) : [];
      const since = shortTime(autoReleaseAt);
      const amount = money(amountHeld);
      return { kind: 'blocked' as const, href: escrowPath(id), reference, amount, since, blockedBy: reasons };
    }),
  );
  return [
    ...disputes.map((dispute) => ({
      kind: 'dispute' as const,
      href: escrowPath(dispute.checkoutId),
      reference: dispute.reference,
      amount: money(dispute.amountHeld),
      status: dispute.status,
      reason: dispute.reason,
      respondBy: shortTimeOrNull(dispute.respondBy),
      isOverdue: dispute.respondBy !== null && dispute.respondBy <= now,
    })),
    ...payouts.map((payout) => ({
      kind: 'payout' as const,
      href: escrowPath(payout.checkoutId),
      reference: payout.reference,
      amount: money(payout.amount),
      status: payout.status,
      seller: payout.sellerEmail,
    })),
    ...(hasRight(visit.role, 'read_logs', visit.mode) ? endpoints : [])
      .slice(0, attentionMax)
      .map(({ id, url, disabledReason }) => {
        const href = pathIn(visit, `/developers/endpoints/${id}`);
        return { kind: 'endpoint' as const, href, url, reason: disabledReason };
      }),
    // One that is due this very moment is released by the worker, and not blocked.
    ...blocked.filter((each) => each.blockedBy.length > 0),
  ];
}

/** What a step asks of a role; another role does not see it. */
const stepRights: Partial<Record<string, Right>> = { key: 'manage_keys', endpoint: 'manage_webhooks' };

function firstStepsOf(visit: Visit, firsts: Firsts): HomeProps['firstSteps'] {
  const at = (path: string) => pathIn(visit, path);
  const steps = [
    { step: 'key' as const, isDone: firsts.hasKey === 1, href: at('/developers/keys') },
    { step: 'escrow' as const, isDone: firsts.hasEscrow === 1, href: '/docs/quickstart' },
    { step: 'funded' as const, isDone: firsts.hasFunded === 1, href: at('/escrows') },
    // Without the plan the API registers endpoints; it alone saves a bank account.
    {
      step: 'endpoint' as const,
      isDone: firsts.hasEndpoint === 1,
      href: visit.account.plan === 'business' ? at('/developers') : '/docs/webhooks',
    },
    { step: 'bank_account' as const, isDone: firsts.hasBankAccount === 1, href: '/docs/sellers' },
  ];
  const own = steps.filter(({ step }) => hasRight(visit.role, stepRights[step] ?? 'read', visit.mode));
  return own.every(({ isDone }) => isDone) ? null : own;
}
