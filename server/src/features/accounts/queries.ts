import { sql } from 'kysely';
import { selectBy } from '../../adapters/store/row-statements.js';
import type { PayoutScheduleRow } from '../../adapters/store/rows.js';
import { insertRow } from '../../adapters/store/shapes.js';
import { statement } from '../../adapters/store/statement.js';
import type { WebhookEndpoint } from '../../adapters/store/webhook-rows.js';
import type { Owner } from '../../domain/records.js';

export const findAccount = selectBy('account.find', 'account', ['id']);

/**
 * Makes changes of an account's members, keys and closing happen one after another. What a later step of the
 * same commit reads is then the last one's doing.
 */
export const lockAccount = statement<{ accountId: string }, unknown>('account.lock', (db, p) =>
  db.updateTable('account').set({ name: sql`name` }).where('id', '=', p.accountId),
);

/** Touches no row once the account is closed; a step after `lockAccount`. */
export const confirmOpen = statement<{ accountId: string }, unknown>('account.confirm_open', (db, p) =>
  db
    .updateTable('account')
    .set({ name: sql`name` })
    .where('id', '=', p.accountId)
    .where(sql<boolean>`not exists (select 1 from account_closing as c where c.account_id = account.id)`),
);

/** Finds nothing for a merchant that never chose. */
export const findPayoutSchedule = selectBy('payout_schedule.find', 'payout_schedule', ['accountId', 'mode']);

/** Writes nothing if the schedule is no longer the known one; '' for none. */
export const savePayoutSchedule = statement<
  PayoutScheduleRow & { known: PayoutScheduleRow['schedule'] | '' },
  unknown
>('payout_schedule.save', (db, p) =>
  insertRow(db, 'payout_schedule', p).onConflict((conflict) =>
    conflict
      .columns(['account_id', 'mode'])
      .doUpdateSet({ schedule: p.schedule })
      .where('payout_schedule.schedule', '=', p.known),
  ),
);

type DisabledEndpoint = Pick<WebhookEndpoint, 'id' | 'url'> & { disabledReason: 'failures' | 'gone' };

/** The endpoints that the service switched off, and that the merchant has not activated or deleted since. */
export const listDisabledEndpoints = statement<Owner, DisabledEndpoint>(
  'webhook_endpoint.list_disabled',
  (db, p) =>
    db
      .selectFrom('webhook_endpoint')
      .select(['id', 'url', sql<DisabledEndpoint['disabledReason']>`disabled_reason`.as('disabledReason')])
      .where('account_id', '=', p.accountId)
      .where('mode', '=', p.mode)
      .where(sql<boolean>`disabled_reason in ('failures', 'gone')`)
      .where('deleted_at', 'is', null)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
);

const payoutPart = sql<string>`case when o.status = 'pending' and o.scheduled_for is not null
  and o.combined_payout_id is null then 'scheduled' else o.status end`;

const kobo = (column: string) => sql<number>`cast(coalesce(sum(${sql.ref(column)}), 0) as bigint)`;

/**
 * The ledger balance of one kind of money; `part` is `payout.<status>` for payouts, and `payout.scheduled`
 * for pending ones that wait for the daily transfer.
 */
export interface BalancePart {
  part: string;
  amount: number;
}

/**
 * Sums a merchant's money by part, from the ledger. It is one statement and so reads one state of the
 * database: money that moves between parts at the same time is counted once.
 */
export const sumBalance = statement<Owner, BalancePart>('balance.parts', (db, p) =>
  db
    .selectFrom('checkout as o')
    .innerJoin('ledger_account as l', 'l.id', sql<string>`o.kind || ':' || o.id` as never)
    .select([sql<string>`'held'`.as('part'), kobo('l.balance').as('amount')])
    .where('o.account_id', '=', p.accountId)
    .where('o.mode', '=', p.mode)
    .where('o.amount_held', '>', sql.lit(0))
    .unionAll(
      db
        .selectFrom('payout as o')
        .innerJoin('ledger_account as l', 'l.id', sql<string>`'payout:' || o.id` as never)
        .select([sql<string>`'payout.' || ${payoutPart}`.as('part'), kobo('l.balance').as('amount')])
        .where('o.account_id', '=', p.accountId)
        .where('o.mode', '=', p.mode)
        .where(
          sql<boolean>`o.status in ('waiting_details', 'pending', 'failed', 'reversed', 'below_minimum',
              'manual')`,
        )
        .groupBy(payoutPart),
    )
    .unionAll(
      db
        .selectFrom('refund as o')
        .innerJoin('ledger_account as l', 'l.id', sql<string>`'refund:' || o.id` as never)
        .select([sql<string>`'refund'`.as('part'), kobo('l.balance').as('amount')])
        .where('o.account_id', '=', p.accountId)
        .where('o.mode', '=', p.mode)
        .where(sql<boolean>`o.status in ('pending', 'failed', 'needs_details', 'below_minimum', 'manual')`),
    ),
);
