import { sql } from 'kysely';
import { statement } from '../../adapters/store/statement.js';
import type { Attempt, Mode } from '../../domain/records.js';

const cancelled = `cast(coalesce(sum(x.amount), 0) as bigint) as amount from refund x
    where x.status = 'cancelled' and x.credit_id =`;

/** What of the refunds of a credit was cancelled, in kobo. */
export const sumCancelled = statement<{ creditId: string }, { amount: number }>(
  'refund.cancelled_of_credit',
  (_db, p) => sql<{ amount: number }>`select ${sql.raw(cancelled)} ${p.creditId}`,
);

/** SQL for whether the payer of a credit `c` has the money that a refund would give them again. */
export const payerHasMoneySql = `(c.status = 'reversed' or (c.amount_taken_back > 0
  and c.amount_refunded + c.amount_taken_back > c.amount + (select ${cancelled} c.id)))`;

/**
 * SQL of the payouts and refunds that wait for the float: each with its mode, account, partner and amount.
 * What waits for a receivable as well is left out, since more float would not send it: the others would wait
 * behind it. So is a payout that a combined one pays.
 */
export const awaitingFloatSql = `
  select p.id, p.mode, p.account_id, e.partner, p.amount from payout p join checkout e on e.id = p.checkout_id
    where p.awaiting_float_since is not null and p.combined_payout_id is null and e.amount_receivable = 0
  union all
  select t.id, t.mode, t.account_id, t.partner, t.amount from combined_payout t
    where t.awaiting_float_since is not null and not exists (
      select 1 from payout m join checkout o on o.id = m.checkout_id
      where m.combined_payout_id = t.id and o.amount_receivable > 0)
  union all
  select r.id, r.mode, r.account_id, c.partner, r.amount from refund r join credit c on c.id = r.credit_id
    where r.awaiting_float_since is not null and not ${payerHasMoneySql}`;

/** Whose transfers share a float; the sandbox bank keeps one for each account. */
export interface FloatOwner {
  partner: string;
  mode: Mode;
  /** Empty for an unmatched credit. */
  accountId: string;
}

/** An attempt that waits for the float. */
export type AwaitingFloat = Pick<Attempt, 'id' | 'objectKind' | 'objectId' | 'sentAt'> & {
  /** Null for an unmatched credit. */
  accountId: string | null;
  mode: Mode;
};

/** The attempt that has been due for longest among those that wait for a float. */
export const findFirstAwaitingFloat = statement<FloatOwner, AwaitingFloat>(
  'attempt.first_awaiting_float',
  (
    _db,
    p,
  ) => sql<AwaitingFloat>`select a.id as "id", a.object_kind as "objectKind", a.object_id as "objectId",
        a.sent_at as "sentAt", w.account_id as "accountId", w.mode as "mode"
      from (${sql.raw(awaitingFloatSql)}) w join attempt a on a.object_id = w.id
      where a.state = 'sent' and a.difference is null and w.mode = ${p.mode} and w.partner = ${p.partner}
        and (w.mode = 'live' or coalesce(w.account_id, '') = ${p.accountId})
      order by a.sent_at, a.id limit 1`,
);
