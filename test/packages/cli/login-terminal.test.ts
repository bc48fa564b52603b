import type { ChildProcess } from 'node:child_process';
import { beforeEach, describe, expect, it } from 'vitest';
import { problem } from './api.js';
import { cliPath } from './built.js';
import { ProfileHome } from './profile-home.js';
import { liveKey, type Ran, runCommand, testKey } from './run.js';
import { openApi } from './suite.js';

const api = await openApi();
let home: ProfileHome;
beforeEach(() => {
  home = new ProfileHome();
});

const question = '(not shown while you type): ';

const program = `'${process.execPath}' '${cliPath}'`;

/** Runs a shell line on a terminal of its own; types each part when its question appears. */
function onTerminal(command: string, typed: readonly string[], more: Record<string, string> = {}) {
  let terminal: ChildProcess | undefined;
  const env = home.env({ ESCROW_BASE_URL: api.baseUrl, SHELL: '/bin/sh', ...more });
  const ran = runCommand('script', ['-qec', command, '/dev/null'], {
    env,
    keepStdin: true,
    started: (child) => {
      terminal = child;
      let seen = '';
      child.stdout?.on('data', (chunk: Buffer) => {
        if (seen.includes(question)) return;
        seen += chunk.toString();
        if (seen.includes(question)) for (const part of typed) child.stdin?.write(part);
      });
    },
  });
  return { ran, type: (text: string) => void terminal?.stdin?.write(text) };
}

/** Logs in there. */
function login(typed: readonly string[], args = '', more: Record<string, string> = {}): Promise<Ran> {
  return onTerminal(`exec ${program} login ${args}`, typed, more).ran;
}

/** What the terminal showed between the question and the end of its line. */
const shownAfter = ({ stdout }: Ran) => stdout.split(question)[1]?.split('\r\n')[0];

const pasted = (text: string) => `\u001b[200~${text}\u001b[201~`;

describe('login on a terminal', () => {
  it('names the address, and shows nothing of what is typed, not even how much', async () => {
    const ran = await login([testKey, '\r']);
    expect(ran.code, ran.stdout).toBe(0);
    expect(ran.stdout).toContain(`API key for ${api.baseUrl} ${question}`);
    // Only the sequence that ends bracketed paste.
    expect(shownAfter(ran)).toBe('\u001b[?2004l');
    expect(ran.stdout).not.toContain(testKey);
    expect(home.saved('default').api_key).toBe(testKey);
  });

  it.each([
    ['key by key', [...testKey, '\r']],
    ['with a slip and backspace', [`${testKey}xx`, '\u007f\u007f', '\r']],
    ['begun again with Ctrl-U', ['wrong', '\u0015', testKey, '\r']],
    ['ended with Ctrl-D', [testKey, '\u0004']],
    ['pasted with its line end', [`  ${testKey}  \n`]],
    ['pasted in marks, line end and all', [pasted(`${testKey}\n`), '\r']],
  ])('takes a key %s', async (_, typed) => {
    const ran = await login(typed);
    expect(ran.code, ran.stdout).toBe(0);
    expect(ran.stdout).not.toContain(testKey);
    expect(home.saved('default').api_key).toBe(testKey);
  });

  it.each([
    ['Ctrl-C', ['\u0003'], 130, ''],
    ['Ctrl-C after half a key', [testKey.slice(0, 20), '\u0003'], 130, ''],
    ['Ctrl-D', ['\u0004'], 4, 'No API key.'],
    ['Enter', ['\r'], 4, 'No API key.'],
    ['the secret of a webhook', ['ab'.repeat(32), '\r'], 4, 'signing secret of a webhook'],
    ['two lines pasted', [pasted(`${testKey}\n${testKey}`), '\r'], 4, 'contains white space'],
  ])('%s: nothing is sent, and nothing saved', async (_, typed, code, said) => {
    const ran = await login(typed);
    expect(ran.code, ran.stdout).toBe(code);
    expect(ran.stdout).toContain(said);
    expect(api.received).toEqual([]);
    expect(home.files()).toEqual([]);
  });

  it('Ctrl-C while the API is asked saves nothing', async () => {
    api.next('hold');
    const { ran, type } = onTerminal(`exec ${program} login`, [testKey, '\r']);
    await api.held();
    type('\u0003');
    expect((await ran).code).toBe(130);
    expect(home.files()).toEqual([]);
  });

  it('says why a key is refused, without the key', async () => {
    api.next(problem(401, 'invalid_key'));
    const ran = await login([testKey, '\r']);
    expect(ran.code).toBe(4);
    expect(ran.stdout).toContain('Nothing was saved.');
    expect(ran.stdout).not.toContain(testKey);
    expect(home.files()).toEqual([]);
  });

  it('marks a live key in red', async () => {
    const ran = await login([liveKey, '\r'], '--profile shop');
    expect(ran.code).toBe(0);
    expect(ran.stdout).toContain(
      '\u001b[1;97;41m LIVE \u001b[0m Real money, profile shop, key svc_live_…ab12.',
    );
  });

  it.each([
    ['a key', [testKey, '\r']],
    ['Ctrl-C', ['\u0003']],
  ])('leaves the terminal as it was after %s', async (_, typed) => {
    const { stdout } = await onTerminal(`stty -a; ${program} login; echo; stty -a`, typed).ran;
    const [before, after] = stdout.match(/speed \d+ baud[\s\S]*?-extproc/g) ?? [];
    expect(before).toContain(' echo ');
    expect(after).toBe(before);
  });

  it('a terminal without control sequences is sent none', async () => {
    const ran = await login([testKey, '\r'], '', { TERM: 'dumb' });
    expect(ran.code).toBe(0);
    expect(ran.stdout).not.toContain('\u001b');
  });

  it('a key for stdin is not typed where it could be read', async () => {
    const ran = await login([], '--api-key-stdin');
    expect(ran.code).toBe(2);
    expect(ran.stdout).toContain('would show on the screen');
  });

  it.each(['--no-input', '2>&1 | cat', '< /dev/null'])('%s: no question is asked', async (words) => {
    const ran = await login([], words);
    expect(ran.stdout).toContain('--api-key-stdin');
    expect(ran.stdout).not.toContain(question);
    expect(home.files()).toEqual([]);
  });
});
