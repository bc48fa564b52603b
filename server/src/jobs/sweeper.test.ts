import { expect, it } from 'vitest';
import type { Mode } from '../domain/records.js';
import { Sweeper, type SweepWork, sweepPauseMs } from './sweeper.js';

it('live mode is swept every second, and test mode searches for a tenth of the time at most', () => {
  const pauses = (mode: Mode, found: number) =>
    [0, 40, 60_000].map((searchedMs) => sweepPauseMs(mode, { searchedMs, found }));
  expect(pauses('live', 1)).toEqual([1_000, 1_000, 1_000]);
  expect(pauses('test', 0)).toEqual([1_000, 1_000, 540_000]);
  expect(pauses('test', 1)).toEqual([500, 500, 540_000]);
});

it('is paced by its searches, and not by what waits for other work', async () => {
  let now = 0;
  const work: SweepWork = {
    sweep: async (notes) => {
      notes.searched(10);
      now += 5_000;
      return 1;
    },
    sweepRarely: async (notes) => {
      notes.searched(90);
      return 0;
    },
  };
  const sweeper = new Sweeper('test', work, () => now);
  await sweeper.begin();
  expect(sweeper.dueInMs()).toBe(900);
  now += 900;
  await sweeper.begin();
  expect(sweeper.dueInMs()).toBe(500);
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
    sweep: async (notes) => {
      found += 1;
      if (found === 1) notes.full('escrow.release');
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
