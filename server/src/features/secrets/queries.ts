import { sql } from 'kysely';
import type { SecretKeyRow } from '../../adapters/store/secret-key-rows.js';
import { columns, insertRow } from '../../adapters/store/shapes.js';
import { adHoc, statement } from '../../adapters/store/statement.js';
import type { DefaultSecret } from '../../adapters/store/webhook-rows.js';
import type { AdHocQuery } from '../../ports/store.js';

export const listSecretKeys = statement<object, SecretKeyRow>('secret_key.list', (db) =>
  db.selectFrom('secret_key').select(columns('secret_key')).orderBy('first_used_at').orderBy('id'),
);

/** Changes nothing if another server has entered the key. */
export const insertSecretKey = statement<SecretKeyRow, unknown>('secret_key.insert', (db, p) =>
  insertRow(db, 'secret_key', p).onConflict((conflict) => conflict.doNothing()),
);

/** Writes nothing if the key is retired already. */
export const retireSecretKey = statement<SecretKeyRow, unknown>('secret_key.retire', (db, p) =>
  db
    .updateTable('secret_key')
    .set({
      retired_at: p.retiredAt,
      hash_key_sealed: p.hashKeySealed,
      through_position: p.throughPosition,
    })
    .where('id', '=', p.id)
    .where('retired_at', 'is', null),
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
