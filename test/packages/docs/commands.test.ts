import { describe, expect, it } from 'vitest';
import { topicPaths } from '../../../cli/src/commands/docs.js';
import { exitMeanings } from '../../../cli/src/exit.js';
import { commands, common } from '../../../site/src/commands/commands.js';
import { readHelp } from '../../../site/src/commands/help.js';
import { commandUrl } from '../../../site/src/commands/pages.js';
import { runInside } from '../cli/run.js';
import { readServed } from './built-site.js';

/** The commands that the root's help lists, with those of each group. */
async function listed(words: string[] = []): Promise<string[]> {
  const { stdout } = await runInside([...words, '--help']);
  const names = [...stdout.matchAll(/^ {2}([a-z][\w-]*) {2,}\S/gm)].map(([, name]) => name ?? '');
  const kept = names.filter((name) => name !== 'help');
  const inner = await Promise.all(kept.map(async (name) => [name, await listed([...words, name])] as const));
  return inner.flatMap(([name, below]) => (below.length > 0 ? below : [[...words, name].join(' ')]));
}

describe('The reference of commands', () => {
  it('has every command that the terminal lists, and a place for each', async () => {
    const names = commands.map(({ name }) => name);
    expect([...names].sort()).toEqual((await listed()).sort());
    for (const command of commands) {
      const [page = '', id] = commandUrl(command).split('#');
      expect(readServed(page)).toContain(`<h2 id="${id}">`);
    }
  });

  it.each(commands)('says of $name what it takes, and how it is called', ({ name, help }) => {
    expect(help.usage).toMatch(new RegExp(`^escrow-cli ${name}( |$)`));
    expect(help.about.join(' ')).toMatch(/\w/);
    for (const { term, about } of [...help.arguments, ...help.flags]) expect(about, term).toMatch(/\w/);
    const operands = help.usage.match(/[<[](?!flags)[\w-]+(?:\.\.\.)?[>\]]/g) ?? [];
    expect(help.arguments).toHaveLength(operands.length);
  });

  it.each(commands)('shows nothing of $name that it does not take', ({ name, help }) => {
    const known = [...help.flags, ...common.flags].map(({ term }) => /--[\w-]+/.exec(term)?.[0]);
    for (const line of help.examples) {
      const own = line.split(/ [|>]/).find((part) => part.includes(`escrow-cli ${name}`)) ?? '';
      for (const flag of own.match(/(?<= )--[a-z][\w-]*/g) ?? []) expect(known, line).toContain(flag);
    }
  });

  it('shows the flags of a command, and names them as flags in sentences', () => {
    expect(readServed('/docs/commands/development')).toContain('>--with-key</');
    expect(readServed('/docs/commands/escrow')).toMatch(/instead of\s<code>(?:<span[^>]*>)?--amount-kobo</);
  });

  it('has the page of every topic that `escrow-cli docs` opens', () => {
    for (const path of new Set(Object.values(topicPaths))) {
      const [page = '', id] = path.split('#');
      expect(readServed(page), path).toContain(id === undefined ? '<h1' : `id="${id}"`);
    }
  });

  it('says how every command can end', () => {
    const page = readServed('/docs/commands');
    for (const code of Object.keys(exitMeanings)) expect(page).toContain(`>${code}</td>`);
  });

  it('reads terms whose words are broken over lines', () => {
    const help = readHelp(
      ['Usage: x y [flags]', '', 'Flags:', '  --a <b>    One', '             two.']
        .concat('  --very-long-flag <value>', '             Three.')
        .join('\n'),
    );
    expect(help.flags).toEqual([
      { term: '--a <b>', about: 'One two.' },
      { term: '--very-long-flag <value>', about: 'Three.' },
    ]);
  });
});
