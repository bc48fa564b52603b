import { literals } from '../../../adapters/store/literals.js';
import type { RecordedEvent } from '../../../adapters/store/rows.js';
import { statement } from '../../../adapters/store/statement.js';
import type { CheckoutAggregate } from '../../../domain/aggregate.js';
import { checkoutOf } from '../../../domain/checkout/decide.js';
import { isClosed } from '../../../domain/checkout/invariants.js';
import type { Store } from '../../../ports/store.js';

/** An event that ended something, or owed money back. */
export type StoryEvent = Pick<RecordedEvent, 'type' | 'at' | 'actorKind'>;

/** What a page tells of an end that no row keeps, but the events do. */
export interface StoryFacts {
  /** When the bank paid a refund, by its id: the row also changes afterwards, such as for a later fee. */
  paidBackAt: ReadonlyMap<string, number>;
  /** Why the seller declined, in their own words; null if they did not say or have not declined. */
  declineReason: string | null;
  /** Oldest first. */
  events: readonly StoryEvent[];
}

export const noStoryFacts: StoryFacts = { paidBackAt: new Map(), declineReason: null, events: [] };

const endTypes = [
  'escrow.declined',
  'escrow.cancelled',
  'escrow.expired',
  'escrow.refunded',
  'escrow.partially_refunded',
  'escrow.released',
  'dispute.resolved',
  'charge.failed',
  'refund.paid',
] as const;

const listEnds = statement<{ checkoutId: string }, StoryEvent & Pick<RecordedEvent, 'extrasJson'>>(
  'page.ends',
  (db, p) =>
    db
      .selectFrom('every_event')
      .select(['type', 'at', 'actor_kind as actorKind', 'extras_json as extrasJson'])
      .where('checkout_id', '=', p.checkoutId)
      .where('type', 'in', literals(endTypes))
      .orderBy('sequence'),
);

/** Reads how a checkout ended; nothing is read while there can be nothing to tell. */
export async function readStoryFacts(store: Store, aggregate: CheckoutAggregate): Promise<StoryFacts> {
  const { id, status } = checkoutOf(aggregate);
  if (aggregate.refunds.length === 0 && !isClosed(status)) return noStoryFacts;
  const paidBackAt = new Map<string, number>();
  let declineReason: string | null = null;
  const events = await store.all(listEnds, { checkoutId: id });
  for (const { type, at, extrasJson } of events) {
    const extras = JSON.parse(extrasJson) as { refund_id?: string; reason?: string | null };
    if (type === 'escrow.declined') declineReason = extras.reason ?? null;
    else if (type === 'refund.paid' && extras.refund_id) paidBackAt.set(extras.refund_id, at);
  }
  return { paidBackAt, declineReason, events };
}
