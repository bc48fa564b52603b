import { describe, expect, it } from 'vitest';
import { type FailingEndpoint, isFailingLong, isWarningDue } from './endpoint.js';

const hourMs = 3_600_000;
const now = 1_000 * hourMs;

/** Hours since the first failure, failures before this one, and what is due. */
const rows: [hours: number | null, count: number, warning: boolean, long: boolean][] = [
  [null, 0, false, false],
  [23.9, 50, false, false],
  [24, 1, true, false],
  [119.9, 50, true, false],
  [120, 8, true, true],
  [120, 9, false, true],
  [500, 1, true, true],
];

const endpointOf = (hours: number | null, failureCount: number): FailingEndpoint => ({
  active: 1,
  failingSince: hours === null ? null : now - hours * hourMs,
  failureCount,
});

describe('an endpoint that fails', () => {
  it.each(rows)(
    'for %s hours, %i times before: warning %s, long enough %s',
    (hours, count, warning, long) => {
      const endpoint = endpointOf(hours, count);
      expect(isWarningDue(endpoint, 'status_5xx', now)).toBe(warning);
      expect(isFailingLong(endpoint, now)).toBe(long);
    },
  );

  it('is not warned of when it is gone, or switched off already', () => {
    expect(isWarningDue(endpointOf(24, 1), 'gone', now)).toBe(false);
    expect(isWarningDue({ ...endpointOf(24, 1), active: 0 }, 'timeout', now)).toBe(false);
  });
});
