import { expect, it } from 'vitest';
import { PacedRead } from './paced-read.js';

/** A read that takes `tookMs` on a clock of the test. */
function pacedOn(read: () => number, tookMs: number) {
  const clock = { ms: 0, reads: 0, failures: 0 };
  const paced = new PacedRead(
    async () => {
      clock.reads += 1;
      clock.ms += tookMs;
      return read();
    },
    () => {
      clock.failures += 1;
    },
    () => clock.ms,
  );
  return { paced, clock };
}

it('reads once for all who ask within five seconds', async () => {
  const { paced, clock } = pacedOn(() => clock.reads, 1);
  expect(await Promise.all([paced.get(), paced.get()])).toEqual([1, 1]);
  clock.ms += 4_999;
  expect(await paced.get()).toBe(1);
  clock.ms += 1;
  expect(await paced.get()).toBe(2);
});

it.each([
  [500, 50_000],
  [10_000, 60_000],
])('pauses a hundred times as long as a slow read took, at most a minute: %i ms', async (tookMs, pauseMs) => {
  const { paced, clock } = pacedOn(() => clock.reads, tookMs);
  await paced.get();
  clock.ms += pauseMs - 1;
  expect(await paced.get()).toBe(1);
  clock.ms += 1;
  expect(await paced.get()).toBe(2);
});

it('reads again five seconds after a read has failed, however long that took', async () => {
  let isDown = true;
  const { paced, clock } = pacedOn(() => {
    if (isDown) throw new Error('down');
    return clock.reads;
  }, 15_000);
  expect(await paced.get()).toBeNull();
  isDown = false;
  clock.ms += 5_000;
  expect(await paced.get()).toBe(2);
});

it('has no result, and not the last one, after a read has failed', async () => {
  let isDown = false;
  const { paced, clock } = pacedOn(() => {
    if (isDown) throw new Error('down');
    return clock.reads;
  }, 1);
  expect(await paced.get()).toBe(1);
  isDown = true;
  clock.ms += 5_000;
  expect(await paced.get()).toBeNull();
  expect(clock.failures).toBe(1);
});

it('does not wait for a read that hangs', async () => {
  const paced = new PacedRead(
    () => new Promise<number>(() => {}),
    () => {},
    () => 0,
    1,
  );
  expect(await paced.get()).toBeNull();
});
