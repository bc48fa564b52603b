import { describe, expect, it } from 'vitest';
import { CircuitBreaker } from './circuit-breaker.js';

type Step =
  | ['fails' | 'succeeds' | 'begins', at: number]
  | ['admits', at: number, lookUp: boolean, money: boolean];

/** Three failures open it for 10 ms, at most 25 ms. */
const stories: readonly [title: string, ...steps: Step[]][] = [
  ['is closed at first', ['admits', 0, true, true]],
  ['stays closed below its failures', ['fails', 0], ['fails', 1], ['admits', 1, true, true]],
  [
    'counts failures in a row only',
    ['fails', 0],
    ['fails', 0],
    ['succeeds', 0],
    ['fails', 0],
    ['fails', 0],
    ['admits', 0, true, true],
  ],
  [
    'opens, and tries with a look-up after its pause, never with money',
    ['fails', 0],
    ['fails', 0],
    ['fails', 0],
    ['admits', 9, false, false],
    ['admits', 10, true, false],
    ['begins', 10],
    ['admits', 10, false, false],
    ['succeeds', 11],
    ['admits', 11, true, true],
  ],
  [
    'stays open for longer after each failed trial, up to its maximum',
    ['fails', 0],
    ['fails', 0],
    ['fails', 0],
    ['begins', 10],
    ['fails', 10],
    ['admits', 29, false, false],
    ['begins', 30],
    ['fails', 30],
    ['admits', 54, false, false],
    ['admits', 55, true, false],
  ],
  [
    'is not kept open by calls that left before it opened',
    ['fails', 0],
    ['fails', 0],
    ['fails', 0],
    ['fails', 9],
    ['fails', 9],
    ['admits', 10, true, false],
  ],
];

describe('The circuit breaker', () => {
  it.each(stories)('%s', (_, ...steps) => {
    const breaker = new CircuitBreaker({ failuresMax: 3, pauseMs: 10, pauseMaxMs: 25 });
    for (const [step, at, ...admitted] of steps) {
      if (step === 'fails') breaker.fail(at);
      else if (step === 'succeeds') breaker.succeed();
      else if (step === 'begins') breaker.begin();
      else expect([breaker.admits(at, false), breaker.admits(at, true)]).toEqual(admitted);
    }
  });
});
