import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { leavesOf } from '../../../cli/src/capabilities.js';
import { customCommands } from '../../../cli/src/commands/all.js';
import { operationRows } from '../../../cli/src/operations.generated.js';
import { createProgram } from '../../../cli/src/program.js';
import { version } from '../../../sdk/src/version.generated.js';
import { ensureBuilt } from './built.js';
import { runCli, runInside } from './run.js';

beforeAll(ensureBuilt);

const program = createProgram(
  [],
  () => Promise.resolve(),
  () => undefined,
);
const rows = operationRows.map((row) => ({ name: row.words.join(' '), row }));
const hand = customCommands.map((row) => ({ name: row.words.join(' '), row }));

describe('help', () => {
  it.each(rows)('of $name mentions every field, argument and code', async ({ row }) => {
    const { code, stdout, stderr } = await runInside([...row.words, '--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const { path, type, assumed } of row.fields) {
      if (String(assumed) === 'true') continue;
      const flag = `--${path.join('-').replaceAll('_', '-')}`;
      for (const unit of type === 'amount' ? ['-kobo', '-naira'] : [''])
        expect(stdout).toContain(`${flag}${unit} `);
    }
    for (const { name } of row.parameters) expect(stdout).toContain(`<${name}>`);
    for (const error of row.errors) expect(stdout).toContain(error);
    expect(stdout.includes('--dry-run')).toBe(row.method !== 'GET');
    expect(stdout).not.toMatch(/--amount /);
  });

  it.each(hand)('of $name mentions every flag, argument and example', async ({ row }) => {
    const { code, stdout, stderr } = await runInside([...row.words, '--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const { flag } of row.flags) expect(stdout).toContain(`${flag} `);
    for (const { name } of row.arguments) expect(stdout).toContain(name);
    for (const example of row.examples) expect(stdout).toContain(example);
    for (const flag of ['--json[=<fields>]', '--query', '--quiet', '--no-color'])
      expect(stdout).toContain(flag);
    expect(stdout.includes('--api-key-file')).toBe(row.key !== 'none');
  });

  it('shows an example that only asks as one that only asks', async () => {
    const asking = operationRows.filter(({ example }) => JSON.stringify(example)?.includes('"dry_run":true'));
    expect(asking.map(({ operationId }) => operationId)).toContain('replayWebhook');
    for (const { words } of asking) {
      const { stdout } = await runInside([...words, '--help']);
      expect(stdout).toMatch(/Example:\n {2}.* --dry-run$/m);
    }
  });

  it.each(['list', 'get', 'stream'])('of events %s names the fields of every type of event', async (verb) => {
    const { stdout } = await runInside(['events', verb, '--help']);
    expect(stdout).toMatch(/^Fields for --json=<fields>: event,.*held_amount.*released_amount/ms);
  });

  it('of the program lists every command, the exit codes and the environment', async () => {
    const { code, stdout, stderr } = await runCli(['--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const { row } of [...rows, ...hand])
      expect(stdout).toMatch(new RegExp(`^ {2}${row.words[0]}\\b`, 'm'));
    for (const word of ['130', 'ESCROW_API_KEY', 'ESCROW_BASE_URL', 'ESCROW_PROFILE', 'NO_COLOR'])
      expect(stdout).toContain(word);
  });

  it.each([
    [['help'], 'Usage: escrow-cli '],
    [['help', 'release'], 'Usage: escrow-cli release '],
    [['help', 'sellers'], 'Usage: escrow-cli sellers '],
    [['sellers', 'help', 'list'], 'Usage: escrow-cli sellers list '],
  ])('asked for as %j is no error', async (words, beginning) => {
    const { code, stdout, stderr } = await runInside(words);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(beginning);
  });

  it('needs neither a key nor a server, and --version neither', async () => {
    expect(await runCli(['--version'])).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  });
});

describe('the help', () => {
  it.each([...leavesOf(program), { words: [], command: program }])(
    'of $words fits 80 columns, but for examples, and names its flags and examples in order',
    async ({ words }) => {
      const { stdout } = await runInside([...words, '--help']);
      const [, text = '', examples = ''] =
        /^(.*?)(Examples?:\n.*?\n\n)?(?:Arguments|Flags|Sales)/s.exec(stdout) ?? [];
      const wide = stdout
        .replace(examples, '')
        .split('\n')
        .filter((line) => [...line].length > 80);
      expect(wide).toEqual([]);
      expect(text.startsWith(`Usage: ${['escrow-cli', ...words].join(' ')} `)).toBe(true);
      expect(examples).not.toBe('');
    },
  );

  it('of the program names each command once: how to begin, then the most used', async () => {
    const { stdout } = await runInside(['--help']);
    const named = [...stdout.matchAll(/^ {2}([a-z]+) {2,}\S/gm)].map(([, name]) => name);
    expect(named.slice(0, 6)).toEqual(['init', 'login', 'initiate', 'get', 'list', 'accept']);
    expect([...named].sort()).toEqual([...program.commands.map((command) => command.name()), 'help'].sort());
  });
});

describe('the generated table', () => {
  it('is what the contract says', () => {
    const folder = fileURLToPath(new URL('../../../cli/', import.meta.url));
    const check = () =>
      execFileSync(process.execPath, ['--import', 'tsx', 'scripts/generate.ts', '--check'], { cwd: folder });
    expect(check).not.toThrow();
  });

  it('gives no field a flag that means something else', () => {
    const reserved = [
      'json',
      'query',
      'base-url',
      'profile',
      'from',
      'all',
      'confirm',
      'dry-run',
      'quiet',
      'timeout',
      'verbose',
      'help',
    ];
    const flags = operationRows.flatMap((row) =>
      row.fields.map(({ path }) => path.join('-').replaceAll('_', '-')),
    );
    expect(flags.filter((flag) => reserved.includes(flag))).toEqual([]);
  });
});
