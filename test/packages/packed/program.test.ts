import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = `${root}server/dist/program`;
const textOf = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');
const names = readdirSync(folder).filter((name) => name.endsWith('.js'));

test('Node keeps the text of the program with one byte for a character, not two', () => {
  const texts = names.map((name) => [name, textOf(name)]);
  texts.push(['pages', readFileSync(`${root}web/dist/index.js`, 'utf8')]);
  const wide = texts.flatMap(([name, text]) =>
    [...String(text).matchAll(/^.*[^\0-\xff].*$/gmu)].map(([line]) => `${name}: ${line.trim()}`),
  );
  // The bundler escapes all characters of texts, but none of regular expressions and comments.
  expect(wide, 'write such a character as \\u and its number').toEqual([]);
});

test('a server reads no command of the operator but start', () => {
  const start = names.filter((name) => /^start-\w+\.js$/.test(name));
  const read = new Set(['main.js', ...start]);
  for (const name of read) {
    for (const [, other] of textOf(name).matchAll(/^(?:\} from|import) "\.\/([\w-]+\.js)";$/gm)) {
      read.add(String(other));
    }
  }
  const withCommands = (all: Iterable<string>) =>
    [...all].filter((name) => textOf(name).includes('function addReceivableCommands('));
  expect(start).toHaveLength(1);
  expect(withCommands(names)).toHaveLength(1);
  expect(withCommands(read)).toEqual([]);
});

test('the licenses of the libraries in the program are beside it', () => {
  const licenses = textOf('licenses.txt');
  for (const library of ['@ts-rest/core', 'kysely', 'uuid', 'zod']) {
    const begin = new RegExp(`^${library} \\d[\\d.]*\\n\\n(The )?MIT License`, 'm');
    expect(licenses).toMatch(begin);
  }
});
