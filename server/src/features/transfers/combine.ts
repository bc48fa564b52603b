import type { LeasedJob } from '../../adapters/store/jobs.js';
import { afterAccepted } from '../../domain/transfer/standing.js';
import { type CombinablePayouts, combine, combinedOf } from '../../domain/transfer.js';
import type { AccountTime } from '../../pipeline/context.js';
import { done, type JobOutcome, retry } from '../../pipeline/job.js';
import { isRefusal } from '../../pipeline/retry.js';
import { PartnerUnavailable } from '../../ports/bank.js';
import type { Store } from '../../ports/store.js';
import type { Services } from '../../services.js';
import { listAcceptedTransfers, notRecordedReason } from '../restores/queries.js';
import { begin } from './begin.js';
import { findNewestCombined, listCombinablePayouts } from './combined-queries.js';
import { findPayeeBankAccount, withCheckouts } from './load.js';
import { callBegun } from './run-transfer.js';

/**
 * Combines the payouts of one payee at each partner that are below the partner's minimum or paid once a day,
 * if together they reach it, and sends them as one transfer; the sweep finds what it could not take. The
 * subject is `<account>:<mode>:<e-mail key>`, with an empty key for the merchant itself.
 */
export async function combinePayouts(
  services: Services,
  job: LeasedJob,
  time: AccountTime,
): Promise<JobOutcome> {
  const { accountId, mode } = job;
  if (accountId === null) return done;
  const emailKey = job.subject.slice(`${accountId}:${mode}:`.length);
  let first = done;
  for (const { name: partner } of services.partners.listOf(mode)) {
    const outcome = await combineAt(services, { accountId, mode, partner, emailKey }, job, time).catch(
      silence,
    );
    // What one partner cannot pay keeps nothing waiting at the next.
    if (first === done) first = outcome;
  }
  return first;
}

function silence(error: unknown): JobOutcome {
  if (error instanceof PartnerUnavailable) return retry(`${error.name}: ${error.message}`);
  throw error;
}

type PayeeAt = Pick<CombinablePayouts, 'accountId' | 'mode' | 'partner'> & { emailKey: string };

async function combineAt(
  services: Services,
  payee: PayeeAt,
  job: LeasedJob,
  time: AccountTime,
): Promise<JobOutcome> {
  const load = () => loadCombinablePayouts(services.store, payee, time.now);
  const next = combinedOf(await load(), { ...time, policy: services.policy });
  if (isRefusal(next)) {
    const { code, detail } = next;
    return code === 'transfer_not_recorded' ? retry(notRecordedReason(detail ?? '')) : done;
  }
  const begun = await begin(services, job, time, {
    next,
    load,
    decide: (combinable, context, number) => combine(combinable, job.leaseToken, context, number),
    // One job combines at each partner.
    changeId: `job:${job.id}:combine:${payee.partner}:${job.leaseToken}`,
  });
  if ('outcome' in begun) return begun;
  // Its own job looks up what becomes of it; the sweep enqueues that.
  await callBegun(services, begun, job, time);
  return done;
}

/**
 * The bank account is read last, so a decision on the payouts' versions sees it or a later one.
 *
 * @param now account time
 */
export async function loadCombinablePayouts(
  store: Store,
  payee: PayeeAt,
  now: number,
): Promise<CombinablePayouts> {
  const { accountId, mode, partner, emailKey } = payee;
  const newest = await store.one(findNewestCombined, payee);
  const members = await withCheckouts(store, await store.all(listCombinablePayouts, { ...payee, now }));
  const sellerEmail = emailKey === '' ? null : emailKey;
  const payeeBankAccount = await findPayeeBankAccount(store, { accountId, mode, sellerKey: sellerEmail });
  const accepted = await store.all(listAcceptedTransfers, { mode });
  const lost = afterAccepted({ accountId, mode, sellerEmail }, newest?.ordinal ?? 0, accepted);
  // What the partner has in place of the newest one paid others than its members, perhaps these.
  const differing = newest?.differing ?? null;
  const isRecorded = accepted.some((row) => row.reference === differing && row.recordedAt !== null);
  const unrecorded = lost.unrecorded ?? (isRecorded ? null : differing);
  return { accountId, mode, partner, sellerEmail, members, ...lost, unrecorded, payeeBankAccount };
}
