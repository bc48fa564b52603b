import { sql } from 'kysely';
import type { Records, Table } from '../../adapters/store/database.js';
import { columnOf } from '../../adapters/store/fields.js';
import { columns } from '../../adapters/store/shapes.js';
import { adHoc } from '../../adapters/store/statement.js';
import { type SealedPayee, sealedPlaces } from '../../ports/sealed-places.js';
import type { SealedPlace } from '../../ports/sealer.js';
import type { AdHocQuery } from '../../ports/store.js';

/** A row of any table, by its fields. */
export type Cells = Readonly<Record<string, string | number | null>>;

/** A table with sealed values; `places` has each sealed field with its place in a row. */
export interface SealedTable<Name extends Table = Table> {
  readonly name: Name;
  /** The fields of the primary key. */
  readonly keys: readonly string[];
  readonly places: Readonly<Record<string, (row: never) => SealedPlace>>;
}

function table<Name extends Table>(
  name: Name,
  keys: readonly (keyof Records[Name] & string)[],
  places: { readonly [Field in keyof Records[Name] & string]?: (row: Records[Name]) => SealedPlace },
): SealedTable<Name> {
  return { name, keys, places: places as SealedTable['places'] };
}

const ofPayout = ({ accountId, mode, sellerEmail }: Omit<SealedPayee, 'sellerKey'> & PayoutPayee) =>
  sealedPlaces.accountNumber({ accountId, mode, sellerKey: sellerEmail });

interface PayoutPayee {
  sellerEmail: string | null;
}

/**
 * The permanent tables with one sealed field each, payees first, since payouts hold copies. Their rows change
 * in changes.
 */
export const permanentTables = {
  seller: table('seller', ['id'], {
    accountNumberSealed: ({ accountId, mode, emailKey }) =>
      sealedPlaces.accountNumber({ accountId, mode, sellerKey: emailKey }),
  }),
  merchant_bank_account: table('merchant_bank_account', ['accountId', 'mode'], {
    accountNumberSealed: ({ accountId, mode }) =>
      sealedPlaces.accountNumber({ accountId, mode, sellerKey: null }),
  }),
  payout: table('payout', ['id'], { accountNumberSealed: ofPayout }),
  combined_payout: table('combined_payout', ['id'], { accountNumberSealed: ofPayout }),
  checkout: table('checkout', ['id'], { releaseCodeSealed: sealedPlaces.releaseCode }),
};

/** An attempt holds a copy of its payout's number, whose payee its own row does not name. */
export const attemptTable: SealedTable<'attempt'> = {
  name: 'attempt',
  keys: ['id'],
  places: { accountNumberSealed: ofPayout as (row: never) => SealedPlace },
};

/** The tables that no evidence covers. */
export const otherTables: readonly SealedTable[] = [
  table('webhook_endpoint', ['id'], {
    secretSealed: (row) => sealedPlaces.endpointSecret('secret', row),
    previousSecretSealed: (row) => sealedPlaces.endpointSecret('previous_secret', row),
  }),
  table('default_secret', ['accountId', 'mode'], {
    secretSealed: (row) => sealedPlaces.defaultSecret('secret', row),
    previousSecretSealed: (row) => sealedPlaces.defaultSecret('previous_secret', row),
  }),
  table('mail', ['id'], { dataSealed: sealedPlaces.mail }),
  table('sign_in', ['id'], { codeSealed: sealedPlaces.signInCode }),
  table('staff_code', ['id'], { codeSealed: sealedPlaces.staffCode }),
  table('staff_factor', ['personId'], { secretSealed: sealedPlaces.staffFactor }),
  table('account_approval', ['accountId'], { detailsSealed: sealedPlaces.approval }),
  table('idempotency', ['accountId', 'mode', 'key'], { bodySealed: sealedPlaces.keptAnswer }),
  table('delivery_rate', ['quoteId', 'position'], { detailsSealed: sealedPlaces.rateDetails }),
  table('partner_notification', ['id'], { bodySealed: sealedPlaces.notification }),
  table('secret_key', ['id'], { hashKeySealed: sealedPlaces.hashKey }),
];

export const sealedTables: readonly SealedTable[] = [
  ...Object.values(permanentTables),
  attemptTable,
  ...otherTables,
];

/** The start of every value under a key. */
function prefixOf(keyName: string): string {
  return `v2.${keyName}.`;
}

/** Whether a column has a value that is under another key or of the first form. Mails may have none. */
function isPending(column: string, keyName: string) {
  const prefix = prefixOf(keyName);
  const value = sql.ref(column);
  const start = sql`substr(${value}, 1, ${sql.lit(prefix.length)})`;
  return sql<boolean>`(${value} is not null and ${value} <> '' and ${start} <> ${prefix})`;
}

/** The next rows of a table that have a value not under the key, in the order of their primary keys. */
export function pendingRows(
  { name, keys, places }: SealedTable,
  keyName: string,
  { after, most }: { after: Cells | null; most: number },
): AdHocQuery<Cells> {
  const list = sql.join(keys.map((key) => sql.ref(columnOf(key))));
  const pending = Object.keys(places).map((field) => isPending(columnOf(field), keyName));
  return adHoc((db) => {
    const rows = db
      .selectFrom(name as 'mail')
      .select(columns(name) as never)
      .where(sql<boolean>`(${sql.join(pending, sql` or `)})`)
      .orderBy(list)
      .limit(sql.lit(most));
    if (after === null) return rows as never;
    const from = sql.join(keys.map((key) => sql`${after[key]}`));
    return rows.where(sql<boolean>`(${list}) > (${from})`) as never;
  });
}

/** How many values of a table are under which key; null: of the first form, which names none. */
export interface KeyCount {
  field: string;
  keyName: string | null;
  count: number;
}

/** Counts the values of one field by key. */
export function countByKey({ name }: SealedTable, field: string): AdHocQuery<KeyCount> {
  const column = columnOf(field);
  const key = sql<string | null>`case when substr(${sql.ref(column)}, 1, 3) = 'v2.'
    then substr(${sql.ref(column)}, 4, 8) end`;
  return adHoc((db) =>
    db
      .selectFrom(name as 'mail')
      .select([sql.lit(`${name}.${column}`).as('field'), key.as('keyName')])
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where(sql<boolean>`${sql.ref(column)} is not null and ${sql.ref(column)} <> ''`)
      .groupBy('keyName'),
  ) as AdHocQuery<KeyCount>;
}
