import { contract } from '@escrow-checkout/contract';
import { describe, expect, it } from 'vitest';
import { chargeNobody, openContext } from './context.js';
import { chargeForAnswer } from './cost.js';
import type { ProblemError } from './problem.js';
import { rateLimit } from './rate-limit.js';

interface Outcome {
  allowed: boolean;
  /** Charges for an answer of so many bytes. */
  answer(bytes: number): void;
  headers: Record<string, string>;
  retryAfter: string | undefined;
}

/** Sends requests at a controlled time. */
function requests(limit: { perSecond: number; burst: number }) {
  let nowMs = 1_000_000;
  const middleware = rateLimit(limit, () => nowMs);
  const ask = async (
    keyId: string,
    route: unknown = contract.account.get,
    query = {},
    owner: { accountId: string; mode: 'test' | 'live' } = { accountId: keyId, mode: 'test' },
    sent: Record<string, string> = {},
  ): Promise<Outcome> => {
    const headers: Record<string, string> = {};
    const response = { setHeader: (name: string, value: string) => (headers[name] = value) };
    const network = '127.0.0.0/24';
    const plain = { plan: 'free', clockOffsetMs: 0, network, testData: null, scopes: null } as const;
    const caller = { keyId, ...owner, ...plain };
    openContext(response as never, {
      requestId: 'r',
      startedAtMs: 0,
      caller,
      network,
      keyId: null,
      signIn: null,
      answer: null,
      refusal: '',
      span: null,
      path: '/',
      chargeUpTo: chargeNobody,
    });
    const refusal = await new Promise<ProblemError | undefined>((next) => {
      middleware({ operation: route, query, headers: sent } as never, response as never, next as never);
    });
    const answer = (bytes: number) => chargeForAnswer(response as never, bytes);
    return { allowed: !refusal, answer, headers, retryAfter: refusal?.extras.headers?.['Retry-After'] };
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
      'RateLimit-Policy': '"default";q=2000;w=4, "account";q=6000;w=4',
      RateLimit: '"default";r=1999;t=1, "account";r=5999;t=1',
    });
  });

  it('takes as much from the allowance as a page may hold, and says so', async () => {
    const { ask, wait } = requests({ perSecond: 10, burst: 100 });
    const { list } = contract.escrow;
    const large = () => ask('one', list, { limit: '100' });
    expect((await ask('one', list)).headers.RateLimit).toBe(
      '"default";r=90;t=1;cost=10, "account";r=290;t=1;cost=10',
    );
    expect((await large()).headers.RateLimit).toBe('"default";r=40;t=6;cost=50, "account";r=240;t=2;cost=50');
    const refused = await large();
    expect([refused.allowed, refused.retryAfter]).toEqual([false, '1']);
    wait(1_000);
    expect((await large()).allowed).toBe(true);
  });

  it('lets what costs more than there ever is take all there is', async () => {
    const { ask } = requests({ perSecond: 1, burst: 2 });
    expect((await ask('one', contract.events.list)).headers.RateLimit).toBe(
      '"default";r=0;t=2;cost=2, "account";r=4;t=1;cost=2',
    );
    expect((await ask('one', contract.events.list)).retryAfter).toBe('2');
  });

  it('gives all keys of an account in a mode three times as much, however many there are', async () => {
    const { ask, wait } = requests({ perSecond: 10, burst: 10 });
    const shop = { accountId: 'shop', mode: 'test' } as const;
    const get = contract.account.get;
    let count = 0;
    for (let key = 0; key < 5; key++) {
      for (let n = 0; n < 10; n++) if ((await ask(`key ${key}`, get, {}, shop)).allowed) count += 1;
    }
    expect(count).toBe(30);
    const refused = await ask('key 5', get, {}, shop);
    expect(refused.headers.RateLimit).toBe('"default";r=10;t=0, "account";r=0;t=1');
    expect(refused.retryAfter).toBe('1');
    expect((await ask('key 6', get, {}, { ...shop, mode: 'live' })).allowed).toBe(true);
    expect((await ask('key 7', get, {}, { accountId: 'other', mode: 'test' })).allowed).toBe(true);
    wait(Number(refused.retryAfter) * 1000);
    expect((await ask('key 5', get, {}, shop)).allowed).toBe(true);
  });

  it('takes more for a replay than for anything else', async () => {
    const { ask } = requests({ perSecond: 500, burst: 2000 });
    const { headers } = await ask('one', contract.webhookDeliveries.replay);
    expect(headers.RateLimit).toContain('"default";r=1500;t=1;cost=500');
    const { headers: ofClock } = await ask('one', contract.sandbox.advanceClock);
    expect(ofClock.RateLimit).toContain('"default";r=1450;t=2;cost=50');
  });

  it('takes as much for a page of a history as for one of a list', async () => {
    const { ask } = requests({ perSecond: 10, burst: 100 });
    const { headers } = await ask('one', contract.escrow.timeline);
    expect(headers.RateLimit).toContain('"default";r=50;t=5;cost=50');
    const { headers: ofFew } = await ask('one', contract.charge.ledger, { limit: '7' });
    expect(ofFew.RateLimit).toContain('"default";r=46;t=6;cost=4');
  });

  it.each([
    [{ 'content-length': '2047' }, ''],
    [{ 'content-length': '2048' }, ';cost=2'],
    [{ 'content-length': '16384' }, ';cost=9'],
    [{ 'transfer-encoding': 'chunked' }, ';cost=9'],
    [{ 'content-length': '999999999' }, ';cost=51'],
  ])('takes more for a body: %o', async (sent, said) => {
    const { ask } = requests({ perSecond: 500, burst: 2000 });
    const { headers } = await ask('one', contract.escrow.initiate, {}, undefined, sent as never);
    expect(`${headers.RateLimit?.split(',')[0]},`).toMatch(new RegExp(`;t=1${said},$`));
  });

  it('takes the rest of what a long page costs once it is made, even if it is not there', async () => {
    const { ask, wait } = requests({ perSecond: 10, burst: 100 });
    const page = await ask('one', contract.escrow.list);
    page.answer(10 * 4_096);
    expect(page.headers.RateLimit).toContain('"default";r=90;t=1;cost=10');
    page.answer(50 * 4_096 + 1);
    expect(page.headers.RateLimit).toBe('"default";r=49;t=6;cost=51, "account";r=249;t=2;cost=51');
    page.answer(1_000_000);
    expect(page.headers.RateLimit).toContain('"default";r=0;t=10;cost=100');
    const second = await ask('one', contract.escrow.get);
    expect([second.allowed, second.retryAfter]).toEqual([false, '1']);
    wait(1_000);
    const third = await ask('one', contract.escrow.list);
    third.answer(1_000_000);
    expect(third.headers.RateLimit).toContain('"default";r=0;t=19;cost=100');
    expect((await ask('one', contract.escrow.get)).retryAfter).toBe('10');
  });
});
