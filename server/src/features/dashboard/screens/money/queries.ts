import { type Compilable, type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '../../../../adapters/store/database.js';
import { columns } from '../../../../adapters/store/shapes.js';
import { adHoc, statement } from '../../../../adapters/store/statement.js';
import type { Payout, Refund } from '../../../../domain/records.js';
import type { Position } from '../../../../http/page.js';
import type { DisputeWithReference } from '../../../disputes/queries.js';
import type { Owner } from '../format.js';
import { isOutward } from '../outward.js';

export type ListedDispute = DisputeWithReference & { amountHeld: number };

function disputesOf(db: Kysely<Database>, owner: Owner) {
  return db
    .selectFrom('dispute')
    .innerJoin('checkout', 'checkout.id', 'dispute.checkout_id')
    .select(columns('dispute'))
    .select(['checkout.reference', 'checkout.amount_held as amountHeld'])
    .where('dispute.account_id', '=', owner.accountId)
    .where('dispute.mode', '=', owner.mode);
}

/** Without a deadline, after all others. */
const deadline = sql<number>`coalesce(dispute.respond_by, 9007199254740991)`;

/** Where the open disputes of a page begin: after this deadline and id. */
export function listOpenDisputes(owner: Owner, after: Position | null, count: number) {
  return adHoc<ListedDispute & { deadline: number }>((db) => {
    const rows = disputesOf(db, owner)
      .select(deadline.as('deadline'))
      .where('dispute.status', '<>', sql.lit('resolved'))
      .orderBy(deadline)
      .orderBy('dispute.id')
      .limit(count);
    if (!after) return rows;
    return rows.where(sql<boolean>`(${deadline}, dispute.id) > (${after.createdAt}, ${after.id})`);
  });
}

export type ListedRow<Row> = Row & { reference: string; fee: number | null };

/** The bank's fees so far, found by the transfer's own id. */
const feeOf = (id: string) =>
  sql<
    number | null
  >`(select cast(sum(a.fee) as bigint) from attempt as a where a.object_id = ${sql.raw(id)})`;

/** How many rows one page looks through for a status. */
const transfersLookedThroughMax = 1000;

/** Payouts, newest first; a status is looked for among the next `transfersLookedThroughMax`. */
export function listPayoutsOf(owner: Owner, status: string | null, after: Position | null, count: number) {
  return adHoc<ListedRow<Payout>>((db) => {
    const window = windowOf(db, 'payout', owner, after)
      .innerJoin('checkout', 'checkout.id', 'payout.checkout_id')
      .select(columns('payout'))
      .select('checkout.reference');
    const rows = db
      .selectFrom(window.limit(sql.lit(transfersLookedThroughMax)).as('p'))
      .selectAll()
      .select(feeOf('coalesce(p."combinedPayoutId", p.id)').as('fee'))
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(count);
    return status === null ? rows : rows.where('status', '=', status as Payout['status']);
  });
}

/** Refunds, newest first; a status is looked for among the next `transfersLookedThroughMax`. */
export function listRefundsOf(owner: Owner, status: string | null, after: Position | null, count: number) {
  return adHoc<ListedRow<Refund>>((db) => {
    const window = windowOf(db, 'refund', owner, after)
      .innerJoin('checkout', 'checkout.id', 'refund.checkout_id')
      .select(columns('refund'))
      .select('checkout.reference');
    const rows = db
      .selectFrom(window.limit(sql.lit(transfersLookedThroughMax)).as('p'))
      .selectAll()
      .select(feeOf('p.id').as('fee'))
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(count);
    return status === null ? rows : rows.where('status', '=', status as Refund['status']);
  });
}

function windowOf<Table extends 'payout' | 'refund'>(
  db: Kysely<Database>,
  table: Table,
  owner: Owner,
  after: Position | null,
) {
  const rows = (db as unknown as Kysely<Pick<Database, 'payout' | 'refund'>>)
    .selectFrom(table as 'payout')
    .where(`${table}.account_id` as 'payout.account_id', '=', owner.accountId)
    .where(`${table}.mode` as 'payout.mode', '=', owner.mode)
    .orderBy(`${table}.created_at` as 'payout.created_at', 'desc')
    .orderBy(`${table}.id` as 'payout.id', 'desc');
  const [createdAt, id] = [sql.ref(`${table}.created_at`), sql.ref(`${table}.id`)];
  const placed = after
    ? rows.where(sql<boolean>`(${createdAt}, ${id}) < (${after.createdAt}, ${after.id})`)
    : rows;
  return placed as unknown as SelectQueryBuilder<Database, Table, Record<never, never>>;
}

/** The last row that a page looks through; none if the list ends before. */
export function findTransferWindowEnd(table: 'payout' | 'refund', owner: Owner, after: Position | null) {
  return adHoc<Position>((db) => {
    const rows = windowOf(db, table, owner, after) as SelectQueryBuilder<
      Database,
      'payout',
      Record<never, never>
    >;
    return rows
      .select([`${table}.created_at as createdAt` as 'payout.created_at as createdAt'])
      .select([`${table}.id` as 'payout.id'])
      .limit(sql.lit(1))
      .offset(sql.lit(transfersLookedThroughMax - 1));
  });
}

export interface MovedOnDay {
  /** Days of people in Nigeria since 1970. */
  day: number;
  received: number;
  paid: number;
  refunded: number;
  returned: number;
  /** What became owed less what stopped being owed, whichever way. */
  net: number;
}

/**
 * What moved on each day since a time, from the ledger. Each liability of a merchant is one of their sales,
 * payouts or refunds, so what they are owed changes by what comes from or goes to any other account. A credit
 * that nothing matched is nobody's until the operator matches it, and is received then.
 */
export const movedByDay = statement<Owner & { since: number }, MovedOnDay>(
  'dashboard.moved_by_day',
  (db, p) => {
    const day = sql`(at + 3600000) / 86400000`;
    const sum = (condition: RawBuilder<unknown>) =>
      sql`cast(coalesce(sum(case when ${condition} then amount else 0 end), 0) as bigint)`;
    const is = (side: 'debit_account' | 'credit_account', ...kinds: string[]) => {
      const matches = kinds.map((kind) => sql`${sql.ref(side)} like ${sql.lit(`${kind}:%`)}`);
      return sql`(${sql.join(matches, sql` or `)})`;
    };
    const from = (kind: string) => is('debit_account', kind);
    const to = (...kinds: string[]) => is('credit_account', ...kinds);
    const arriving = is('debit_account', 'bank', 'credit');
    const owed = ['escrow', 'charge', 'payout', 'refund'];
    const text = sql`select cast(${day} as bigint) as day,
      ${sum(sql`${arriving} and ${to('escrow', 'charge', 'refund')}`)} as received,
      ${sum(sql`${from('payout')} and ${to('bank')}`)} as paid,
      ${sum(sql`${from('refund')} and ${to('bank')}`)} as refunded,
      ${sum(sql`${from('bank')} and ${to('payout')}`)} as returned,
      ${sum(to(...owed))} - ${sum(is('debit_account', ...owed))} as net
    from movement where account_id = ${p.accountId} and mode = ${p.mode} and at >= ${p.since}
      and ${isOutward}
    group by 1 order by 1 desc`;
    return { compile: () => text.compile(db) } as Compilable<MovedOnDay>;
  },
);
