import { type Compilable, sql } from 'kysely';
import type { Step, Store } from '../../ports/store.js';
import { columns, insertRow } from './shapes.js';
import { anyRows, statement, step } from './statement.js';
import type { WebhookAttempt, WebhookDelivery } from './webhook-rows.js';

/** How long a worker may be silent before its deliveries go to another: longer than any attempt takes. */
const leaseMs = 60_000;

/** A claimed delivery: its lease is ours. */
export type LeasedDelivery = WebhookDelivery & { leaseToken: string };

/**
 * Lanes that have something due, whatever else waits in them: the walk steps from one lane to the next, past
 * however many deliveries stand in line.
 */
const findDueLanes = statement<{ now: number }, { lane: string }>('webhook_delivery.due_lanes', (db, p) => {
  const text = sql<{ lane: string }>`
    with recursive due (lane) as (
      select min(lane) from webhook_delivery where status = 'pending'
      union all
      select (select min(d.lane) from webhook_delivery as d where d.status = 'pending' and d.lane > due.lane)
      from due where due.lane is not null
    )
    select due.lane as lane from due
    where due.lane is not null and exists (
      select 1 from webhook_delivery as d
      where d.status = 'pending' and d.lane = due.lane and d.next_attempt_at <= ${p.now}
        and (d.lease_until is null or d.lease_until <= ${p.now}))`;
  return { compile: () => text.compile(db) } as Compilable<{ lane: string }>;
});

export async function dueLanes(store: Store, now: number): Promise<string[]> {
  return (await store.all(findDueLanes, { now })).map(({ lane }) => lane);
}

const claim = statement<
  { lane: string; now: number; limit: number; token: string; leaseUntil: number },
  WebhookDelivery
>('webhook_delivery.claim', (db, p, engine) =>
  db
    .with('due', (cte) => {
      const due = cte
        .selectFrom('webhook_delivery')
        .select('id')
        .where('status', '=', sql.lit('pending'))
        .where('lane', '=', p.lane)
        .where('next_attempt_at', '<=', p.now)
        .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<=', p.now)]))
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(p.limit);
      return engine === 'postgres' ? due.forUpdate().skipLocked() : due;
    })
    .updateTable('webhook_delivery')
    .set({ lease_token: p.token, lease_until: p.leaseUntil })
    .where('id', 'in', (where) => where.selectFrom('due').select('due.id'))
    .returning(columns('webhook_delivery')),
);

/** Leases what is due in a lane, the most overdue first. */
export async function claimDeliveries(
  store: Store,
  { lane, now, limit, token }: { lane: string; now: number; limit: number; token: string },
): Promise<LeasedDelivery[]> {
  const claimed = await store.all(claim, { lane, now, limit, token, leaseUntil: now + leaseMs });
  return (claimed as LeasedDelivery[]).sort((a, b) => (a.nextAttemptAt ?? 0) - (b.nextAttemptAt ?? 0));
}

export type Finish = Pick<
  WebhookDelivery,
  | ('id' | 'url' | 'status' | 'triggerKind' | 'tries' | 'nextAttemptAt' | 'lastFailure' | 'updatedAt')
  | 'lastResponseStatus'
> & { leaseToken: string };

const finish = statement<Finish, unknown>('webhook_delivery.finish', (db, p) =>
  db
    .updateTable('webhook_delivery')
    .set({
      ...{ url: p.url, status: p.status, trigger_kind: p.triggerKind, tries: p.tries },
      ...{ next_attempt_at: p.nextAttemptAt, last_failure: p.lastFailure, updated_at: p.updatedAt },
      ...{ last_response_status: p.lastResponseStatus, attempt_count: sql`attempt_count + 1` },
      ...{ lease_token: sql`null`, lease_until: sql`null` },
    })
    .where('id', '=', p.id)
    .where('lease_token', '=', p.leaseToken),
);

const insertAttempt = statement<WebhookAttempt, unknown>('webhook_attempt.insert', (db, p) =>
  insertRow(db, 'webhook_attempt', p),
);

const countFailure = statement<{ id: string; now: number }, unknown>(
  'webhook_endpoint.count_failure',
  (db, p) =>
    db
      .updateTable('webhook_endpoint')
      .set({ failure_count: sql`failure_count + 1`, failing_since: sql`coalesce(failing_since, ${p.now})` })
      .where('id', '=', p.id),
);

