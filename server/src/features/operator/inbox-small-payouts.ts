import { sql } from 'kysely';
import { combinable } from '../transfers/combined-queries.js';
import { hasBankAccount, ofMode, stillOurs, transferParts } from './inbox-queries.js';
import { aheadOf, type InboxCutoffs, search } from './inbox-search.js';

/** The job that combines the payouts of the payee of the payout `t`. */
const combineJob = `job j where j.kind = 'payout.combine'
  and j.subject = t.account_id || ':' || t.mode || ':' || coalesce(t.seller_email, '')`;

/** What can be combined for the payee of `t` at its partner, in kobo. */
const combinableAmount = (p: InboxCutoffs) =>
  sql`(select coalesce(sum(part.amount), 0) from ${combinable({
    mode: sql`t.mode`,
    partner: sql`e.partner`,
    accountId: sql`t.account_id`,
    emailKey: sql`coalesce(t.seller_email, '')`,
    isDue: sql`+p.scheduled_for <= ${p.now} + ${aheadOf('p')}`,
  })} part)`;

const isDue = (p: InboxCutoffs) =>
  sql`(t.scheduled_for is null or t.scheduled_for <= ${p.now} + ${aheadOf('t')})`;

const isSmall = (p: InboxCutoffs) =>
  sql`${ofMode('t', p)} and t.status = 'below_minimum' and ${stillOurs('payout')}`;

/** Whether it could be combined, and the job that would do it has failed for over an hour. */
const hasFailed = (p: InboxCutoffs) => sql`(${isDue(p)} and exists (select 1 from ${sql.raw(combineJob)}
    and j.last_error is not null and j.created_at <= ${p.waitingBefore})
  and ${combinableAmount(p)} >= ${p.minimumTransfer} and ${sql.raw(hasBankAccount)})`;

/** Small payouts whose combined payout has not begun for over an hour, though nothing is missing. */
export const payoutsNotCombined = search('payout.not_combined', {
  ...transferParts('payout'),
  since: `(select j.created_at from ${combineJob})`,
  note: `(select j.last_error from ${combineJob})`,
  where: (p) => sql`${isSmall(p)} and ${hasFailed(p)}`,
});

/** Payouts that have waited to be combined for 30 days, and why. */
export const payoutsBelowMinimum = search('payout.below_minimum', {
  ...transferParts('payout'),
  note: (p) => sql`case
    when not ${isDue(p)} then 'waits for its day'
    when not (${sql.raw(hasBankAccount)}) then 'its payee has no bank account'
    when ${combinableAmount(p)} < ${p.minimumTransfer} then 'its payee is owed '
      || ${combinableAmount(p)} || ' kobo at ' || e.partner || ', less than a transfer may have'
    else 'is about to be combined' end`,
  where: (p) => sql`${isSmall(p)} and t.updated_at <= ${p.idleBefore} + ${aheadOf('t')}
    and not ${hasFailed(p)}`,
});
