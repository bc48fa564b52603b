import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { problem } from './api.js';
import { cliPath } from './built.js';
import { escrowRecord, readyRecord } from './records.js';
import { runCli, runnerFor, testKey } from './run.js';
import { openApi } from './suite.js';

const api = await openApi();
const cli = runnerFor(api.baseUrl);

describe('--json', () => {
  beforeEach(() => void api.escrows.set('ORD-1001', readyRecord()));

  it('with fields prints those, in that order', async () => {
    const ran = await cli.test('get', 'ORD-1001', '--json=status,amount');
    expect(ran.stdout).toBe('{\n  "status": "funded",\n  "amount": 250000\n}\n');
  });

  it('does not take the reference after it for its fields', async () => {
    const ran = await cli.test('get', '--json', 'ORD-1001');
    expect(JSON.parse(ran.stdout)).toEqual(readyRecord());
  });

  it('may come before the command', async () => {
    const ran = await cli.test('--json', 'get', 'ORD-1001');
    expect(JSON.parse(ran.stdout)).toEqual(readyRecord());
  });

  it('is a plain word where a flag takes it as its value', async () => {
    const ran = await cli.test('decline', 'ORD-1001', '--reason', '--json', '--dry-run');
    expect(ran.stdout).toContain('"reason": "--json"');
  });

  it('with fields on a list prints them of every item and keeps the page', async () => {
    const ran = await cli.test('list', '--json=reference');
    const page = { data: [{ reference: 'ORD-1001' }], has_more: false, next_cursor: null };
    expect(JSON.parse(ran.stdout)).toEqual(page);
  });

  it('makes an error of the API one problem document on stderr', async () => {
    api.next(problem(409, 'already_delivered'));
    const ran = await cli.test('deliver', 'ORD-1001', '--json');
    expect(ran).toMatchObject({ code: 5, stdout: '' });
    expect(JSON.parse(ran.stderr)).toMatchObject({
      code: 'already_delivered',
      status: 409,
      request_id: 'req-1',
    });
  });

  it.each([
    ['a wrong flag', ['get', 'ORD-1001', '--jsom', '--json'], 'usage'],
    ['a missing flag', ['initiate', '--json'], 'usage'],
    ['an unknown reference', ['get', 'ORD-2', '--json'], 'not_found'],
  ])('makes %s a document on stderr as well', async (_, args, code) => {
    const ran = await cli.test(...args);
    expect(ran.stdout).toBe('');
    expect(JSON.parse(ran.stderr)).toMatchObject({ code, title: expect.any(String) });
  });
});

describe('--query', () => {
  const credits = [{ id: 'c-1', amount: 250_000 }];

  it.each([
    ['checkout_url', 'https://pay.example.com/checkout/ORD-1001?key=abcdefghijklmnopqrstuv\n'],
    ['amount', '250000\n'],
    ['credits[0].amount', '250000\n'],
    ['blocked_by', '[]\n'],
    ['dispute.status', 'null\n'],
    ['credits[7]', 'null\n'],
  ])('%s', async (path, printed) => {
    api.escrows.set('ORD-1001', readyRecord({ credits }));
    expect(await cli.test('get', 'ORD-1001', '--query', path)).toEqual({
      code: 0,
      stdout: printed,
      stderr: '',
    });
  });
});

describe('list', () => {
  beforeEach(() => {
    for (const number of [1, 2, 3]) {
      const reference = `ORD-${number}`;
      api.escrows.set(reference, escrowRecord({ reference }));
    }
  });

  it('in a pipe prints tab-separated lines with plain kobo', async () => {
    const ran = await cli.test('list', '--limit', '1');
    expect(ran.stdout).toBe(
      'ORD-1\tawaiting_payment\t250000\t0\tbuyer@example.com\t2026-01-02T10:00:00.000Z\n',
    );
    expect(ran.stderr).toContain('more: escrow-cli list --cursor=1');
  });

  it('--all follows every page', async () => {
    const ran = await cli.test('list', '--all', '--limit', '1', '--query', 'data[2].reference');
    expect(ran.stdout).toBe('ORD-3\n');
    expect(api.received).toHaveLength(3);
  });

  it('a tab, a line break or an escape code in a reference cannot break the lines', async () => {
    api.escrows.clear();
    api.escrows.set('x', escrowRecord({ reference: 'a\tb\nc\u001b[31m' }));
    const ran = await cli.test('list');
    expect(ran.stdout.startsWith('a\\tb\\nc\\x1b[31m\tawaiting_payment\t')).toBe(true);
    expect(ran.stdout.split('\n')).toHaveLength(2);
  });
});

