import { describe, expect, it } from 'vitest';
import { gerundAliases, spreadLiterals } from './measures.js';
import { privateNames } from './private-words.js';
import { codeFiles, parse, place } from './sources.js';

const parsed = codeFiles.map(parse);
const placesOf = (find: typeof spreadLiterals) =>
  parsed.flatMap((file) => find(file).map((node) => `${place(file, node)}: ${firstLine(node.getText())}`));

describe('Code is written out', () => {
  it('a literal is written where it stands, never spread there', () => {
    expect(placesOf(spreadLiterals)).toEqual([]);
  });

  it('no name is an alias that only dodges another', () => {
    expect(placesOf(gerundAliases)).toEqual([]);
  });

  it('no name of the code that ships has a private word', () => {
    const shipped = parsed.filter(({ fileName }) => !fileName.startsWith('test/'));
    const found = shipped.flatMap((file) =>
      privateNames(file).map((name) => `${place(file, name)}: ${name.text}`),
    );
    expect(found).toEqual([]);
  });
});

describe('Calls that mislead', () => {
  it('URL.canParse, which Node 20 answers wrongly once it is compiled', () => {
    const callers = codeFiles.filter(({ text }) => /\bURL\.canParse\(/.test(text)).map(({ path }) => path);
    expect(callers).toEqual([]);
  });
});

describe('What finds them', () => {
  it('private words: as a part of a name, and not within another word', () => {
    const text = 'const pullLever = sandbox_lever + LEVER_MAX + clever + string; // lever';
    const names = privateNames(parse({ path: 'example.ts', text })).map((name) => name.text);
    expect(names).toEqual(['pullLever', 'sandbox_lever', 'LEVER_MAX']);
  });

  it.each([
    ['an object in an object', 'const a = { ...{ b, c } };', ['...{ b, c }']],
    ['in parentheses', 'const a = { ...({ b }) };', ['...({ b })']],
    ['a list in a list', "const a = [...['b', 'c']];", ["...['b', 'c']"]],
    ['a list in a call', 'call(...[b, c]);', ['...[b, c]']],
    ['one inside another', 'const a = { ...{ b, ...{ c } } };', ['...{ b, ...{ c } }', '...{ c }']],
    ['a value, or one of two', 'const a = { ...b, ...(c ? { d } : {}), ...(e && { f }) };', []],
    ['the characters or members of something', "const a = [...'text', ...{ b: [1] }.b];", []],
  ])('spread literals: %s', (_, text, expected) => {
    const found = spreadLiterals(parse({ path: 'example.ts', text }));
    expect(found.map((node) => node.getText())).toEqual(expected);
  });

  it.each([
    ['const { accept: accepting, cancel } = contract;', ['accept: accepting']],
    ['const { release: releasing, cancel: cancelling } = x;', ['release: releasing', 'cancel: cancelling']],
    ["import { addEvidence as adding } from './a.js';", ['addEvidence as adding']],
    ['const { string: text, kind: heading, ring } = x;', []],
  ])('aliases: %s', (text, expected) => {
    const found = gerundAliases(parse({ path: 'example.ts', text }));
    expect(found.map((node) => node.getText())).toEqual(expected);
  });
});

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
