import { sql } from 'kysely';
import { enqueue } from '../../adapters/store/commit-statements.js';
import { finishing, type LeasedJob } from '../../adapters/store/jobs.js';
import { anyRows, readByKey } from '../../adapters/store/statement.js';
import type { TransferAggregate } from '../../domain/aggregate.js';
import type { Attempt, Mode } from '../../domain/records.js';
import { decideTransfer, type TransferCommand, transferOf } from '../../domain/transfer.js';
import { subjectOf } from '../../pipeline/admit.js';
import { type AccountTime, accountTime, systemContext } from '../../pipeline/context.js';
import { execute } from '../../pipeline/execute.js';
import { done, type JobOutcome, outcomeOfDeleting } from '../../pipeline/job.js';
import { isRefusal, lostRace, retryLostRace } from '../../pipeline/retry.js';
import { PartnerUnavailable, type TransferResult } from '../../ports/bank.js';
import type { Services } from '../../services.js';
import { loadTransfer } from './load.js';
import { askPartner, partnerOf } from './partner.js';
import { findAttempt } from './queries.js';
import { isUnchanged, outdated } from './record-call.js';
import { differenceAtPartner } from './standing.js';

/**
 * Records the partner's result for an attempt, once it is final. The attempt has to be unchanged since the
 * partner was asked: a late result would undo a newer one.
 *
 * @param job the transfer's own job, which the commit of a final result deletes
 */
export async function recordOutcome(
  services: Services,
  aggregate: TransferAggregate,
  attempt: Attempt,
  result: TransferResult,
  time: AccountTime,
  job: LeasedJob | null = null,
): Promise<JobOutcome> {
  const { kind } = aggregate;
  const difference = differenceAtPartner(services, aggregate, attempt, result);
  const command = difference === null ? commandOf(attempt, result) : differs(services, attempt, difference);
  if (command === null) return waitFor(result);
  // The attempt's version is part of the change id, since an attempt may be paid and then reversed.
  const word = difference === null ? result.status : 'differs';
  const changeId = `attempt:${attempt.id}:${attempt.version}:${word}`;
  const isFinal = difference === null && result.status !== 'needs_details';
  const last = job !== null && isFinal ? [finishing(job)] : [];
  const outcome = await execute(services, {
    subject: subjectOf(() => loadTransfer(services.store, kind, attempt.objectId)),
    command: {
      decide: (current, context) =>
        isUnchanged(current, attempt) ? decideTransfer(current, command, context) : outdated,
    },
    context: systemContext(services, time, changeId, { kind: 'partner', via: 'job' }),
    last,
  });
  if (isRefusal(outcome)) return { outcome: 'retry', reason: outcome.code };
  if (difference !== null) return { outcome: 'retry', reason: difference };
  if (result.status === 'needs_details') return waitFor(result);
  const { creditId, objectId } = attempt;
  if (outcome.kind === 'changed' && creditId) await enqueueWaitingRefunds(services, creditId, objectId);
  return last.length > 0 ? outcomeOfDeleting(outcome) : done;
}

/** A standing transfer counts only if it is the one we would send. */
function differs({ log }: Services, { id, reference }: Attempt, difference: string): TransferCommand {
  log.error({ reference, difference }, 'the bank has made a transfer differently');
  return { command: 'differs', attemptId: id, difference };
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
      return { command: result.status, attemptId, reason, fee: result.fee };
    case 'needs_details':
      return { command: 'needs_details', attemptId, reason };
  }
}

/**
 * Asks the partner about an attempt after its notification, and records the result.
 *
 * @throws PartnerUnavailable when the partner does not answer, or the attempt keeps changing; the partner
 * notifies again later
 */
export async function recordByReference(
  services: Services,
  kind: TransferAggregate['kind'],
  reference: string,
): Promise<void> {
  const recorded = await retryLostRace(() => recordOnce(services, kind, reference));
  if (isRefusal(recorded)) throw new PartnerUnavailable(`The attempt ${reference} keeps changing`);
}

/** Loses the race if the attempt was changed while the partner was asked. */
async function recordOnce(
  services: Services,
  kind: TransferAggregate['kind'],
  reference: string,
): Promise<JobOutcome | typeof lostRace> {
  const attempt = await services.store.one(findAttempt, { objectKind: kind, reference });
  const aggregate = attempt && (await loadTransfer(services.store, kind, attempt.objectId));
  if (!attempt || !aggregate) return done;
  const { accountId, mode } = transferOf(aggregate);
  const time = await accountTime(services, accountId, mode);
  const result = await askPartner(partnerOf(services, aggregate), aggregate, attempt, time.now);
  if (!result) return done;
  const recorded = await recordOutcome(services, aggregate, attempt, result, time);
  return recorded.outcome === 'retry' && recorded.reason === outdated.code ? lostRace : recorded;
}

interface Waiting {
  id: string;
  accountId: string | null;
  mode: Mode;
}

const listWaiting = readByKey<{ creditId: string; ended: string }, Waiting>(
  'refund.waiting_of_credit',
  (db, p) =>
    db
      .selectFrom('refund')
      .select(['id', 'account_id as accountId', 'mode'])
      .where('credit_id', '=', p.creditId)
      .where('id', '<>', p.ended)
      .where('status', '=', sql.lit('pending'))
      .orderBy('created_at')
      .orderBy('id'),
);

/**
 * Runs the other refunds of a credit at once when one has ended. Only one is with the partner at a time, and
 * the others would otherwise wait for the end of a growing pause.
 */
async function enqueueWaitingRefunds(services: Services, creditId: string, ended: string): Promise<void> {
  const { store, clock, newId } = services;
  const waiting = await store.all(listWaiting, { creditId, ended });
  if (waiting.length === 0) return;
  const now = clock.now();
  const jobs = waiting.map(({ id, accountId, mode }) => {
    const moment = { runAt: now, createdAt: now };
    return anyRows(enqueue, { id: newId(), kind: 'refund.run', subject: id, accountId, mode, ...moment });
  });
  await store.transact(jobs);
  services.wakeWorker();
}
