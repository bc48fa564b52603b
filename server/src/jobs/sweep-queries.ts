import { type RawBuilder, sql } from 'kysely';
import { literals } from '../adapters/store/literals.js';
import { statement } from '../adapters/store/statement.js';
import { awaitingStatuses } from '../domain/checkout/invariants.js';
import type { Mode } from '../domain/records.js';
import type { Statement } from '../ports/store.js';
import { combinablePayouts, combinedPayouts, dailyTransfers } from './sweep-combined.js';
import { hasBankAccount, isPayoutHoldOver } from './sweep-payee.js';
import type { Cutoffs, Scope } from './sweep-scope.js';
import {
  type AccountCutoffs,
  type Due,
  hasAttemptInFlight,
  isCovered,
  isNotQueued,
  type Search,
  search,
  type TimedSearch,
  timedSearch,
} from './sweep-search.js';

/**
 * The inspection window is over and a release would move money. A blocked escrow is left out, or every sweep
 * would find it again.
 */
const releases = timedSearch('escrow.release', 'releases', (_db, p, scope) =>
  unblockedEscrows(scope)
    .where(scope.among('checkout'))
    .where(scope.isPast('checkout.auto_release_at'))
    .where(isPayoutHoldOver(p.changedBefore))
    .where(isNotQueued('escrow.release', 'checkout.id')),
);

/** The inspection window is about to end, and a release would move money when it does. */
const reminders = timedSearch('escrow.remind', 'reminders', (_db, _p, scope) =>
  unblockedEscrows(scope)
    .where(scope.among('checkout'))
    .where('checkout.release_reminder_at', 'is not', null)
    .where(scope.isPast('checkout.release_reminder_at'))
    .where(scope.isFuture('checkout.auto_release_at'))
    .where(isNotQueued('escrow.remind', 'checkout.id')),
);

/** Escrows with an empty `blockedBy`; the partial indexes of releases and reminders hold just these. */
function unblockedEscrows(scope: Scope) {
  return scope
    .from('checkout')
    .select(['checkout.id as subject', 'checkout.account_id as accountId'])
    .where('checkout.status', '=', sql.lit('funded'))
    .where('checkout.seller_accepted_at', 'is not', null)
    .where('checkout.amount_receivable', '=', sql.lit(0))
    .where(hasBankAccount('checkout', 'seller_key'));
}

const expiries = timedSearch('checkout.expire', 'expiries', (_db, _p, scope) =>
  scope
    .from('checkout')
    .select(['checkout.id as subject', 'checkout.account_id as accountId'])
    .where(scope.among('checkout'))
    .where('checkout.status', 'in', literals(awaitingStatuses))
    .where(scope.isDeadlinePast('checkout.payment_deadline_at'))
    .where(isNotQueued('checkout.expire', 'checkout.id')),
);

const disputes = timedSearch('dispute.deadline', 'disputes', (_db, _p, scope) =>
  scope
    .from('dispute')
    .select(['dispute.checkout_id as subject', 'dispute.account_id as accountId'])
    .where(scope.within('dispute'))
    .where('dispute.status', '=', sql.lit('waiting_for_seller'))
    .where(scope.isPast('dispute.respond_by'))
    .where(isCovered('dispute'))
    .where(isNotQueued('dispute.deadline', 'dispute.checkout_id')),
);

/** Payouts that have waited long for the bank account of a seller who was not told yet. */
const waiting = timedSearch('payout.remind', 'waiting_payouts', (_db, _p, scope) =>
  scope
    .from('payout')
    .select(['payout.id as subject', 'payout.account_id as accountId'])
    .where(scope.within('payout'))
    .where('payout.status', '=', sql.lit('waiting_details'))
    .where('payout.seller_email', 'is not', null)
    .where('payout.reminded_at', 'is', null)
    .where(scope.isWaitLong('payout.created_at'))
    .where(sql<boolean>`not (${hasBankAccount('payout', 'seller_email')})`)
    .where(isNotQueued('payout.remind', 'payout.id')),
);

/**
 * Payouts with the bank, or to be sent to it now. They lack a job only if it was lost, after a return, or
 * after the operator has settled a receivable.
 */
const payouts = search('payout.run', 'payouts', (db, p, scope) =>
  db
    .selectFrom('payout')
    .select(['payout.id as subject', 'payout.account_id as accountId'])
    .where(scope.within('payout'))
    .where('payout.mode', '=', p.mode)
    .where('payout.combined_payout_id', 'is', null)
    .where('payout.scheduled_for', 'is', null)
    .where(sql<boolean>`payout.status in ('pending', 'reversed')`)
    .where(
      sql<boolean>`(${hasAttemptInFlight('payout')} or
        (${isCovered('payout')} and (payout.status = 'pending' or ${scope.mayRetry('payout')})))`,
    )
    .where(isNotQueued('payout.run', 'payout.id')),
);

