import type { DisputeOutcomeTold, DisputeTold } from '../../domain/mail/templates.js';
import type { Dispute } from '../../domain/records.js';
import { listDisputes } from '../checkouts/queries.js';
import { amountOf, type Told, textOf } from './told.js';

/** What was reported. A deadline that is no longer open is not given. */
export async function disputeTold(told: Told): Promise<DisputeTold> {
  const { openedBy, description, respondBy, status } = await disputeOf(told);
  const reason = textOf(told, 'reason') as Dispute['reason'];
  const isSpokenFor = textOf(told, 'on_behalf_of') !== null;
  const isOpen = status !== 'resolved';
  return { openedBy, isSpokenFor, reason, text: description, respondBy, isOpen };
}

async function disputeOf(told: Told): Promise<Dispute> {
  const disputes = await told.services.store.all(listDisputes, { checkoutId: told.order.id });
  const dispute = disputes.find(({ id }) => id === told.said.dispute_id);
  if (!dispute) throw new Error(`A dispute of the sale ${told.order.id} is gone`);
  return dispute;
}

/** How it ended, in numbers. */
export function outcomeTold(told: Told): DisputeOutcomeTold {
  const { status, closedReason, autoReleaseAt } = told.order;
  const said = textOf(told, 'outcome') as 'withdrawn' | 'conceded' | 'resolved';
  return {
    outcome: said === 'conceded' && closedReason === 'no_answer' ? 'no_answer' : said,
    released: amountOf(told, 'released_amount'),
    refunded: amountOf(told, 'refunded_amount'),
    releasesAt: status === 'funded' ? autoReleaseAt : null,
  };
}
