import type { TransferAggregate } from '../../domain/aggregate.js';
import type { Attempt } from '../../domain/records.js';
import { decideTransfer, type TransferCommand, transferOf } from '../../domain/transfer.js';
import { type AccountTime, accountTime, alarmContext } from '../../jobs/account-time.js';
import { done, type JobOutcome } from '../../jobs/run.js';
import type { TransferResult } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { isRefusal, perform } from '../perform.js';
import { loadTransfer } from './load.js';
import { askPartner, partnerOf } from './partner.js';
import { findAttempt } from './queries.js';

/** Writes down what the partner said about a try when it was asked; nothing while it is not final. */
export async function settle(
  services: Services,
  { kind }: TransferAggregate,
  attempt: Attempt,
  result: TransferResult,
  time: AccountTime,
): Promise<JobOutcome> {
  const command = commandOf(attempt, result);
  if (command === null) return waitFor(result);
  // The try's version is part of the name: it may be paid, come back, and be lost in turn.
  const changeId = `attempt:${attempt.id}:${attempt.version}:${result.status}`;
  const context = alarmContext(services, time, changeId, { kind: 'partner', via: 'alarm' });
  const settled = await perform(
    services.store,
    () => loadTransfer(services.store, kind, attempt.objectId),
    (aggregate) => decideTransfer(aggregate, command, context),
  );
  if (isRefusal(settled)) return { outcome: 'retry', reason: settled.code };
  return result.status === 'needs_details' ? waitFor(result) : done;
}

function waitFor({ status, expectedBy }: TransferResult): JobOutcome {
  return expectedBy === null
    ? { outcome: 'retry', reason: `the partner says ${status}` }
    : { outcome: 'later', dueAt: expectedBy };
}

function commandOf(attempt: Attempt, result: TransferResult): TransferCommand | null {
  const attemptId = attempt.id;
  const reason = result.failureReason ?? result.status;
  switch (result.status) {
    case 'pending':
      return null;
    case 'paid':
      return { command: 'paid', attemptId, sessionId: result.sessionId, fee: result.fee };
    case 'failed':
    case 'reversed':
    case 'needs_details':
      return { command: result.status, attemptId, reason };
  }
}

/**
 * The partner hints that something happened to a try of ours: it is asked, and what it says is written down.
 */
export async function settleByReference(
  services: Services,
  kind: TransferAggregate['kind'],
  reference: string,
): Promise<void> {
  const attempt = await services.store.one(findAttempt, { kind, reference });
  const aggregate = attempt && (await loadTransfer(services.store, kind, attempt.objectId));
  if (!attempt || !aggregate) return;
  const { accountId, mode } = transferOf(aggregate);
  const time = await accountTime(services, accountId, mode);
  const result = await askPartner(partnerOf(services, aggregate), kind, attempt, time.now);
  if (result) await settle(services, aggregate, attempt, result, time);
}
