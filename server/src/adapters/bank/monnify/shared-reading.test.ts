import { expect, it } from 'vitest';
import { SharedReading } from './shared-reading.js';

it('shares one reading between all who ask while another is under way', async () => {
  const readings: { asked: readonly number[]; end(): void }[] = [];
  const shared = new SharedReading<number, readonly number[]>(
    (asked) => new Promise((resolve) => readings.push({ asked, end: () => resolve(asked) })),
  );
  const first = shared.read(1);
  await Promise.resolve();
  const others = [2, 3, 4].map((n) => shared.read(n));
  expect(readings.map(({ asked }) => asked)).toEqual([[1]]);
  readings[0]?.end();
  expect(await first).toEqual([1]);
  await new Promise(setImmediate);
  readings[1]?.end();
  expect(await Promise.all(others)).toEqual([2, 3, 4].map(() => [2, 3, 4]));
  expect(readings).toHaveLength(2);
});
