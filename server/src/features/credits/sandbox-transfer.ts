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
import { applySigned } from '../notifications/apply.js';

/** A simulated transfer; `id` is the bank's own. */
export type Transfer = Omit<DelayedTransfer, 'arrivesAt'>;

/** How soon the bank repeats a notification that failed, ms. */
const renotifyAfterMs = 60_000;

/** Makes the transfer arrive now. Returns whether the notification was accepted. */
export async function makeTransfer(services: Services, transfer: Transfer): Promise<boolean> {
  const { accountId, id } = transfer;
  const { now } = await accountTime(services, accountId, 'test');
  if (await arrive(services, transfer, now)) return true;
  const realNow = services.clock.now();
  const queuedJob = { kind: 'sandbox.credit', subject: id, accountId, mode: 'test' as const };
  const times = { createdAt: realNow, runAt: realNow + renotifyAfterMs };
  await services.store.transact([anyRows(enqueue, { ...queuedJob, ...times, id: services.newId() })]);
  return false;
}

/** Schedules the transfer in account time; until then the bank does not list it. */
export async function expectTransfer(services: Services, transfer: Transfer, delayMs: number): Promise<void> {
  const expected = await retryLostRace(async () => {
    const { now, clockOffsetMs } = await accountTime(services, transfer.accountId, 'test');
    const delayed = { ...transfer, arrivesAt: now + delayMs };
    return (await services.sandboxBank.expectTransfer(delayed, clockOffsetMs)) || lostRace;
  });
  if (isRefusal(expected)) throw new Error(`The clock of ${transfer.accountId} does not stand still`);
}

/** Makes a delayed transfer arrive, or repeats a notification that failed. */
export async function transferDue(
  services: Services,
  job: LeasedJob,
  time: AccountTime,
): Promise<JobOutcome> {
  const bank = services.sandboxBank;
  const expected = await bank.expectedTransfer(job.subject);
  if (expected && expected.arrivesAt > time.now) return { outcome: 'later', dueAt: expected.arrivesAt };
  const isAccepted = expected
    ? await arrive(services, expected, expected.arrivesAt)
    : await report(
        services,
        bank.signedNotification({ partnerCreditId: job.subject, status: 'credited' }),
        1,
      );
  return isAccepted ? done : { outcome: 'retry', reason: 'the notification was not accepted' };
}

/** Records one transfer at the bank and notifies; for a known transfer it only notifies again. */
async function arrive(services: Services, transfer: Transfer, now: number): Promise<boolean> {
  const { id, outcome, times, ...facts } = transfer;
  const bank = services.sandboxBank;
  const { notification } = await bank.reportTransfer({
    ...facts,
    outcome: outcome === 'rejected' ? 'rejected' : 'credited',
    partnerCreditId: id,
    now,
  });
  const isAccepted = await report(services, notification, times);
  if (outcome !== 'reversed') return isAccepted;
  await bank.reverse(id);
  return report(services, notification, times);
}

/**
 * Sends the same notification `times` times at once, as banks may. Returns false if every copy failed because
 * the bank did not answer our question about it.
 */
async function report(
  services: Services,
  { headers, rawBody }: SignedNotification,
  times: number,
): Promise<boolean> {
  const { name } = services.sandboxBank;
  const copies = await Promise.allSettled(
    Array.from({ length: times }, () => applySigned(services, name, headers, rawBody)),
  );
  const failures = copies.flatMap((copy) => (copy.status === 'rejected' ? [copy.reason] : []));
  const fault = failures.find((reason) => !isPartnerError(reason));
  if (fault !== undefined) throw fault;
  return failures.length < times;
}

function isPartnerError(reason: unknown): boolean {
  return reason instanceof PartnerUnavailable || reason instanceof PartnerRefused;
}
