import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { type PartnerCall, PartnerClient } from './client.js';
import { logCounts } from './counters.js';
import { type SteppingClock, steppingClock } from './testing/stepping-clock.js';
import type { RawOutcome, RawRequest } from './transport.js';

const answer = (status: number, body = '{}', headers: Record<string, string> = {}): RawOutcome => ({
  kind: 'answered',
  status,
  headers,
  body,
});
const unknown: RawOutcome = { kind: 'unknown', reason: 'broken connection: ECONNRESET' };
const notSent: RawOutcome = { kind: 'not_sent', reason: 'no connection: ECONNREFUSED' };

const lookUp: PartnerCall = { operation: 'find', method: 'GET', path: '/find', priority: 'look_up' };
const money: PartnerCall = {
  operation: 'transfer',
  method: 'POST',
  path: '/transfer',
  priority: 'money',
  body: { account_number: '0123456789', name: 'ADA SELLER' },
};

/** A client whose partner gives these answers, the last one for ever. */
function clientOf(...outcomes: RawOutcome[]) {
  const clock: SteppingClock = steppingClock();
  const sent: RawRequest[] = [];
  const lines: string[] = [];
  const calls: string[] = [];
  const client = new PartnerClient({
    partner: 'example',
    mode: 'live',
    origin: 'https://partner.example',
    headers: { authorization: 'Bearer sk_live_secret' },
    limit: { burst: 20, perSecond: 1 },
    log: pino({ level: 'trace' }, { write: (line) => lines.push(line) }),
    onCall: ({ partner, operation, outcome }) => calls.push(`${partner} ${operation} ${outcome}`),
    clock,
    random: () => 0.5,
    transport: {
      send: async (request) => {
        sent.push(request);
        return outcomes[Math.min(sent.length, outcomes.length) - 1] ?? unknown;
      },
      close: async () => {},
    },
  });
  const send = (call: PartnerCall) => clock.run(client.send(call, client.deadline()));
  return { client, clock, sent, lines, calls, send };
}

