import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { manualPages } from '../../cli/scripts/manual/pages.js';
import { escaped } from '../../cli/scripts/manual/roff.js';
import { leavesOf } from '../../cli/src/capabilities.js';
import { createProgram } from '../../cli/src/program.js';
import { ensureBuilt } from './built.js';
import { lacks } from './completion/shell.js';
import { runCommand } from './run.js';

const folder = fileURLToPath(new URL('../../cli/dist/man/', import.meta.url));
const pages = manualPages();
const names = [...pages.keys()];

beforeAll(ensureBuilt);

describe('the manual', () => {
  it('is built from the commands as they are', () => {
    expect(readdirSync(folder).sort()).toEqual([...names].sort());
    for (const [name, text] of pages) expect(readFileSync(`${folder}${name}`, 'utf8'), name).toBe(text);
  });

  it('has a page for the whole, and each command on one of its own or of its group', () => {
    const program = createProgram(
      [],
      () => Promise.resolve(),
      () => undefined,
    );
    const main = pages.get('escrow-cli.1') ?? '';
    for (const { words, command } of leavesOf(program)) {
      expect(main).toContain(`\\fB${escaped(words.join(' '))}\\fR`);
      const page = pages.get(`escrow-cli-${words[0]}.1`) ?? '';
      expect(page).toContain(`.SS "${escaped(words.join(' '))}"`);
      const own = command.options.filter(({ long }) => !program.options.some((each) => each.long === long));
      for (const { hidden, long = '' } of own) if (!hidden) expect(page).toContain(`\\fB${escaped(long)}`);
    }
  });

  it('is installed whole: npm takes the pages that the package names one by one', () => {
    const text = readFileSync(new URL('../../cli/package.json', import.meta.url), 'utf8');
    const { man } = JSON.parse(text) as { man: string[] };
    expect(man).toEqual([...names].sort().map((name) => `./dist/man/${name}`));
  });

  it('has its sections in their order', () => {
    const titles = [...(pages.get('escrow-cli.1') ?? '').matchAll(/^\.SH (.*)$/gm)].map(([, title]) => title);
    const first = ['NAME', 'SYNOPSIS', 'DESCRIPTION', 'COMMANDS', 'OPTIONS', 'ENVIRONMENT', 'FILES'];
    expect(titles).toEqual([...first, 'EXIT STATUS', 'EXAMPLES', 'SEE ALSO']);
  });

  it('takes no character for an instruction', () => {
    expect(escaped('.TH a\\b -x')).toBe('\\&.TH a\\eb \\-x');
    expect(escaped('₦')).toBe('\\[u20A6]');
  });

  it.skipIf(lacks('groff'))('makes groff say nothing', async () => {
    // groff is missing
    const args = ['-ww', '-Tutf8', '-man', ...names.map((name) => `${folder}${name}`)];
    expect(await runCommand('groff', args)).toMatchObject({ code: 0, stderr: '' });
  });

  // A date would change with every build, so the pages have none.
  it.skipIf(lacks('mandoc'))('is good mandoc but for the date', async () => {
    // mandoc is missing
    const args = ['-Tlint', '-W', 'warning', ...names.map((name) => `${folder}${name}`)];
    const { stdout } = await runCommand('mandoc', args);
    expect(stdout.split('\n').filter((line) => line !== '' && !line.includes('missing date'))).toEqual([]);
  });
});
