import { type Engine, type Migratable, SchemaFault } from '../../../ports/store.js';
import { accounts } from './0001-accounts.js';
import { checkouts } from './0002-checkouts.js';
import { transfers } from './0003-transfers.js';
import { ledger } from './0004-ledger.js';
import { queue } from './0005-queue.js';
import { sandbox } from './0006-sandbox.js';
import { webhooks } from './0007-webhooks.js';
import { mail } from './0008-mail.js';
import { signIn } from './0009-sign-in.js';
import { endedAttempts } from './0010-ended-attempts.js';
import { restores } from './0011-restores.js';
import { ownReceivables } from './0012-credits.js';
import { evidence } from './0013-evidence.js';
import { faults } from './0014-faults.js';
import { webhooksByMode } from './0015-webhooks-by-mode.js';
import { blockedReleases } from './0016-blocked-releases.js';
import { waitingPayouts } from './0017-waiting-payouts.js';
import { combinedPayouts } from './0018-combined-payouts.js';
import { dailyPayouts } from './0019-daily-payouts.js';
import { movedClocks } from './0020-moved-clocks.js';
import { acceptedTransfers } from './0021-accepted-transfers.js';
import { partners } from './0022-partners.js';
import { notifications } from './0023-notifications.js';
import { partnerFees } from './0024-partner-fees.js';
import { reconciliations } from './0025-reconciliations.js';
import { awaitingFloat } from './0026-awaiting-float.js';
import { bankCodePartners } from './0027-bank-code-partners.js';
import { deliveryRates } from './0028-delivery-rates.js';
import { shipments } from './0029-shipments.js';
import { queueByKind } from './0030-queue-by-kind.js';
import { followedParcels } from './0031-followed-parcels.js';
import { dismissedNotifications } from './0032-dismissed-notifications.js';
import { signInLimits } from './0033-sign-in-limits.js';
import { secretKeys } from './0034-secret-keys.js';
import { liveFirst } from './0035-live-first.js';
import { testUsage } from './0036-test-usage.js';
import { authors } from './0038-authors.js';
import { restrictedKeys } from './0040-restricted-keys.js';
import { staff } from './0041-staff.js';
import { signUp } from './0042-sign-up.js';
import { invitations } from './0043-invitations.js';
import { testExpiry } from './0044-test-expiry.js';
import { dashboardLists } from './0046-dashboard-lists.js';
import { staffFactors } from './0047-staff-factors.js';
import { serverKeys } from './0048-server-keys.js';
import { statementsAndStories } from './0049-statements-and-stories.js';
import { passkeys } from './0050-passkeys.js';
import { ownerRecoveries } from './0051-owner-recoveries.js';
import { accountSettings } from './0052-account-settings.js';
import { auditNetworks } from './0053-audit-networks.js';
import { apiRequests } from './0054-api-requests.js';
import { dailyFigures } from './0055-daily-figures.js';
import { delayedTransfers } from './0056-delayed-transfers.js';
import { savedViews } from './0057-saved-views.js';
import { brands } from './0058-brands.js';
import { inspectionStarts } from './0059-inspection-starts.js';
import { releaseCodes } from './0060-release-codes.js';
import { photos } from './0061-photos.js';
import { paymentReports } from './0062-payment-reports.js';
import { checkoutLocales } from './0063-locales.js';
import { decisionReasons } from './0064-decision-reasons.js';
import { pageSettings } from './0065-page-settings.js';
import { databaseCopies } from './0066-database-copies.js';
import { creditTraces } from './0067-credit-traces.js';
import { signInLanguages } from './0069-sign-in-languages.js';
import { traceparents } from './0070-traceparents.js';
import { retention } from './0071-retention.js';
import { partsTakenBack } from './0072-parts-taken-back.js';
import { sandboxLetters } from './0073-sandbox-letters.js';
import { recordedTransfers } from './0074-recorded-transfers.js';
import { moneyThatCameBack } from './0075-money-that-came-back.js';
import { factorSessions } from './0076-factor-sessions.js';
import { manualPayments } from './0077-manual-payments.js';
import { archivedEvents } from './0078-archived-events.js';
import { indexOfDueJobs } from './0079-index-of-due-jobs.js';
import { earlierArrivals } from './0080-earlier-arrivals.js';
import { receivablesOfParts } from './0081-receivables-of-parts.js';
import { claimedQuotes } from './0082-claimed-quotes.js';
import { receivablesOfMerchants } from './0083-receivables-of-merchants.js';
import { columnTypes, createTable, type Migration } from './schema.js';

/** The schema's whole history, oldest first. */
export const migrations: readonly Migration[] = [
  accounts,
  checkouts,
  transfers,
  ledger,
  queue,
  sandbox,
  webhooks,
  mail,
  signIn,
  endedAttempts,
  restores,
  ownReceivables,
  evidence,
  faults,
  webhooksByMode,
  blockedReleases,
  waitingPayouts,
  combinedPayouts,
  dailyPayouts,
  movedClocks,
  acceptedTransfers,
  partners,
  notifications,
  partnerFees,
  reconciliations,
  awaitingFloat,
  bankCodePartners,
  deliveryRates,
  shipments,
  queueByKind,
  followedParcels,
  dismissedNotifications,
  signInLimits,
  secretKeys,
  liveFirst,
  testUsage,
  authors,
  restrictedKeys,
  staff,
  signUp,
  invitations,
  testExpiry,
  dashboardLists,
  staffFactors,
  serverKeys,
  statementsAndStories,
  passkeys,
  ownerRecoveries,
  accountSettings,
  auditNetworks,
  apiRequests,
  dailyFigures,
  delayedTransfers,
  savedViews,
  brands,
  inspectionStarts,
  releaseCodes,
  photos,
  paymentReports,
  checkoutLocales,
  decisionReasons,
  pageSettings,
  databaseCopies,
  creditTraces,
  signInLanguages,
  traceparents,
  retention,
  partsTakenBack,
  sandboxLetters,
  recordedTransfers,
  moneyThatCameBack,
  factorSessions,
  manualPayments,
  archivedEvents,
  indexOfDueJobs,
  earlierArrivals,
  receivablesOfParts,
  claimedQuotes,
  receivablesOfMerchants,
];

/** Returns the text that creates the table of applied migrations if it is missing. */
export function createHistory(engine: Engine): string {
  const { text, natural } = columnTypes(engine);
  const parts = [`${natural('number')} primary key`, text('name'), natural('applied_at')];
  return createTable(engine, 'migration', parts).replace('create table', 'create table if not exists');
}

/**
 * Returns the migrations a database lacks, given the numbers it has.
 *
 * @throws SchemaFault when it holds a migration this code does not know, since a newer version has opened it,
 * and when it lacks one but may not be migrated
 */
export function pendingMigrations(applied: readonly number[], which: Migratable = 'any'): Migration[] {
  const newest = Math.max(0, ...migrations.map(({ number }) => number));
  const database = Math.max(0, ...applied);
  if (database > newest) throw new SchemaFault(database, newest);
  const pending = migrations.filter(({ number }) => !applied.includes(number));
  const isMigratable = which === 'any' || (which === 'empty' && applied.length === 0);
  if (pending.length > 0 && !isMigratable) throw new SchemaFault(database, newest);
  return pending;
}

/** Returns the text that records a migration as applied; its values are ours, never a caller's. */
export function recordMigration({ number, name }: Migration, nowMs: number): string {
  return `insert into migration (number, name, applied_at) values (${number}, '${name}', ${nowMs})`;
}
