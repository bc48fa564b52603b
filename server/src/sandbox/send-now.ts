import { setTimeout as delay } from 'node:timers/promises';
import { enqueueUnlessQueued } from '../adapters/store/commit-statements.js';
import { type LeasedJob, leaseMs } from '../adapters/store/jobs.js';
import { anyRows } from '../adapters/store/statement.js';
import type { TransferAggregate } from '../domain/aggregate.js';
import { type Refusal, refuse } from '../domain/change.js';
import { attemptInFlight, decideTransfer, isDue, transferOf } from '../domain/transfer.js';
import { loadTransfer } from '../features/transfers/load.js';
import { jobHandlers } from '../jobs/handlers.js';
import { timeOfJob } from '../jobs/held-clock.js';
import { runJob } from '../jobs/run-job.js';
import { accountTime, systemContext } from '../pipeline/context.js';
import { isRefusal } from '../pipeline/retry.js';
import type { Services } from '../services.js';
import { claimDueJob } from './queries.js';

type Kind = TransferAggregate['kind'];

/** How long to wait for a worker that has leased the job, and how soon to check again. */
const budgetMs = 5_000;
const pollAgainMs = 10;

/** How often the job runs for an attempt that does not reach the bank. */
const runsMax = 3;

const onHold = refuse('conflict', 'The operator has put it on hold to pay it manually.');

/**
 * Sends a due payout or refund to the bank by running the job that would send it. Returns why nothing can be
 * sent; null if there is nothing to send or it was sent.
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

/** Returns whether the job has something to do, or why not. The decision is never committed. */
async function nextStep(services: Services, kind: Kind, id: string): Promise<'run' | Refusal | null> {
  const aggregate = await loadTransfer(services.store, kind, id);
  if (!aggregate) return null;
  const attempt = attemptInFlight(aggregate);
  if (attempt) return (await services.sandboxBank.knows(attempt.reference)) ? null : 'run';
  const { accountId, mode } = transferOf(aggregate);
  const time = await accountTime(services, accountId, mode);
  const context = systemContext(services, time, 'preview');
  const decision = decideTransfer(aggregate, { command: 'send', leaseToken: 'preview' }, context);
  if (isRefusal(decision)) return decision.code === 'manual' ? onHold : decision;
  return isDue(aggregate, time.now) ? 'run' : null;
}

/** Runs the job as a worker does. False: a worker has leased it. */
async function run(services: Services, kind: Kind, id: string): Promise<boolean> {
  const { store, clock, newId } = services;
  const aggregate = await loadTransfer(store, kind, id);
  if (!aggregate) return true;
  const { accountId, mode } = transferOf(aggregate);
  const queuedJob = { kind: `${kind}.run` as const, subject: id };
  const now = clock.now();
  const job = { ...queuedJob, id: newId(), accountId, mode, runAt: now, createdAt: now };
  await store.transact([anyRows(enqueueUnlessQueued, job)]);
  const leased = await store.one(claimDueJob, { ...queuedJob, now, token: newId(), until: now + leaseMs });
  if (!leased) return false;
  const ours = leased as LeasedJob;
  await runJob(services, jobHandlers, ours, await timeOfJob(services, ours));
  return true;
}
