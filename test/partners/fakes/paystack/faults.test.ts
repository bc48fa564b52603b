import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { minuteMs } from '../clock.js';
import { call, createPayee, sendTransfer } from './caller.js';
import { type FakePaystack, startFakePaystack } from './paystack.js';

let fake: FakePaystack;
let recipient: string;
beforeEach(async () => {
  fake = await startFakePaystack();
  fake.control.topUp(10_000_000);
  recipient = await createPayee(fake);
});
afterEach(() => fake.stop());

const send = (reference = 'po-0000000000001') => sendTransfer(fake, recipient, reference, 100_000);
const known = async (reference = 'po-0000000000001') =>
  (await call(fake, `GET /transfer/verify/${reference}`)).status === 200;
const on = 'POST /transfer';

describe('A planned fault', () => {
  it.each([
    ['before', false],
    ['after', true],
  ] as const)('cuts the connection %s the act', async (moment, acted) => {
    fake.faults.add({ on, kind: `cut_${moment}` });
    await expect(send()).rejects.toThrow('fetch failed');
    expect(await known()).toBe(acted);
    expect((await send()).status).toBe(acted ? 400 : 200);
  });

  it.each([
    ['before', false],
    ['after', true],
  ] as const)('answers a gateway’s page %s the act', async (moment, acted) => {
    fake.faults.add({ on, kind: `error_${moment}`, status: 504 });
    await expect(send()).rejects.toThrow(/not valid JSON/);
    expect(await known()).toBe(acted);
  });

  it('holds a call until it is released: 404 first, then the transfer is there', async () => {
    const held = fake.faults.add({ on, kind: 'hold_before' });
    const sent = send();
    await held.reached;
    expect(await known()).toBe(false);
    held.release();
    expect((await sent).status).toBe(200);
    expect(await known()).toBe(true);
  });

  it('holds an answer until it is released, while the transfer is already there', async () => {
    const held = fake.faults.add({ on, kind: 'hold_after' });
    const sent = send();
    await held.reached;
    await expect.poll(() => known()).toBe(true);
    held.release();
    expect((await sent).status).toBe(200);
  });

  it('answers 429 with the vendor’s headers, and nothing happened', async () => {
    fake.faults.add({ on, kind: 'rate_limited' });
    const { status, headers, body } = await send();
    expect([status, body.type, body.code]).toEqual([429, 'api_error', 'rate_limited']);
    expect(headers.get('x-ratelimit-reset')).toBe('7');
    expect(headers.get('x-ratelimit-remaining')).toBe('0');
    expect(await known()).toBe(false);
  });

  it('meets only its route, after as many calls and as often as asked', async () => {
    fake.faults.add({ on, kind: 'error_before', after: 1, times: 2 });
    const outcomes = [];
    for (const number of [1, 2, 3, 4]) {
      const sent = send(`po-000000000000${number}`);
      outcomes.push(await sent.then(({ status }) => status).catch(() => 'fault'));
    }
    expect(outcomes).toEqual([200, 'fault', 'fault', 200]);
  });
});

it('The limit of calls counts down, refuses, and opens again with the clock', async () => {
  await fake.stop();
  fake = await startFakePaystack({ settings: { rateLimit: { limit: 2, windowMs: minuteMs } } });
  const answers = [];
  for (const _ of [1, 2, 3]) answers.push(await call(fake, 'GET /balance'));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(answers.map(({ headers }) => headers.get('x-ratelimit-remaining'))).toEqual(['1', '0', '0']);
  expect(answers[2]?.headers.get('x-ratelimit-limit')).toBe('2');
  const waitMs = Number(answers[2]?.headers.get('x-ratelimit-reset')) * 1_000;
  expect(waitMs).toBe(minuteMs);
  fake.clock.advance(waitMs);
  expect((await call(fake, 'GET /balance')).status).toBe(200);
});
