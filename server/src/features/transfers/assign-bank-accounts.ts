import type { LeasedJob } from '../../adapters/store/jobs.js';
import { decideTransfer } from '../../domain/transfer.js';
import { subjectOf } from '../../pipeline/admit.js';
import { type AccountTime, systemContext } from '../../pipeline/context.js';
import { execute } from '../../pipeline/execute.js';
import { done, type JobOutcome, jobOutcomeOf } from '../../pipeline/job.js';
import type { Services } from '../../services.js';
import { listOpenCombined } from './combined-queries.js';
import { loadTransfer } from './load.js';
import { listOpenPayoutsOfMerchant, listOpenPayoutsOfSeller, type PayoutVersion } from './queries.js';

/**
 * Assigns a newly saved bank account to the payee's payouts that wait for one or have failed, and starts
 * them. The subject is `<account>:<mode>:<e-mail key>`, with an empty key for the merchant itself.
 */
export async function assignBankAccounts(
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
  const combined = await store.all(listOpenCombined, { accountId, mode, emailKey });
  let outcome = done;
  for (const payout of [...payouts, ...combined]) {
    const assigned = await assignBankAccount(services, payout, job, time);
    if (assigned.outcome === 'retry') outcome = assigned;
  }
  return outcome;
}

/**
 * Reads the bank account together with the payout on every attempt, so that the slower of two runs never
 * restores an older account.
 */
async function assignBankAccount(
  services: Services,
  { id, version }: PayoutVersion,
  job: LeasedJob,
  time: AccountTime,
): Promise<JobOutcome> {
  const outcome = await execute(services, {
    subject: subjectOf(() => loadTransfer(services.store, 'payout', id)),
    command: {
      decide: (payout, context) => decideTransfer(payout, { command: 'bank_account_saved' }, context),
    },
    context: systemContext(services, time, `job:${job.id}:${id}:${version}`),
  });
  return jobOutcomeOf(outcome);
}
