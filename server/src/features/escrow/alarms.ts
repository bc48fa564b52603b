import type { LeasedJob } from '../../adapters/store/jobs.js';
import type { EscrowCommand } from '../../domain/aggregate.js';
import { decideEscrow } from '../../domain/escrow/decide.js';
import { type AccountTime, alarmContext } from '../../jobs/account-time.js';
import { done, type JobOutcome } from '../../jobs/run.js';
import { PartnerUnavailable } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { applyPartnerCredits } from '../credits/intake.js';
import { isRefusal, perform } from '../perform.js';
import { loadEscrowById } from './load.js';
import { findById } from './queries.js';

type Alarm = Extract<EscrowCommand, { command: 'release_alarm' | 'expire_alarm' | 'dispute_deadline_alarm' }>;

/** The inspection window is over. A release that is blocked does nothing: clearing the block rings again. */
export function releaseDue(services: Services, job: LeasedJob, time: AccountTime): Promise<JobOutcome> {
  return ring(services, job, time, { command: 'release_alarm' });
}

/** The seller's side let the time to answer a dispute pass. */
export function endDisputeDue(services: Services, job: LeasedJob, time: AccountTime): Promise<JobOutcome> {
  return ring(services, job, time, { command: 'dispute_deadline_alarm' });
}

/**
 * Nobody paid in time, as far as we have heard. The partner is asked about every account first: money may
 * have arrived without a word, and without an answer nothing expires.
 */
export async function expireDue(services: Services, job: LeasedJob, time: AccountTime): Promise<JobOutcome> {
  const escrow = await services.store.one(findById, { id: job.subject });
  if (escrow?.status !== 'awaiting_payment') return done;
  if (escrow.paymentDeadlineAt + services.policy.expiryGraceMs > time.now) return done;
  try {
    await applyPartnerCredits(services, escrow.id);
  } catch (error) {
    if (error instanceof PartnerUnavailable) return { outcome: 'retry', reason: error.name };
    throw error;
  }
  return ring(services, job, time, { command: 'expire_alarm' });
}

async function ring(
  services: Services,
  job: LeasedJob,
  time: AccountTime,
  command: Alarm,
): Promise<JobOutcome> {
  const settled = await perform(
    services.store,
    () => loadEscrowById(services.store, job.subject),
    (aggregate) => {
      // The version is part of the name: an alarm that stays may ring for an escrow that was opened again.
      const changeId = `job:${job.id}:${command.command}:${aggregate.escrow.version}`;
      return decideEscrow(aggregate, command, alarmContext(services, time, changeId));
    },
  );
  if (!isRefusal(settled)) {
    if (settled.kind === 'changed') services.wakeWorker();
    return done;
  }
  return settled.code === 'conflict' ? { outcome: 'retry', reason: settled.code } : done;
}
