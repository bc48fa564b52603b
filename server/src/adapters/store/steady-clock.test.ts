import { expect, it } from 'vitest';
import { SteadyClock } from './steady-clock.js';

const hourMs = 3_600_000;

/** A clock that can be set, and the monotonic clock beside it. */
function machine(time = 1_000_000_000) {
  const state = { time, monotonic: 50 };
  const clock = new SteadyClock(
    () => state.time,
    () => state.monotonic,
  );
  const pass = (ms: number) => {
    state.time += ms;
    state.monotonic += ms;
  };
  return { state, clock, pass };
}

it('follows a clock that runs evenly', () => {
  const { state, clock, pass } = machine();
  for (const ms of [0, 1, 250, 90_000, 20 * hourMs]) {
    pass(ms);
    expect(clock.now()).toBe(state.time);
  }
  expect(clock.leap()).toBeNull();
});

it('never goes back with the clock, goes on at half speed, and meets it again', () => {
  const { state, clock, pass } = machine();
  const before = clock.now();
  state.time -= 2 * hourMs;
  expect(clock.now()).toBe(before);
  pass(hourMs);
  expect(clock.now()).toBe(before + hourMs / 2);
  pass(3 * hourMs);
  expect(clock.now()).toBe(state.time);
  expect(state.time).toBe(before + 2 * hourMs);
  pass(1);
  expect(clock.now()).toBe(state.time);
});

it.each([
  ['an hour', hourMs, null],
  ['more than an hour', hourMs + 1, { from: 1_000_000_005, to: 1_003_600_006 }],
])('a jump ahead of %s is reported as a leap only if it is more', (_, jump, leap) => {
  const { state, clock, pass } = machine();
  pass(5);
  state.time += jump;
  expect(clock.now()).toBe(state.time);
  expect(clock.leap()).toEqual(leap);
});

it('the first leap counts until the clock is followed again, also back', () => {
  const { state, clock } = machine();
  state.time += 30 * hourMs;
  clock.now();
  state.time += 2 * hourMs;
  clock.now();
  expect(clock.leap()?.to).toBe(1_000_000_000 + 30 * hourMs);
  state.time -= 32 * hourMs;
  expect(clock.now()).toBe(1_000_000_000 + 32 * hourMs);
  clock.follow();
  expect([clock.leap(), clock.now()]).toEqual([null, 1_000_000_000]);
});

it('continues from the time that an earlier process has reached', () => {
  const { state, clock, pass } = machine();
  clock.raise(state.time + hourMs);
  expect(clock.now()).toBe(state.time + hourMs);
  pass(2 * hourMs);
  expect(clock.now()).toBe(state.time);
});
