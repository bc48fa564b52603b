import { sql } from 'kysely';
import { type Engine, type Step, StorageFull, type Store, StoreFault } from '../../ports/store.js';
import { columnOf, fieldsOf } from './fields.js';
import { manyRows, type RowsJson, rowsOf } from './many-rows.js';
import { insertOne } from './row-statements.js';
import { anyRows, statement, step, versioned } from './statement.js';
import type { WebhookAttempt, WebhookDelivery, WebhookEndpoint } from './webhook-rows.js';

export type Finish = Pick<
  WebhookDelivery,
  | 'id'
  | 'url'
  | 'status'
  | 'triggerKind'
  | 'attemptsSinceTrigger'
  | 'nextAttemptAt'
  | 'lastFailure'
  | 'lastResponseStatus'
  | 'updatedAt'
> & { leaseToken: string };

const finish = statement<Finish, unknown>('webhook_delivery.finish', (db, p) =>
  db
    .updateTable('webhook_delivery')
    .set({
      url: p.url,
      status: p.status,
      trigger_kind: p.triggerKind,
      attempts_since_trigger: p.attemptsSinceTrigger,
      next_attempt_at: p.nextAttemptAt,
      last_failure: p.lastFailure,
      updated_at: p.updatedAt,
      last_response_status: p.lastResponseStatus,
      attempt_count: sql`attempt_count + 1`,
      lease_token: sql`null`,
      lease_until: sql`null`,
    })
    .where('id', '=', p.id)
    .where('lease_token', '=', p.leaseToken),
);

const finishedFields = [
  'id',
  'leaseToken',
  'url',
  'status',
  'triggerKind',
  'attemptsSinceTrigger',
  'nextAttemptAt',
  'lastFailure',
  'lastResponseStatus',
  'updatedAt',
] as const;

/**
 * Does what `finish` does for many that succeeded. To name their status lets PostgreSQL expect few rows: else
 * it reads a table of less than 60,000 deliveries from end to end.
 */
const finishMany = statement<RowsJson, unknown>('webhook_delivery.finish_many', (_db, p, engine) => {
  const { rows, cell } = rowsOf('webhook_delivery', engine, p);
  const moved = finishedFields.slice(2).map((field) => {
    const column = columnOf(field);
    return sql`${sql.ref(column)} = ${cell(column)}`;
  });
  return sql`update webhook_delivery as d set ${sql.join(moved)},
      attempt_count = d.attempt_count + 1, lease_token = null, lease_until = null
    from ${rows} where d.id = ${cell('id')} and d.lease_token = ${cell('lease_token')}
      and ${cell('status')} = 'succeeded'`;
});

const insertAttempt = insertOne('webhook_attempt.insert', 'webhook_attempt');

const attemptFields = fieldsOf('webhook_attempt') as (keyof WebhookAttempt)[];

const insertAttempts = statement<RowsJson, unknown>('webhook_attempt.insert_many', (_db, p, engine) => {
  const { rows, cell } = rowsOf('webhook_attempt', engine, p);
  const columns = attemptFields.map(columnOf);
  return sql`insert into webhook_attempt (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(columns.map(cell))} from ${rows}`;
});

const countFailure = statement<{ id: string; now: number }, unknown>(
  'webhook_endpoint.count_failure',
  (db, p) =>
    db
      .updateTable('webhook_endpoint')
      .set({ failure_count: sql`failure_count + 1`, failing_since: sql`coalesce(failing_since, ${p.now})` })
      .where('id', '=', p.id),
);

const purgeFailures = statement<{ id: string }, unknown>('webhook_endpoint.purge_failures', (db, p) =>
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

const commitsMax = 5;

interface Finished {
  /** With the account, which the usage of test data is counted for. */
  row: Finish & Pick<WebhookDelivery, 'accountId' | 'mode'>;
  attempt: WebhookAttempt;
  /** The endpoint before the attempt; null for a callback. */
  endpoint: Pick<WebhookEndpoint, 'id' | 'failureCount'> | null;
  /** Further writes that the attempt causes. */
  besides: readonly Step[];
}

/** Records an attempt and what follows from it. False: the lease was lost to another worker. */
export async function finishDelivery(
  store: Store,
  { row, attempt, endpoint, besides }: Finished,
): Promise<boolean> {
  const steps = [step(finish, row), step(insertAttempt, attempt), ...besides];
  if (endpoint && attempt.outcome === 'failed') {
    steps.push(anyRows(countFailure, { id: endpoint.id, now: row.updatedAt }));
  } else if (endpoint && endpoint.failureCount > 0) {
    steps.push(anyRows(purgeFailures, { id: endpoint.id }));
  }
  for (let commits = 1; commits <= commitsMax; commits++) {
    if ((await store.transact(steps)).outcome === 'committed') return true;
    // The race may also be lost to another delivery of the same endpoint.
    const standing = await store.one(findLease, { id: row.id });
    if (standing?.leaseToken !== row.leaseToken) return false;
  }
  return false;
}

/** A success without consequence for its endpoint: of that, no failure is counted. */
export type PlainSuccess = Pick<Finished, 'row' | 'attempt'>;

/**
 * Records successes of one mode in one transaction. If one of them has lost its lease, or cannot be read or
 * written, nothing is recorded, and false is returned: each is then recorded alone, so that only that one
 * fails.
 *
 * @param read returns the successes
 */
export async function finishSuccesses(
  store: Store,
  read: () => Promise<readonly PlainSuccess[]>,
): Promise<boolean> {
  try {
    return (await store.transact(stepsOf(store.engine, await read()))).outcome === 'committed';
  } catch (error) {
    // Written alone, each would find the disk full as well, or an unknown outcome.
    if (error instanceof StoreFault && !(error instanceof StorageFull)) return false;
    throw error;
  }
}

/** On SQLite a statement for each row takes 8 % less time than to read the list. */
function stepsOf(engine: Engine, successes: readonly PlainSuccess[]): Step[] {
  // With the account, since rows of several accounts are beside each other.
  const attempts = successes.map(({ row: { accountId, mode }, attempt }) => ({
    ...attempt,
    accountId,
    mode,
  }));
  const rows = successes.map(({ row }) => row);
  if (engine === 'sqlite')
    return [
      ...rows.map((row) => versioned(finish, row)),
      ...attempts.map((each) => step(insertAttempt, each)),
    ];
  return [
    { ...manyRows(finishMany, finishedFields, rows), versioned: true },
    manyRows(insertAttempts, attemptFields, attempts),
  ];
}
