import { sql } from 'kysely';
import type { KeyedHash } from '../../ports/keyed-hash.js';
import { completedBefore } from './event-position.js';
import { insertOnce } from './row-statements.js';
import type { Block } from './rows.js';
import { columns } from './shapes.js';
import { statement } from './statement.js';

/** Changes that one block covers at most. */
export const sealedMax = 1_000;

export const lastBlock = statement<object, Block>('block.last', (db) =>
  db
    .selectFrom('block')
    .select(columns('block'))
    .where(
      'n',
      '=',
      db.selectFrom('block').select(({ fn }) => fn.max('n').as('n')),
    ),
);

/** The changes after a position whose order is settled: no running transaction can come between them. */
export const changesToSeal = statement<{ after: number }, SealedChange & { position: number }>(
  'change.to_seal',
  (db, p, engine) => {
    const changes = db
      .selectFrom('change')
      .select(['id', 'digest', 'position'])
      .where('position', '>', p.after)
      .orderBy('position')
      .limit(sql.lit(sealedMax));
    const settled =
      engine === 'postgres' ? changes.where(sql<boolean>`position < ${completedBefore}`) : changes;
    return settled.$castTo<SealedChange & { position: number }>();
  },
);

/** Collides if another process has sealed the same block. */
export const insertBlock = insertOnce('block.insert', 'block');

/** What a block keeps of a change. */
export interface SealedChange {
  id: string;
  digest: string | null;
}

const purpose = 'block';

/** The keyed hash of a block: of the block before it, its own figures and its changes in their order. */
export function hashBlock(
  keyedHash: KeyedHash,
  previous: Pick<Block, 'hash' | 'changeCount'>,
  { n, throughPosition }: Pick<Block, 'n' | 'throughPosition'>,
  changes: readonly SealedChange[],
): string {
  // Block 0 has no hash of its own, so the first link holds its count too.
  const before = [previous.hash, previous.changeCount];
  const sealed = changes.map(({ id, digest }) => [id, digest]);
  return keyedHash(purpose, JSON.stringify([n, before, throughPosition, sealed]));
}
