import type { LeasedJob } from '../../adapters/store/jobs.js';
import { decideTransfer } from '../../domain/transfer.js';
import { type AccountTime, alarmContext } from '../../jobs/account-time.js';
import { done, type JobOutcome } from '../../jobs/run.js';
import type { Services } from '../../services.js';
import { isRefusal, perform } from '../perform.js';
import { loadTransfer } from './load.js';
import { listOpenPayoutsOfMerchant, listOpenPayoutsOfSeller, type PayoutVersion } from './queries.js';

/**
 * Payout details were saved: the payee's payouts that wait for them, or did not arrive, get them and start.
 * The subject is `<account>:<mode>:<e-mail key>`, with an empty key for the merchant itself.
 */
export async function giveDestinations(
  services: Services,
  job: LeasedJob,
  time: AccountTime,
): Promise<JobOutcome> {
  const { store } = services;
  const { accountId, mode } = job;
  if (accountId === null) return done;
  const emailKey = job.subject.slice(`${accountId}:${mode}:`.length);
  const sellerKey = emailKey === '' ? null : emailKey;
  const payouts =
    sellerKey === null
      ? await store.all(listOpenPayoutsOfMerchant, { accountId, mode })
      : await store.all(listOpenPayoutsOfSeller, { accountId, mode, emailKey });
  let isContested = false;
  for (const payout of payouts) {
    isContested = !(await giveDestination(services, payout, job, time)) || isContested;
  }
  if (payouts.length > 0) services.wakeWorker();
  return isContested ? { outcome: 'retry', reason: 'conflict' } : done;
}

/**
 * Gives the payout what is on file when its row is read, and again when that race is lost, so that the slower
 * of two runs never brings older details back. False: others keep changing the payout.
 */
async function giveDestination(
  services: Services,
  { id, version }: PayoutVersion,
  job: LeasedJob,
  time: AccountTime,
): Promise<boolean> {
  const context = alarmContext(services, time, `job:${job.id}:${id}:${version}`);
  const settled = await perform(
    services.store,
    () => loadTransfer(services.store, 'payout', id),
    (aggregate) => decideTransfer(aggregate, { command: 'details_saved' }, context),
  );
  return !isRefusal(settled) || settled.code !== 'conflict';
}
