import { setTimeout as delay } from 'node:timers/promises';
import { type LeasedJob, leaseMs } from '../adapters/store/jobs.js';
import { anyRows } from '../adapters/store/statement.js';
import type { TransferAggregate } from '../domain/aggregate.js';
import type { Refusal } from '../domain/change.js';
import { attemptInFlight, decideTransfer, isDue, transferOf } from '../domain/transfer.js';
import { loadTransfer } from '../features/transfers/load.js';
import { jobHandlers } from '../jobs/handlers.js';
import { enqueueUnlessQueued } from '../jobs/job-queries.js';
import { runJob } from '../jobs/run-job.js';
import { accountTime, systemContext } from '../pipeline/context.js';
import { isRefusal } from '../pipeline/retry.js';
import type { Services } from '../services.js';
import { claimDueJob } from './queries.js';

type Kind = TransferAggregate['kind'];

/** How long another worker that holds the job is waited for, and how soon it is looked at again. */
const budgetMs = 5_000;
const pollAgainMs = 10;

/** How often the job is run for a try that does not get through. */
const runsMax = 3;

/**
 * Sees that the bank knows of what is owed, by running the very job that would send it. Answers why nothing
 * can be sent; null when there is nothing to send or it was sent.
 */
export async function sendNow(services: Services, kind: Kind, id: string): Promise<Refusal | null> {
  const deadline = performance.now() + budgetMs;
  for (let runs = 0; runs < runsMax && performance.now() < deadline; ) {
    const next = await nextStep(services, kind, id);
    if (next !== 'run') return next;
    if (await run(services, kind, id)) runs += 1;
    else await delay(pollAgainMs);
  }
  return null;
}

/** Whether the job has something to do, or why not. The decision is only looked at, never committed. */
async function nextStep(services: Services, kind: Kind, id: string): Promise<'run' | Refusal | null> {
  const aggregate = await loadTransfer(services.store, kind, id);
  if (!aggregate) return null;
  const flying = attemptInFlight(aggregate);
  if (flying) return (await services.sandboxBank.knows(flying.reference)) ? null : 'run';
  const { accountId, mode } = transferOf(aggregate);
  const time = await accountTime(services, accountId, mode);
  const context = systemContext(services, time, 'preview');
  const decision = decideTransfer(aggregate, { command: 'send', leaseToken: 'preview' }, context);
  if (isRefusal(decision)) return decision;
  return isDue(aggregate, time.now) ? 'run' : null;
}

/** Runs the job as a worker does. False: a worker has it. */
async function run(services: Services, kind: Kind, id: string): Promise<boolean> {
  const { store, clock, newId } = services;
  const aggregate = await loadTransfer(store, kind, id);
  if (!aggregate) return true;
  const { accountId, mode } = transferOf(aggregate);
  const queuedJob = { kind: `${kind}.run` as const, subject: id };
  const now = clock.now();
  await store.transact([anyRows(enqueueUnlessQueued, { ...queuedJob, id: newId(), accountId, mode, now })]);
  const job = await store.one(claimDueJob, { ...queuedJob, now, token: newId(), until: now + leaseMs });
  if (!job) return false;
  await runJob(services, jobHandlers, job as LeasedJob, await accountTime(services, accountId, mode));
  return true;
}