describe('colour in a pipe', () => {
  const red = '\u001b[31merror:\u001b[0m';
  it.each([
    [{ CLICOLOR_FORCE: '1' }, [], true],
    [{ CLICOLOR_FORCE: '1', NO_COLOR: '1' }, [], false],
    [{ CLICOLOR_FORCE: '1' }, ['--no-color'], false],
    [{ CLICOLOR_FORCE: '0' }, [], false],
  ])('%j %j: %s', async (env, flags, coloured) => {
    const full = { ESCROW_API_KEY: testKey, ESCROW_BASE_URL: api.baseUrl, ...env };
    const ran = await runCli(['get', 'ORD-9', ...flags], { env: full });
    expect(ran.code).toBe(3);
    expect(ran.stderr.startsWith(coloured ? red : 'error:')).toBe(true);
  });
});

it('--quiet leaves the data and takes the hints', async () => {
  api.escrows.set('ORD-1001', readyRecord());
  const ran = await cli.test('accept', 'ORD-1001', '--quiet');
  expect(ran).toMatchObject({ code: 0, stderr: '' });
  expect(ran.stdout).toContain('₦2,500.00 (250000 kobo)');
});

describe('--verbose', () => {
  it('prints the request and its response, and hides the secrets of both', async () => {
    const ran = await cli.test('webhooks', 'create', '--url', 'https://shop.example.com/hook', '--verbose');
    expect(ran.code, ran.stderr).toBe(0);
    expect(ran.stderr).toContain(`> POST ${api.baseUrl}/webhooks\n`);
    expect(ran.stderr).toContain('> authorization: Bearer svc_test_…0000\n');
    expect(ran.stderr).toContain('> {"url":"https://shop.example.com/hook"}\n');
    expect(ran.stderr).toMatch(/^< 200 after \d+ ms, request req-1$/m);
    expect(ran.stderr).toMatch(/^< \{.*"secret":"…".*\}$/m);
    const { secret } = JSON.parse(
      (await cli.test('webhooks', 'create', '--url', 'https://a.example', '--json')).stdout,
    );
    expect(ran.stderr).not.toContain(secret);
    expect(ran.stderr).not.toContain(testKey);
  });

  it('hides the key of a checkout page, and what is given as a key and is none', async () => {
    api.escrows.set('ORD-1001', readyRecord());
    const env = { ESCROW_API_KEY: 'hunter2-of-another-service', ESCROW_BASE_URL: api.baseUrl };
    const refused = await runCli(['get', 'ORD-1001', '--verbose'], { env });
    expect(refused.stderr).toContain('< 401 after ');
    expect(refused.stderr).not.toContain('hunter2');
    const ran = await cli.test('get', 'ORD-1001', '--verbose', '--json');
    expect(ran.stderr).toContain('/checkout/ORD-1001?key=…"');
    expect(JSON.parse(ran.stdout)).toEqual(readyRecord());
  });

  it('prints every attempt, and what never got a response', async () => {
    api.escrows.set('ORD-1001', readyRecord());
    api.next('drop', problem(503, 'partner_unavailable', { retryable: true }));
    const ran = await cli.test('get', 'ORD-1001', '--verbose');
    expect(ran.code, ran.stderr).toBe(0);
    const lines = ran.stderr
      .split('\n')
      .filter((line) => /^[<>] (?:GET|\d+ after|no response after)/.test(line));
    expect(lines.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      '> GET',
      '< no',
      '> GET',
      '< 503',
      '> GET',
      '< 200',
    ]);
  });
});

describe('stdout that cannot be written', () => {
  const start = (stdout: 'pipe' | number, ...words: string[]) => {
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, ESCROW_API_KEY: testKey, ESCROW_BASE_URL: api.baseUrl };
    return spawn(process.execPath, [cliPath, ...words], { env, stdio: ['ignore', stdout, 'pipe'] });
  };
  const end = async (child: ReturnType<typeof start>) => {
    const [said, [code]] = await Promise.all([
      text(child.stderr as NodeJS.ReadableStream),
      once(child, 'close'),
    ]);
    return { code, said };
  };

  it.skipIf(process.platform !== 'linux')('for a full disk ends with a sentence and 1', async () => {
    api.escrows.set('ORD-1001', readyRecord());
    const full = openSync('/dev/full', 'w');
    const read = await end(start(full, 'get', 'ORD-1001'));
    expect(read.code).toBe(1);
    expect(read.said).toMatch(
      /^error: The output could not be written: the disk is full\.\n {2}\(output_not_written\)\n$/,
    );
    const write = await end(start(full, 'accept', 'ORD-1001'));
    expect(write.code).toBe(1);
    expect(write.said).toContain('\nThe request itself was carried out.\n');
  });

  it('because its reader has read enough ends without a word', async () => {
    for (let number = 0; number < 2_000; number += 1)
      api.escrows.set(`ORD-${number}`, escrowRecord({ reference: `ORD-${number}` }));
    const child = start('pipe', 'list', '--all', '--quiet');
    child.stdout?.once('data', () => child.stdout?.destroy());
    expect(await end(child)).toEqual({ code: 0, said: '' });
  });
});

it('version prints what a bug report needs', async () => {
  const ran = await cli.test('version');
  expect(ran.stdout).toMatch(/^escrow-cli \d+\.\d+\.\d+ \(Node v\d+.*, \w+\)\n$/);
});
