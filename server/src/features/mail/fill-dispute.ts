import type { DisputeData, DisputeOutcomeData } from '../../domain/mail/templates.js';
import type { Dispute } from '../../domain/records.js';
import { listDisputes } from '../checkouts/queries.js';
import { amountOf, type MailContext, textOf } from './mail-context.js';

/** What was reported. A deadline that is no longer open is not given. */
export async function disputeData(context: MailContext): Promise<DisputeData> {
  const { openedBy, description, respondBy, status } = await disputeOf(context);
  const reason = textOf(context, 'reason') as Dispute['reason'];
  const isSpokenFor = textOf(context, 'on_behalf_of') !== null;
  const isOpen = status !== 'resolved';
  return { openedBy, isSpokenFor, reason, text: description, respondBy, isOpen };
}

async function disputeOf(context: MailContext): Promise<Dispute> {
  const disputes = await context.services.store.all(listDisputes, { checkoutId: context.checkout.id });
  const dispute = disputes.find(({ id }) => id === context.said.dispute_id);
  if (!dispute) throw new Error(`A dispute of the sale ${context.checkout.id} is gone`);
  return dispute;
}

/** How it ended, in numbers. */
export function outcomeData(context: MailContext): DisputeOutcomeData {
  const { status, closedReason, autoReleaseAt } = context.checkout;
  const said = textOf(context, 'outcome') as 'withdrawn' | 'conceded' | 'resolved';
  return {
    outcome: said === 'conceded' && closedReason === 'no_answer' ? 'no_answer' : said,
    released: amountOf(context, 'released_amount'),
    refunded: amountOf(context, 'refunded_amount'),
    releasesAt: status === 'funded' ? autoReleaseAt : null,
  };
}
