import type { Context } from '../aggregate.js';
import type { Attempt } from '../records.js';

/** What a failed attempt shows if it ended without a final answer and the partner gave no reason. */
export const notExecuted = 'not_executed';

const firstPollPauseMs = 3_600_000;
export const watchPauseMaxMs = 30 * 24 * 3_600_000;

/** How long to wait before an ended attempt is looked up again; doubles from an hour to 30 days. */
export function watchPauseMs(pollCount: number): number {
  return Math.min(watchPauseMaxMs, firstPollPauseMs * 2 ** Math.min(pollCount, 20));
}

/** An attempt that ended without a final answer is looked up for ever, since the partner may still pay. */
export function endedBy(how: NonNullable<Attempt['endedBy']>, { now, clockOffsetMs }: Context) {
  return { endedBy: how, nextPollAt: now - clockOffsetMs + watchPauseMs(0) };
}
