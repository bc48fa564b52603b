import { sql } from 'kysely';
import type { ServerHeartbeat } from '../../adapters/store/restore-rows.js';
import { insertOnce, insertOrUpdate, selectBy } from '../../adapters/store/row-statements.js';
import type { SecretKeyRow } from '../../adapters/store/secret-key-rows.js';
import { columns } from '../../adapters/store/shapes.js';
import { adHoc, statement } from '../../adapters/store/statement.js';
import type { DefaultSecret } from '../../adapters/store/webhook-rows.js';
import type { AdHocQuery } from '../../ports/store.js';

export const listSecretKeys = selectBy('secret_key.list', 'secret_key', [], ['firstUsedAt', 'id']);

/** Changes nothing if another server has entered the key. */
export const insertSecretKey = insertOnce('secret_key.insert', 'secret_key');

/** Writes nothing if the key is retired already, or if a server that was seen lately seals under it. */
export const retireSecretKey = statement<SecretKeyRow & { seenSince: number }, unknown>(
  'secret_key.retire',
  (db, p) =>
    db
      .updateTable('secret_key')
      .set({
        retired_at: p.retiredAt,
        hash_key_sealed: p.hashKeySealed,
        through_position: p.throughPosition,
      })
      .where('id', '=', p.id)
      .where('retired_at', 'is', null)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('server_heartbeat as s')
              .select('s.id')
              .whereRef('s.key_id', '=', 'secret_key.id')
              .where('s.seen_at', '>', p.seenSince),
          ),
        ),
      ),
);

export const listServers = statement<{ seenSince: number }, ServerHeartbeat>(
  'server_heartbeat.list',
  (db, p) =>
    db
      .selectFrom('server_heartbeat')
      .select(columns('server_heartbeat'))
      .where('seen_at', '>', p.seenSince)
      .orderBy('name'),
);

export const findServer = selectBy('server_heartbeat.find', 'server_heartbeat', ['id']);

export const saveServer = insertOrUpdate('server_heartbeat.save', 'server_heartbeat', ['id']);

export const deleteServer = statement<{ id: string }, unknown>('server_heartbeat.delete', (db, p) =>
  db.deleteFrom('server_heartbeat').where('id', '=', p.id),
);

export const deleteOldServers = statement<{ seenBefore: number }, unknown>(
  'server_heartbeat.delete_old',
  (db, p) => db.deleteFrom('server_heartbeat').where('seen_at', '<', p.seenBefore),
);

/** The default secret of an account, which every account has, to try a key on. */
export const findAnyDefaultSecret = statement<object, DefaultSecret>('default_secret.any', (db) =>
  db.selectFrom('default_secret').select(columns('default_secret')).orderBy('account_id').limit(sql.lit(1)),
);

/** The position of the newest change; 0 without any. */
export const newestPosition: AdHocQuery<{ position: number }> = adHoc((db) =>
  db
    .selectFrom('change')
    .select(({ fn }) => fn.coalesce(fn.max<number>('position'), sql.lit(0)).as('position')),
);