const forgetFailures = statement<{ id: string }, unknown>('webhook_endpoint.forget_failures', (db, p) =>
  db
    .updateTable('webhook_endpoint')
    .set({ failure_count: sql.lit(0), failing_since: sql`null` })
    .where('id', '=', p.id)
    .where('failure_count', '>', sql.lit(0)),
);

const findLease = statement<{ id: string }, Pick<WebhookDelivery, 'leaseToken'>>(
  'webhook_delivery.lease',
  (db, p) => db.selectFrom('webhook_delivery').select('lease_token as leaseToken').where('id', '=', p.id),
);

const triesMax = 5;

interface Finished {
  row: Finish;
  attempt: WebhookAttempt;
  /** Whose health it tells of; null for a callback. */
  endpointId: string | null;
  /** What else the attempt causes. */
  besides: readonly Step[];
}

/**
 * Puts down an attempt and what follows from it. False: the lease was lost, and whoever has it now will say.
 */
export async function finishDelivery(
  store: Store,
  { row, attempt, endpointId, besides }: Finished,
): Promise<boolean> {
  const health = attempt.outcome === 'succeeded' ? forgetFailures : countFailure;
  const steps = [
    step(finish, row),
    step(insertAttempt, attempt),
    ...(endpointId === null ? [] : [anyRows(health, { id: endpointId, now: row.updatedAt })]),
    ...besides,
  ];
  for (let tries = 1; tries <= triesMax; tries++) {
    if ((await store.transact(steps)).outcome === 'committed') return true;
    // Two of one endpoint may also have been in each other's way.
    const standing = await store.one(findLease, { id: row.id });
    if (standing?.leaseToken !== row.leaseToken) return false;
  }
  return false;
}

interface OfAccount {
  accountId: string;
  /** Real time. */
  now: number;
}

/** What is due in an account's test mode, leased or not, in order. */
export const listDueDeliveries = statement<
  OfAccount,
  Pick<WebhookDelivery, 'id' | 'triggerKind' | 'attemptCount' | 'leaseUntil'>
>('webhook_delivery.due_of_account', (db, p) =>
  db
    .selectFrom('webhook_delivery')
    .select(['id', 'trigger_kind as triggerKind', 'attempt_count as attemptCount'])
    .select('lease_until as leaseUntil')
    .where('account_id', '=', p.accountId)
    .where('mode', '=', sql.lit('test'))
    .where('status', '=', sql.lit('pending'))
    .where('next_attempt_at', '<=', p.now)
    .orderBy('next_attempt_at')
    .limit(sql.lit(100)),
);

const claimOfAccount = statement<
  OfAccount & { limit: number; token: string; leaseUntil: number },
  WebhookDelivery
>('webhook_delivery.claim_of_account', (db, p, engine) =>
  db
    .with('due', (cte) => {
      const due = cte
        .selectFrom('webhook_delivery')
        .select('id')
        .where('account_id', '=', p.accountId)
        .where('mode', '=', sql.lit('test'))
        .where('status', '=', sql.lit('pending'))
        .where('next_attempt_at', '<=', p.now)
        .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<=', p.now)]))
        .orderBy('next_attempt_at')
        .limit(p.limit);
      return engine === 'postgres' ? due.forUpdate().skipLocked() : due;
    })
    .updateTable('webhook_delivery')
    .set({ lease_token: p.token, lease_until: p.leaseUntil })
    .where('id', 'in', (where) => where.selectFrom('due').select('due.id'))
    .returning(columns('webhook_delivery')),
);

/** Leases what is due in one account's test mode, in whatever lanes. */
export async function claimDeliveriesOf(
  store: Store,
  accountId: string,
  { now, limit, token }: { now: number; limit: number; token: string },
): Promise<LeasedDelivery[]> {
  const claimed = await store.all(claimOfAccount, {
    ...{ accountId, now, limit, token, leaseUntil: now + leaseMs },
  });
  return claimed as LeasedDelivery[];
}

/** Brings what waits in a test account forward when its clock is advanced. */
export const shiftDeliveries = statement<{ accountId: string; deltaMs: number; now: number }, unknown>(
  'webhook_delivery.shift',
  (db, p) =>
    db
      .updateTable('webhook_delivery')
      .set({ next_attempt_at: sql`next_attempt_at - ${p.deltaMs}` })
      .where('account_id', '=', p.accountId)
      .where('mode', '=', sql.lit('test'))
      .where('status', '=', sql.lit('pending'))
      .where('next_attempt_at', '>', p.now),
);
