import { deferJob, finishJob, type LeasedJob, rescheduleJob } from '../adapters/store/jobs.js';
import type { DomainJobKind } from '../domain/change.js';
import { type AccountTime, accountTime } from '../pipeline/context.js';
import { type JobOutcome, LeaseLost } from '../pipeline/job.js';
import { PartnerUnavailable } from '../ports/bank.js';
import type { Services } from '../services.js';

/** Every kind of job: those that changes enqueue, those that only the sweep finds, and the sandbox's own. */
export type JobKind =
  | DomainJobKind
  | 'escrow.remind'
  | 'checkout.expire'
  | 'dispute.deadline'
  | 'payout.remind'
  | 'credit.match'
  | 'account.poll'
  | 'notification.apply'
  | 'restore.check'
  | 'attempt.poll'
  | 'shipment.poll'
  | 'reconcile.day'
  | 'sandbox.credit'
  | 'mail.send'
  | 'sign_in.code'
  | 'staff.code'
  | 'account.recover_owner';

/** Must be idempotent: a job runs again after its worker died. */
export type JobHandler = (services: Services, job: LeasedJob, time: AccountTime) => Promise<JobOutcome>;

export type JobHandlers = Readonly<Record<JobKind, JobHandler>>;

const pauseMinMs = 1_000;
const pauseMaxMs = 3_600_000;
const warnAfterMs = 3_600_000;
const alertAfterMs = 24 * 3_600_000;
const reasonLengthMax = 500;

/**
 * Runs a leased job and records the outcome. A failed job is always rescheduled: money that is owed is never
 * given up.
 */
export async function runJob(
  services: Services,
  handlers: JobHandlers,
  job: LeasedJob,
  time: AccountTime,
): Promise<void> {
  const begunAt = performance.now();
  const { kind, mode, traceparent: cause } = job;
  const span = services.observation.tracer?.job({ kind, mode, cause });
  const run = () => outcomeOf(services, handlers, job, time);
  const result = await (span ? span.run(run) : run());
  span?.end({ outcome: result.outcome });
  const ms = performance.now() - begunAt;
  services.observation.observer?.job({ kind, mode, outcome: result.outcome, ms });
  if (result.outcome === 'done') {
    if (!result.isDeleted) await finishJob(services.store, job);
    return;
  }
  if (result.outcome === 'later' && result.dueAt > time.now) {
    await runLater(services, job, result.dueAt, time);
    return;
  }
  const reason = result.outcome === 'retry' ? result.reason : 'not final yet';
  report(services, job, reason);
  const runAt = services.clock.now() + pauseMs(job.attempts, services.randomBytes(1).readUInt8() / 255);
  await rescheduleJob(services.store, job, runAt, reason.slice(0, reasonLengthMax));
}

/** Reschedules a job to an account time, which comes sooner if the test clock was moved while it ran. */
async function runLater(
  services: Services,
  job: LeasedJob,
  dueAt: number,
  time: Pick<AccountTime, 'clockOffsetMs'>,
): Promise<void> {
  const { accountId, mode } = job;
  if (mode !== 'test' || accountId === null) {
    await rescheduleJob(services.store, job, dueAt - time.clockOffsetMs, null);
    return;
  }
  let { clockOffsetMs } = time;
  while (!(await deferJob(services.store, job, { accountId, clockOffsetMs, dueAt }))) {
    const now = await accountTime(services, accountId, mode);
    // Then the lease was lost.
    if (now.clockOffsetMs === clockOffsetMs) return;
    clockOffsetMs = now.clockOffsetMs;
  }
}

async function outcomeOf(
  services: Services,
  handlers: JobHandlers,
  job: LeasedJob,
  time: AccountTime,
): Promise<JobOutcome> {
  const handler = (handlers as Record<string, JobHandler | undefined>)[job.kind];
  if (!handler) return { outcome: 'retry', reason: `nothing handles ${job.kind}` };
  try {
    return await handler(services, job, time);
  } catch (error) {
    // A silent partner is expected, and so is a faster worker; `report` raises the level as time passes.
    if (!(error instanceof PartnerUnavailable || error instanceof LeaseLost)) {
      services.log.error({ err: error, kind: job.kind, subject: job.subject }, 'a job failed');
    }
    return {
      outcome: 'retry',
      reason: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    };
  }
}

/** Doubles from a second to an hour; `chance` in 0..1 varies it by a fifth, so that jobs spread out. */
export function pauseMs(attempts: number, chance: number): number {
  const pause = Math.min(pauseMaxMs, pauseMinMs * 2 ** Math.min(attempts - 1, 30));
  return Math.min(pauseMaxMs, Math.round(pause * (0.8 + 0.4 * chance)));
}

function report(services: Services, job: LeasedJob, reason: string): void {
  const ageMs = services.clock.now() - job.createdAt;
  const fields = { kind: job.kind, subject: job.subject, attempts: job.attempts, ageMs, reason };
  if (ageMs > alertAfterMs) services.log.error(fields, 'a job has been stuck for a day');
  else if (ageMs > warnAfterMs) services.log.warn(fields, 'a job has been stuck for an hour');
  else services.log.info(fields, 'a job will run again');
}
