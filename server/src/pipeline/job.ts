import type { Refusal } from '../domain/change.js';
import { isRefusal } from './retry.js';

/** What became of one run of a job. */
export type JobOutcome =
  | { outcome: 'done' }
  /** Again at an account time later than now. */
  | { outcome: 'later'; dueAt: number }
  /** Something stood in the way: again after a pause that grows. */
  | { outcome: 'retry'; reason: string };

export const done: JobOutcome = { outcome: 'done' };

/** A job whose command is refused has nothing left to do, unless others kept changing the same thing. */
export function jobOutcomeOf(outcome: Refusal | object): JobOutcome {
  return isRefusal(outcome) && outcome.code === 'conflict' ? { outcome: 'retry', reason: 'conflict' } : done;
}
