import { sql } from 'kysely';
import { steppedAccounts } from '../../adapters/store/due-deliveries.js';
import { statement } from '../../adapters/store/statement.js';
import type { Mode } from '../../domain/records.js';
import { isAwaitingFloat } from '../operator/inbox-queries.js';
import { aheadOf } from '../operator/inbox-search.js';

/** Nothing is counted any further, so that a long queue does not make it slower. */
const countMax = sql.lit(10_000);

/** How much waits in a mode, and since when: null if nothing is due. */
export interface Waiting {
  count: number;
  since: number | null;
}

/** Deliveries that wait. */
export const deliveriesWaiting = statement<{ mode: Mode }, Waiting>(
  'metrics.deliveries_waiting',
  (_db, p) => sql<Waiting>`
    with recursive ${steppedAccounts(p.mode)}
    select
      (select count(*) from (select 1 from webhook_delivery as d where d.status = 'pending'
        and d.mode = ${p.mode} and d.account_id > '' limit ${countMax}) as part) as count,
      (select min((select min(d.next_attempt_at) from webhook_delivery as d where d.status = 'pending'
        and d.account_id = due_step.account_id and d.mode = ${p.mode}))
        from due_step where due_step.account_id is not null) as since`,
);

export const mailsWaiting = statement<{ mode: Mode }, Waiting>(
  'metrics.mails_waiting',
  (_db, p) => sql<Waiting>`select
    (select count(*) from (select 1 from mail where status = 'pending' and mode = ${p.mode}
      limit ${countMax}) as part) as count,
    (select min(created_at) from mail where status = 'pending' and mode = ${p.mode}) as since`,
);

export interface Held {
  mode: Mode;
  amount: number;
}

export const moneyHeld = statement<Record<never, never>, Held>(
  'metrics.money_held',
  () => sql<Held>`select mode, cast(sum(amount_held) as bigint) as amount from checkout
    where amount_held > 0 group by mode`,
);

/** What was sent and has no outcome. */
export interface InFlight extends Held {
  kind: 'payout' | 'refund';
  /** Real time, ms. */
  since: number;
}

/** A transfer that only waits for the balance at the bank has not left: it is in the inbox. */
const sentOf = (table: string, kind: 'payout' | 'refund') => sql`
  select t.mode as mode, ${sql.lit(kind)} as kind, t.amount as amount, a.sent_at - (${aheadOf('t')}) as since
  from attempt a join ${sql.raw(table)} t on t.id = a.object_id
  where a.state = 'sent' and a.object_kind = ${sql.lit(kind)}
    and not ${isAwaitingFloat}`;

export const moneyInFlight = statement<Record<never, never>, InFlight>(
  'metrics.money_in_flight',
  () => sql<InFlight>`select mode, kind, cast(sum(amount) as bigint) as amount, min(since) as since
    from (${sentOf('payout', 'payout')} union all ${sentOf('combined_payout', 'payout')}
      union all ${sentOf('refund', 'refund')}) as part
    group by mode, kind`,
);

/** A verification, as the audit log has it. */
export interface Verified {
  at: number;
  /** How many discrepancies were found in each mode; null for a mode that was not verified. */
  afterJson: string;
}

/** The newest verification whose entry is not like `without`, which says that a mode was no part of it. */
export const lastVerification = statement<{ without: string }, Verified>(
  'metrics.last_verification',
  (_db, p) => sql<Verified>`select at, after_json as "afterJson" from audit_entry
    where subject = 'ledger' and mode = 'live' and action = 'ledger.verified'
      and after_json not like ${p.without}
    order by at desc, id desc limit 1`,
);
