import type { LeasedJob } from '../../adapters/store/jobs.js';
import { combine, combinedOf, type SmallPayouts } from '../../domain/transfer.js';
import type { AccountTime } from '../../pipeline/context.js';
import { done, type JobOutcome } from '../../pipeline/job.js';
import { isRefusal } from '../../pipeline/retry.js';
import type { Store } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { findNewestCombined, listSmallPayouts } from './combined-queries.js';
import { findPayeeBankAccount, withCheckouts } from './load.js';
import { begin, callBegun } from './run-transfer.js';

/**
 * Combines the payouts of one payee that are below the partner's minimum, if together they reach it, and
 * sends them as one transfer. The subject is `<account>:<mode>:<e-mail key>`, with an empty key for the
 * merchant itself.
 */
export async function combinePayouts(
  services: Services,
  job: LeasedJob,
  time: AccountTime,
): Promise<JobOutcome> {
  const { accountId, mode } = job;
  if (accountId === null) return done;
  const payee = { accountId, mode, emailKey: job.subject.slice(`${accountId}:${mode}:`.length) };
  const load = () => loadSmallPayouts(services.store, payee);
  const next = combinedOf(await load(), { ...time, policy: services.policy });
  if (isRefusal(next)) return done;
  const begun = await begin(services, job, time, {
    next,
    load,
    decide: (small, context) => combine(small, job.leaseToken, context),
    changeId: `job:${job.id}:combine:${job.leaseToken}`,
  });
  if ('outcome' in begun) return begun;
  // Its own job looks up what becomes of it; the sweep enqueues that.
  await callBegun(services, begun, job, time);
  return done;
}

/** The bank account is read last, so a decision on the payouts' versions sees it or a later one. */
export async function loadSmallPayouts(
  store: Store,
  payee: Pick<SmallPayouts, 'accountId' | 'mode'> & { emailKey: string },
): Promise<SmallPayouts> {
  const { accountId, mode, emailKey } = payee;
  const newest = await store.one(findNewestCombined, payee);
  const members = await withCheckouts(store, await store.all(listSmallPayouts, payee));
  const sellerEmail = emailKey === '' ? null : emailKey;
  const payeeBankAccount = await findPayeeBankAccount(store, { accountId, mode, sellerKey: sellerEmail });
  const newestOrdinal = newest?.ordinal ?? 0;
  return { accountId, mode, sellerEmail, members, newestOrdinal, payeeBankAccount };
}
