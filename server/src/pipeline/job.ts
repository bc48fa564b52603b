import type { Refusal } from '../domain/change.js';
import { isRefusal } from './retry.js';

export type JobOutcome =
  /** `isDeleted`: the job was deleted in the commit of what it did. */
  | { outcome: 'done'; isDeleted?: true }
  /** Run again at this account time. */
  | { outcome: 'later'; dueAt: number }
  /** Run again after a growing pause. */
  | { outcome: 'retry'; reason: string };

/** Another worker has claimed the job meanwhile, so this one stops. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

export const done: JobOutcome = { outcome: 'done' };

export const doneAndDeleted: JobOutcome = { outcome: 'done', isDeleted: true };

/** Returns that the job is to run again after a growing pause. */
export function retry(reason: string): JobOutcome {
  return { outcome: 'retry', reason };
}

/** A job whose command is refused is done, unless the refusal is a conflict with concurrent changes. */
export function jobOutcomeOf(outcome: Refusal | object): JobOutcome {
  return isRefusal(outcome) && outcome.code === 'conflict' ? { outcome: 'retry', reason: 'conflict' } : done;
}

/** The outcome of a job that the commit of its command deletes, if it commits anything. */
export function outcomeOfDeleting(outcome: Refusal | { kind: 'changed' | 'repeat' }): JobOutcome {
  const isCommitted = !isRefusal(outcome) && outcome.kind === 'changed';
  return isCommitted ? doneAndDeleted : jobOutcomeOf(outcome);
}
