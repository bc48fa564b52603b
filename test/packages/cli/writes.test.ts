import { describe, expect, it } from 'vitest';
import { problem } from './api.js';
import { attachFlags, ratesFlags } from './delivery-flags.js';
import { escrowRecord, readyRecord } from './records.js';
import { runCli, runnerFor, testKey } from './run.js';
import { openApi } from './suite.js';

const api = await openApi();
const cli = runnerFor(api.baseUrl);

const escrow = ['--reference', 'ORD-1', '--customer-email', 'buyer@example.com'];
const disputeId = '0198c0de-0000-7000-8000-00000000000d';
const amount = ['--amount-kobo', '250000'];

describe('initiate', () => {
  it('sends the fields that were given, and NGN', async () => {
    const ran = await cli.test('initiate', ...escrow, ...amount, '--metadata', '{"cart":[1,{"sku":"a"}]}');
    expect(ran.code, ran.stderr).toBe(0);
    expect(api.received[0]?.body).toEqual({
      reference: 'ORD-1',
      amount: 250_000,
      currency: 'NGN',
      customer_email: 'buyer@example.com',
      metadata: { cart: [1, { sku: 'a' }] },
    });
    expect(ran.stderr).toBe('next: escrow-cli sandbox fund ORD-1\n');
  });

  it.each([
    [['--amount-kobo', '250000'], 250_000],
    [['--amount-naira', '2500'], 250_000],
    [['--amount-naira', '2500.5'], 250_050],
    [['--amount-naira', '2,500.05'], 250_005],
    [['--amount-naira', '1.15'], 115],
    [['--amount-naira', '9999999.99'], 999_999_999],
  ])('%j is sent as %i kobo', async (flags, kobo) => {
    await cli.test('initiate', ...escrow, ...flags);
    expect(api.received[0]?.body).toMatchObject({ amount: kobo });
  });

  it('prints where the seller’s page is, as get does; nothing of it where there is no seller', async () => {
    const line = /^seller page +https:\/\/pay\.example\.com\/sale\/[\da-f-]{36}$/m;
    expect((await cli.test('initiate', ...escrow, ...amount)).stdout).toMatch(line);
    expect((await cli.test('get', 'ORD-1')).stdout).toMatch(line);
    api.escrows.set('ORD-2', escrowRecord({ reference: 'ORD-2', seller_email: null, seller_url: null }));
    expect((await cli.test('get', 'ORD-2')).stdout).not.toContain('seller page');
  });

  it('again prints the same checkout and says "existing" on stderr', async () => {
    const first = await cli.test('initiate', ...escrow, ...amount);
    const again = await cli.test('initiate', ...escrow, ...amount);
    expect(again).toMatchObject({ code: 0, stdout: first.stdout });
    expect(first.stderr).not.toContain('existing');
    expect(again.stderr).toContain('existing');
  });

  it('again after it expired says "reopened", and not that nothing was changed', async () => {
    api.next({ status: 200, body: { reference: 'ORD-1', mismatch: [], reopened: true } });
    const { stderr } = await cli.test('initiate', ...escrow, ...amount);
    expect([stderr.includes('reopened'), stderr.includes('Nothing was changed')]).toEqual([true, false]);
  });

  it('again with another amount exits 5, prints no checkout and names what differs', async () => {
    await cli.test('initiate', ...escrow, ...amount);
    const ran = await cli.test('initiate', ...escrow, '--amount-naira', '25');
    expect(ran).toMatchObject({ code: 5, stdout: '' });
    expect(ran.stderr).toContain('differs in amount');
  });

  it('takes the body from stdin, and a flag over it', async () => {
    const body = { reference: 'ORD-1', amount: 10_000, customer_email: 'buyer@example.com' };
    const env = { ESCROW_API_KEY: testKey, ESCROW_BASE_URL: api.baseUrl };
    const args = ['initiate', '--from', '-', '--amount-naira', '200'];
    const ran = await runCli(args, { env, stdin: JSON.stringify(body) });
    expect(ran.code, ran.stderr).toBe(0);
    expect(api.received[0]?.body).toEqual({ ...body, amount: 20_000, currency: 'NGN' });
  });

  it('names the flag of a field that the API refuses', async () => {
    const errors = [{ pointer: '/amount', code: 'invalid', detail: 'must be at least 10000 kobo' }];
    api.next(problem(400, 'validation_failed', { errors, detail: '/amount: must be at least 10000 kobo.' }));
    const ran = await cli.test('initiate', ...escrow, '--amount-kobo', '1');
    expect(ran.code).toBe(3);
    expect(ran.stderr).toContain('--amount-kobo or --amount-naira: must be at least 10000 kobo');
  });
});

describe('a reference goes to the API as it is', () => {
  it.each(['a/b', 'ORD 1', '../initiate', 'a?b=1#c', ' padded ', '₦ Òrd', '%2F', '-dash', '--json'])(
    '%j',
    async (reference) => {
      api.escrows.set(reference, escrowRecord({ reference }));
      const ran = await cli.test('get', '--query', 'reference', '--', reference);
      expect(ran.stdout, ran.stderr).toBe(`${reference}\n`);
      expect(api.received[0]?.url).toBe(`/api/public/v1/escrow/${encodeURIComponent(reference)}`);
    },
  );

  it('the hint after a write can be pasted, whatever the reference holds', async () => {
    api.escrows.set("-o'x y", escrowRecord({ reference: "-o'x y" }));
    const ran = await cli.test('accept', '--', "-o'x y");
    expect(ran.stderr).toBe("next: escrow-cli sandbox fund -- '-o'\\''x y'\n");
  });
});

