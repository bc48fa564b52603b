import type { LeasedJob } from '../../adapters/store/jobs.js';
import { anyRows } from '../../adapters/store/statement.js';
import type { TransferAggregate } from '../../domain/aggregate.js';
import type { Attempt } from '../../domain/records.js';
import { isStanding } from '../../domain/transfer/standing.js';
import { watchPauseMs } from '../../domain/transfer.js';
import type { AccountTime } from '../../pipeline/context.js';
import { done, type JobOutcome } from '../../pipeline/job.js';
import { PartnerRefused, PartnerUnavailable, type TransferResult } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { loadTransfer } from './load.js';
import { askPartner, partnerOf } from './partner.js';
import { findAttemptById, setNextAttemptPoll } from './queries.js';
import { recordOutcome } from './record-outcome.js';

/**
 * Looks up an attempt that ended without a final answer of the partner, ever less often and for ever: its
 * notification can be lost, and a partner that pays after all has paid once too often or has paid at last.
 */
export async function pollEndedAttempt(
  services: Services,
  job: LeasedJob,
  time: AccountTime,
): Promise<JobOutcome> {
  const attempt = await services.store.one(findAttemptById, { id: job.subject });
  if (!attempt || attempt.nextPollAt === null) return done;
  const aggregate = await loadTransfer(services.store, attempt.objectKind, attempt.objectId);
  if (!aggregate) return done;
  const asked = await ask(services, aggregate, attempt, time);
  if (asked === 'silent') return { outcome: 'retry', reason: 'the partner does not answer' };
  if (asked?.status === 'paid') return recordOutcome(services, aggregate, attempt, asked, time);
  // An attempt that the partner carries out after all is about to be paid.
  const pollCount = asked !== null && isUnderWay(asked) ? 0 : attempt.pollCount + 1;
  const nextPollAt = services.clock.now() + watchPauseMs(pollCount);
  const { id, version } = attempt;
  await services.store.transact([anyRows(setNextAttemptPoll, { id, version, nextPollAt, pollCount })]);
  return done;
}

/**
 * Looks up every watched attempt before another one begins. Returns what the job does instead, or null if the
 * partner carries none of them out.
 */
export async function askAboutEnded(
  services: Services,
  aggregate: TransferAggregate,
  time: AccountTime,
): Promise<JobOutcome | null> {
  for (const attempt of aggregate.attempts.filter(({ nextPollAt }) => nextPollAt !== null)) {
    const asked = await ask(services, aggregate, attempt, time);
    if (asked === 'silent') return { outcome: 'retry', reason: 'the partner does not answer' };
    if (asked?.status === 'paid') return recordOutcome(services, aggregate, attempt, asked, time);
    if (asked !== null && isUnderWay(asked)) {
      return { outcome: 'retry', reason: 'the partner carries out an ended attempt' };
    }
  }
  return null;
}

/**
 * Looks up every watched attempt before a transfer ends without the partner. Returns whether the partner has
 * paid one, which is then recorded, or may pay it. A partner that does not answer keeps nobody from paying.
 */
export async function mayEndedPay(
  services: Services,
  aggregate: TransferAggregate,
  time: AccountTime,
): Promise<boolean> {
  for (const attempt of aggregate.attempts.filter(({ nextPollAt }) => nextPollAt !== null)) {
    const asked = await ask(services, aggregate, attempt, time);
    if (asked === 'silent' || asked === null || !isStanding(asked)) continue;
    if (asked.status === 'paid') await recordOutcome(services, aggregate, attempt, asked, time);
    return true;
  }
  return false;
}

function isUnderWay({ status }: TransferResult): boolean {
  return status === 'pending' || status === 'needs_details';
}

async function ask(
  services: Services,
  aggregate: TransferAggregate,
  attempt: Attempt,
  time: AccountTime,
): Promise<TransferResult | null | 'silent'> {
  try {
    return await askPartner(partnerOf(services, aggregate), aggregate, attempt, time.now);
  } catch (error) {
    if (error instanceof PartnerUnavailable || error instanceof PartnerRefused) return 'silent';
    throw error;
  }
}
