import { describe, expect, it } from 'vitest';
import { pathsDrawn, pathsNamed } from './layout.js';
import { allFiles } from './sources.js';

const documents = allFiles.filter(({ path }) => path.endsWith('.md'));
const existing = new Set(allFiles.flatMap(({ path }) => withFolders(path)));

describe('The documents describe the repository as it is', () => {
  it.each(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'LICENSE'])('%s is there', (path) => {
    expect(existing).toContain(path);
  });

  it.each(documents)('every path that $path names exists', (document) => {
    const named = [...pathsNamed(document), ...pathsDrawn(document, (path) => existing.has(path))];
    expect(named.filter((path) => !existing.has(path))).toEqual([]);
  });

  it('reads paths in code spans', () => {
    const text = 'See `server/src/main.ts`, `sdk/` and `node server/dist/main.js`.';
    expect(pathsNamed({ text })).toEqual(['server/src/main.ts', 'sdk']);
  });

  it('reads layouts with their indentation', () => {
    const text = '```\nserver/src/   it\n  domain/     pure\n    money.ts  kobo\n  <many>/\ncli/\n```\n';
    const paths = ['server/src', 'server/src/domain', 'server/src/domain/money.ts', 'cli'];
    expect(pathsDrawn({ text }, () => false)).toEqual(paths);
  });

  it('reads drawings whose lines relate packages instead of nesting them', () => {
    const text = '```\ncontract/  types\n  │\n  ├── sdk/  built on it\n  │     src/   code\n```\n';
    const exists = (path: string) => ['contract', 'sdk', 'sdk/src'].includes(path);
    expect(pathsDrawn({ text }, exists)).toEqual(['contract', 'sdk', 'sdk/src']);
  });
});

function withFolders(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
