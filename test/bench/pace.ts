import { setTimeout as delay } from 'node:timers/promises';

const askAgainMs = 40;
const patienceMs = 120_000;

/**
 * Waits until a count has reached its end, and returns how many were added a second since it was last seen
 * to be nought.
 *
 * @throws Error when that takes two minutes
 */
export async function paceUntil(end: number, count: () => Promise<number>): Promise<number> {
  let sinceMs = performance.now();
  const giveUpAtMs = sinceMs + patienceMs;
  for (;;) {
    const askedMs = performance.now();
    const reached = await count();
    if (reached === 0) sinceMs = askedMs;
    if (reached >= end) return (end * 1000) / (performance.now() - sinceMs);
    if (askedMs > giveUpAtMs) throw new Error(`Only ${reached} of ${end} were done in two minutes`);
    await delay(askAgainMs);
  }
}

/**
 * Waits until a count is nought.
 *
 * @throws Error when that takes two minutes
 */
export async function untilNone(count: () => Promise<number>): Promise<void> {
  const giveUpAtMs = performance.now() + patienceMs;
  for (let left = await count(); left > 0; left = await count()) {
    if (performance.now() > giveUpAtMs) throw new Error(`${left} were not done in two minutes`);
    await delay(askAgainMs);
  }
}