/** A returned refund is pending at once, and keeps its failure reason until it is sent again. */
const refunds = search('refund.run', 'refunds', (db, p, scope) =>
  db
    .selectFrom('refund')
    .select(['refund.id as subject', 'refund.account_id as accountId'])
    .where(scope.within('refund'))
    .where('refund.mode', '=', p.mode)
    .where(sql<boolean>`refund.status in ('pending', 'needs_details')`)
    .where(
      sql<boolean>`(${hasAttemptInFlight('refund')} or
        refund.failure_reason is null or ${scope.mayRetry('refund')})`,
    )
    .where(isNotQueued('refund.run', 'refund.id')),
);

/** Payouts that wait for a bank account that is on file: it was saved while the payout was made. */
const bankAccounts = search('bank_account.saved', 'bank_accounts', (db, p, scope) => {
  const payee = sql<string>`payout.account_id || ':' || payout.mode || ':'
    || coalesce(payout.seller_email, '')`;
  return db
    .selectFrom('payout')
    .select([payee.as('subject'), 'payout.account_id as accountId'])
    .distinct()
    .where(scope.within('payout'))
    .where('payout.mode', '=', p.mode)
    .where('payout.status', '=', sql.lit('waiting_details'))
    .where(hasBankAccount('payout', 'seller_email'))
    .where(isNotQueued('bank_account.saved', payee));
});

/** Credits that were reported before their virtual account was recorded. */
const unmatched = search('credit.match', 'unmatched', (db, p, scope) =>
  db
    .selectFrom('credit')
    .innerJoin('virtual_account', 'virtual_account.partner_reference', 'credit.partner_reference')
    .select(['credit.id as subject', 'virtual_account.account_id as accountId'])
    .where(scope.within('virtual_account'))
    .where('credit.mode', '=', p.mode)
    .where('credit.checkout_id', 'is', null)
    .where('credit.status', '=', sql.lit('credited'))
    .where('credit.amount_refunded', '=', sql.lit(0))
    .whereRef('virtual_account.partner', '=', 'credit.partner')
    .whereRef('virtual_account.mode', '=', 'credit.mode')
    .where(isNotQueued('credit.match', 'credit.id')),
);

/** Mails that are not sent yet. */
const mails = search('mail.send', 'mails', (db, p, scope) =>
  db
    .selectFrom('mail')
    .select(['mail.id as subject', 'mail.account_id as accountId'])
    .where(scope.within('mail'))
    .where('mail.mode', '=', p.mode)
    .where('mail.status', '=', sql.lit('pending'))
    .where(isNotQueued('mail.send', 'mail.id'))
    .orderBy('mail.created_at'),
);

/** Mails are separate, since their own worker sweeps them. */
export const mailSearches: readonly Search[] = [mails];

/** Searches for what becomes due as time passes. */
export const timedSearches: readonly TimedSearch[] = [
  releases,
  reminders,
  expiries,
  disputes,
  waiting,
  dailyTransfers,
];

/** All searches but those for mails and polls. Each reads an index that holds only open rows. */
export const searches: readonly Search[] = [
  ...timedSearches,
  unmatched,
  bankAccounts,
  combinablePayouts,
  payouts,
  combinedPayouts,
  refunds,
];

/** Searches in the order in which the jobs that they find run. */
export const accountSearches: readonly Search[] = [...searches, ...mailSearches];

/** What is due, with the place of its search in the list of searches. */
export type Found = Due & { nth: number };

/**
 * Find all that is due in one account. Each is one statement, since a test clock asks again and again, and
 * each search finds little or nothing.
 */
export const listDueOfAccount: Readonly<Record<Mode, Statement<AccountCutoffs, Found>>> = {
  live: statement('sweep.account', (db, p) =>
    oneAfterAnother(accountSearches.map(({ inAccount }) => inAccount(db, p))),
  ),
  test: statement('sweep.test_account', (db, p) =>
    oneAfterAnother(accountSearches.map(({ inTestAccount }) => inTestAccount(db, p))),
  ),
};

/** Finds all that is due in a mode. PostgreSQL answers the searches of a sweep in one trip. */
export const listDueOfMode = statement<Cutoffs, Found>('sweep.mode', (db, p) =>
  oneAfterAnother(searches.map(({ inMode }) => inMode(db, p))),
);

function oneAfterAnother(found: readonly RawBuilder<Due>[]): RawBuilder<Found> {
  const parts = found.map((rows, nth) => sql`select ${sql.lit(nth)} as nth, found.* from ${rows} as found`);
  return sql<Found>`${sql.join(parts, sql` union all `)}`;
}

/** Accounts that one sweep of moved clocks reads. */
export const shareMax = 100;

/** The next test accounts with a moved clock. */
export const listMovedClocks = statement<{ after: string }, { id: string }>('account.moved_clocks', (db, p) =>
  db
    .selectFrom('account')
    .select('id')
    .where('clock_offset_ms', '>', sql.lit(0))
    .where('id', '>', p.after)
    .orderBy('id')
    .limit(sql.lit(shareMax)),
);
