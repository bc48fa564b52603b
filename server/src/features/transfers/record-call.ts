import type { TransferAggregate } from '../../domain/aggregate.js';
import type { Refusal } from '../../domain/change.js';
import type { Attempt } from '../../domain/records.js';
import { decideTransfer, isUnsent, type PostponedReason, transferOf } from '../../domain/transfer.js';
import { subjectOf } from '../../pipeline/admit.js';
import { type AccountTime, systemContext } from '../../pipeline/context.js';
import { execute } from '../../pipeline/execute.js';
import { isRefusal } from '../../pipeline/retry.js';
import type { Services } from '../../services.js';
import { bankAccountRestUntil } from './bank-account-rest.js';
import { type Destination, loadTransfer, withDestination } from './load.js';

/** The partner's result is older than what was recorded for the attempt meanwhile. */
export const outdated: Refusal = { refused: true, code: 'outdated' };

/**
 * Records that the partner definitely refused the newest call of an attempt; returns the attempt after it.
 */
export async function recordRefusal(
  services: Services,
  { kind }: TransferAggregate,
  attempt: Attempt,
  reason: string,
  time: AccountTime,
): Promise<Attempt> {
  const changeId = `attempt:${attempt.id}:call:${attempt.callCount}:refused`;
  const command = { command: 'refused', attemptId: attempt.id, reason } as const;
  const outcome = await execute(services, {
    subject: subjectOf(() => loadTransfer(services.store, kind, attempt.objectId)),
    command: { decide: (current, context) => decideTransfer(current, command, context) },
    context: systemContext(services, time, changeId, { kind: 'partner', via: 'job' }),
  });
  if (isRefusal(outcome)) return attempt;
  return outcome.after.attempts.find(({ id }) => id === attempt.id) ?? attempt;
}

/** Why a call was not made, and when the one before it was. */
export interface Postponement {
  reason: PostponedReason;
  calledBefore: number;
}

/**
 * Records that the newest call of an attempt certainly had no effect, so that it does not count. If the
 * attempt has changed since, another worker may have called: then the call counts.
 */
export function recordPostponed(
  services: Services,
  { kind }: TransferAggregate,
  attempt: Attempt,
  { reason, calledBefore }: Postponement,
  time: AccountTime,
) {
  const changeId = `attempt:${attempt.id}:${attempt.version}:postponed`;
  const command = { command: 'postponed', attemptId: attempt.id, reason, calledBefore } as const;
  return execute(services, {
    subject: subjectOf(() => loadTransfer(services.store, kind, attempt.objectId)),
    command: {
      decide: (current, context) =>
        isUnchanged(current, attempt) ? decideTransfer(current, command, context) : outdated,
    },
    context: systemContext(services, time, changeId, { kind: 'partner', via: 'job' }),
  });
}

/** Records that a transfer which waited for the float was called, and may have been made. */
export function recordCalled(
  services: Services,
  aggregate: TransferAggregate,
  attempt: Attempt,
  time: AccountTime,
): Promise<void> {
  return recordLeaving(services, aggregate, { attempt, name: 'called' }, time);
}

/** Records that an attempt which was not sent rests, so that no other waits for the float behind it. */
export function recordRest(
  services: Services,
  aggregate: TransferAggregate,
  attempt: Attempt,
  time: AccountTime,
): Promise<void> {
  return recordLeaving(services, aggregate, { attempt, name: 'rest' }, time);
}

/** Records why a transfer does not wait for the float any more, if it did. */
async function recordLeaving(
  services: Services,
  aggregate: TransferAggregate,
  { attempt, name }: { attempt: Attempt; name: 'called' | 'rest' },
  time: AccountTime,
): Promise<void> {
  if (transferOf(aggregate).awaitingFloatSince === null) return;
  const command = { command: name, attemptId: attempt.id };
  await execute(services, {
    subject: subjectOf(() => loadTransfer(services.store, aggregate.kind, attempt.objectId)),
    command: { decide: (current, context) => decideTransfer(current, command, context) },
    context: systemContext(services, time, `attempt:${attempt.id}:${attempt.version}:${name}`),
  });
}

/**
 * Records that the partner does not know an attempt that is unchanged since it was asked: the attempt ends,
 * or its next call is counted before it is made.
 *
 * @param destination where a call goes if none was sent yet
 */
export function recordNotFound(
  services: Services,
  aggregate: TransferAggregate,
  attempt: Attempt,
  destination: Destination,
  time: AccountTime,
) {
  return recordUnknown(services, aggregate, attempt, { name: 'not_found', destination }, time);
}

/** Records that the partner does not know an attempt, but a later one. */
export function recordFoundLater(
  services: Services,
  aggregate: TransferAggregate,
  attempt: Attempt,
  time: AccountTime,
) {
  const destination = { bankAccount: null };
  return recordUnknown(services, aggregate, attempt, { name: 'found_later', destination }, time);
}

function recordUnknown(
  services: Services,
  { kind }: TransferAggregate,
  attempt: Attempt,
  { name, destination }: { name: 'not_found' | 'found_later'; destination: Destination },
  time: AccountTime,
) {
  const changeId = `attempt:${attempt.id}:${attempt.version}:${name}`;
  const command = { command: name, attemptId: attempt.id };
  const load = () => loadTransfer(services.store, kind, attempt.objectId);
  return execute(services, {
    subject: subjectOf(async () => {
      const current = withDestination(await load(), destination);
      // Read after the bank account: one that was saved since the first look rests as well.
      const isBeginning = name === 'not_found' && current !== undefined && isUnsent(attempt);
      const rests = isBeginning && (await bankAccountRestUntil(services.store, current, time.now)) !== null;
      return current && { current, rests };
    }),
    command: {
      decide: ({ current, rests }, context) => {
        if (rests) return { refused: true, code: 'too_early' };
        return isUnchanged(current, attempt) ? decideTransfer(current, command, context) : outdated;
      },
    },
    context: systemContext(services, time, changeId, { kind: 'partner', via: 'job' }),
  });
}

/** Whether nothing became known of an attempt since it was read. */
export function isUnchanged({ attempts }: TransferAggregate, asked: Attempt): boolean {
  return attempts.some(({ id, version }) => id === asked.id && version === asked.version);
}