describe('deliver', () => {
  it('prints the end of the inspection, absolute and relative', async () => {
    api.escrows.set('ORD-1001', readyRecord());
    const proof = 'https://shop.example.com/proof.jpg';
    const args = ['deliver', 'ORD-1001', '--tracking-number', 'GIG-1', '--proof-photo-url', proof];
    const ran = await cli.test(...args);
    expect(ran.stdout).toMatch(/^auto release +2026-01-04T10:00:00\.000Z \(in 24 hours\)$/m);
    expect(ran.stderr).toBe('next: escrow-cli release ORD-1001\n');
    expect(api.received[0]?.body).toEqual({ tracking_number: 'GIG-1', proof_photo_url: proof });
  });
});

describe('other requests', () => {
  it('nested fields become flags', async () => {
    const flags = ['--payout-bank-code', '058', '--payout-account-number', '0123456789'];
    await cli.test('sellers', 'save', 'seller@example.com', '--name', 'Ada', ...flags);
    expect(api.received[0]).toMatchObject({
      method: 'PUT',
      url: '/api/public/v1/sellers/seller%40example.com',
      body: { name: 'Ada', payout: { bank_code: '058', account_number: '0123456789' } },
    });
  });

  it('a flag that is given twice carries both values, in their order', async () => {
    const links = ['https://a.example/1', 'https://a.example/2'];
    const flags = links.flatMap((link) => ['--links', link]);
    await cli.test('dispute', 'evidence', disputeId, ...flags);
    expect(api.received[0]).toMatchObject({
      url: `/api/public/v1/disputes/${disputeId}/evidence`,
      body: { links },
    });
  });

  it('what needs no body has none', async () => {
    api.escrows.set('ORD-1001', readyRecord());
    await cli.test('cancel', 'ORD-1001');
    await cli.test('sandbox', 'fund', 'ORD-1001');
    const posted = api.received.filter(({ method }) => method === 'POST');
    expect(posted.map(({ body }) => body)).toEqual([undefined, undefined]);
  });

  it('advancing the clock carries a key of its own, or the one given', async () => {
    await cli.test('clock', 'advance', '--hours', '24');
    await cli.test('clock', 'advance', '--hours', '24', '--idempotency-key', 'my-key-0001');
    const [own, given] = api.received.map(({ headers }) => headers['idempotency-key']);
    expect(own).toMatch(/^[0-9a-f-]{36}$/);
    expect(given).toBe('my-key-0001');
  });
});

it.each([
  [['--days', '3'], { hours: 72 }],
  [['--days', '1', '--hours', '2', '--minutes', '5'], { hours: 26, minutes: 5 }],
])('clock advance %j sends %j', async (flags, body) => {
  const ran = await cli.test('clock', 'advance', ...flags);
  expect(ran.code, ran.stderr).toBe(0);
  expect(api.received[0]?.body).toEqual(body);
});

describe('--dry-run', () => {
  it.each([
    ['initiate', ...escrow, ...amount],
    ['accept', 'a/b'],
    ['decline', 'a/b', '--reason', 'Out of stock'],
    ['cancel', 'a/b'],
    ['deliver', 'a/b', '--tracking-number', 'GIG-1'],
    ['refund', 'a/b', '--amount-naira', '1000'],
    [
      'dispute',
      'open',
      'a/b',
      '--reason',
      'damaged',
      '--evidence',
      'https://a.example',
      '--on-behalf-of',
      'buyer',
    ],
    ['dispute', 'evidence', disputeId, '--text', 'x', '--links', 'https://a.example'],
    ['dispute', 'withdraw', disputeId],
    ['dispute', 'concede', disputeId],
    ['sellers', 'save', 'seller@example.com', '--name', 'Ada'],
    ['account', 'payout', '--bank-code', '058', '--account-number', '0123456789'],
    ['account', 'payout-schedule', '--schedule', 'daily'],
    ['sandbox', 'fund', 'a/b'],
    ['clock', 'advance', '--hours', '1'],
    ['delivery', 'rates', ...ratesFlags],
    ['delivery', 'attach', 'a/b', ...attachFlags],
    ['delivery', 'retry', 'a/b'],
  ])('%s %s prints the request that would be sent, and sends none', async (...args) => {
    const key = ['--idempotency-key', 'my-key-0001'];
    const words = args.some((word) => ['initiate', 'sellers', 'account'].includes(word))
      ? args
      : [...args, ...key];
    const dry = await cli.test(...words, '--dry-run', '--json');
    expect(dry.code, dry.stderr).toBe(0);
    expect(api.received).toEqual([]);
    expect(dry.stdout).not.toContain(testKey);
    const printed = JSON.parse(dry.stdout) as {
      method: string;
      url: string;
      headers: object;
      body?: unknown;
    };
    for (const reference of ['a/b', 'ORD-1001']) api.escrows.set(reference, readyRecord({ reference }));
    await cli.test(...words);
    // A command that moves money reads the record first.
    const sent = api.received.at(-1);
    expect(printed.method).toBe(sent?.method);
    expect(printed.url).toBe(`${new URL(api.baseUrl).origin}${sent?.url}`);
    expect(printed.body).toEqual(sent?.body);
    expect(sent?.headers).toMatchObject({ ...printed.headers, authorization: `Bearer ${testKey}` });
    expect(printed.headers).toMatchObject({ authorization: 'Bearer svc_test_…0000' });
  });

  it('reads like a request', async () => {
    const ran = await cli.test('decline', 'a/b', '--reason', 'Out of stock', '--dry-run');
    expect(ran.stdout.split('\n')[0]).toBe(`POST ${api.baseUrl}/escrow/a%2Fb/decline`);
    expect(ran.stdout).toContain('\n\n{\n  "reason": "Out of stock"\n}\n');
    expect(ran.stderr).toBe('Dry run: nothing was sent.\n');
  });
});
