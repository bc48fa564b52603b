import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { currentTask, park } from './scheduler.js';

/** A clock that stops until it is moved. */
export interface SimulatedClock {
  now(): number;
  move(ms: number): void;
}

export function createClock(startsAt: number): SimulatedClock {
  let now = startsAt;
  return {
    now: () => now,
    move: (ms) => {
      now += ms;
    },
  };
}

/** A pause lasts at least this much longer than was asked for, so that waiting for something ends. */
const lateMs = 2_000;

let clock: SimulatedClock | null = null;

/** Makes the pauses of simulated tasks last by this clock. */
export function rule(simulated: SimulatedClock): void {
  clock = simulated;
}

const { setTimeout: realTimeout, setImmediate: realImmediate } = timers;
const realNow = performance.now.bind(performance);

/** Inside a task, a pause is a call that others may overtake; elsewhere it is a real pause. */
function pause(ms?: number, value?: unknown): Promise<unknown> {
  if (!currentTask()) return realTimeout(ms, value);
  return park(`pause of ${ms} ms`, [], async () => {
    clock?.move((ms ?? 0) + lateMs);
    return value;
  });
}

function giveWay(value?: unknown): Promise<unknown> {
  return currentTask() ? Promise.resolve(value) : realImmediate(value);
}

Object.assign(timers, { setTimeout: pause, setImmediate: giveWay });
syncBuiltinESMExports();
performance.now = () => (currentTask() && clock ? clock.now() : realNow());
