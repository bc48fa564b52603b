import type { LeasedJob } from '../../adapters/store/jobs.js';
import type { Actor } from '../../domain/change.js';
import { matchCredit } from '../../domain/credit.js';
import type { Credit } from '../../domain/records.js';
import { subjectOf } from '../../pipeline/admit.js';
import { type AccountTime, systemContext } from '../../pipeline/context.js';
import { execute } from '../../pipeline/execute.js';
import { done, type JobOutcome, jobOutcomeOf } from '../../pipeline/job.js';
import type { Services } from '../../services.js';
import { loadCheckout } from '../checkouts/load.js';
import { findCredit } from '../checkouts/queries.js';
import { findVirtualAccount } from './queries.js';

const actor: Actor = { kind: 'partner', via: 'job' };

/**
 * Matches a credit that was reported before its virtual account was recorded. A credit that the operator has
 * matched or returned meanwhile stays as it is.
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
  const outcome = await execute(services, {
    subject: subjectOf(async () => {
      const unmatched = (await read()) ?? credit;
      const checkout = await loadCheckout(store, checkoutId);
      return checkout && { checkout, unmatched };
    }),
    command: {
      decide: ({ checkout, unmatched }, context) => matchCredit(checkout, unmatched, context),
    },
    context: systemContext(services, time, `job:${job.id}:match`, actor),
  });
  return jobOutcomeOf(outcome);
}

async function findOwner(services: Services, credit: Credit): Promise<string | undefined> {
  const { partner, mode, partnerReference } = credit;
  if (partnerReference === null) return undefined;
  const account = await services.store.one(findVirtualAccount, { partner, mode, partnerReference });
  return account?.checkoutId;
}
