import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from './api.js';
import { ensureBuilt } from './built.js';
import { chargeRecord, escrowRecord } from './records.js';
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

const { checkout_url: url } = escrowRecord();
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
    expect(ran.stderr).toContain(`No browser could be opened; the address is ${url}`);
  });

  it('opens nothing in a dry run', async () => {
    const ran = await cli(['initiate', ...escrow, '--open', '--dry-run']);
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain('--dry-run and --open exclude each other');
    expect(calls()).toBe('');
  });
});
