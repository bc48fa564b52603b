import type { Request, Response } from 'express';
import { describe, expect, it } from 'vitest';
import { openContext } from './context.js';
import type { ProblemError } from './problem.js';
import { rateLimit } from './rate-limit.js';

interface Outcome {
  allowed: boolean;
  headers: Record<string, string>;
  retryAfter: string | undefined;
}

/** Sends requests at a controlled time. */
function requests(limit: { perSecond: number; burst: number }) {
  let nowMs = 1_000_000;
  const middleware = rateLimit(limit, () => nowMs);
  const ask = (keyId: string): Outcome => {
    const headers: Record<string, string> = {};
    const response = { setHeader: (name: string, value: string) => (headers[name] = value) };
    const caller = { keyId, accountId: 'a', mode: 'test' as const, plan: 'free' as const, clockOffsetMs: 0 };
    openContext(response as never, { requestId: 'r', startedAtMs: 0, caller, path: '/' });
    let refusal: ProblemError | undefined;
    middleware({} as Request, response as unknown as Response, (error?: unknown) => {
      refusal = error as ProblemError | undefined;
    });
    return { allowed: !refusal, headers, retryAfter: refusal?.extras.headers?.['Retry-After'] };
  };
  const wait = (ms: number) => {
    nowMs += ms;
  };
  return { ask, wait };
}

describe('the rate limit', () => {
  it('allows a burst, then the sustained rate, for each key by itself', () => {
    const { ask, wait } = requests({ perSecond: 10, burst: 3 });
    expect([1, 2, 3, 4].map(() => ask('one').allowed)).toEqual([true, true, true, false]);
    expect(ask('two').allowed).toBe(true);
    wait(100);
    expect([1, 2].map(() => ask('one').allowed)).toEqual([true, false]);
    wait(60_000);
    expect([1, 2, 3, 4].map(() => ask('one').allowed)).toEqual([true, true, true, false]);
  });

  it('says when to retry, and a retry then is allowed', () => {
    const { ask, wait } = requests({ perSecond: 1, burst: 1 });
    ask('one');
    const refused = ask('one');
    expect(refused.retryAfter).toBe('1');
    wait(Number(refused.retryAfter) * 1000);
    expect(ask('one').allowed).toBe(true);
  });

  it('shows what is left and when it is full again', () => {
    const { ask } = requests({ perSecond: 500, burst: 2000 });
    expect(ask('one').headers).toEqual({
      'RateLimit-Policy': '"default";q=2000;w=4',
      RateLimit: '"default";r=1999;t=1',
    });
  });
});
