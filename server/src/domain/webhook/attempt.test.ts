import { describe, expect, it } from 'vitest';
import { type AttemptFailure, failureOf, type RetrySchedule, retryPauseMs } from './attempt.js';

const minuteMs = 60_000;

const statuses: [status: number, failure: AttemptFailure | null][] = [
  [199, 'status_other'],
  [200, null],
  [204, null],
  [299, null],
  [300, 'status_3xx'],
  [308, 'status_3xx'],
  [400, 'status_4xx'],
  [410, 'gone'],
  [429, 'status_4xx'],
  [499, 'status_4xx'],
  [500, 'status_5xx'],
  [599, 'status_5xx'],
  [600, 'status_other'],
];

const pauses: [failure: AttemptFailure, attempts: number, schedule: RetrySchedule, minutes: number | null][] =
  [
    ['dns', 1, 'standard', 1],
    ['connect', 1, 'standard', 1],
    ['tls', 1, 'standard', 1],
    ['reset', 1, 'standard', 1],
    ['timeout', 1, 'standard', 1],
    ['status_5xx', 1, 'standard', 1],
    ['status_5xx', 2, 'standard', null],
    ['status_3xx', 1, 'standard', null],
    ['status_4xx', 1, 'standard', null],
    ['status_other', 1, 'standard', null],
    ['status_3xx', 1, 'extended', 1],
    ['status_4xx', 1, 'extended', 1],
    ['status_other', 1, 'extended', 1],
    ['gone', 1, 'extended', null],
    ['blocked', 1, 'extended', null],
    ['endpoint_inactive', 1, 'extended', null],
    ['timeout', 1, 'extended', 1],
    ['timeout', 2, 'extended', 5],
    ['timeout', 3, 'extended', 30],
    ['timeout', 4, 'extended', 120],
    ['timeout', 6, 'extended', 600],
    ['timeout', 7, 'extended', 840],
    ['timeout', 9, 'extended', 1200],
    ['timeout', 10, 'extended', null],
  ];

describe('an attempt', () => {
  it.each(statuses)('answered %i is %s', (status, failure) => {
    expect(failureOf(status)).toBe(failure);
  });

  it.each(pauses)(
    'that failed with %s, the %i. on the %s schedule, is repeated after %s minutes',
    (...row) => {
      const [failure, attempts, schedule, minutes] = row;
      const pause = (chance: number) => retryPauseMs(failure, attempts, schedule, minuteMs, chance);
      const expected = (factor: number) => (minutes === null ? null : minutes * minuteMs * factor);
      expect([pause(0), pause(0.5), pause(1)]).toEqual([expected(0.8), expected(1), expected(1.2)]);
    },
  );
});
