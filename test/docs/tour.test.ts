import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../audit/audit.js';
import { operate, type ServerProcess, startProcess } from '../harness/server-process.js';
import { temporaryFolder } from '../harness/stores.js';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
const readme = readFileSync(join(root, 'README.md'), 'utf8');

interface Block {
  language: string;
  text: string;
}

/** The blocks of the tour, in the order in which a reader meets them. */
const blocks: Block[] = [...readme.matchAll(/^```(\w+) tour\n([\s\S]*?)^```$/gm)].map((match) => ({
  language: match[1] as string,
  text: match[2] as string,
}));

describe('the tour of the README, line by line as printed', { timeout: 120_000 }, () => {
  const folder = temporaryFolder();
  const database = `sqlite:${join(folder, 'escrow.db')}`;
  let server: ServerProcess;
  let key = '';
  beforeAll(async () => {
    server = await startProcess(database, {}, ['--demo']);
    while (!server.said().includes('curl')) await new Promise(setImmediate);
    key = /ESCROW_API_KEY=(\S+)/.exec(server.said())?.[1] as string;
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
    const cwd = join(root, 'test');
    return (await run(process.execPath, ['--input-type=module', '-e', text], { env, cwd })).stdout;
  };

  const expected: [string, RegExp[]][] = [
    ['curl opens an escrow', [/"account_number":"\d{10}"/, /"reference":"ORD-1001"/]],
    ['curl pays it', [/"status":"funded"/]],
    ['curl accepts for the seller', [/"seller_accepted_at":"2/, /"blocked_by":\[\]/]],
    ['curl records the delivery', [/"auto_release_at":"2/, /"status":"funded"/]],
    ['curl moves the clock a day', [/"kind":"escrow\.release"/, /"pending":false/]],
    ['curl finds it released and paid', [/"status":"released"/, /"payouts":\[\{.*"status":"paid"/]],
    ['curl reads why', [/"type":"escrow\.released"/, /"movements":\[/]],
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
});
