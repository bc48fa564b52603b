import type { Refusal } from '../domain/change.js';
import { isRefusal } from './retry.js';

export type JobOutcome =
  | { outcome: 'done' }
  /** Run again at this account time. */
  | { outcome: 'later'; dueAt: number }
  /** Run again after a growing pause. */
  | { outcome: 'retry'; reason: string };

export const done: JobOutcome = { outcome: 'done' };

/** A job whose command is refused is done, unless the refusal is a conflict with concurrent changes. */
export function jobOutcomeOf(outcome: Refusal | object): JobOutcome {
  return isRefusal(outcome) && outcome.code === 'conflict' ? { outcome: 'retry', reason: 'conflict' } : done;
}
