import { sql } from 'kysely';
import type { StoredFile } from '../../adapters/store/brand-rows.js';
import { selectBy } from '../../adapters/store/row-statements.js';
import { columns, insertRow } from '../../adapters/store/shapes.js';
import { anyRows, statement, step } from '../../adapters/store/statement.js';
import type { Services } from '../../services.js';

/** How long a file that nothing shows is kept, in ms: a page may have been opened before it was replaced. */
const orphanKeptMs = 24 * 3_600_000;

/** Of one account: every file is kept for a day at least. */
const filesPerDayMax = 20;

export const findFile = selectBy('stored_file.find', 'stored_file', ['id']);

const insertFile = statement<StoredFile, unknown>('stored_file.insert', (db, p) =>
  insertRow(db, 'stored_file', p),
);

const deleteFile = statement<{ id: string }, unknown>('stored_file.delete', (db, p) =>
  db.deleteFrom('stored_file').where('id', '=', p.id),
);

/** Files that neither the proposed nor the approved brand of their account names, nor did since `before`. */
const listOrphans = statement<{ before: number }, StoredFile>('stored_file.list_orphans', (db, p) =>
  db
    .selectFrom('stored_file')
    .select(columns('stored_file'))
    .where('created_at', '<', p.before)
    .where(
      sql<boolean>`not exists (select 1 from account_brand b where b.account_id = stored_file.account_id
        and (b.proposed_json like '%' || stored_file.id || '%'
          or coalesce(b.approved_json, '') like '%' || stored_file.id || '%'
          or b.proposed_at >= ${p.before} or coalesce(b.decided_at, 0) >= ${p.before}))`,
    )
    .orderBy('id')
    .limit(sql.lit(100)),
);

const countSince = statement<{ accountId: string; since: number }, { count: number }>(
  'stored_file.count_since',
  (db, p) =>
    db
      .selectFrom('stored_file')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account_id', '=', p.accountId)
      .where('created_at', '>=', p.since),
);

/** Whether an account has stored as many files in a day as it may. */
export async function hasStoredMany(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  accountId: string,
): Promise<boolean> {
  const counted = await store.one(countSince, { accountId, since: clock.now() - orphanKeptMs });
  return Number(counted?.count ?? 0) >= filesPerDayMax;
}

/** Keeps a file and returns its id. The row comes first, so that no bytes are ever without one. */
export async function storeFile(
  { store, files, clock, newId }: Pick<Services, 'store' | 'files' | 'clock' | 'newId'>,
  accountId: string,
  bytes: Uint8Array,
): Promise<string> {
  const row: StoredFile = {
    id: newId(),
    accountId,
    kind: 'logo',
    size: bytes.length,
    createdAt: clock.now(),
  };
  await store.transact([step(insertFile, row)]);
  await files.put(row.id, bytes);
  return row.id;
}

/** Removes files that nothing has shown for a day. */
export async function purgeOrphans({
  store,
  files,
  clock,
}: Pick<Services, 'store' | 'files' | 'clock'>): Promise<void> {
  for (const { id } of await store.all(listOrphans, { before: clock.now() - orphanKeptMs })) {
    await files.delete(id);
    await store.transact([anyRows(deleteFile, { id })]);
  }
}
