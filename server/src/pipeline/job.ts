import type { Refusal } from '../domain/change.js';
import { isRefusal } from './retry.js';

export type JobOutcome =
  | { outcome: 'done' }
  /** Run again at this account time. */
  | { outcome: 'later'; dueAt: number }
  /** Run again after a growing pause. */
  | { outcome: 'retry'; reason: string };

/** Another worker has claimed the job meanwhile, so this one stops. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

export const done: JobOutcome = { outcome: 'done' };

/** Returns that the job is to run again after a growing pause. */
export function retry(reason: string): JobOutcome {
  return { outcome: 'retry', reason };
}

/** A job whose command is refused is done, unless the refusal is a conflict with concurrent changes. */
export function jobOutcomeOf(outcome: Refusal | object): JobOutcome {
  return isRefusal(outcome) && outcome.code === 'conflict' ? { outcome: 'retry', reason: 'conflict' } : done;
}
