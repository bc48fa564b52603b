import type { LeasedJob } from '../../adapters/store/jobs.js';
import type { Destination } from '../../domain/records.js';
import { decideTransfer } from '../../domain/transfer.js';
import { type AccountTime, alarmContext } from '../../jobs/account-time.js';
import { done, type JobOutcome } from '../../jobs/run.js';
import type { Services } from '../../services.js';
import { findDestination, loadTransfer } from '../escrow/load.js';
import { isRefusal, perform } from '../perform.js';
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
  const emailKey = job.subject.slice(`${accountId}:${mode}:`.length);
  const sellerEmail = emailKey === '' ? null : emailKey;
  const destination = await findDestination(store, { accountId, mode, sellerEmail });
  if (!destination) return done;
  const payouts =
    sellerEmail === null
      ? await store.all(listOpenPayoutsOfMerchant, { accountId, mode })
      : await store.all(listOpenPayoutsOfSeller, { accountId, mode, emailKey });
  let isContested = false;
  for (const payout of payouts) {
    isContested = !(await giveDestination(services, payout, destination, job, time)) || isContested;
  }
  if (payouts.length > 0) services.wakeWorker();
  return isContested ? { outcome: 'retry', reason: 'conflict' } : done;
}

/** False: others keep changing the payout. */
async function giveDestination(
  services: Services,
  { id, version }: PayoutVersion,
  destination: Destination,
  job: LeasedJob,
  time: AccountTime,
): Promise<boolean> {
  const context = alarmContext(services, time, `job:${job.id}:${id}:${version}`);
  const settled = await perform(
    services.store,
    () => loadTransfer(services.store, 'payout', id),
    (aggregate) => decideTransfer(aggregate, { command: 'details_saved', destination }, context),
  );
  return !isRefusal(settled) || settled.code !== 'conflict';
}
