import { sql } from 'kysely';
import { membersMax } from '../domain/transfer.js';
import { hasBankAccount } from './sweep-payee.js';
import { hasAttemptInFlight, isNotQueued, limit, search } from './sweep-search.js';

const emailKey = sql<string>`coalesce(due.seller_email, '')`;

/** The payees of payouts below the minimum whose amounts reach it; their e-mail is null for the merchant. */
const payees = (mode: string, minimum: number) => sql<Payee>`(
  select p.account_id, p.mode, nullif(coalesce(p.seller_email, ''), '') as seller_email
  from payout p where p.status = 'below_minimum' and p.mode = ${mode}
  group by p.account_id, p.mode, coalesce(p.seller_email, '')
  having sum(p.amount) >= ${minimum})`;

interface Payee {
  account_id: string;
  mode: string;
  seller_email: string | null;
}

/** What can be combined for a payee: one transfer takes so many payouts, and none of a reversed payment. */
const combinable = sql<number>`(select sum(small.amount) from (
  select p.amount from payout p join checkout c on c.id = p.checkout_id
  where p.status = 'below_minimum' and p.mode = due.mode and p.account_id = due.account_id
    and coalesce(p.seller_email, '') = ${emailKey} and c.amount_receivable = 0
  order by p.amount desc limit ${sql.lit(membersMax)}) small)`;

/** Payees whose payouts below the minimum reach it together. */
export const smallPayouts = search('payout.combine', 'small_payouts', (db, p, scope) =>
  db
    .selectFrom(payees(p.mode, p.minimumTransfer).as('due'))
    .select([
      sql<string>`due.account_id || ':' || due.mode || ':' || ${emailKey}`.as('subject'),
      'due.account_id as accountId',
    ])
    .where(scope.within('due'))
    .where(sql<boolean>`${combinable} >= ${p.minimumTransfer}`)
    .where(hasBankAccount('due', 'seller_email'))
    .where(sql<boolean>`not exists (
      select 1 from job where job.kind = 'payout.combine'
        and job.subject = due.account_id || ':' || due.mode || ':' || ${emailKey})`)
    .limit(limit),
);

/** Whether no bank has reversed a payment that a member is paid from. */
const isCovered = sql<boolean>`not exists (
  select 1 from payout member join checkout c on c.id = member.checkout_id
  where member.combined_payout_id = combined_payout.id and c.amount_receivable > 0)`;

/** Combined payouts with the bank, or to be sent to it again now. */
export const combinedPayouts = search('payout.run', 'combined_payouts', (db, p, scope) =>
  db
    .selectFrom('combined_payout')
    .select(['combined_payout.id as subject', 'combined_payout.account_id as accountId'])
    .where(scope.within('combined_payout'))
    .where('combined_payout.mode', '=', p.mode)
    .where(sql<boolean>`combined_payout.status in ('pending', 'reversed')`)
    .where(
      sql<boolean>`(${hasAttemptInFlight('combined_payout')} or
        (${isCovered} and (combined_payout.status = 'pending' or ${scope.mayRetry('combined_payout')})))`,
    )
    .where(isNotQueued('payout.run', 'combined_payout.id'))
    .limit(limit),
);
