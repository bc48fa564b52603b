import { expect, it } from 'vitest';
import { Sweeper, type SweepWork, sweepPauseMs } from './sweeper.js';

it('live mode is swept every second, and test mode for a tenth of the time at most', () => {
  expect([0, 40, 60_000].map((tookMs) => sweepPauseMs('live', tookMs))).toEqual([1_000, 1_000, 1_000]);
  expect([0, 40, 60_000].map((tookMs) => sweepPauseMs('test', tookMs))).toEqual([1_000, 1_000, 540_000]);
});

it('a sweep of test mode that does not end delays none of live mode', async () => {
  let now = 0;
  let swept = 0;
  const rarely = async () => 0;
  const test = new Sweeper('test', { sweep: () => new Promise(() => {}), sweepRarely: rarely }, () => now);
  const live = new Sweeper('live', { sweep: async () => ++swept, sweepRarely: rarely }, () => now);
  expect(test.begin()).not.toBeNull();
  for (let second = 1; second <= 60; second++) {
    expect(await live.begin()).toBe(second);
    expect([test.begin(), live.begin()]).toEqual([null, null]);
    now += 1_000;
  }
});

it('a sweep that fails is followed by another', async () => {
  let now = 0;
  const sweep = () => Promise.reject(new Error('No answer'));
  const sweeper = new Sweeper('live', { sweep, sweepRarely: async () => 0 }, () => now);
  await expect(sweeper.begin()).rejects.toThrow('No answer');
  now += 1_000;
  await expect(sweeper.begin()).rejects.toThrow('No answer');
});

it('a sweep that found its most is followed at once when the worker has run what it found', async () => {
  let found = 0;
  const work: SweepWork = {
    sweep: async (onFull) => {
      found += 1;
      if (found === 1) onFull('escrow.release');
      return found;
    },
    sweepRarely: async () => 0,
  };
  const sweeper = new Sweeper('test', work, () => 0);
  expect(await sweeper.begin()).toBe(1);
  expect(sweeper.begin((kind) => kind === 'payout.run')).toBeNull();
  expect(await sweeper.begin((kind) => kind === 'escrow.release')).toBe(2);
  expect(sweeper.begin(() => true)).toBeNull();
});
