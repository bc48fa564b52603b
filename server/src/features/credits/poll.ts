import type { LeasedJob } from '../../adapters/store/jobs.js';
import { timeBeforeLeap } from '../../adapters/store/service-clock.js';
import { anyRows } from '../../adapters/store/statement.js';
import { pollPauseMs } from '../../domain/virtual-account.js';
import type { AccountTime } from '../../pipeline/context.js';
import { done, type JobOutcome } from '../../pipeline/job.js';
import { PartnerUnavailable } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { applyAccountCredits } from './account-credits.js';
import { findWatchedAccount, setNextPoll } from './queries.js';

/**
 * Asks the partner for an account's credits, whatever the state of its checkout: a notification can be lost,
 * and a transfer for a cancelled or paid checkout has to be returned. The pause grows with every poll.
 */
export async function pollAccount(
  services: Services,
  job: LeasedJob,
  time: AccountTime,
): Promise<JobOutcome> {
  const account = await services.store.one(findWatchedAccount, { partnerReference: job.subject });
  if (!account) return done;
  try {
    await applyAccountCredits(services, account);
  } catch (error) {
    if (error instanceof PartnerUnavailable) return { outcome: 'retry', reason: error.name };
    throw error;
  }
  const pollCount = account.pollCount + 1;
  // A poll that runs late, since the server was down, is not the last: the bank may be late as well.
  // Nor is one in a leap of the clock.
  const now = services.clock.now();
  const plannedAt = Math.min(account.nextPollAt ?? 0, await timeBeforeLeap(services.store, now));
  const pauseMs = pollPauseMs(pollCount, account.expiresAt, plannedAt + time.clockOffsetMs);
  const nextPollAt = pauseMs === null ? null : now + pauseMs;
  const { partnerReference } = account;
  await services.store.transact([anyRows(setNextPoll, { partnerReference, nextPollAt, pollCount })]);
  return done;
}
