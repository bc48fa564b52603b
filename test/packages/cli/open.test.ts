import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from './api.js';
import { ensureBuilt } from './built.js';
import { accountRecord, chargeRecord, escrowRecord } from './records.js';
import { type Ran, runCli, testKey } from './run.js';

const folder = mkdtempSync(join(tmpdir(), 'escrow-open-'));
const callLog = join(folder, 'calls');
let api: Api;
beforeAll(async () => {
  await ensureBuilt();
  api = await startApi();
  program('xdg-open', 0);
  program('open', 0);
  program('browser', 0);
  program('refusing', 1);
});
beforeEach(() => {
  api.reset();
  rmSync(callLog, { force: true });
});
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A program on the PATH that logs its name and arguments, one a line. */
function program(name: string, code: number): void {
  const file = join(folder, name);
  writeFileSync(file, `#!/bin/sh\nprintf '%s\\n' "$0" "$@" >> '${callLog}'\nexit ${code}\n`);
  chmodSync(file, 0o755);
}

const calls = (): string => {
  try {
    return readFileSync(callLog, 'utf8').replaceAll(`${folder}/`, '');
  } catch {
    return '';
  }
};

function cli(args: string[], env: Record<string, string | undefined> = {}): Promise<Ran> {
  const path = `${folder}:${process.env.PATH}`;
  const runtime = { PATH: path, DISPLAY: ':0', ...env };
  return runCli(args, {
    env: { ESCROW_API_KEY: testKey, ESCROW_BASE_URL: api.baseUrl, ...runtime },
  });
}

const { checkout_url: url } = escrowRecord() as unknown as { checkout_url: string };
const escrow = ['--reference', 'ORD-1', '--amount-naira', '2500', '--customer-email', 'buyer@example.com'];
const charge = [
  '--reference',
  'ORD-2001',
  '--amount-naira',
  '2500',
  '--customer-email',
  'a@example.com',
  '--return-url',
  'https://a.example',
];

describe('--open', () => {
  it.each<[string, string[], unknown]>([
    ['initiate', ['initiate', ...escrow], url],
    ['get', ['get', 'ORD-1001'], url],
    ['charge create', ['charge', 'create', ...charge, '--no-escrow'], chargeRecord.checkout_url],
    ['charge get', ['charge', 'get', 'ORD-2001'], chargeRecord.checkout_url],
  ])('of %s opens the checkout page, and the answer is printed as ever', async (_, words, address) => {
    api.escrows.set('ORD-1001', escrowRecord());
    const ran = await cli([...words, '--open']);
    expect(ran.code, ran.stderr).toBe(0);
    expect(ran.stdout).toMatch(/^reference /m);
    expect(ran.stderr).toContain(`Opened ${address}`);
    expect(calls()).toBe(`${process.platform === 'darwin' ? 'open' : 'xdg-open'}\n${address}\n`);
  });

  it.each([
    ['browser', `browser\n${url}\n`],
    ['browser --new-window %s --private', `browser\n--new-window\n${url}\n--private\n`],
    ['missing:refusing:browser', `refusing\n${url}\nbrowser\n${url}\n`],
  ])('takes BROWSER=%j before the opener of the platform', async (BROWSER, expected) => {
    api.escrows.set('ORD-1001', escrowRecord());
    expect((await cli(['get', 'ORD-1001', '--open'], { BROWSER })).code).toBe(0);
    expect(calls()).toBe(expected);
  });

  it('hands the address over as one word, whatever it holds', async () => {
    const odd = 'https://pay.example.com/checkout/x;touch told?key=$(id)&a=`id`\'"|<>%s';
    api.escrows.set('ORD-1001', escrowRecord({ checkout_url: odd }));
    await cli(['get', 'ORD-1001', '--open'], { BROWSER: 'browser' });
    expect(calls().split('\n')).toEqual(['browser', new URL(odd).href, '']);
  });

  it.each(['javascript:alert(1)', 'file:///etc/passwd', '--version', ''])(
    'opens nothing that is no page: %j',
    async (address) => {
      api.escrows.set('ORD-1001', escrowRecord({ checkout_url: address }));
      const ran = await cli(['get', 'ORD-1001', '--open']);
      expect(ran.code).toBe(0);
      expect(ran.stderr).toContain('No browser could be opened');
      expect(calls()).toBe('');
    },
  );

  it.each<[string, Record<string, string | undefined>]>([
    ['no display', { DISPLAY: undefined }],
    ['no opener', { PATH: '/nowhere' }],
    ['an opener that fails', { BROWSER: 'refusing', DISPLAY: undefined }],
  ])('with %s names the address and ends well', async (_, env) => {
    api.escrows.set('ORD-1001', escrowRecord());
    const ran = await cli(['get', 'ORD-1001', '--open'], env);
    expect(ran.code, ran.stderr).toBe(0);
    expect(ran.stderr).toContain(`No browser could be opened. The address is ${url}`);
  });

  it('opens nothing in a dry run', async () => {
    const ran = await cli(['initiate', ...escrow, '--open', '--dry-run']);
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain('Give either --dry-run or --open, not both');
    expect(calls()).toBe('');
  });
});

