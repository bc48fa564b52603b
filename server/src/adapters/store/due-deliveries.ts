import { sql } from 'kysely';
import type { Mode } from '../../domain/records.js';
import type { Store } from '../../ports/store.js';
import type { Lease } from './deliveries.js';
import { anyRows, statement } from './statement.js';

/** One destination of an account, in the mode that was asked for. */
export interface Destination {
  accountId: string;
  destinationKey: string;
}

/** A destination that a search has visited. */
export type VisitedDestination = Destination & { isDue: 0 | 1 };

/** How many deliveries to lease of a destination. */
export type DestinationShare = Destination & { mode: Mode; limit: number };

/** Destinations of an account that the search over all accounts visits. */
export const visitedMax = 16;
/** Destinations that a search in one account visits. */
export const windowMax = 64;
const overdueMax = 16;

const isFree = (now: number) => sql`(d.lease_until is null or d.lease_until <= ${now})`;

/** The first destination of an account after a key; null after the last one. */
const nextOf = (mode: Mode, accountId: string, after: string) =>
  sql<string>`(select min(d.destination_key) from webhook_delivery as d where d.status = 'pending'
    and d.mode = ${mode} and d.account_id = ${sql.raw(accountId)} and d.destination_key > ${sql.raw(after)})`;

const isDueAt = (mode: Mode, now: number, visited: string, accountId: string) =>
  sql<0 | 1>`case when (select d.id from webhook_delivery as d where d.status = 'pending'
    and d.mode = ${mode} and d.account_id = ${sql.raw(accountId)}
    and d.destination_key = ${sql.raw(visited)}.destination_key
    and d.next_attempt_at <= ${now} and ${isFree(now)} limit 1) is null then 0 else 1 end`;

/**
 * The accounts with deliveries that wait, as a part of `with recursive`. It steps from account to account,
 * since the indexes of what waits begin with the account; the last row is null.
 */
export const steppedAccounts = (mode: Mode) => sql`due_step (account_id) as (
      select min(account_id) from webhook_delivery
      where status = 'pending' and mode = ${mode} and account_id > ''
      union all
      select (select min(d.account_id) from webhook_delivery as d
        where d.status = 'pending' and d.mode = ${mode} and d.account_id > due_step.account_id)
      from due_step where due_step.account_id is not null
    )`;

/**
 * The first destinations of each account that has something due, in order. The query steps from one account
 * to the next and from one destination to the next, so its time depends neither on how many deliveries wait
 * nor on how many destinations a single account has. It looks for an id, since PostgreSQL may answer `exists`
 * by reading everything that is due in a mode.
 */
export const listDueAccounts = statement<{ mode: Mode; now: number }, VisitedDestination>(
  'webhook_delivery.due_accounts',
  (_db, p) => {
    const text = sql<VisitedDestination>`
    with recursive ${steppedAccounts(p.mode)},
    due_account (account_id) as (
      select account_id from due_step where account_id is not null and (
        select d.id from webhook_delivery as d
        where d.status = 'pending' and d.account_id = due_step.account_id and d.mode = ${p.mode}
          and d.next_attempt_at <= ${p.now} and ${isFree(p.now)} limit 1) is not null
    ),
    due_walk (account_id, destination_key, place) as (
      select account_id, ${nextOf(p.mode, 'due_account.account_id', "''")}, 1 from due_account
      union all
      select account_id, ${nextOf(p.mode, 'due_walk.account_id', 'due_walk.destination_key')}, place + 1
      from due_walk where destination_key is not null and place < ${sql.lit(visitedMax)}
    )
    select account_id as "accountId", destination_key as "destinationKey",
      ${isDueAt(p.mode, p.now, 'due_walk', 'due_walk.account_id')} as "isDue"
    from due_walk where destination_key is not null order by account_id, destination_key`;
    return text;
  },
);

/** The destinations of one account after a key, due or not, in order. */
export const listDestinationsAfter = statement<
  { mode: Mode; accountId: string; after: string; now: number },
  Omit<VisitedDestination, 'accountId'>
>('webhook_delivery.destinations_after', (_db, p) => {
  const next = (after: ReturnType<typeof sql>) =>
    sql`(select min(d.destination_key) from webhook_delivery as d where d.status = 'pending'
      and d.mode = ${p.mode} and d.account_id = ${p.accountId} and d.destination_key > ${after})`;
  const text = sql<VisitedDestination>`
    with recursive due_walk (destination_key, place) as (
      select ${next(sql`${p.after}`)}, 1
      union all
      select ${next(sql`due_walk.destination_key`)}, place + 1
      from due_walk where destination_key is not null and place < ${sql.lit(windowMax)}
    )
    select destination_key as "destinationKey",
      case when (select d.id from webhook_delivery as d where d.status = 'pending'
        and d.mode = ${p.mode} and d.account_id = ${p.accountId}
        and d.destination_key = due_walk.destination_key
        and d.next_attempt_at <= ${p.now} and ${isFree(p.now)} limit 1) is null then 0 else 1 end as "isDue"
    from due_walk where destination_key is not null order by destination_key`;
  return text;
});

/** The destinations of an account's most overdue deliveries. */
export const listMostOverdue = statement<
  { mode: Mode; accountId: string; now: number },
  Pick<Destination, 'destinationKey'>
>('webhook_delivery.most_overdue', (db, p) =>
  db
    .selectFrom('webhook_delivery as d')
    .select('d.destination_key as destinationKey')
    .where('d.account_id', '=', p.accountId)
    .where('d.mode', '=', p.mode)
    .where('d.status', '=', sql.lit('pending'))
    .where('d.next_attempt_at', '<=', p.now)
    .where((where) => where.or([where('d.lease_until', 'is', null), where('d.lease_until', '<=', p.now)]))
    .orderBy('d.next_attempt_at')
    .limit(sql.lit(overdueMax)),
);

const claim = statement<DestinationShare & { now: number; token: string; leaseUntil: number }, unknown>(
  'webhook_delivery.claim',
  (db, p, engine) =>
    db
      .with('due', (cte) => {
        const due = cte
          .selectFrom('webhook_delivery')
          .select('id')
          .where('status', '=', sql.lit('pending'))
          .where('mode', '=', p.mode)
          .where('account_id', '=', p.accountId)
          .where('destination_key', '=', p.destinationKey)
          .where('next_attempt_at', '<=', p.now)
          .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<=', p.now)]))
          .orderBy('next_attempt_at')
          .orderBy('id')
          .limit(p.limit);
        return engine === 'postgres' ? due.forUpdate().skipLocked() : due;
      })
      .updateTable('webhook_delivery')
      .set({ lease_token: p.token, lease_until: p.leaseUntil })
      .where('id', 'in', (where) => where.selectFrom('due').select('due.id')),
);

/** Leases what is due at the destinations, the most overdue of each first, in one commit. */
export async function claimDeliveries(
  store: Store,
  destinations: readonly DestinationShare[],
  { now, leaseMs, token }: Lease,
): Promise<void> {
  const leaseUntil = now + leaseMs;
  const steps = destinations.map((share) => anyRows(claim, { ...share, now, token, leaseUntil }));
  await store.transact(steps);
}
