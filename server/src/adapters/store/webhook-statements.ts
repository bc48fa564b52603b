import { sql } from 'kysely';
import type { RecordedEvent } from './rows.js';
import { insertRow } from './shapes.js';
import { statement } from './statement.js';
import type { WebhookDelivery } from './webhook-rows.js';

/** What the commit of an event writes for those who are to be told of it. */

export const insertDelivery = statement<WebhookDelivery, unknown>('webhook_delivery.insert', (db, p) =>
  insertRow(db, 'webhook_delivery', p),
);

/** Events about an endpoint stand in the same order as all others. */
export const insertEndpointEvent = statement<Omit<RecordedEvent, 'position'>, unknown>(
  'event.insert_of_endpoint',
  (db, p, engine) =>
    insertRow(db, 'event', p, {
      position: engine === 'postgres' ? sql`pg_current_xact_id()::text::bigint` : sql`null`,
    }),
);
