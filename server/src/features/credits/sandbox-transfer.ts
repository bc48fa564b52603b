import type { DelayedTransfer } from '../../adapters/bank/sandbox/credits.js';
import type { SignedNotification } from '../../adapters/bank/sandbox/notification.js';
import { enqueue } from '../../adapters/store/commit-statements.js';
import type { LeasedJob } from '../../adapters/store/jobs.js';
import { anyRows } from '../../adapters/store/statement.js';
import { type AccountTime, accountTime } from '../../pipeline/context.js';
import { done, type JobOutcome } from '../../pipeline/job.js';
import { isRefusal, lostRace, retryLostRace } from '../../pipeline/retry.js';
import { PartnerRefused, PartnerUnavailable } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { receiveNotification } from './intake.js';

/** A transfer somebody is simulated to make; `id` is the bank's own name for it. */
export type Transfer = Omit<DelayedTransfer, 'arrivesAt'>;

/** How soon the bank reports again what nobody took in. */
const reportsAgainAfterMs = 60_000;

/** The transfer arrives now, and the bank reports it. Answers whether the report was taken in. */
export async function makeTransfer(services: Services, transfer: Transfer): Promise<boolean> {
  const { accountId, id } = transfer;
  const { now } = await accountTime(services, accountId, 'test');
  if (await arrive(services, transfer, now)) return true;
  const realNow = services.clock.now();
  const queuedJob = { kind: 'sandbox.credit', subject: id, accountId, mode: 'test' as const };
  const moments = { createdAt: realNow, runAt: realNow + reportsAgainAfterMs };
  await services.store.transact([anyRows(enqueue, { ...queuedJob, ...moments, id: services.newId() })]);
  return false;
}

/** The transfer arrives later, in account time; until then the bank knows nothing of it. */
export async function expectTransfer(services: Services, transfer: Transfer, delayMs: number): Promise<void> {
  const expected = await retryLostRace(async () => {
    const { now, clockOffsetMs } = await accountTime(services, transfer.accountId, 'test');
    const delayed = { ...transfer, arrivesAt: now + delayMs };
    return (await services.sandboxBank.expectTransfer(delayed, clockOffsetMs)) || lostRace;
  });
  if (isRefusal(expected)) throw new Error(`The clock of ${transfer.accountId} does not stand still`);
}

/** A delayed transfer arrives, or one that was not taken in is reported again. */
export async function transferDue(
  services: Services,
  job: LeasedJob,
  time: AccountTime,
): Promise<JobOutcome> {
  const bank = services.sandboxBank;
  const expected = await bank.expectedTransfer(job.subject);
  if (expected && expected.arrivesAt > time.now) return { outcome: 'later', dueAt: expected.arrivesAt };
  const isHeard = expected
    ? await arrive(services, expected, expected.arrivesAt)
    : await report(services, bank.signedNotification({ partnerCreditId: job.subject }), 1);
  return isHeard ? done : { outcome: 'retry', reason: 'nobody took the report in' };
}

/** Everything the bank does about one transfer; a second time it reports the same one again. */
async function arrive(services: Services, transfer: Transfer, now: number): Promise<boolean> {
  const { id, outcome, times, ...facts } = transfer;
  const bank = services.sandboxBank;
  const { notification } = await bank.reportTransfer({
    ...facts,
    outcome: outcome === 'rejected' ? 'rejected' : 'credited',
    partnerCreditId: id,
    now,
  });
  const isHeard = await report(services, notification, times);
  if (outcome !== 'reversed') return isHeard;
  await bank.reverse(id);
  return report(services, notification, times);
}

/**
 * Banks repeat themselves; all copies are the same bytes and may arrive at once. False: the answer was that
 * the bank itself could not be asked about it.
 */
async function report(
  services: Services,
  { headers, rawBody }: SignedNotification,
  times: number,
): Promise<boolean> {
  const { name } = services.sandboxBank;
  const copies = await Promise.allSettled(
    Array.from({ length: times }, () => receiveNotification(services, name, headers, rawBody)),
  );
  const failures = copies.flatMap((copy) => (copy.status === 'rejected' ? [copy.reason] : []));
  const fault = failures.find((reason) => !isSilence(reason));
  if (fault !== undefined) throw fault;
  return failures.length < times;
}

function isSilence(reason: unknown): boolean {
  return reason instanceof PartnerUnavailable || reason instanceof PartnerRefused;
}