describe('A call to a partner', () => {
  it.each([
    ['a look-up that broke', lookUp, unknown, 2],
    ['a look-up that met a gateway', lookUp, answer(502, '<html>'), 2],
    ['a look-up that met a page', lookUp, answer(404, '<html>'), 2],
    ['a look-up that was answered', lookUp, answer(404), 1],
    ['a look-up over the limit', lookUp, answer(429), 1],
    ['money that was not sent', money, notSent, 2],
    ['money that broke', money, unknown, 1],
    ['money that met a gateway', money, answer(502, '<html>'), 1],
    ['money that was refused', money, answer(400), 1],
  ])('is sent as often as is safe: %s', async (_, call, outcome, times) => {
    const { send, sent } = clientOf(outcome);
    await send(call);
    expect(sent).toHaveLength(times);
  });

  it.each([
    ['JSON', answer(200, '{"status":true}'), { kind: 'answered', status: 200, json: { status: true } }],
    ['a refusal', answer(400, '{"code":"x"}'), { kind: 'answered', status: 400, json: { code: 'x' } }],
    ['a page', answer(404, '<html>'), { kind: 'unknown' }],
    ['nothing', answer(200, ''), { kind: 'unknown' }],
    ['a server error, though in JSON', answer(500, '{"status":false}'), { kind: 'unknown' }],
    ['a broken connection', unknown, { kind: 'unknown' }],
    ['no connection', notSent, { kind: 'not_sent' }],
  ])('is understood: %s', async (_, raw, outcome) => {
    expect(await clientOf(raw).send(money)).toMatchObject(outcome);
  });

  it('that moves money is not begun with too little time left', async () => {
    const { client, clock, sent } = clientOf(answer(200));
    const outcome = await clock.run(client.send(money, clock.now() + 3_000));
    expect(outcome.kind).toBe('not_sent');
    expect(sent).toEqual([]);
    expect(await clock.run(client.send(lookUp, clock.now() + 3_000))).toMatchObject({ kind: 'answered' });
  });

  it('that waited too long behind others is not begun, so it says nothing against the partner', async () => {
    const { client, clock, sent } = clientOf(answer(200));
    // The limit lets 20 through at once, and one a second from then on.
    const all = Array.from({ length: 60 }, () => client.send(lookUp, client.deadline()));
    const outcomes = await clock.run(Promise.all(all));
    expect(outcomes.filter(({ kind }) => kind === 'answered')).toHaveLength(sent.length);
    expect(sent.length).toBe(20 + 13);
    for (const { timeoutMs } of sent) expect(timeoutMs).toBeGreaterThan(1_500);
  });

  it('that moves money gets all the time left, another leaves time for its repeat', async () => {
    const { send, sent } = clientOf(answer(200));
    await send(money);
    await send(lookUp);
    expect(sent.map(({ timeoutMs }) => timeoutMs)).toEqual([15_000, 6_750]);
  });

  it('waits as long as the partner said, or is refused at once if that is too long', async () => {
    const seven = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '7' };
    const { clock, send, sent } = clientOf(answer(429, '{}', seven), answer(200));
    const begunAt = clock.now();
    expect(await send(lookUp)).toMatchObject({ status: 429 });
    expect(await send(money)).toMatchObject({ status: 200 });
    expect(clock.now() - begunAt).toBe(7_000);
    const long = clientOf(answer(429, '{}', { 'retry-after': '30' }), answer(200));
    await long.send(lookUp);
    expect(await long.send(money)).toMatchObject({ kind: 'not_sent' });
    expect([sent.length, long.sent.length]).toEqual([2, 1]);
  });

  it('that moves money is not sent to a silent partner, until a look-up is answered', async () => {
    const silent = Array.from({ length: 5 }, () => unknown);
    const { client, clock, send, sent } = clientOf(...silent, answer(200));
    for (const _ of silent) await send(money);
    expect(await send(money)).toMatchObject({ kind: 'not_sent' });
    expect(await send(lookUp)).toMatchObject({ kind: 'not_sent' });
    clock.advance(10_000);
    expect(await send(money)).toMatchObject({ kind: 'not_sent' });
    expect(sent).toHaveLength(5);
    expect(await send(lookUp)).toMatchObject({ kind: 'answered' });
    expect(await send(money)).toMatchObject({ kind: 'answered' });
    expect(client.counters()).toEqual([
      { operation: 'transfer', outcome: 'unknown', count: 5 },
      { operation: 'transfer', outcome: 'not_sent', count: 2 },
      { operation: 'find', outcome: 'not_sent', count: 1 },
      { operation: 'find', outcome: 'accepted', count: 1 },
      { operation: 'transfer', outcome: 'accepted', count: 1 },
    ]);
  });

  it('is told to the observer, and counted in the log by partner, operation and outcome', async () => {
    const { client, send, calls } = clientOf(answer(200), answer(400), answer(200));
    for (const call of [lookUp, lookUp, money]) await send(call);
    const told = ['example find accepted', 'example find refused', 'example transfer accepted'];
    expect(calls).toEqual(told);
    const lines: unknown[] = [];
    const log = { info: (fields: unknown) => lines.push(fields) };
    logCounts(log as unknown as Parameters<typeof logCounts>[0], [
      { name: 'example', counters: () => client.counters() },
    ]);
    expect(lines).toEqual([
      { partner: 'example', operation: 'find', outcome: 'accepted', count: 1 },
      { partner: 'example', operation: 'find', outcome: 'refused', count: 1 },
      { partner: 'example', operation: 'transfer', outcome: 'accepted', count: 1 },
    ]);
  });

  it('is one line in the log, without key, query, body and answer', async () => {
    const { send, lines } = clientOf(answer(400, '{"message":"0123456789"}'), unknown);
    await send({ ...lookUp, path: '/bank/resolve', query: { account_number: '0123456789' } });
    await send(money);
    const common = { partner: 'example', mode: 'live', ms: 0 };
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { ...common, operation: 'find', method: 'GET', path: '/bank/resolve', status: 400, outcome: 'refused' },
      {
        ...common,
        operation: 'transfer',
        method: 'POST',
        path: '/transfer',
        status: null,
        outcome: 'unknown',
      },
    ]);
    expect(lines.join()).not.toMatch(/sk_live|0123456789|ADA/);
  });
});
