import type { Engine } from '../../../ports/store.js';
import type { Migration } from './schema.js';

/**
 * Smaller indexes of events and deliveries, and one that finds live deliveries which are old enough to be
 * deleted. A delivery to a callback address has no endpoint.
 */
export const retention: Migration = {
  number: 71,
  name: 'retention',
  statements: (engine) => [
    ...orderOfEvents(engine),
    'drop index webhook_delivery_of_endpoint',
    `create index webhook_delivery_of_endpoint on webhook_delivery
      (endpoint_id, account_id, mode, created_at desc, id desc) where endpoint_id is not null`,
    // Made again: of two indexes that are as good, SQLite takes the later one.
    'drop index webhook_delivery_failed_of_endpoint',
    `create index webhook_delivery_failed_of_endpoint on webhook_delivery
      (endpoint_id, account_id, mode, created_at desc, id desc) where status = 'failed'`,
    `create index webhook_delivery_ended on webhook_delivery (created_at)
      where mode = 'live' and status <> 'pending'`,
  ],
};

/** SQLite gives no position twice, so the position alone is the order. */
function orderOfEvents(engine: Engine): string[] {
  if (engine === 'postgres') return [];
  return [
    'drop index event_newest',
    'create index event_newest on event (account_id, mode, position desc)',
    'drop index event_newest_of_type',
    'create index event_newest_of_type on event (account_id, mode, type, position desc)',
    'drop index event_newest_of_reference',
    'create index event_newest_of_reference on event (account_id, mode, reference, position desc)',
  ];
}
