import type { Refusal } from '../domain/change.js';

/** Somebody else committed first: load and decide again. */
export const lostRace = Symbol('lost race');

/** Attempts before a caller is told that others keep changing the same thing. */
const attemptsMax = 50;

const conflict: Refusal = { refused: true, code: 'conflict' };

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}

/** Repeats an attempt, counted from 1, until it has lost no race; after too many lost ones: `conflict`. */
export async function retryLostRace<Result>(
  attempt: (count: number) => Promise<Result | typeof lostRace>,
): Promise<Result | Refusal> {
  for (let count = 1; count <= attemptsMax; count++) {
    const result = await attempt(count);
    if (result !== lostRace) return result;
  }
  return conflict;
}
