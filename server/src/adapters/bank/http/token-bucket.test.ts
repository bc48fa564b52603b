import { describe, expect, it } from 'vitest';
import { type LimitReport, TokenBucket } from './token-bucket.js';

const report = (fields: Partial<LimitReport>): LimitReport => ({
  remaining: null,
  resetMs: null,
  retryAfterMs: null,
  isExceeded: false,
  ...fields,
});

/** Takes as many tokens as there are at once. */
function drain(bucket: TokenBucket, now: number): number {
  let taken = 0;
  while (bucket.take(now) === 0) taken += 1;
  return taken;
}

describe('The outgoing limit', () => {
  const bucketOf = (burst = 3, perSecond = 2) => new TokenBucket({ burst, perSecond }, 0);

  it('lets a burst through, then its rate, and never saves up more than the burst', () => {
    const bucket = bucketOf();
    expect(drain(bucket, 0)).toBe(3);
    expect(bucket.take(0)).toBe(500);
    expect(bucket.take(250)).toBe(250);
    expect(bucket.take(500)).toBe(0);
    expect(drain(bucket, 3_600_000)).toBe(3);
  });

  it('is not refilled by a clock that went back', () => {
    const bucket = bucketOf();
    drain(bucket, 10_000);
    expect(drain(bucket, 0)).toBe(0);
    expect(drain(bucket, 10_000)).toBe(0);
  });

  it('shrinks to what the partner has left, since other processes call it too', () => {
    const bucket = bucketOf();
    bucket.learn(report({ remaining: 1, resetMs: 30_000 }), 0);
    expect(drain(bucket, 0)).toBe(1);
  });

  it.each([
    ['no calls left until the window ends', report({ remaining: 0, resetMs: 7_000 }), 7_000],
    ['refused, window named', report({ isExceeded: true, remaining: 0, resetMs: 7_000 }), 7_000],
    ['refused, wait named', report({ isExceeded: true, resetMs: 7_000, retryAfterMs: 9_000 }), 9_000],
    ['refused, nothing named', report({ isExceeded: true }), 1_000],
    ['refused while calls are left', report({ isExceeded: true, remaining: 2, resetMs: 60_000 }), 1_000],
    ['refused for a day', report({ isExceeded: true, retryAfterMs: 86_400_000 }), 600_000],
    ['nothing said', report({}), 0],
    ['calls left', report({ remaining: 3, resetMs: 60_000 }), 0],
  ])('pauses: %s', (_, learned, pauseMs) => {
    const bucket = bucketOf();
    bucket.learn(learned, 0);
    expect(bucket.take(0)).toBe(pauseMs);
    if (pauseMs > 0) expect(bucket.take(pauseMs)).toBe(0);
  });

  it('is not paused for less by a later answer', () => {
    const bucket = bucketOf();
    bucket.learn(report({ isExceeded: true, retryAfterMs: 9_000 }), 0);
    bucket.learn(report({ isExceeded: true, retryAfterMs: 1_000 }), 0);
    expect(bucket.take(0)).toBe(9_000);
  });
});
