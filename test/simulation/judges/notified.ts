import type { Attempt } from '../../../server/src/domain/records.js';
import { rawStatement } from '../../store/fixtures.js';
import type { World } from '../world.js';
import { hold } from './violation.js';

type Known = Pick<Attempt, 'reference' | 'state' | 'failureReason' | 'difference' | 'fee'>;

const listKnown = rawStatement(
  'select reference, state, failure_reason as "failureReason", difference, fee from attempt',
  'simulation.known_attempts',
);

/** The partner's latest word about a transfer of ours is in our books once its notification was handled. */
export async function judgeNotified(world: World): Promise<void> {
  const attempts = (await world.store.all(listKnown, {})) as unknown as Known[];
  const attemptOf = new Map(attempts.map((attempt) => [attempt.reference, attempt]));
  for (const mode of ['test', 'live'] as const) {
    for (const { reference, status, fee } of await world.sides[mode].transfers()) {
      const attempt = attemptOf.get(reference);
      if (!attempt || attempt.difference !== null || !world.heard.isCurrent(reference)) continue;
      const says = `${reference} is ${attempt.state} (${attempt.failureReason}) and ${status} at the partner`;
      const isPaid = attempt.state === 'paid' || isDuplicate(attempt);
      if (status === 'paid') hold(isPaid, 'what the partner has paid is booked as paid', says);
      const fees = `${reference}: ${attempt.fee} of ${fee} kobo`;
      if (attempt.state === 'paid') hold(attempt.fee >= fee, 'a fee that was named is posted', fees);
    }
  }
}

/** Whether it paid when the money was no longer owed; the operator may have settled that since. */
function isDuplicate({ state, failureReason }: Known): boolean {
  return state === 'failed' && (failureReason === 'paid_twice' || failureReason === 'paid_twice_settled');
}
