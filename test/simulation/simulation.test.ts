import { expect, test } from 'vitest';
import { openSqliteDatabase } from './databases.js';
import { type Choice, tellProgram } from './program.js';
import { createRandom } from './random.js';
import { replay, runEpisode } from './run.js';

/** Four worlds, each until everything has come to rest. */
const limitMs = 120_000;
const few = { seed: 7, steps: 300, open: () => openSqliteDatabase() };

test('the same seed makes the same run, and its program makes it again', { timeout: limitMs }, async () => {
  const [first, second] = [await runEpisode(few), await runEpisode(few)];
  expect(second.program).toEqual(first.program);
  const again = await replay(few, first.program);
  expect([again.steps, again.violation]).toEqual([first.steps, null]);
  expect((await runEpisode({ ...few, seed: 8 })).program).not.toEqual(first.program);
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
