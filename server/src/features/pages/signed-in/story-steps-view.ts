import type { Doer, Story, StoryEnd, StoryReturn } from '@escrow-checkout/web';
import type { CheckoutAggregate } from '../../../domain/aggregate.js';
import { checkoutOf } from '../../../domain/checkout/decide.js';
import type { Checkout, Refund } from '../../../domain/records.js';
import type { StoryEvent, StoryFacts } from './story-facts.js';
import { displayTime, money, returnStatuses } from './story-view.js';

/** The story of an order, as one of its sides is told it: what ended it, and what went back. */
export function storyOf(
  aggregate: CheckoutAggregate,
  facts: StoryFacts,
  { side, now }: { side: 'buyer' | 'seller'; now: number },
): Story {
  // What was paid too much or too late was never to be the seller's.
  const refunds = aggregate.refunds.filter(({ origin }) => side === 'buyer' || origin === 'held');
  const release = facts.events.findLast(({ type }) => type === 'escrow.released');
  return {
    releasedAt: release ? displayTime(release.at, now) : null,
    ends: [...endsOf(checkoutOf(aggregate), facts, now), ...reversalsOf(aggregate, now)],
    returns: returnsByTime(refunds, facts, now),
  };
}

/** The actors that pages name. The others, such as the clock, a bank or a carrier, are not named. */
const doers: Readonly<Record<string, Doer>> = {
  buyer: 'buyer',
  seller: 'seller',
  merchant: 'shop',
  operator: 'us',
};

function doerOf({ actorKind }: StoryEvent): Doer | null {
  return doers[actorKind] ?? null;
}

/** The end that each event recorded. */
const endings: Readonly<Record<string, StoryEnd['what']>> = {
  'escrow.declined': 'declined',
  'escrow.cancelled': 'cancelled',
  'escrow.expired': 'expired',
  'charge.failed': 'failed',
};

const unpaid: readonly Checkout['status'][] = ['declined', 'cancelled', 'expired', 'failed'];

/** How it ended without a payment; an end that was undone since, such as by a new deadline, is left out. */
function endsOf({ status, closedReason }: Checkout, { events }: StoryFacts, now: number): StoryEnd[] {
  if (!unpaid.includes(status) && closedReason !== 'declined') return [];
  const event = events.findLast(({ type }) => type in endings);
  const what = event && endings[event.type];
  if (!what) return [];
  const isOverTime = what === 'failed' && status === 'expired';
  return [{ what: isOverTime ? 'expired' : what, at: displayTime(event.at, now), by: doerOf(event) }];
}

function reversalsOf({ credits }: CheckoutAggregate, now: number): StoryEnd[] {
  return credits.flatMap(({ reversedAt, amountApplied }) => {
    if (reversedAt === null || amountApplied === 0) return [];
    return [{ what: 'reversed', at: displayTime(reversedAt, now), by: null }];
  });
}

/** The refunds that go back by transfer, together where one decision owed them to several payers. */
function returnsByTime(all: readonly Refund[], facts: StoryFacts, now: number): StoryReturn[] {
  const groups = new Map<string, Refund[]>();
  for (const refund of all) {
    const status = returnStatuses[refund.status];
    // One that is too small stays here, as the list of the refunds says.
    if (status === null || status === 'too_small') continue;
    const key = `${refund.createdAt} ${refund.origin}`;
    groups.set(key, [...(groups.get(key) ?? []), refund]);
  }
  return [...groups.values()].flatMap((refunds) => {
    const [first] = refunds;
    if (!first) return [];
    const { createdAt, origin } = first;
    const cause = facts.events.find(({ type, at }) => at === createdAt && type !== 'refund.paid');
    const paidAt = refunds.map(({ id, status }) =>
      status === 'paid' ? facts.paidBackAt.get(id) : undefined,
    );
    const isPaid = paidAt.every((at) => at !== undefined);
    return [
      {
        amount: money(refunds.reduce((sum, { amount }) => sum + amount, 0)),
        origin,
        at: displayTime(createdAt, now),
        // What came too much or too late goes back by itself.
        by: cause && origin === 'held' ? doerOf(cause) : null,
        paidAt: isPaid ? displayTime(Math.max(...paidAt), now) : null,
        isToCome: refunds.some(({ status }) => isToCome(status)),
      },
    ];
  });
}

function isToCome(status: Refund['status']): boolean {
  const said = returnStatuses[status];
  return said === 'under_way' || said === 'needs_help';
}
