import { literals } from '../../../adapters/store/literals.js';
import type { RecordedEvent } from '../../../adapters/store/rows.js';
import { statement } from '../../../adapters/store/statement.js';
import type { CheckoutAggregate } from '../../../domain/aggregate.js';
import { checkoutOf } from '../../../domain/checkout/decide.js';
import type { Store } from '../../../ports/store.js';

/** What a page tells of an end that no row keeps, but the events do. */
export interface StoryFacts {
  /** When the bank paid a refund, by its id: the row also changes afterwards, such as for a later fee. */
  paidBackAt: ReadonlyMap<string, number>;
  /** Why the seller declined, in their own words; null if they did not say or have not declined. */
  declineReason: string | null;
}

export const noStoryFacts: StoryFacts = { paidBackAt: new Map(), declineReason: null };

const listEnds = statement<{ checkoutId: string }, Pick<RecordedEvent, 'type' | 'at' | 'extrasJson'>>(
  'page.ends',
  (db, p) =>
    db
      .selectFrom('event')
      .select(['type', 'at', 'extras_json as extrasJson'])
      .where('checkout_id', '=', p.checkoutId)
      .where('type', 'in', literals(['refund.paid', 'escrow.declined']))
      .orderBy('sequence'),
);

/** Reads how a checkout ended; nothing is read while there can be nothing to tell. */
export async function readStoryFacts(store: Store, aggregate: CheckoutAggregate): Promise<StoryFacts> {
  const { id, closedReason } = checkoutOf(aggregate);
  const isPaidBack = aggregate.refunds.some(({ status }) => status === 'paid');
  if (!isPaidBack && closedReason !== 'declined') return noStoryFacts;
  const paidBackAt = new Map<string, number>();
  let declineReason: string | null = null;
  for (const { type, at, extrasJson } of await store.all(listEnds, { checkoutId: id })) {
    const extras = JSON.parse(extrasJson) as { refund_id?: string; reason?: string | null };
    if (type === 'escrow.declined') declineReason = extras.reason ?? null;
    else if (extras.refund_id) paidBackAt.set(extras.refund_id, at);
  }
  return { paidBackAt, declineReason };
}
