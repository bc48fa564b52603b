import type { FigureCursor } from '../../adapters/store/figure-rows.js';
import { anyRows, step } from '../../adapters/store/statement.js';
import {
  type Addition,
  type CreatedRow,
  countEvent,
  countRow,
  heldBy,
  summed,
} from '../../domain/figures.js';
import type { Services } from '../../services.js';
import {
  addFigure,
  attemptsToCount,
  changesMax,
  changesToCount,
  eventsToCount,
  findCursor,
  moveCursor,
  movementsToCount,
  type NextChange,
  nextAttempt,
  openedToCount,
} from './queries.js';

type Store = Services['store'];

/** How many transactions one call makes of each source, so that other work has its turn. */
const portionsMax = 20;
/** Attempts are added up this long after they began: by then they have ended and are recorded. */
const attemptLagMs = 5 * 60_000;
/** The span of time whose attempts one transaction adds up. */
const attemptSpanMs = 10 * 60_000;

/** Adds to the daily figures what has happened since the last call, behind all commits. */
export async function rollUpFigures({ store, clock }: Pick<Services, 'store' | 'clock'>): Promise<void> {
  for (let portion = 0; portion < portionsMax && (await rollUpChanges(store)); portion += 1);
  for (let portion = 0; portion < portionsMax && (await rollUpAttempts(store, clock.now())); portion += 1);
}

/** Adds up the next changes; returns whether there may be more. */
async function rollUpChanges(store: Store): Promise<boolean> {
  const from = await positionOf(store, 'change');
  const changes = await store.all(changesToCount, { after: from });
  const last = changes.at(-1);
  if (!last) return false;
  const position = last.position;
  const isAdded = await add(store, { source: 'change', from, position }, await additionsOf(store, changes));
  return isAdded && changes.length === changesMax;
}

/** What a change wrote, as its evidence says: the table, the id and the version of each row. */
type WrittenRow = readonly [table: string, id: string, version: number];

async function additionsOf(store: Store, changes: readonly NextChange[]): Promise<Addition[]> {
  const writes = changes.flatMap((change) => createdBy(change).map(([table, id]) => ({ change, table, id })));
  const idsOf = (table: string) => writes.filter((write) => write.table === table).map(({ id }) => id);
  const listed = (ids: readonly string[]) => ({ idsJson: JSON.stringify(ids) });
  const movements = await store.all(movementsToCount, listed(changes.map(({ id }) => id)));
  const opened = await store.all(openedToCount, listed(idsOf('checkout')));
  const events = await store.all(eventsToCount, listed(idsOf('event')));
  const created = writes.flatMap(({ change: { accountId, mode, at: createdAt }, table }): CreatedRow[] =>
    table === 'refund' || table === 'dispute' ? [{ table, accountId, mode, createdAt }] : [],
  );
  return [
    ...movements.flatMap(heldBy),
    ...opened.map((checkout) => countRow({ table: 'escrow', ...checkout })),
    ...created.map(countRow),
    ...events.flatMap(countEvent),
  ];
}

/** The rows that a change created: each begins with version 1. */
function createdBy({ rowsJson }: NextChange): WrittenRow[] {
  const rows = JSON.parse(rowsJson ?? '[]') as WrittenRow[];
  return rows.filter(([, , version]) => version === 1);
}

/** Adds up the attempts of the next span of time; returns whether there may be more. */
async function rollUpAttempts(store: Store, now: number): Promise<boolean> {
  const from = await positionOf(store, 'attempt');
  const settledUntil = now - attemptLagMs;
  const next = await store.one(nextAttempt, { from });
  if (!next || next.startedAt >= settledUntil) return false;
  const until = Math.min(settledUntil, next.startedAt + attemptSpanMs);
  const counts = await store.all(attemptsToCount, { from, until });
  const additions = counts.map(({ accountId, mode, outcome, day, count }): Addition => {
    return { accountId, mode, figure: `attempts_${outcome}`, day, amount: count };
  });
  return add(store, { source: 'attempt', from, position: until }, additions);
}

async function positionOf(store: Store, source: FigureCursor['source']): Promise<number> {
  const cursor = await store.one(findCursor, { source });
  if (!cursor) throw new Error(`The figures have lost their cursor of ${source}`);
  return cursor.position;
}

/** Adds in one transaction with the cursor, so that nothing is counted twice. */
async function add(
  store: Store,
  cursor: FigureCursor & { from: number },
  additions: readonly Addition[],
): Promise<boolean> {
  // What belongs to nobody yet is no merchant's figure.
  const owned = summed(additions.filter(({ accountId }) => accountId !== ''));
  const steps = [step(moveCursor, cursor), ...owned.map((addition) => anyRows(addFigure, addition))];
  return (await store.transact(steps)).outcome === 'committed';
}
