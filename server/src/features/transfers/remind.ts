import { finishing, type LeasedJob } from '../../adapters/store/jobs.js';
import { decideTransfer } from '../../domain/transfer.js';
import { subjectOf } from '../../pipeline/admit.js';
import { type AccountTime, systemContext } from '../../pipeline/context.js';
import { execute } from '../../pipeline/execute.js';
import { type JobOutcome, outcomeOfDeleting } from '../../pipeline/job.js';
import type { Services } from '../../services.js';
import { loadTransfer } from './load.js';

/** Tells the seller that a payout has waited long for their bank account. */
export async function remindSellerDue(
  services: Services,
  job: LeasedJob,
  time: AccountTime,
): Promise<JobOutcome> {
  const outcome = await execute(services, {
    subject: subjectOf(() => loadTransfer(services.store, 'payout', job.subject)),
    command: { decide: (payout, context) => decideTransfer(payout, { command: 'remind' }, context) },
    context: systemContext(services, time, `job:${job.id}:remind`),
    last: [finishing(job)],
  });
  return outcomeOfDeleting(outcome);
}
