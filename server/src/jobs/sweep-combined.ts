import { sql } from 'kysely';
import { combinable } from '../features/transfers/combined-queries.js';
import { hasBankAccount } from './sweep-payee.js';
import type { Condition, Cutoffs, Scope } from './sweep-scope.js';
import { hasAttemptInFlight, isCovered, isNotQueued, search, timedSearch } from './sweep-search.js';

const emailKey = sql<string>`coalesce(due.seller_email, '')`;

/** The payees of payouts below the minimum whose amounts at one partner reach it; no e-mail: the merchant. */
const payees = ({ mode, minimumTransfer }: Cutoffs, scope: Scope) => sql<Payee>`(
  select p.account_id, p.mode, c.partner, nullif(coalesce(p.seller_email, ''), '') as seller_email
  from payout p join checkout c on c.id = p.checkout_id
  where p.status = 'below_minimum' and p.mode = ${mode} and ${scope.within('p')}
  group by p.account_id, p.mode, c.partner, coalesce(p.seller_email, '')
  having sum(p.amount) >= ${minimumTransfer})`;

interface Payee {
  account_id: string;
  mode: string;
  partner: string;
  seller_email: string | null;
}

/** The sum of as many as one transfer takes by their count; its amount reaches the minimum if this does. */
const combinableAmount = (isDue: Condition) =>
  sql<number>`(select sum(part.amount) from ${combinable({
    mode: sql`due.mode`,
    partner: sql`due.partner`,
    accountId: sql`due.account_id`,
    emailKey,
    isDue,
  })} part)`;

const combinableSubject = sql<string>`due.account_id || ':' || due.mode || ':' || ${emailKey}`;

/** Payees whose payouts below the minimum reach it together. */
export const combinablePayouts = search('payout.combine', 'combinable_payouts', (db, p, scope) =>
  db
    .selectFrom(payees(p, scope).as('due'))
    .select([combinableSubject.as('subject'), 'due.account_id as accountId'])
    .where(sql<boolean>`${combinableAmount(scope.isDayPast('p.scheduled_for'))} >= ${p.minimumTransfer}`)
    .where(hasBankAccount('due', 'seller_email'))
    .where(isNotQueued('payout.combine', combinableSubject)),
);

const dailySubject = sql<string>`payout.account_id || ':' || payout.mode || ':'`;

/** Merchants whose daily transfer is due, once for each of its payouts; each reaches the minimum alone. */
export const dailyTransfers = timedSearch('payout.combine', 'daily_transfers', (_db, _p, scope) =>
  scope
    .from('payout')
    .select([dailySubject.as('subject'), 'payout.account_id as accountId'])
    .where(scope.among('payout'))
    .where('payout.status', '=', sql.lit('pending'))
    .where('payout.scheduled_for', 'is not', null)
    .where('payout.combined_payout_id', 'is', null)
    .where(scope.isPast('payout.scheduled_for'))
    .where(isCovered('payout'))
    .where(hasBankAccount('payout', 'seller_email'))
    .where(isNotQueued('payout.combine', dailySubject)),
);

/** Whether no bank has reversed a payment that a member is paid from. */
const areMembersCovered = sql<boolean>`not exists (
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
        (${areMembersCovered} and
          (combined_payout.status = 'pending' or ${scope.mayRetry('combined_payout')})))`,
    )
    .where(isNotQueued('payout.run', 'combined_payout.id')),
);