describe.each<[string, string[], string]>([
  ['open with a reference', ['open', 'ORD-1001'], url],
  ['open with a charge', ['open', 'ORD-2001'], chargeRecord.checkout_url],
  ['open --seller', ['open', 'ORD-1001', '--seller'], `${escrowRecord().seller_url}`],
  ['open alone', ['open'], 'dashboard:'],
  ['keys create', ['keys', 'create'], 'dashboard:/developers/keys/new'],
  ['keys list', ['keys', 'list'], 'dashboard:/developers/keys'],
  ['docs', ['docs'], 'site:/docs'],
  ['docs about a page', ['docs', 'webhooks'], 'site:/docs/webhooks'],
  ['docs about a command', ['docs', 'sandbox fund'], 'site:/docs/reference/fund-escrow-in-sandbox'],
  ['docs about an error', ['docs', 'not_funded'], 'site:/docs/errors#not_funded'],
])('%s', (_, words, place) => {
  const address = () => {
    const { origin } = new URL(api.baseUrl);
    const account = `${origin}/dashboard/${accountRecord.account_id}/test`;
    return place.replace('dashboard:', account).replace('site:', origin);
  };

  it('opens the page, and prints its address', async () => {
    api.escrows.set('ORD-1001', escrowRecord());
    const ran = await cli(words, { BROWSER: 'browser' });
    expect(ran.code, ran.stderr).toBe(0);
    expect(ran.stdout).toBe(`${address()}\n`);
    expect(ran.stderr).toContain('Opened in your browser.');
    expect(calls()).toBe(`browser\n${address()}\n`);
  });
});

describe('a page that is not opened', () => {
  it('is printed where there is no browser, and said once', async () => {
    const ran = await cli(['docs', 'errors'], { DISPLAY: undefined });
    expect(ran).toMatchObject({ code: 0, stdout: `${new URL(api.baseUrl).origin}/docs/errors\n` });
    expect(ran.stderr).toBe('No browser could be opened: open the address yourself.\n');
  });

  it('is one document with --json', async () => {
    const ran = await cli(['keys', 'revoke', '--json'], { BROWSER: 'browser' });
    expect(JSON.parse(ran.stdout).url).toMatch(/\/test\/developers\/keys$/);
    expect([ran.stderr, calls()]).toEqual(['', '']);
  });

  it('of the dashboard lists the accounts where there is no key', async () => {
    const ran = await cli(['keys', 'create'], { ESCROW_API_KEY: undefined });
    expect(ran.stdout).toBe(`${new URL(api.baseUrl).origin}/dashboard\n`);
    expect(ran.stderr).toContain('no key can list, create or revoke keys');
  });

  it.each<[string[], number, string]>([
    [['docs', 'webhoks'], 2, 'Did you mean webhooks?'],
    [['open', 'ORD-9'], 3, 'not_found'],
    [['open', 'ORD-1001', '--seller'], 5, 'no_seller_page'],
  ])('%j is refused with %i', async (words, code, said) => {
    api.escrows.set('ORD-1001', escrowRecord({ seller_url: null }));
    const ran = await cli(words, { BROWSER: 'browser' });
    expect(ran).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(said) });
    expect(calls()).toBe('');
  });
});
