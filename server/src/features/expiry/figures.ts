import { createHash } from 'node:crypto';
import { setImmediate as nextRound } from 'node:timers/promises';
import { closedLine } from '../../adapters/store/closed-line.js';
import { digestOf } from '../../adapters/store/evidence.js';
import { inList } from '../../adapters/store/lists.js';
import type { ChangeMark, PostedMovement } from '../../adapters/store/rows.js';
import { columns } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';
import { ClosedSums, type TestClosing } from '../../domain/test-closing.js';
import type { Services } from '../../services.js';
import type { EvidenceHashes } from '../ledger/evidence/hashes.js';
import { changesAfter } from './queries.js';

const movementsOf = statement<{ idsJson: string }, PostedMovement>('movement.of_changes', (db, p, engine) =>
  db
    .selectFrom('movement')
    .select(columns('movement'))
    .where(inList('change_id', p.idsJson, engine))
    .orderBy('change_id')
    .orderBy('n'),
);

/** What a closing says about its changes. */
export type Figures = Pick<
  TestClosing,
  'throughPosition' | 'changeCount' | 'changeBytes' | 'movementCount' | 'sumsJson' | 'changesHash'
>;

/**
 * Sums up the changes of an account after a position, a few hundred at a time. Null: one of them is not what
 * its digest says, so closing it would hide that.
 */
export async function figuresOf(
  { store }: Pick<Services, 'store'>,
  hashes: EvidenceHashes,
  accountId: string,
  afterPosition: number,
): Promise<Figures | null> {
  const sums = new ClosedSums();
  const hash = createHash('sha256');
  const figures = { throughPosition: afterPosition, changeCount: 0, changeBytes: 0, movementCount: 0 };
  for (;;) {
    const changes = await store.all(changesAfter, { accountId, after: figures.throughPosition });
    const last = changes.at(-1);
    if (!last) break;
    const idsJson = JSON.stringify(changes.map(({ id }) => id));
    const movements = byChange(await store.all(movementsOf, { idsJson }));
    for (const change of changes) {
      const own = movements.get(change.id) ?? [];
      if (!isIntact(hashes, change, own)) return null;
      for (const { debitAccount, creditAccount, amount } of own) {
        sums.add({ debit: debitAccount, credit: creditAccount, amount });
      }
      const line = closedLine(change);
      hash.update(line);
      figures.changeBytes += Buffer.byteLength(line);
      figures.movementCount += own.length;
    }
    figures.changeCount += changes.length;
    figures.throughPosition = last.position;
    await nextRound();
  }
  return { ...figures, sumsJson: sums.toJson(), changesHash: hash.digest('base64url') };
}

function byChange(movements: readonly PostedMovement[]): Map<string, PostedMovement[]> {
  const grouped = new Map<string, PostedMovement[]>();
  for (const movement of movements) {
    const own = grouped.get(movement.changeId);
    if (own) own.push(movement);
    else grouped.set(movement.changeId, [movement]);
  }
  return grouped;
}

function isIntact(
  hashes: EvidenceHashes,
  change: ChangeMark & { position: number },
  movements: readonly PostedMovement[],
): boolean {
  const { digest, rowsJson } = change;
  if (digest === null || rowsJson === null) return false;
  const listed = movements.map(({ n, debitAccount, creditAccount, amount }) => {
    return [n, debitAccount, creditAccount, amount];
  });
  return hashes.isOne(digest, change.position, (keyedHash) =>
    digestOf(keyedHash, { ...change, rowsJson }, listed),
  );
}
