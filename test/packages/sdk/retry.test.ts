import { type Call, ConnectionError, EscrowCheckout, EscrowError, TimeoutError } from '@escrow-checkout/sdk';
import { describe, expect, it } from 'vitest';
import { sleep } from '../../../sdk/src/retry.js';
import { connect, problem, type Reply, startFake } from './fake-service.js';

const get: Call = { method: 'GET', path: '/escrow/:reference', params: { reference: 'ORD-1' } };
const put: Call = { method: 'PUT', path: '/account/payout', body: {} };
const post: Call = { method: 'POST', path: '/anything', body: {} };
const patch: Call = { method: 'PATCH', path: '/anything', body: {} };
const byReference: Call = { ...post, path: '/escrow/initiate', repeat: 'reference' };
const keyed: Call = { ...post, repeat: 'key' };
const needsKey: Call = { ...post, repeat: 'key_required' };

const transient: [string, Reply][] = [
  ['408', problem(408, 'timeout', { retryable: true })],
  ['409 conflict', problem(409, 'conflict', { retryable: true })],
  ['409 clock_busy', problem(409, 'clock_busy', { retryable: true })],
  ['429', problem(429, 'rate_limited', { retryable: true })],
  ['500', problem(500, 'internal_error', { retryable: true })],
  ['502 as HTML', { status: 502, text: '<html>Bad Gateway</html>' }],
  ['503', problem(503, 'busy', { retryable: true })],
  ['a hang-up', 'hang up'],
];

const final: [string, Reply][] = [
  ['400', problem(400, 'validation_failed')],
  ['401', problem(401, 'invalid_key')],
  ['403', problem(403, 'plan_required')],
  ['404', problem(404, 'not_found')],
  ['409 idempotency_mismatch', problem(409, 'idempotency_mismatch')],
  ['409 not_funded', problem(409, 'not_funded', { blocked_by: ['not_funded'] })],
  ['409 as HTML', { status: 409, text: '<html>Conflict</html>' }],
  ['413', problem(413, 'payload_too_large')],
  ['500 that says it is final', problem(500, 'internal_error')],
  ['a redirect', { status: 302, headers: { location: 'https://elsewhere.example.com/' } }],
];

const repeatable = { GET: get, PUT: put, 'POST by reference': byReference, 'POST with key': keyed, needsKey };

describe.each(Object.entries(repeatable))('a %s is tried again', (_, call) => {
  it.each(transient)('after %s, twice', async (_name, reply) => {
    await using fake = await startFake(reply, reply, { json: { ok: true } });
    const { client, waits } = connect(fake);
    const result = await client.request(call);
    expect(result).toMatchObject({ status: 200, body: { ok: true }, attempts: 3 });
    expect(waits).toEqual([250, 500]);
  });

  it.each(final)('never after %s', async (_name, reply) => {
    await using fake = await startFake(reply, { json: { ok: true } });
    const { client, waits } = connect(fake);
    await expect(client.request(call)).rejects.toBeInstanceOf(EscrowError);
    expect(fake.arrived).toHaveLength(1);
    expect(waits).toEqual([]);
  });
});

describe.each(Object.entries({ POST: post, PATCH: patch }))('a %s that is not safe to repeat', (_, call) => {
  it.each(transient.filter(([name]) => name !== '429'))('is sent once, even after %s', async (_, reply) => {
    await using fake = await startFake(reply, { json: { ok: true } });
    await expect(connect(fake).client.request(call)).rejects.toBeInstanceOf(EscrowError);
    expect(fake.arrived).toHaveLength(1);
  });

  it('is sent again after a refusal for its rate, with which the service has not begun', async () => {
    await using fake = await startFake(problem(429, 'rate_limited', { retryable: true }), { json: {} });
    expect(await connect(fake).client.request(call)).toMatchObject({ status: 200, attempts: 2 });
  });

  it('is sent once after a 429 that is not of the rate', async () => {
    await using fake = await startFake(problem(429, 'test_quota_exceeded'), { json: {} });
    await expect(connect(fake).client.request(call)).rejects.toBeInstanceOf(EscrowError);
    expect(fake.arrived).toHaveLength(1);
  });
});

describe('every try of one call carries the same Idempotency-Key', () => {
  const keysOf = (arrived: { headers: Record<string, unknown> }[]) =>
    arrived.map((request) => request.headers['idempotency-key']);

  it('a new one per call, in the grammar of the API', async () => {
    await using fake = await startFake('hang up', problem(503, 'busy', { retryable: true }), { json: {} });
    const { client } = connect(fake);
    await client.escrow.release('ORD-1', { amount: 20_000 });
    await client.escrow.release('ORD-1', { amount: 20_000 });
    const [first, second, third, other] = keysOf(fake.arrived);
    expect(first).toMatch(/^[A-Za-z0-9_.\-:]{8,128}$/);
    expect([second, third]).toEqual([first, first]);
    expect(other).not.toBe(first);
  });

  it('the one given, where one is given', async () => {
    await using fake = await startFake('hang up', { json: {} });
    await connect(fake).client.escrow.accept('ORD-1', undefined, { idempotencyKey: 'my-own-key-1' });
    expect(keysOf(fake.arrived)).toEqual(['my-own-key-1', 'my-own-key-1']);
  });

  it('none where the reference is the key, or where nothing is written', async () => {
    await using fake = await startFake({ json: {} });
    const { client } = connect(fake);
    await client.request(byReference);
    await client.request(get);
    expect(keysOf(fake.arrived)).toEqual([undefined, undefined]);
  });
});

