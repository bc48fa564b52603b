import { sql } from 'kysely';
import { commitChange } from '../../adapters/store/commit.js';
import { columnOf, fieldsOf } from '../../adapters/store/fields.js';
import { anyRows, statement } from '../../adapters/store/statement.js';
import type { Write } from '../../domain/change.js';
import { plainChange } from '../../domain/change-builder.js';
import type { Attempt, Owner } from '../../domain/records.js';
import { accountTime } from '../../pipeline/context.js';
import { type SealedPlace, SealFault } from '../../ports/sealer.js';
import type { Statement, Step } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { findPayout } from '../checkouts/queries.js';
import { findExpiry } from '../expiry/queries.js';
import { findCombinedPayout } from '../transfers/combined-queries.js';
import { attemptTable, type Cells, otherTables, permanentTables, type SealedTable } from './tables.js';

export type Tools = Pick<
  Services,
  'store' | 'clock' | 'newId' | 'sealer' | 'keyedHash' | 'secretKeys' | 'author'
>;

/**
 * What became of a row: nothing is written if it changed meanwhile, if a value does not open, or while the
 * test data of its account is being removed.
 */
type Outcome = 'done' | 'changed' | 'unopened';
export type Resealed = Outcome | { lockedAccount: string };

/** Seals a batch of rows of one table anew, and returns what became of each. */
export type ResealBatch = (tools: Tools, rows: readonly Cells[]) => Promise<readonly Resealed[]>;

interface Batch {
  table: SealedTable;
  reseal: ResealBatch;
}

/** Every table with the way its rows are written. */
export const batches: readonly Batch[] = [
  permanent(permanentTables.seller, 'seller'),
  permanent(permanentTables.merchant_bank_account, 'merchant_bank_account'),
  permanent(permanentTables.payout, 'payout'),
  permanent(permanentTables.combined_payout, 'combined_payout'),
  permanent(permanentTables.checkout, 'checkout'),
  { table: attemptTable, reseal: (tools, rows) => Promise.all(rows.map((row) => resealAttempt(tools, row))) },
  ...otherTables.map((table) => {
    const statements = Object.fromEntries(
      Object.keys(table.places).map((field) => [field, replaceStatement(table, field)]),
    );
    const reseal: ResealBatch = (tools, rows) => resealOthers(tools, table, statements, rows);
    return { table, reseal };
  }),
];

function permanent(table: SealedTable, name: Extract<Write, { update: string }>['update']): Batch {
  const [field, placeOf] = Object.entries(table.places)[0] as [string, (row: Cells) => SealedPlace];
  const resealOne = (tools: Tools, row: Cells) =>
    changeRow(tools, { table: name, field, row }, row as unknown as Owner, placeOf(row));
  return { table, reseal: (tools, rows) => Promise.all(rows.map((row) => resealOne(tools, row))) };
}

async function resealAttempt(tools: Tools, row: Cells): Promise<Resealed> {
  const { objectId } = row as unknown as Attempt;
  const payout =
    (await tools.store.one(findPayout, { id: objectId })) ??
    (await tools.store.one(findCombinedPayout, { id: objectId }));
  if (!payout) return 'unopened';
  const place = attemptTable.places.accountNumberSealed as (row: object) => SealedPlace;
  const sealed = { table: 'attempt', field: 'accountNumberSealed', row } as const;
  return changeRow(tools, sealed, payout, place(payout));
}

/** A permanent row and its sealed field. */
interface SealedRow {
  table: Extract<Write, { update: string }>['update'];
  field: string;
  row: Cells;
}

/** Writes a permanent row in a change of its own, whose evidence replaces that of the change before. */
async function changeRow(
  tools: Tools,
  { table, field, row }: SealedRow,
  { accountId, mode }: Owner,
  place: SealedPlace,
): Promise<Resealed> {
  const { store, sealer, keyedHash, secretKeys } = tools;
  const sealed = unlessSealFault(() => sealer.reseal(place, String(row[field])));
  if (sealed === null) return 'unopened';
  const time = await accountTime(tools, accountId, mode);
  const id = row.id ?? `${accountId}:${mode}`;
  const changeId = `reseal:${table}:${id}:${row.version}:${secretKeys.current}`;
  const write = { update: table, row: { ...row, [field]: sealed } } as unknown as Write;
  const context = { ...time, changeId, author: tools.author };
  const change = plainChange({ accountId, mode }, context, { writes: [write] });
  const outcome = await commitChange(store, change, { evidence: { keyedHash, read: row } });
  if (outcome === 'committed') return 'done';
  const isLocked = mode === 'test' && (await store.one(findExpiry, { accountId })) !== undefined;
  return isLocked ? { lockedAccount: accountId } : 'changed';
}

type Replacement = Cells & { sealed: string; known: string };

/** Replaces a value that is still the one that was read. A version is raised, so that nobody restores it. */
function replaceStatement({ name, keys }: SealedTable, field: string): Statement<Replacement, unknown> {
  const column = sql.ref(columnOf(field));
  const raised = fieldsOf(name).includes('version') ? sql`, version = version + 1` : sql``;
  return statement<Replacement, unknown>(`reseal.${name}.${columnOf(field)}`, (_db, p) => {
    const row = keys.map((key) => sql`${sql.ref(columnOf(key))} = ${p[key]}`);
    const text = sql`update ${sql.table(name)} set ${column} = ${p.sealed}${raised}
      where ${sql.join(row, sql` and `)} and ${column} = ${p.known}`;
    return text;
  });
}

async function resealOthers(
  { store, sealer }: Tools,
  { places, keys }: SealedTable,
  statements: Readonly<Record<string, Statement<Replacement, unknown>>>,
  rows: readonly Cells[],
): Promise<readonly Resealed[]> {
  const steps: Step[] = [];
  const outcomes = rows.map((row): Resealed => {
    const id = Object.fromEntries(keys.map((key) => [key, row[key] ?? null]));
    const replaced = Object.entries(places).map(([field, placeOf]) => {
      const known = row[field];
      if (typeof known !== 'string' || known === '') return true;
      const sealed = unlessSealFault(() =>
        sealer.reseal((placeOf as (row: Cells) => SealedPlace)(row), known),
      );
      if (sealed === null) return false;
      const replacing = statements[field] as Statement<Replacement, unknown>;
      if (sealed !== known) steps.push(anyRows(replacing, { ...id, sealed, known }));
      return true;
    });
    return replaced.every((isReplaced) => isReplaced) ? 'done' : 'unopened';
  });
  if (steps.length === 0) return outcomes;
  const { outcome } = await store.transact(steps);
  return outcome === 'committed' ? outcomes : rows.map(() => 'changed');
}

function unlessSealFault(make: () => string): string | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof SealFault) return null;
    throw error;
  }
}
