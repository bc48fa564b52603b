import { sql } from 'kysely';
import { type Step, StorageFull, type Store, StoreFault } from '../../ports/store.js';
import { insertOne } from './row-statements.js';
import { anyRows, statement, step, versioned } from './statement.js';
import type { WebhookAttempt, WebhookDelivery, WebhookEndpoint } from './webhook-rows.js';

/** A claimed delivery, as far as an attempt needs it: its lease is ours. */
export type LeasedDelivery = Pick<
  WebhookDelivery,
  | 'id'
  | 'accountId'
  | 'mode'
  | 'eventId'
  | 'endpointId'
  | 'destinationKey'
  | 'url'
  | 'triggerKind'
  | 'attemptsSinceTrigger'
> & { leaseToken: string };

/** A lease. Every claim has a new token, by which it finds its deliveries. */
export interface Lease {
  now: number;
  leaseMs: number;
  token: string;
}

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

const insertAttempt = insertOne('webhook_attempt.insert', 'webhook_attempt');

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
    const steps = (await read()).flatMap(({ row, attempt }) => {
      const { accountId, mode } = row;
      // With the account, since rows of several accounts are beside each other.
      return [versioned(finish, row), step(insertAttempt, { ...attempt, accountId, mode })];
    });
    return (await store.transact(steps)).outcome === 'committed';
  } catch (error) {
    // Written alone, each would find the disk full as well, or an unknown outcome.
    if (error instanceof StoreFault && !(error instanceof StorageFull)) return false;
    throw error;
  }
}

interface OfAccount {
  accountId: string;
  /** Real time. */
  now: number;
}

/** What is due in an account's test mode, leased or not, in order. */
export const listDueDeliveries = statement<
  OfAccount,
  Pick<WebhookDelivery, 'id' | 'triggerKind' | 'attemptCount' | 'leaseUntil'> & { nextAttemptAt: number }
>('webhook_delivery.due_of_account', (db, p) =>
  db
    .selectFrom('webhook_delivery')
    .select(['id', 'trigger_kind as triggerKind', 'attempt_count as attemptCount'])
    .select('lease_until as leaseUntil')
    .select(sql<number>`next_attempt_at`.as('nextAttemptAt'))
    .where('account_id', '=', p.accountId)
    .where('mode', '=', sql.lit('test'))
    .where('status', '=', sql.lit('pending'))
    .where('next_attempt_at', '<=', p.now)
    .orderBy('next_attempt_at')
    .limit(sql.lit(100)),
);

const claimOfAccount = statement<OfAccount & { limit: number; token: string; leaseUntil: number }, unknown>(
  'webhook_delivery.claim_of_account',
  (db, p, engine) =>
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
      .where('id', 'in', (where) => where.selectFrom('due').select('due.id')),
);

/** Leases what is due in one account's test mode, at any destination. */
export async function claimDeliveriesOf(
  store: Store,
  accountId: string,
  { limit, now, leaseMs, token }: Lease & { limit: number },
): Promise<void> {
  const claimed = { accountId, limit, now, token, leaseUntil: now + leaseMs };
  await store.transact([anyRows(claimOfAccount, claimed)]);
}

/** Brings the waiting deliveries of a test account forward when its clock is advanced. */
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

export const releaseDeliveries = statement<Record<never, never>, unknown>(
  'webhook_delivery.release_all',
  (db) =>
    db
      .updateTable('webhook_delivery')
      .set({ lease_token: sql`null`, lease_until: sql`null` })
      .where('status', '=', sql.lit('pending'))
      .where('lease_token', 'is not', null),
);
