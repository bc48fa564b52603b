import { expect, test } from 'vitest';
import { openSqliteDatabase } from './databases.js';
import { drawPartner } from './episode-profile.js';
import { partnerNames } from './partners/side.js';
import { type Choice, tellProgram } from './program.js';
import { createRandom } from './random.js';
import { replay, runEpisode } from './run.js';

/** Four worlds, each until everything has come to rest. */
const limitMs = 120_000;
const few = { seed: 7, steps: 300, open: () => openSqliteDatabase() };

test.each(partnerNames)('the same seed makes the same run with %s', { timeout: limitMs }, async (partner) => {
  const first = await runEpisode({ ...few, partner });
  expect(first.violation).toBeNull();
  expect(await runEpisode({ ...few, partner })).toEqual(first);
});

test('a program makes its run again, and another seed another run', { timeout: limitMs }, async () => {
  const monnify = { ...few, partner: 'monnify' } as const;
  const first = await runEpisode(monnify);
  expect(await replay(monnify, first.program)).toEqual(first);
  expect((await runEpisode({ ...monnify, seed: 8 })).program).not.toEqual(first.program);
});

test('seeds draw every partner', () => {
  const drawn = new Set(Array.from({ length: 20 }, (_, seed) => drawPartner(seed)));
  expect(drawn).toEqual(new Set(partnerNames));
});

test('a program reads like what happened', () => {
  const intent = { account: 0, mode: 'test', reference: 'ESC-1', amount: 40_000, key: 'k-1', n: 3 } as const;
  const program: Choice[] = [
    { do: 'start', task: 1, intent: { ...intent, command: 'release' } },
    { do: 'go', task: 1, nth: 0, fault: null },
    { do: 'go', task: 1, nth: 0, fault: null },
    { do: 'go', task: 1, nth: 0, fault: 'lost after' },
    { do: 'clock', ms: 61_000 },
    { do: 'crash', task: 1 },
  ];
  expect(tellProgram(program)).toEqual([
    '#1 account 0 test: release ESC-1 amount 40000 key k-1',
    '#1 goes on, 2 calls',
    '#1 goes on, and its call is lost after',
    '61000 ms pass',
    '#1 dies',
  ]);
});

test('chance follows from the seed and is spread evenly', () => {
  const draw = (seed: number) => {
    const random = createRandom(seed);
    return Array.from({ length: 1_000 }, () => random.below(10));
  };
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
  const counts = Array.from({ length: 10 }, (_, digit) => draw(3).filter((drawn) => drawn === digit).length);
  expect(Math.min(...counts)).toBeGreaterThan(60);
});
