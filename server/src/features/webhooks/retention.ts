import { limits } from '@escrow-checkout/contract';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../adapters/store/database.js';
import { deleteInPortions } from '../../adapters/store/portions.js';
import { anyRows, statement } from '../../adapters/store/statement.js';
import type { Services } from '../../services.js';

const dayMs = 24 * 3_600_000;

interface Old {
  until: number;
}

/** Finds an attempt that is too old to keep its contents. */
const findOldContents = statement<Old, { id: string }>('webhook_attempt.old', (db, p) =>
  db
    .selectFrom('webhook_attempt')
    .select('id')
    .where('started_at', '<=', p.until)
    .where('request_body', 'is not', null)
    .orderBy('started_at')
    .limit(sql.lit(1)),
);

/** Deletes the requests and responses of old attempts, a bounded number at a time. */
const purgeContents = statement<Old, unknown>('webhook_attempt.purge', (db, p) =>
  db
    .updateTable('webhook_attempt')
    .set({
      request_headers_json: sql`null`,
      request_body: sql`null`,
      response_headers_json: sql`null`,
      response_body: sql`null`,
    })
    .where('id', 'in', (where) =>
      where
        .selectFrom('webhook_attempt as old')
        .select('old.id')
        .where('old.started_at', '<=', p.until)
        .where('old.request_body', 'is not', null)
        .orderBy('old.started_at')
        .limit(sql.lit(500)),
    ),
);

/** Deletes the requests and responses of attempts whose events can no longer be replayed. */
export async function purgeOldContents({ store, clock }: Services): Promise<void> {
  const params = { until: clock.now() - limits.replayDays * dayMs };
  await deleteInPortions(store, { find: findOldContents, params, portion: [anyRows(purgeContents, params)] });
}

/** The oldest live deliveries that ended long ago. Those of test mode go with the data of their account. */
function oldDeliveries(db: Kysely<Database>, { until }: Old, count: number) {
  return db
    .selectFrom('webhook_delivery as old')
    .select('old.id')
    .where('old.mode', '=', sql.lit('live'))
    .where('old.status', '<>', sql.lit('pending'))
    .where('old.created_at', '<=', until)
    .where('old.updated_at', '<=', until)
    .orderBy('old.created_at')
    .limit(sql.lit(count));
}

const findOldDelivery = statement<Old, { id: string }>('webhook_delivery.find_old', (db, p) =>
  oldDeliveries(db, p, 1),
);

/** Deliveries of one portion. Few have more than ten attempts. */
const portionMax = 100;

const deleteAttempts = statement<Old, unknown>('webhook_attempt.delete_old', (db, p) =>
  db.deleteFrom('webhook_attempt').where('delivery_id', 'in', oldDeliveries(db, p, portionMax)),
);

/**
 * One that was begun again in the meantime stays. Another server may have deleted some between the two
 * statements, so that this one finds others, which still have their attempts.
 */
const deleteDeliveries = statement<Old, unknown>('webhook_delivery.delete_old', (db, p) =>
  db
    .deleteFrom('webhook_delivery')
    .where('id', 'in', oldDeliveries(db, p, portionMax))
    .where('status', '<>', sql.lit('pending'))
    .where('updated_at', '<=', p.until)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhook_attempt as a')
            .select('a.id')
            .whereRef('a.delivery_id', '=', 'webhook_delivery.id'),
        ),
      ),
    ),
);

/** Deletes deliveries of live mode that ended long ago, with their attempts; their events stay. */
export async function purgeOldDeliveries({ store, clock }: Services): Promise<void> {
  const params = { until: clock.now() - limits.deliveryLogDays * dayMs };
  const portion = [anyRows(deleteAttempts, params), anyRows(deleteDeliveries, params)];
  await deleteInPortions(store, { find: findOldDelivery, params, portion });
}
