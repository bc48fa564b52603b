import { askWell } from './ask-well.js';

const patienceMs = 180_000;

/**
 * Moves the test clock of a key's account until all that falls due on the way has run.
 *
 * @throws Error after three minutes
 */
export async function moveTestClock(origin: string, key: string, byMs: number): Promise<void> {
  const { now } = await askWell(origin, key, '/sandbox/clock');
  const target = Date.parse(now) + byMs;
  const giveUpAt = performance.now() + patienceMs;
  let leftMs = byMs;
  for (let pending = true; pending || leftMs > 0; ) {
    if (performance.now() > giveUpAt) throw new Error('The test clock did not arrive in three minutes');
    // The next request goes on where a pending one has stopped.
    const minutes = Math.max(0, Math.ceil(leftMs / 60_000));
    const moved = await askWell(origin, key, '/sandbox/clock/advance', { minutes });
    pending = moved.pending;
    leftMs = target - Date.parse(moved.now);
  }
}
