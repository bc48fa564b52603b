import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from './api.js';
import { ensureBuilt } from './built.js';
import { runCli, runInside, testKey } from './run.js';

const folder = mkdtempSync(join(tmpdir(), 'escrow-choices-'));
let api: Api;
beforeAll(async () => {
  await ensureBuilt();
  api = await startApi();
});
beforeEach(() => api.reset());
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const env = () => ({ ESCROW_API_KEY: testKey, ESCROW_BASE_URL: api.baseUrl });

/** A file with a body. */
function file(content: unknown): string {
  const path = join(folder, 'body.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const body = { reference: 'ORD-1', amount: 10_000, customer_email: 'buyer@example.com' };

describe('a slip is refused with what was meant, and nothing is sent', () => {
  const cases: [words: string[], said: string][] = [
    [['list', '--status', 'refundet'], 'Did you mean refunded? Allowed choices are awaiting_payment, funded'],
    [['list', '--status', 'payed'], 'Allowed choices are awaiting_payment, funded'],
    [['webhooks', 'log', '--status', 'fail'], 'Did you mean failed?'],
    [['dispute', 'open', 'ORD-1', '--reason', 'damage'], 'Did you mean damaged?'],
    [['events', 'list', '--type', 'escrow.fundet'], 'Did you mean escrow.funded?'],
    [['events', 'stream', '--events', 'escrow.funded,payout.payed'], 'Did you mean payout.paid?'],
    [['events', 'stream', '--events', ''], 'Allowed choices are escrow.funded'],
    [['webhooks', 'create', '--url', 'https://a.example', '--events', 'dispute.open'], 'dispute.opened?'],
    [['webhooks', 'update', 'x', '--retry-schedule', 'Extended'], 'Did you mean extended?'],
    [['listen', '--forward-to', '3000', '--events', 'escrow.relased'], 'Did you mean escrow.released?'],
    [['webhooks', 'sign', '--scheme', 'standart'], 'unknown option'],
    [['get', 'ORD-1', '--json=stat,amout'], 'Did you mean amount?'],
    [['get', 'ORD-1', '--query', 'crdits[0]'], 'Did you mean credits?'],
    [['list', '--json=refrence'], 'Did you mean reference?'],
    [['charge', 'get', 'ORD-1', '--wait', 'succeded'], 'Did you mean succeeded?'],
    [['sandbox', 'fund', 'ORD-1', '--outcome', 'reject'], 'Did you mean rejected?'],
  ];
  it.each(cases)('%j', async (words, said) => {
    const ran = await runInside(words, env());
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr).toContain(said);
    expect(api.received).toEqual([]);
  });

  it('with --json too, as one problem document', async () => {
    const ran = await runInside(['list', '--status', 'refundet', '--json'], env());
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(JSON.parse(ran.stderr)).toMatchObject({ code: 'usage' });
    expect(JSON.parse(ran.stderr).detail).toContain('Did you mean refunded?');
  });

  it('several names are taken with spaces between', async () => {
    const words = ['webhooks', 'create', '--url', 'https://a.example/x'];
    await runInside([...words, '--events', 'escrow.funded, payout.paid'], env());
    expect(api.received[0]?.body).toMatchObject({ events: ['escrow.funded', 'payout.paid'] });
  });
});

describe('--from', () => {
  const wrong: [name: string, content: unknown, said: string][] = [
    ['a name that no field has', { ...body, custmer_email: 'a@example.com' }, 'Did you mean customer_email?'],
    ['a unit in a name', { ...body, amount_kobo: 1 }, "unknown fields: 'amount_kobo'"],
    ['a flag for a field', { ...body, 'seller-email': 'a@example.com' }, 'Did you mean seller_email?'],
    ['a list', [body], '--from must be a JSON object'],
    ['no JSON', '{reference:', '--from is not JSON'],
    ['nothing', '', '--from is not JSON'],
  ];
  it.each(wrong)('with %s is refused before anything is sent', async (_, content, said) => {
    const ran = await runInside(['initiate', '--from', file(content)], env());
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr).toContain(said);
    expect(api.received).toEqual([]);
  });

  it('names what is wrong inside an object, and leaves metadata alone', async () => {
    const payout = { bank_cod: '058', account_number: '0123456789' };
    const words = ['accept', 'ORD-1', '--from', file({ payout })];
    const ran = await runInside(words, env());
    expect(ran.stderr).toContain("unknown fields: 'payout.bank_cod'.\nDid you mean payout.bank_code?");
    const metadata = { anything: { goes: ['here'] } };
    await runInside(['initiate', '--from', file({ ...body, metadata })], env());
    expect(api.received[0]?.body).toEqual({ ...body, metadata, currency: 'NGN' });
  });

  it('reads stdin with -, also after a byte order mark, and flags win', async () => {
    const words = ['initiate', '--from', '-', '--customer-email', 'other@example.com'];
    const ran = await runCli(words, { env: env(), stdin: `\uFEFF${JSON.stringify(body)}` });
    expect(ran.code, ran.stderr).toBe(0);
    expect(api.received[0]?.body).toEqual({
      ...body,
      customer_email: 'other@example.com',
      currency: 'NGN',
    });
  });

  it('with - and wrong names is refused as well', async () => {
    const stdin = JSON.stringify({ ...body, colour: 'red' });
    const ran = await runCli(['initiate', '--from', '-'], { env: env(), stdin });
    expect(ran).toMatchObject({ code: 2, stdout: '' });
    expect(ran.stderr).toContain("--from has unknown fields: 'colour'.\nFields: reference, amount, currency");
    expect(api.received).toEqual([]);
  });
});

describe('--timeout', () => {
  it.each([
    [['get'], 'With --wait, how long to wait'],
    [['listen'], 'Later losses have no limit'],
    [['events', 'stream'], 'Later losses have no limit'],
    [['balance'], 'including retries (120).'],
  ])('of %j says what it limits', async (words, said) => {
    const { stdout } = await runInside([...words, '--help']);
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(said);
  });
});
