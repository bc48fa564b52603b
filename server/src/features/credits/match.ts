import type { LeasedJob } from '../../adapters/store/jobs.js';
import type { Actor } from '../../domain/change.js';
import { matchCredit } from '../../domain/credit.js';
import type { Credit } from '../../domain/records.js';
import { type AccountTime, alarmContext } from '../../jobs/account-time.js';
import { done, type JobOutcome } from '../../jobs/run.js';
import type { Services } from '../../services.js';
import { loadCheckout } from '../checkouts/load.js';
import { findCredit } from '../checkouts/queries.js';
import { isRefusal, perform } from '../perform.js';
import { findVirtualAccount } from './queries.js';

const actor: Actor = { kind: 'partner', via: 'alarm' };

/**
 * Money was reported for an account before we had written the account down, and belonged to nothing. Now it
 * is known whose it is. What the operator has matched or returned meanwhile stays as it is.
 */
export async function matchByReference(
  services: Services,
  job: LeasedJob,
  time: AccountTime,
): Promise<JobOutcome> {
  const { store } = services;
  const read = () => store.one(findCredit, { id: job.subject });
  const credit = await read();
  const checkoutId = credit && (await findOwner(services, credit));
  if (!credit || !checkoutId) return done;
  const context = alarmContext(services, time, `job:${job.id}:match`, actor);
  let unmatched = credit;
  const settled = await perform(
    store,
    async () => {
      unmatched = (await read()) ?? credit;
      return loadCheckout(store, checkoutId);
    },
    (aggregate) => matchCredit(aggregate, unmatched, context),
  );
  if (isRefusal(settled))
    return settled.code === 'conflict' ? { outcome: 'retry', reason: 'conflict' } : done;
  services.wakeWorker();
  return done;
}

async function findOwner(services: Services, credit: Credit): Promise<string | undefined> {
  const { partner, mode, partnerReference } = credit;
  if (partnerReference === null) return undefined;
  const account = await services.store.one(findVirtualAccount, { partner, mode, partnerReference });
  return account?.checkoutId;
}
