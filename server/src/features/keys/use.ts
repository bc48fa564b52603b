import { sql } from 'kysely';
import { columns, insertRow } from '../../adapters/store/shapes.js';
import type { KeyUse } from '../../adapters/store/sign-up-rows.js';
import { anyRows, statement } from '../../adapters/store/statement.js';
import type { Services } from '../../services.js';

/** Other processes may have written a later hour. */
const raiseUse = statement<KeyUse, unknown>('key_use.raise', (db, p) =>
  insertRow(db, 'key_use', p).onConflict((conflict) =>
    conflict
      .columns(['key_id'])
      .doUpdateSet({ used_at: p.usedAt })
      .where(sql<boolean>`key_use.used_at < ${p.usedAt}`),
  ),
);

export const listKeyUses = statement<{ accountId: string }, KeyUse>('key_use.list', (db, p) =>
  db
    .selectFrom('key_use')
    .innerJoin('api_key', 'api_key.id', 'key_use.key_id')
    .select(columns('key_use'))
    .where('api_key.account_id', '=', p.accountId),
);

const mostAtOnce = 500;

/** Writes when keys were last used, as far as this process has noted it. A crash loses minutes of that. */
export async function writeKeyUses({ store, keyUses }: Services): Promise<void> {
  const uses = keyUses.take();
  for (let first = 0; first < uses.length; first += mostAtOnce) {
    const some = uses.slice(first, first + mostAtOnce);
    try {
      await store.transact(some.map((use) => anyRows(raiseUse, use)));
    } catch (error) {
      for (const { keyId, usedAt } of uses.slice(first)) keyUses.note(keyId, usedAt);
      throw error;
    }
    keyUses.keep(some);
  }
}
