import { execFile, spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../audit/audit.js';
import { createMerchant, operate, type ServerProcess, startProcess } from '../../harness/server-process.js';
import { databaseFolder } from '../../harness/stores.js';
import { basics } from './basics.js';
import { type Block, blocksOf, root } from './blocks.js';
import { patternOf } from './printed.js';

const run = promisify(execFile);

type Interpreter = [program: string, ...args: string[]];
const node: Interpreter = [process.execPath, '--input-type=module', '-e'];
const interpreters: Readonly<Record<string, Interpreter>> = {
  sh: ['bash', '-euo', 'pipefail', '-c'],
  python: ['python3', '-c'],
};
const lacksPython = spawnSync('python3', ['--version']).error !== undefined;

describe('the guides, block by block as printed', { timeout: 240_000 }, () => {
  const database = `sqlite:${join(databaseFolder(), 'escrow.db')}`;
  let server: ServerProcess;
  beforeAll(async () => {
    server = await startProcess(database);
  });
  afterAll(async () => {
    expect(operate(database, 'ledger', 'verify')).toMatch(/\S/);
    expect(await audit(database)).toEqual([]);
    expect(await server.kill('SIGTERM')).toBe(0);
  });

  /** Runs blocks for a new merchant, so that no reference is taken. */
  const reader = () => {
    const { key, secret } = createMerchant(database);
    const path = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
    const own = { ESCROW_API_KEY: key, ESCROW_BASE_URL: server.url, WEBHOOK_SECRET: secret };
    const env = { ...process.env, PATH: path, ...own };
    return async ({ language, text }: Block): Promise<string> => {
      const [program, ...args] = interpreters[language] ?? node;
      return (await run(program, [...args, text], { env, cwd: root })).stdout;
    };
  };

  const runnable = basics.filter((path) => blocksOf(path).length > 0);

  const guides = ['escrows', 'charges', 'sellers', 'delivery', 'testing'].map((name) => `docs/${name}.md`);

  it.each([...guides, ...runnable])('%s prints what it shows', async (path) => {
    const execute = reader();
    const blocks = blocksOf(path);
    let printed = '';
    for (const block of blocks) {
      if (block.word !== 'printed') printed = await execute(block);
      else expect(printed.trimEnd()).toMatch(patternOf(block.text));
    }
    expect(blocks.map(({ word }) => word)).toContain('printed');
  });

  const steps: [what: string, curl: RegExp, sdk: RegExp, cli: RegExp][] = [
    ['opens an escrow', /"account_number":"\d{10}"/, /^\d{10} \S/m, /pay to +\d{10}/],
    ['pays it', /"status":"funded"/, /^funded \[/m, /status +funded/],
    ['accepts', /"blocked_by":\[\]/, /^2\S+Z \[\]$/m, /accepted +2/],
    ['delivers', /"auto_release_at":"2/, /^2\S+Z$/m, /released? .*2/],
    ['moves the clock', /"kind":"escrow\.release"/, /'escrow\.release'/, /escrow\.release/],
    ['is paid', /"status":"released".*"status":"paid"/, /^released paid$/m, /paid to …6789/],
    ['says why', /"movements":\[/, /escrow\.released$/m, /escrow\.released/],
  ];

  const quickstart = (tool: string) => blocksOf('docs/quickstart.md').filter(({ word }) => word === tool);

  it.each([
    ['curl', steps.map(([, curl]) => curl)],
    ['cli', steps.map(([, , , cli]) => cli)],
  ])('the quickstart takes a sale through its life with %s', async (tool, patterns) => {
    const execute = reader();
    const blocks = quickstart(tool);
    expect(blocks).toHaveLength(patterns.length);
    for (const [index, block] of blocks.entries())
      expect(await execute(block), steps[index]?.[0]).toMatch(patterns[index] as RegExp);
    const [verify] = quickstart('verify');
    const first = {
      language: 'sh',
      word: '',
      text: "escrow-cli webhooks log --query 'data[5].attempt_count'",
    };
    while ((await execute(first)).trim() === '0');
    expect(await execute(verify as Block)).toMatch(/payment\.success/);
  });

  it('the quickstart takes a sale through its life with the SDK', async () => {
    const blocks = quickstart('sdk');
    expect(blocks).toHaveLength(steps.length);
    const printed = await reader()({
      language: 'js',
      word: '',
      text: blocks.map(({ text }) => text).join(''),
    });
    for (const [what, , pattern] of steps) expect(printed, what).toMatch(pattern);
  });

  it('the page about webhooks registers an endpoint, shows its secret and triggers an event', async () => {
    const execute = reader();
    const [register, trigger] = blocksOf('docs/webhooks.md').filter(({ word }) => word === 'steps');
    expect(await execute(register as Block)).toMatch(/^retries +extended$[\s\S]*^secret +[0-9a-f]{64}$/m);
    expect(await execute(trigger as Block)).toMatch(/^event +escrow\.funded$/m);
  });

  it.skipIf(lacksPython)('the page about other languages opens an escrow in Python', async () => {
    const [call] = blocksOf('docs/languages.md').filter(({ word }) => word === 'call');
    expect(await reader()(call as Block)).toMatch(/^\d{10} \S/);
  });

  it('the tour has the steps of the quickstart', () => {
    const tour = blocksOf('docs/tour.md').filter(({ word }) => word === 'tour');
    const plain = (text: string) =>
      text
        .replaceAll(/(ORD|TOUR)-100\d/g, 'ORD-1001')
        .replaceAll(/GIG-\d+|proof\/\d+|(quickstart|tour)-one-day/g, '');
    const [curl, cli, sdk] = ['curl', 'cli', 'sdk'].map((tool) =>
      quickstart(tool).map(({ text }) => plain(text)),
    );
    const shown = tour.map(({ text }) => plain(text));
    expect(shown).toEqual(expect.arrayContaining(curl ?? []));
    expect(shown).toContain((cli ?? []).slice(0, -1).join(''));
    expect(shown).toContain((sdk ?? []).slice(0, 2).join(''));
  });
});
