import { extendLease, type LeasedJob, leaseMs } from '../../adapters/store/jobs.js';
import { timeBeforeLeap } from '../../adapters/store/service-clock.js';
import { daysDue, dueDay, startOfDay } from '../../domain/reconciliation/day.js';
import { done, type JobOutcome, LeaseLost } from '../../pipeline/job.js';
import type { Services } from '../../services.js';
import { newestReconciliation } from './queries.js';
import { reconcile } from './reconcile.js';

/**
 * The days that are due with each live partner and were not compared, as `paystack:2026-11-22`. A day that a
 * leap of the clock brings is not due: its lists would be empty. Nor does one of the future that was compared
 * all the same stand for those before it.
 */
export async function dueReconciliations({ store, partners, clock }: Services): Promise<string[]> {
  const due: string[] = [];
  const now = await timeBeforeLeap(store, clock.now());
  for (const { name: partner } of partners.listOf('live')) {
    const newest = await store.one(newestReconciliation, { partner, mode: 'live', until: dueDay(now) });
    due.push(...daysDue(newest?.day ?? null, now).map((day) => `${partner}:${day}`));
  }
  return due;
}

/** Compares the day that a job names. A partner that does not answer is asked again later. */
export async function reconcileDue(services: Services, job: LeasedJob): Promise<JobOutcome> {
  const [partner = '', day = ''] = job.subject.split(':');
  const { mode } = job;
  const start = startOfDay(day);
  const bank = services.partners.find(mode, partner);
  if (start === null || bank === null) return done;
  const report = await reconcile(services, { bank, mode, day, start }, keeping(services, job));
  const { recordCount, itemCount, difference, waitingCount, ledgerBreaks } = report;
  const said = { partner, mode, day, recordCount, waitingCount, itemCount, difference };
  if (itemCount > 0) services.log.error(said, 'the books and the partner do not agree');
  else services.log.info(said, 'the books and the partner agree');
  for (const each of Array.isArray(ledgerBreaks) ? ledgerBreaks : []) {
    services.log.error({ partner, mode, day, ...each }, 'the ledger of a partner does not continue');
  }
  return done;
}

/** Extends the lease of a long job once a third of it has passed. */
function keeping({ store, clock }: Services, job: LeasedJob): () => Promise<void> {
  let extendedAt = clock.now();
  return async () => {
    const now = clock.now();
    if (now - extendedAt < leaseMs / 3) return;
    extendedAt = now;
    if (!(await extendLease(store, job, now))) throw new LeaseLost('another worker compares this day');
  };
}
