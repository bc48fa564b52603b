import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../audit/audit.js';
import { operate, type ServerProcess, startProcess } from '../../harness/server-process.js';
import { temporaryFolder } from '../../harness/stores.js';
import { patternOf } from './printed.js';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../', import.meta.url));
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const tour = readFileSync(join(root, 'docs/tour.md'), 'utf8');
const operatorPage = readFileSync(join(root, 'docs/escrow-server.md'), 'utf8');
const cliReadme = readFileSync(join(root, 'cli/README.md'), 'utf8');

interface Block {
  language: string;
  text: string;
}

/** The blocks of the tour, in order. */
const blocks: Block[] = [...tour.matchAll(/^```(\w+) tour\n([\s\S]*?)^```$/gm)].map((match) => ({
  language: match[1] as string,
  text: match[2] as string,
}));

describe('the tour, line by line as printed', { timeout: 120_000 }, () => {
  const folder = temporaryFolder();
  const database = `sqlite:${join(folder, 'escrow.db')}`;
  let server: ServerProcess;
  let key = '';
  beforeAll(async () => {
    server = await startProcess(database, {}, ['--demo']);
    const [, file = ''] = await server.says(/^ {2}\. (\S+)\n/m);
    key = /ESCROW_API_KEY=(\S+)\n/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
  });
  afterAll(async () => {
    expect(operate(database, 'ledger', 'verify')).toMatch(/\S/);
    expect(await audit(database)).toEqual([]);
    expect(await server.kill('SIGTERM')).toBe(0);
  });

  /** One line of shell, or one program, the way the reader runs it. */
  const execute = async ({ language, text }: Block): Promise<string> => {
    const env = { ...process.env, ESCROW_API_KEY: key, ESCROW_BASE_URL: server.url };
    if (language === 'sh')
      return (await run('bash', ['-euo', 'pipefail', '-c', text], { env, cwd: root })).stdout;
    return (await run(process.execPath, ['--input-type=module', '-e', text], { env, cwd: root })).stdout;
  };

  const expected: [string, RegExp[]][] = [
    ['curl opens an escrow', [/"account_number":"\d{10}"/, /"reference":"TOUR-1001"/]],
    ['curl pays it', [/"status":"funded"/]],
    ['curl accepts for the seller', [/"seller_accepted_at":"2/, /"blocked_by":\[\]/]],
    ['curl records the delivery', [/"auto_release_at":"2/, /"status":"funded"/]],
    ['curl moves the clock a day', [/"kind":"escrow\.release"/, /"pending":false/]],
    ['curl finds it released and paid', [/"status":"released"/, /"payouts":\[\{.*"status":"paid"/]],
    ['curl reads why', [/"type":"escrow\.released"/, /"movements":\[/]],
    ['curl creates a charge and pays it', [/"charge_id":"/, /"status":"succeeded"/]],
    ['escrow-cli takes one through its life', [/status +released/, /paid to …6789/]],
    ['the SDK opens and pays one', [/^\d{10} \S/, /funded \[/]],
  ];

  it('has exactly the blocks that are checked here', () => {
    expect(blocks).toHaveLength(expected.length);
  });

  it.each(expected.map(([name, patterns], index) => [name, index, patterns] as const))(
    '%s',
    async (_name, index, patterns) => {
      const printed = await execute(blocks[index] as Block);
      for (const pattern of patterns) expect(printed).toMatch(pattern);
    },
  );

  it('the README prints what it shows', async () => {
    const [, text = ''] = /^```sh try\n([\s\S]*?)^```$/m.exec(readme) ?? [];
    const [, shown = ''] = /^```text printed\n([\s\S]*?)\n```$/m.exec(readme) ?? [];
    expect(await execute({ language: 'sh', text })).toMatch(patternOf(shown));
  });

  it('the README of escrow-cli takes one of its own through its life', async () => {
    const [, block = ''] = /^```sh\n([\s\S]*?)^```$/m.exec(cliReadme) ?? [];
    const lines = block.replace(/^export .*\n/, '').replaceAll(/^escrow-cli /gm, 'npx escrow-cli ');
    expect(lines).toContain('npx escrow-cli initiate');
    expect(await execute({ language: 'sh', text: lines })).toMatch(/escrow\.released/);
  });

  describe('the commands of the page about escrow-server', () => {
    const commands = [...operatorPage.matchAll(/^\| `(np[mx] [^`]+)`/gm)].map((match) => match[1] as string);
    const operator = async (command: string): Promise<string> => {
      const env = { ...process.env, DATABASE_URL: database, SECRET_KEY: 'ab'.repeat(32) };
      const id = () => operate(database, 'account', 'list').trim().split(/\s+/)[0] as string;
      const words = command.replace(/<(name|account|database)>/g, (_, name: string) =>
        name === 'account' ? id() : { name: "'Ada & Sons'", database: 'escrow.db' }[name as 'name'],
      );
      // npm finds the clone by its prefix, and the auditor the database from the operator's folder.
      const [cwd, line] = words.startsWith('npm') ? [folder, words.replace('npm', '$NPM')] : [root, words];
      const NPM = `npm --silent --prefix ${root}`;
      return (await run('bash', ['-euo', 'pipefail', '-c', line], { env: { ...env, NPM }, cwd })).stdout;
    };

    it.each([
      ['npx escrow-server config', /^DATABASE_URL .*sqlite:/m],
      ['npx escrow-server account create <name>', /^secret +[0-9a-f]{64}/m],
      ['npx escrow-server account list', /Demo shop/],
      ['npx escrow-server key create <account>', /^svc_test_\w{36}$/m],
      ['npx escrow-server ledger verify', /^The books are right/],
      ['npm run audit:ledger -- <database>', /^The books are right/m],
    ])('%s', async (command, expectedText) => {
      expect(commands).toContain(command);
      expect(await operator(command)).toMatch(expectedText);
    });
  });
});
