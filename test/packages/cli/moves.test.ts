import { beforeEach, describe, expect, it } from 'vitest';
import { moveOf } from '../../../cli/src/moving/moves.js';
import { operationRows } from '../../../cli/src/operations.generated.js';
import { type Answer, problem } from './api.js';
import { disputeRecord, escrowRecord, readyRecord } from './records.js';
import { liveKey, runnerFor } from './run.js';
import { openApi } from './suite.js';

const api = await openApi();
const cli = runnerFor(api.baseUrl);
beforeEach(() => {
  api.escrows.set('ORD-1001', readyRecord({ mode: 'live' }));
});

const posts = () => api.received.filter(({ method }) => method === 'POST');
const buyer = '₦2,500.00 (250000 kobo) of ORD-1001 to buyer@example.com (live).';

const moves: [name: string, words: string[], said: string][] = [
  ['release', ['release', 'ORD-1001'], 'Release ₦2,500.00 (250000 kobo) of ORD-1001 to Ada Seller'],
  ['refund', ['refund', 'ORD-1001'], `Refund ${buyer}`],
  ['concede', ['dispute', 'concede', disputeRecord.id], `Concede the dispute and refund ${buyer}`],
  ['decline', ['decline', 'ORD-1001'], `Decline and refund ${buyer}`],
  ['cancel', ['cancel', 'ORD-1001'], `Cancel and refund ${buyer}`],
];

describe.each(moves)('a live %s', (word, words, said) => {
  it('without a terminal and without --confirm sends nothing: 7, and says how scripts confirm', async () => {
    const ran = await cli.live(...words);
    expect(ran).toMatchObject({ code: 7, stdout: '' });
    expect(ran.stderr).toContain(`A live ${word} needs to be confirmed.`);
    expect(ran.stderr).toContain(`escrow-cli ${words.slice(0, -1).join(' ')} --confirm=`);
    expect(posts()).toEqual([]);
  });

  it('with another reference in --confirm sends nothing: 7', async () => {
    const ran = await cli.live(...words, '--confirm', 'ORD-1002');
    expect(ran).toMatchObject({ code: 7, stdout: '' });
    expect(ran.stderr).toContain("--confirm is 'ORD-1002', but the command is about 'ORD-1001'.");
    expect(posts()).toEqual([]);
  });

  it('with its reference says what moves to whom, and moves it', async () => {
    const ran = await cli.live(...words, '--confirm', 'ORD-1001');
    expect(ran.code, ran.stderr).toBe(0);
    expect(ran.stderr).toContain(said);
    expect(`${ran.stdout}${ran.stderr}`).not.toContain(liveKey);
    expect(posts()).toHaveLength(1);
  });

  it('is asked for no confirmation by --dry-run', async () => {
    const ran = await cli.live(...words, '--dry-run');
    expect(ran.code, ran.stderr).toBe(0);
    expect(posts().every(({ url }) => url.endsWith('?dry_run=true'))).toBe(true);
  });
});

it.each(['cancel', 'decline'])('a live %s that moves nothing asks nothing', async (word) => {
  api.escrows.set('ORD-1001', escrowRecord({ mode: 'live' }));
  const ran = await cli.live(word, 'ORD-1001');
  expect(ran.code, ran.stderr).toBe(0);
  expect(posts()).toHaveLength(1);
});

it('a part is said as a part', async () => {
  const ran = await cli.live('refund', 'ORD-1001', '--amount-naira', '500', '--confirm', 'ORD-1001');
  expect(ran.stderr).toContain('Refund ₦500.00 (50000 kobo) of ORD-1001 to buyer@example.com (live).');
  expect(posts()[0]?.body).toEqual({ amount: 50_000 });
});

it('a release under its own name is left to the API, which knows whether it was carried out', async () => {
  api.escrows.set('ORD-1001', readyRecord({ status: 'disputed', blocked_by: ['disputed'] }));
  const ran = await cli.test('release', 'ORD-1001', '--idempotency-key', 'my-key-0001');
  expect(posts()).toHaveLength(1);
  expect(ran.code).toBe(5);
});

it('every operation that says it pays out or gives back is one of them', () => {
  const writes = operationRows.filter(({ method, keys }) => method !== 'GET' && keys !== 'test');
  const moving = writes.filter((row) => moveOf(row)).map(({ operationId }) => operationId);
  expect(moving.sort()).toEqual([
    'cancelEscrow',
    'concedeDispute',
    'declineEscrow',
    'refundEscrow',
    'releaseEscrow',
  ]);
});

