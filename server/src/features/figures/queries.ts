import { type Compilable, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../adapters/store/database.js';
import { completedBefore } from '../../adapters/store/event-position.js';
import type { DailyFigure, FigureCursor } from '../../adapters/store/figure-rows.js';
import { inList } from '../../adapters/store/lists.js';
import { literals } from '../../adapters/store/literals.js';
import { statement } from '../../adapters/store/statement.js';
import { type CountedEvent, type CountedMovement, countedEvents } from '../../domain/figures.js';
import type { Mode } from '../../domain/records.js';

/** How many changes one transaction adds up. */
export const changesMax = 500;

/** A query from SQL text, since Kysely makes an insert that adds hard to read. */
function written<Row>(db: Kysely<Database>, text: RawBuilder<unknown>): Compilable<Row> {
  return { compile: () => text.compile(db) } as Compilable<Row>;
}

export const findCursor = statement<Pick<FigureCursor, 'source'>, FigureCursor>(
  'figure_cursor.find',
  (db, p) => db.selectFrom('figure_cursor').select(['source', 'position']).where('source', '=', p.source),
);

/** Touches no row if another server was faster. */
export const moveCursor = statement<FigureCursor & { from: number }, unknown>('figure_cursor.move', (db, p) =>
  db
    .updateTable('figure_cursor')
    .set({ position: p.position })
    .where('source', '=', p.source)
    .where('position', '=', p.from),
);

export const addFigure = statement<DailyFigure, unknown>('daily_figure.add', (db, p) =>
  written(
    db,
    sql`insert into daily_figure (account_id, mode, figure, day, amount)
      values (${p.accountId}, ${p.mode}, ${p.figure}, ${p.day}, ${p.amount})
      on conflict (account_id, mode, figure, day) do update set
        amount = daily_figure.amount + excluded.amount`,
  ),
);

/** What the figures of an account's test mode counted is gone. */
export const deleteTestFigures = statement<{ accountId: string }, unknown>(
  'daily_figure.delete_test',
  (db, p) =>
    db.deleteFrom('daily_figure').where('account_id', '=', p.accountId).where('mode', '=', sql.lit('test')),
);

export interface NextChange {
  id: string;
  accountId: string;
  mode: Mode;
  at: number;
  position: number;
  rowsJson: string | null;
}

/** The changes after a position whose order is settled: no running transaction can come between them. */
export const changesToCount = statement<{ after: number }, NextChange>('change.to_count', (db, p, engine) => {
  const changes = db
    .selectFrom('change')
    .select(['id', 'account_id as accountId', 'mode', 'at', 'position', 'rows_json as rowsJson'])
    .where('position', '>', p.after)
    .orderBy('position')
    .limit(sql.lit(changesMax));
  const settled =
    engine === 'postgres' ? changes.where(sql<boolean>`position < ${completedBefore}`) : changes;
  return settled.$castTo<NextChange>();
});

interface Ids {
  idsJson: string;
}

export const movementsToCount = statement<Ids, CountedMovement>('movement.to_count', (db, p, engine) =>
  db
    .selectFrom('movement')
    .select(['account_id as accountId', 'mode', 'amount', 'at'])
    .select(['debit_account as debitAccount', 'credit_account as creditAccount'])
    .where(inList('change_id', p.idsJson, engine)),
);

export const openedToCount = statement<Ids, { accountId: string; mode: Mode; createdAt: number }>(
  'checkout.to_count',
  (db, p, engine) =>
    db
      .selectFrom('checkout')
      .select(['account_id as accountId', 'mode', 'created_at as createdAt'])
      .where(inList('id', p.idsJson, engine))
      .where(sql<boolean>`kind || '' = 'escrow'`),
);

/** When the escrow of an event `e` was funded, as a table of events says. */
function fundedAt(table: 'event' | 'archived_event') {
  return sql`(select f.at from ${sql.table(table)} as f where f.checkout_id = e.checkout_id
    and f.type = 'escrow.funded' order by f.sequence limit 1)`;
}

/** Those of the given events that the funnel counts, each the first of its type of its escrow. */
export const eventsToCount = statement<Ids, CountedEvent>('event.to_count', (db, p, engine) => {
  const types = sql.join(literals(countedEvents));
  return written(
    db,
    sql`select e.type, e.account_id as "accountId", e.mode, e.at, c.created_at as "openedAt",
        coalesce(${fundedAt('archived_event')}, ${fundedAt('event')}) as "fundedAt"
      from every_event as e join checkout as c on c.id = e.checkout_id
      where ${inList('e.id', p.idsJson, engine)} and c.kind = 'escrow' and e.type in (${types})
        and not exists (select 1 from every_event as o where o.checkout_id = e.checkout_id
          and o.sequence < e.sequence and o.type = e.type)`,
  );
});

/** When the next attempt at a delivery began. Its body is kept for longer than this waits. */
export const nextAttempt = statement<{ from: number }, { startedAt: number }>(
  'webhook_attempt.to_count_next',
  (db, p) =>
    db
      .selectFrom('webhook_attempt')
      .select('started_at as startedAt')
      .where('started_at', '>=', p.from)
      .where('request_body', 'is not', null)
      .orderBy('started_at')
      .limit(sql.lit(1)),
);

export interface CountedAttempts {
  accountId: string;
  mode: Mode;
  outcome: 'succeeded' | 'failed';
  day: number;
  count: number;
}

/** How many attempts of a span of time ended how. */
export const attemptsToCount = statement<{ from: number; until: number }, CountedAttempts>(
  'webhook_attempt.to_count',
  (db, p) =>
    written(
      db,
      sql`select d.account_id as "accountId", d.mode, a.outcome,
          cast((a.started_at + 3600000) / 86400000 as bigint) as day, cast(count(*) as bigint) as count
        from webhook_attempt as a join webhook_delivery as d on d.id = a.delivery_id
        where a.request_body is not null and a.started_at >= ${p.from} and a.started_at < ${p.until}
        group by 1, 2, 3, 4`,
    ),
);
