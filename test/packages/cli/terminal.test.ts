import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Api, startApi } from './api.js';
import { cliPath, ensureBuilt } from './built.js';
import { disputeRecord, escrowRecord, readyRecord } from './records.js';
import { liveKey, type Ran, runCommand, testKey } from './run.js';

let api: Api;
beforeAll(async () => {
  await ensureBuilt();
  api = await startApi();
  if (spawnSync('script', ['--version']).error) {
    throw new Error('These tests need `script` of util-linux, which gives a program a terminal.');
  }
});
beforeEach(() => {
  api.reset();
  api.escrows.set('ORD-1001', readyRecord({ mode: 'live' }));
});
afterAll(() => api.close());

/** Runs a command on a terminal of its own; types `typed` when the question appears. */
function onTerminal(args: string, typed?: string, env: Record<string, string> = {}): Promise<Ran> {
  const command = `exec '${process.execPath}' '${cliPath}' ${args}`;
  const full = { ESCROW_API_KEY: liveKey, ESCROW_BASE_URL: api.baseUrl, SHELL: '/bin/sh', ...env };
  return runCommand('script', ['-qec', command, '/dev/null'], {
    env: full,
    keepStdin: true,
    started: (child) => {
      let seen = '';
      child.stdout?.on('data', (chunk: Buffer) => {
        if (/Type the reference to \w+: /.test(seen)) return;
        seen += chunk.toString();
        if (/Type the reference to \w+: /.test(seen)) child.stdin?.write(typed ?? '');
      });
    },
  });
}

const posts = () => api.received.filter(({ method }) => method === 'POST');

describe('a live release on a terminal', () => {
  it('shows a red banner and what moves to whom, and releases when the reference is typed', async () => {
    const ran = await onTerminal('release ORD-1001', 'ORD-1001\r');
    expect(ran.code, ran.stdout).toBe(0);
    expect(ran.stdout).toContain('\u001b[1;97;41m LIVE \u001b[0m');
    expect(ran.stdout).toContain(
      'Release ₦2,500.00 (250000 kobo) of ORD-1001 to Ada Seller <seller@example.com> (live).',
    );
    expect(posts()).toHaveLength(1);
  });

  it.each([
    ['something else', 'yes\r', 7],
    ['nothing', '\r', 7],
    ['Ctrl-D', '\u0004', 7],
    ['Ctrl-C', '\u0003', 130],
  ])('%s typed: nothing moves', async (_, typed, code) => {
    expect(await onTerminal('release ORD-1001', typed)).toMatchObject({ code });
    expect(posts()).toEqual([]);
  });

  it('--no-input asks nothing: 7', async () => {
    const ran = await onTerminal('release ORD-1001 --no-input');
    expect(ran.code).toBe(7);
    expect(ran.stdout).not.toContain('to release:');
    expect(posts()).toEqual([]);
  });

  it('stdout in a pipe still asks, since the question is on stderr', async () => {
    const ran = await onTerminal('release ORD-1001 --query status | cat', 'ORD-1001\r');
    expect(ran.code).toBe(0);
    expect(ran.stdout).toMatch(/\nreleased\r\n/);
  });

  it('stderr in a pipe asks nothing', async () => {
    const ran = await onTerminal('release ORD-1001 2>&1 >/dev/null | cat');
    expect(ran.stdout).toContain('A live release needs to be confirmed.');
    expect(posts()).toEqual([]);
  });
});

describe('on a terminal', () => {
  const env = { ESCROW_API_KEY: testKey };

  it('a list is a table with titles and naira', async () => {
    const { stdout } = await onTerminal('list', undefined, env);
    expect(stdout).toContain('\u001b[2mREFERENCE');
    expect(stdout).toMatch(/ORD-1001 {3}funded {2}₦2,500\.00 \(250000 kobo\) {2}/);
  });

  it.each([{ NO_COLOR: '1' }, { TERM: 'dumb' }, { CLICOLOR: '0' }])(
    '%j takes the colour',
    async (setting) => {
      const { stdout } = await onTerminal('list', undefined, { ...env, ...setting });
      expect(stdout).toContain('REFERENCE');
      expect(stdout).not.toContain('\u001b');
    },
  );
});

describe('--wait on a terminal', () => {
  const env = { ESCROW_API_KEY: testKey };

  it('shows one line that is drawn again, and removes it at the end', async () => {
    api.escrows.set('ORD-1', escrowRecord({ reference: 'ORD-1' }));
    const ran = await onTerminal('get ORD-1 --wait funded --timeout 1', undefined, env);
    expect(ran.code).toBe(6);
    expect(ran.stdout).toMatch(/\r\u001b\[K[|/\\-] 1 s: ORD-1 is awaiting_payment; waiting for funded/);
    expect(ran.stdout).toMatch(/\r\u001b\[K(?:\u001b\[31m)?error:/);
  });

  it.each([{ TERM: 'dumb' }, {}])('is not drawn where it is not wanted: %j', async (setting) => {
    api.escrows.set('ORD-1', escrowRecord({ reference: 'ORD-1' }));
    const quiet = 'TERM' in setting ? '' : '--quiet';
    const words = `get ORD-1 --wait funded --timeout 1 ${quiet}`;
    const ran = await onTerminal(words, undefined, { ...env, ...setting });
    expect(ran.code).toBe(6);
    expect(ran.stdout).not.toContain('\u001b[K');
  });
});

describe.each(['refund ORD-1001', `dispute concede ${disputeRecord.id}`])('a live %s', (words) => {
  it('asks for the reference, and sends only when it is typed', async () => {
    expect(await onTerminal(words, 'yes\r')).toMatchObject({ code: 7 });
    const interrupted = await onTerminal(words, '\u0003');
    expect(interrupted.code).toBe(130);
    expect(interrupted.stdout).toMatch(/Nothing was (refunded|conceded)\./);
    expect(posts()).toEqual([]);
    const ran = await onTerminal(words, 'ORD-1001\r');
    expect(ran.code, ran.stdout).toBe(0);
    expect(posts()).toHaveLength(1);
  });
});
