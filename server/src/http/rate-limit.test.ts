import { contract } from '@escrow-checkout/contract';
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
  const ask = async (keyId: string, route: unknown = contract.account.get, query = {}): Promise<Outcome> => {
    const headers: Record<string, string> = {};
    const response = { setHeader: (name: string, value: string) => (headers[name] = value) };
    const network = '127.0.0.0/24';
    const test = {
      mode: 'test',
      plan: 'free',
      clockOffsetMs: 0,
      network,
      testData: null,
      scopes: null,
    } as const;
    const caller = { keyId, accountId: 'a', ...test };
    openContext(response as never, {
      requestId: 'r',
      startedAtMs: 0,
      caller,
      network,
      keyId: null,
      signIn: null,
      answer: null,
      path: '/',
    });
    const refusal = await new Promise<ProblemError | undefined>((next) => {
      middleware({ tsRestRoute: route, query } as never, response as never, next as never);
    });
    return { allowed: !refusal, headers, retryAfter: refusal?.extras.headers?.['Retry-After'] };
  };
  const allowed = async (keyId: string, count: number) => {
    const all: boolean[] = [];
    for (let n = 0; n < count; n++) all.push((await ask(keyId)).allowed);
    return all;
  };
  const wait = (ms: number) => {
    nowMs += ms;
  };
  return { ask, allowed, wait };
}

describe('the rate limit', () => {
  it('allows a burst, then the sustained rate, for each key by itself', async () => {
    const { allowed, wait } = requests({ perSecond: 10, burst: 3 });
    expect(await allowed('one', 4)).toEqual([true, true, true, false]);
    expect(await allowed('two', 1)).toEqual([true]);
    wait(100);
    expect(await allowed('one', 2)).toEqual([true, false]);
    wait(60_000);
    expect(await allowed('one', 4)).toEqual([true, true, true, false]);
  });

  it('says when to retry, and a retry then is allowed', async () => {
    const { ask, wait } = requests({ perSecond: 1, burst: 1 });
    await ask('one');
    const refused = await ask('one');
    expect(refused.retryAfter).toBe('1');
    wait(Number(refused.retryAfter) * 1000);
    expect((await ask('one')).allowed).toBe(true);
  });

  it('shows what is left and when it is full again', async () => {
    const { ask } = requests({ perSecond: 500, burst: 2000 });
    expect((await ask('one')).headers).toEqual({
      'RateLimit-Policy': '"default";q=2000;w=4',
      RateLimit: '"default";r=1999;t=1',
    });
  });

  it('takes as much from the allowance as a page may hold, and says so', async () => {
    const { ask, wait } = requests({ perSecond: 10, burst: 100 });
    const { list } = contract.escrow;
    const large = () => ask('one', list, { limit: '100' });
    expect((await ask('one', list)).headers.RateLimit).toBe('"default";r=90;t=1;cost=10');
    expect((await large()).headers.RateLimit).toBe('"default";r=40;t=6;cost=50');
    const refused = await large();
    expect([refused.allowed, refused.retryAfter]).toEqual([false, '1']);
    wait(1_000);
    expect((await large()).allowed).toBe(true);
  });

  it('lets what costs more than there ever is take all there is', async () => {
    const { ask } = requests({ perSecond: 1, burst: 2 });
    expect((await ask('one', contract.events.list)).headers.RateLimit).toBe('"default";r=0;t=2;cost=2');
    expect((await ask('one', contract.events.list)).retryAfter).toBe('2');
  });
});
