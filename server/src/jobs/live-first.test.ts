import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LiveFirst, liveRoundsMax } from './live-first.js';

it('test mode has a round whenever live mode has begun nothing, and else at least every fourth', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(3)), (begunInLive) => {
      const liveFirst = new LiveFirst();
      let waited = 0;
      for (const begun of begunInLive) {
        const isTestsTurn = liveFirst.isTestsTurn(begun);
        waited = isTestsTurn ? 0 : waited + 1;
        if (begun === 0) expect(isTestsTurn).toBe(true);
        expect(waited).toBeLessThan(liveRoundsMax);
      }
    }),
  );
});

it('test mode waits while live mode goes on beginning', () => {
  const liveFirst = new LiveFirst();
  expect([1, 5, 2, 9, 1].map((begun) => liveFirst.isTestsTurn(begun))).toEqual([
    false,
    false,
    false,
    true,
    false,
  ]);
});
