import type { Refusal } from '../domain/change.js';

/** A concurrent request committed first: load and decide again. */
export const lostRace = Symbol('lost race');

/** Attempts before `conflict`. */
const attemptsMax = 50;

const conflict: Refusal = { refused: true, code: 'conflict' };

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}

/** Repeats an attempt, counted from 1, until it loses no race; returns `conflict` after too many. */
export async function retryLostRace<Result>(
  attempt: (count: number) => Promise<Result | typeof lostRace>,
): Promise<Result | Refusal> {
  for (let count = 1; count <= attemptsMax; count++) {
    const result = await attempt(count);
    if (result !== lostRace) return result;
  }
  return conflict;
}