describe('the wait between attempts', () => {
  const rateLimited = (value: string): Reply => ({
    ...(problem(429, 'rate_limited', { retryable: true }) as object),
    headers: { 'retry-after': value },
  });

  it.each([
    ['0', 250],
    ['7', 7_250],
    ['60', 60_250],
    ['nonsense', 250],
  ])('follows Retry-After: %s', async (value, expectedMs) => {
    await using fake = await startFake(rateLimited(value), { json: {} });
    const { client, waits } = connect(fake);
    await client.request(get);
    expect(waits).toEqual([expectedMs]);
  });

  it('follows Retry-After as a date', async () => {
    const nowMs = Date.now();
    await using fake = await startFake(rateLimited(new Date(nowMs + 30_000).toUTCString()), { json: {} });
    const { client, waits } = connect(fake);
    await client.request(get);
    expect(waits[0]).toBeGreaterThan(28_000);
    expect(waits[0]).toBeLessThan(31_000);
  });

  it.each([
    ['"default";r=0;t=9', undefined, 9_250],
    ['"default";r=3;t=9', undefined, 250],
    ['"minute";r=0;t=20, "day";r=500;t=40', undefined, 20_250],
    ['"default";r=0;t=9', '2', 2_250],
    ['nonsense', undefined, 250],
  ])('follows RateLimit: %s where Retry-After (%s) does not say', async (limit, after, expectedMs) => {
    const headers = { ratelimit: limit, ...(after && { 'retry-after': after }) };
    const refused = { ...(problem(429, 'rate_limited', { retryable: true }) as object), headers };
    await using fake = await startFake(refused, { json: {} });
    const { client, waits } = connect(fake);
    await client.request(get);
    expect(waits).toEqual([expectedMs]);
  });

  it('is not taken when the service asks for more than a minute; the error says how long', async () => {
    await using fake = await startFake(rateLimited('61'), { json: {} });
    const { client, waits } = connect(fake);
    await expect(client.request(get)).rejects.toMatchObject({ code: 'rate_limited', retryAfterMs: 61_000 });
    expect(waits).toEqual([]);
  });

  it('is not taken when it would pass the deadline', async () => {
    await using fake = await startFake(rateLimited('10'), { json: {} });
    const { client } = connect(fake, { deadlineMs: 5_000 });
    await expect(client.request(get)).rejects.toMatchObject({ code: 'rate_limited' });
    expect(fake.arrived).toHaveLength(1);
  });

  it('does not happen with retriesMax 0', async () => {
    await using fake = await startFake('hang up');
    await expect(connect(fake, { retriesMax: 0 }).client.request(get)).rejects.toBeInstanceOf(
      ConnectionError,
    );
    expect(fake.arrived).toHaveLength(1);
  });
});

describe('time limits and cancelling', () => {
  it('an attempt that is not answered in time fails as a timeout, after its retries', async () => {
    await using fake = await startFake('say nothing');
    const { client } = connect(fake, { timeoutMs: 30 });
    const error = await client.request({ ...get, operation: 'getEscrow' }).catch((caught) => caught);
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ code: 'timeout', retryable: true, status: null });
    expect(error.message).toContain('getEscrow');
    expect(fake.arrived).toHaveLength(3);
  });

  it('an answer that stops half-way fails as a timeout too', async () => {
    const stalled: typeof fetch = async (_url, init) =>
      new Response(
        new ReadableStream({
          start: (controller) =>
            init?.signal?.addEventListener('abort', () => controller.error(new Error('cut'))),
        }),
      );
    const { client } = connect(
      { address: 'http://127.0.0.1:9' },
      { timeoutMs: 20, retriesMax: 0, fetch: stalled },
    );
    await expect(client.request(get)).rejects.toBeInstanceOf(TimeoutError);
  });

  it("an aborted call rejects with the signal's reason and is not tried again", async () => {
    await using fake = await startFake('say nothing');
    const { client } = connect(fake);
    const abort = new AbortController();
    const call = client.request({ ...get, signal: abort.signal });
    const reason = new Error('the buyer left');
    const arrival = async () => {
      while (fake.arrived.length === 0) await new Promise(setImmediate);
      abort.abort(reason);
    };
    await Promise.all([expect(call).rejects.toBe(reason), arrival()]);
    expect(fake.arrived).toHaveLength(1);
  });

  it('a signal that is aborted already sends nothing', async () => {
    await using fake = await startFake({ json: {} });
    const signal = AbortSignal.abort(new Error('too late'));
    await expect(connect(fake).client.escrow.get('ORD-1', { signal })).rejects.toThrow('too late');
    expect(fake.arrived).toHaveLength(0);
  });

  it('an abort ends the real wait between attempts', async () => {
    await using fake = await startFake({
      ...(problem(503, 'busy', { retryable: true }) as object),
      headers: { 'retry-after': '50' },
    });
    const abort = new AbortController();
    const abortedSleep: typeof sleep = (ms, signal) => {
      const waiting = sleep(ms, signal);
      abort.abort(new Error('enough'));
      return waiting;
    };
    const options = { apiKey: 'svc_test_x', baseUrl: fake.address };
    const client = new EscrowCheckout(options, { sleep: abortedSleep });
    const call = client.escrow.get('ORD-1', { signal: abort.signal });
    await expect(call).rejects.toThrow('enough');
  });
});
