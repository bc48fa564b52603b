import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quoted } from '../../../cli/src/printable.js';
import { temporaryFolder } from '../../harness/stores.js';
import { type Api, startApi } from './api.js';
import { cliPath, ensureBuilt } from './built.js';
import { everyCommand, type Tried, writeInputs } from './every-command.js';
import { ProfileHome } from './profile-home.js';
import { parcelRecord, readyRecord } from './records.js';
import { runCli, runCommand, runInside, testKey } from './run.js';

const folder = temporaryFolder();
const commands = everyCommand(folder);

let api: Api;
let inputs: Record<string, string>;
beforeAll(async () => {
  await ensureBuilt();
  api = await startApi();
  inputs = await writeInputs(folder);
});
beforeEach(() => {
  api.reset();
  api.escrows.set('ORD-1001', readyRecord({ delivery_tracking: parcelRecord }));
});
afterAll(() => api.close());

/** The environment of a user with one profile and no other state. */
function newUser(): Record<string, string> {
  const home = new ProfileHome();
  home.putProfile('shop', testKey, api.baseUrl);
  return home.env();
}

const envOf = (key: string): Record<string, string> => ({
  ...inputs,
  ...newUser(),
  ESCROW_API_KEY: key,
  ESCROW_BASE_URL: api.baseUrl,
});

/** The reference of an initiate must be new; that of everything else has to be there. */
function prepare({ words }: Tried): void {
  if (words[0] === 'initiate') api.escrows.clear();
}

describe('in a pipe', () => {
  it.each(commands)('$name: text on stdout, without colour, and its exit code', async (tried) => {
    prepare(tried);
    const { words, key, code = 0, always } = tried;
    const ran = await runInside(words, envOf(key));
    expect(ran.code, ran.stderr).toBe(code);
    expect(`${ran.stdout}${ran.stderr}`).not.toContain('\u001b');
    expect(ran.stdout === '').toBe(code !== 0);
    if (always !== 'json' && code === 0) expect(() => JSON.parse(ran.stdout) as unknown).toThrow();
  });

  it.each(commands)('$name --json: one document on stdout, and nothing on stderr', async (tried) => {
    prepare(tried);
    const { words, key, code = 0, always } = tried;
    const ran = await runCli([...words, '--json'], { env: envOf(key), cwd: folder });
    expect(ran.code, ran.stderr).toBe(code);
    const [data, silent] = code === 0 ? [ran.stdout, ran.stderr] : [ran.stderr, ran.stdout];
    expect(silent).toBe('');
    if (always !== 'text' || words[0] === 'completion')
      expect(Object.keys(JSON.parse(data) as object).length).toBeGreaterThan(0);
  });
});

/** Runs all commands one after another in one terminal of 80 columns; returns their output and exit codes. */
async function onTerminal(env: Record<string, string>): Promise<Map<string, { said: string; code: number }>> {
  const lines = commands.map(({ words, key, name }) => {
    const line = [process.execPath, cliPath, ...words].map(quoted).join(' ');
    const begin = `printf '\\036%s\\037' ${quoted(name)}`;
    const { XDG_CONFIG_HOME = '' } = newUser();
    const own = `ESCROW_API_KEY=${key} XDG_CONFIG_HOME=${quoted(XDG_CONFIG_HOME)}`;
    return `${begin}; ${own} ${line}; printf '\\037%s' $?`;
  });
  const path = join(folder, `lines-${Object.keys(env).join('-')}.sh`);
  writeFileSync(path, ['stty cols 80 rows 24', ...lines].join('\n'));
  const full = { ...envOf(''), SHELL: '/bin/sh', ...env };
  const options = { env: full, cwd: folder, keepStdin: true };
  const { stdout } = await runCommand('script', ['-qec', `sh ${path}`, '/dev/null'], options);
  const parts = stdout.split('\u001e').slice(1);
  return new Map(
    parts.map((part) => {
      const [name = '', said = '', code] = part.split('\u001f');
      return [name, { said: said.replaceAll('\r\n', '\n'), code: Number(code) }];
    }),
  );
}

const colours = /\u001b\[[\d;]*m/g;
const dangerous = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/;

/** The lines of a table: the one with titles, and those below it. */
function tableLines(said: string): string[] {
  const lines = said.replaceAll(colours, '').split('\n');
  const first = lines.findIndex((line) => /^[A-Z]+(?: [A-Z]+)*(?: {2,}[A-Z]+(?: [A-Z]+)*)+ *$/.test(line));
  return first < 0 ? [] : lines.slice(first, lines.indexOf('', first) + 1 || undefined);
}

describe('on a terminal, with answers full of control characters', { timeout: 180_000 }, () => {
  let plain: Awaited<ReturnType<typeof onTerminal>>;
  let coloured: Awaited<ReturnType<typeof onTerminal>>;
  beforeAll(async () => {
    api.reset();
    api.escrows.set('ORD-1001', readyRecord({ delivery_tracking: parcelRecord }));
    api.poison();
    [plain, coloured] = await Promise.all([onTerminal({ NO_COLOR: '1' }), onTerminal({})]);
  }, 180_000);

  it.each(commands)('$name ends as it should and says something', ({ name, code = 0 }) => {
    for (const ran of [plain.get(name), coloured.get(name)]) {
      expect(ran?.code, ran?.said).toBe(code);
      expect(ran?.said.trim()).not.toBe('');
    }
  });

  it.each(commands)('$name lets no control character of an answer through', ({ name }) => {
    expect(plain.get(name)?.said).not.toMatch(dangerous);
    expect(coloured.get(name)?.said.replaceAll(colours, '')).not.toMatch(dangerous);
  });

  it.each(commands)('$name draws no table wider than the terminal', ({ name }) => {
    const wide = tableLines(coloured.get(name)?.said ?? '').filter((line) => [...line].length > 80);
    expect(wide).toEqual([]);
  });

  it('draws lists as coloured tables, or as records', () => {
    const isList = ({ name, words }: Tried) =>
      name !== 'keys list' && (words.at(-1) === 'list' || words[0] === 'list');
    const lists = commands.filter(isList);
    expect(lists.length).toBe(6);
    for (const { name } of lists) {
      const { said = '' } = coloured.get(name) ?? {};
      // Records that are too wide for a table are written below one another.
      const isStacked = /^(?:[^\n]*\n)*?[a-z]+ {2,}\S/.test(said.replaceAll(colours, ''));
      expect(tableLines(said).length > 1 || isStacked, `${name}: ${said}`).toBe(true);
      expect(said).toMatch(colours);
    }
  });
});