describe('the idempotency key of a command', () => {
  const keys = () => [...new Set(posts().map(({ headers }) => headers['idempotency-key']))];
  const read: Answer = { status: 200, body: readyRecord() };
  const away = problem(503, 'partner_unavailable', { retryable: true });
  const busy = problem(409, 'conflict', { retryable: true });

  it.each<[string, (Answer | 'drop')[]]>([
    ['a service that is away', [away, away, away]],
    ['cut connections', ['drop', 'drop', 'drop']],
    ['a race that may end otherwise', [busy, busy, busy]],
  ])('stays the same after %s, and is a new one after the answer', async (name, answers) => {
    const reference = `ORD ${name}`;
    api.escrows.set(reference, readyRecord({ reference }));
    const words = ['release', reference, '--amount-kobo', '10000'];
    api.next(read, ...answers);
    expect((await cli.test(...words)).code).toBeGreaterThan(0);
    const again = await cli.test(...words);
    expect(again.code, again.stderr).toBe(0);
    expect(again.stderr).toContain('An earlier run of this command was cut off, and this one continues it.');
    expect(keys()).toHaveLength(1);
    expect((await cli.test(...words)).stderr).not.toContain('An earlier run');
    expect(keys()).toHaveLength(2);
  });

  const html = (status: number): Answer => ({
    status,
    body: '<html>a proxy</html>',
    headers: { 'content-type': 'text/html' },
  });

  it.each<[string, Answer[]]>([
    ['a 404 of a proxy', [html(404)]],
    ['a 413 of a proxy', [html(413)]],
    ['a 429 of a proxy', [html(429), html(429), html(429)]],
    ['a path that the address does not have', [problem(404, 'unknown_path')]],
  ])('stays the same after %s, which may come first or second', async (name, answers) => {
    for (const earlier of [[], [away, away, away]]) {
      const reference = `ORD ${name} ${earlier.length}`;
      api.escrows.set(reference, readyRecord({ reference }));
      const words = ['release', reference, '--amount-kobo', '10000'];
      api.received.length = 0;
      for (const lot of [earlier, answers]) {
        if (lot.length === 0) continue;
        api.next(read, ...lot);
        expect((await cli.test(...words)).code).toBeGreaterThan(0);
      }
      expect((await cli.test(...words)).code).toBe(0);
      expect(keys()).toHaveLength(1);
    }
  });

  it.each([
    ['stays the same after a refusal that says nothing of the earlier run', problem(404, 'not_found'), 1],
    ['stays the same after one that is about the request', problem(400, 'validation_failed'), 1],
    ['stays the same if the key is of another request', problem(409, 'idempotency_mismatch'), 1],
    ['is a new one after one that the service keeps', problem(409, 'amount_exceeds_held'), 2],
  ])('of a cut off command %s', async (name, refusal, count) => {
    const reference = `ORD ${name}`;
    api.escrows.set(reference, readyRecord({ reference }));
    const words = ['release', reference, '--amount-kobo', '10000'];
    api.next(read, away, away, away, read, refusal);
    for (const _ of [1, 2]) expect((await cli.test(...words)).code).toBeGreaterThan(0);
    expect((await cli.test(...words)).code).toBe(0);
    expect(keys()).toHaveLength(count);
  });

  it('is asked about although something blocks it by now: it may have been carried out', async () => {
    api.escrows.set('ORD-6', readyRecord({ reference: 'ORD-6' }));
    const words = ['release', 'ORD-6', '--amount-kobo', '10000'];
    api.next(read, away, away, away);
    await cli.test(...words);
    api.escrows.set('ORD-6', readyRecord({ reference: 'ORD-6', blocked_by: ['disputed'] }));
    const again = await cli.test(...words);
    expect(again.stderr).not.toContain('Nothing was released');
    expect(keys()).toHaveLength(1);
    expect(posts()).toHaveLength(4);
  });

  it('has not been made while the escrow could not be read: nothing was released', async () => {
    api.next(away, away, away);
    const ran = await cli.test('release', 'ORD-1001');
    expect(ran.code).toBe(6);
    expect(ran.stderr).toContain('\nNothing was released.\n');
    expect(posts()).toEqual([]);
  });

  it('is a new one after a refusal, for another amount, and for a name of its own', async () => {
    api.escrows.set('ORD-5', readyRecord({ reference: 'ORD-5' }));
    const words = ['release', 'ORD-5', '--amount-kobo'];
    api.next(read, problem(409, 'amount_exceeds_held'));
    expect((await cli.test(...words, '10000')).code).toBe(5);
    api.next(read, away, away, away);
    await cli.test(...words, '10000');
    await cli.test(...words, '20000');
    await cli.test(...words, '10000', '--idempotency-key', 'my-key-0001');
    expect(keys()).toHaveLength(4);
  });
});
