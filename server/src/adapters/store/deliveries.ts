import { sql } from 'kysely';
import type { Store } from '../../ports/store.js';
import { anyRows, statement } from './statement.js';
import type { WebhookDelivery } from './webhook-rows.js';

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
