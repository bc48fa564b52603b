import { type SelectQueryBuilder, sql } from 'kysely';
import type { Table } from '../../../adapters/store/database.js';
import { columnOf, fieldsOf } from '../../../adapters/store/fields.js';
import { coveredFields, type PermanentTable } from '../../../adapters/store/row-hash.js';
import { columns, untyped } from '../../../adapters/store/shapes.js';
import { adHoc } from '../../../adapters/store/statement.js';
import type { Mode } from '../../../domain/records.js';
import type { ChangeRow } from './change-check.js';

/** Blocks that are held in memory at once. */
export const blocksPerPage = 100;

/** The next blocks from a number on. */
export const blocksFrom = (n: number, most = blocksPerPage) =>
  adHoc((db) => db.selectFrom('block').select(columns('block')).where('n', '>=', n).orderBy('n').limit(most));

export const closings = adHoc((db) =>
  db.selectFrom('test_closing').select(columns('test_closing')).orderBy('account_id').orderBy('n'),
);

export const unrecordedChanges = adHoc((db) =>
  db
    .selectFrom('change')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('position', 'is', null),
);

/** The positions after `after`, up to `through`; null: to the end. */
export interface Stretch {
  after: number;
  through: number | null;
}

/** A movement and its change; the movement's cells are null if the change has none. */
export type ChangeCells = readonly [
  ...MarkCells,
  n: number | null,
  debit: string,
  credit: string,
  amount: number,
];

/** The columns of `ChangeRow`. */
export type MarkCells = readonly [
  id: string,
  accountId: ChangeRow['accountId'],
  mode: Mode,
  at: number,
  author: ChangeRow['author'],
  position: number,
  digest: string | null,
  rowsJson: string | null,
];

export const markColumns = [
  'change.id',
  'change.account_id',
  'change.mode',
  'change.at',
  'change.author',
  'change.position',
  'change.digest',
  'change.rows_json',
] as const;

export const movementColumns = [
  'movement.n',
  'movement.debit_account',
  'movement.credit_account',
  'movement.amount',
] as const;

/** Changes in the order of their positions, each once for each of its movements. */
export const changesIn = ({ after, through }: Stretch) =>
  adHoc((db) => {
    const rows = db
      .selectFrom('change')
      .leftJoin('movement', 'movement.change_id', 'change.id')
      .select(markColumns)
      .select(movementColumns)
      .where('change.position', '>', after)
      .orderBy('change.position')
      .orderBy('movement.n');
    return through === null ? rows : rows.where('change.position', '<=', through);
  });

/** Changes in the order of their positions, without their movements. */
export const marksOf = adHoc((db) =>
  db
    .selectFrom('change')
    .select(markColumns)
    .where('change.position', 'is not', null)
    .orderBy('change.position'),
);

export function markOf([id, accountId, mode, at, author, position, digest, rowsJson]: MarkCells): ChangeRow {
  return { id, accountId, mode, at, author, position, digest, rowsJson };
}

/** The tables that hold the rows of a permanent one. */
function placesOf(table: PermanentTable): readonly Table[] {
  return table === 'event' ? ['event', 'archived_event'] : [table];
}

/**
 * Rows of a permanent table, wherever they are, by the query for each of its places. Events are in the order
 * of their numbers within each checkout; both places have an index in this order, so that nothing is sorted.
 */
function rowsIn(table: PermanentTable, mode: Mode | null, select: (place: Table) => Rows, order: string[]) {
  const [first, second] = placesOf(table).map((place) => {
    const rows = select(place);
    return mode === null ? rows : rows.where(isOf(table, mode));
  }) as [Rows, Rows | undefined];
  return second ? order.reduce((rows, column) => rows.orderBy(column), first.unionAll(second)) : first;
}

type Rows = SelectQueryBuilder<Record<string, Record<string, unknown>>, string, Record<string, unknown>>;

/** The rows of a table; events in the order of their numbers within each checkout. */
export function rowsOf(table: PermanentTable, mode: Mode | null) {
  return adHoc((db) => {
    const select = (place: Table): Rows => untyped(db).selectFrom<string>(place).select(columns(place));
    return rowsIn(table, mode, select, ['checkoutId', 'sequence']);
  });
}

/**
 * The same rows as cells: the values that the hash covers, and the version, of an event the time and the
 * number.
 */
export function cellsOf(table: PermanentTable, mode: Mode | null) {
  const fields = [...coveredFields(table), stateField(table), ...(table === 'event' ? ['sequence'] : [])];
  const chosen = fields.map((field, n) =>
    (field === null ? sql.lit(1) : sql.ref(columnOf(field))).as(`c${n}`),
  );
  const order = ['checkoutId', 'sequence'].map((field) => `c${fields.indexOf(field)}`);
  return adHoc((db) => {
    const select = (place: Table): Rows => untyped(db).selectFrom<string>(place).select(chosen);
    return rowsIn(table, mode, select, order);
  });
}

function stateField(table: PermanentTable): string | null {
  if (table === 'event') return 'at';
  return fieldsOf(table).includes('version') ? 'version' : null;
}

/** An attempt is of the mode of what it transfers. */
function isOf(table: PermanentTable, mode: Mode) {
  if (table !== 'attempt') return sql<boolean>`mode = ${mode}`;
  return sql<boolean>`object_id in (select id from payout where mode = ${mode}
    union all select id from combined_payout where mode = ${mode}
    union all select id from refund where mode = ${mode})`;
}

export function answersOf(mode: Mode | null) {
  return adHoc((db) => {
    const answers = db.selectFrom('idempotency').select(columns('idempotency'));
    return mode === null ? answers : answers.where('mode', '=', mode);
  });
}
