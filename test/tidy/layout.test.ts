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
    const missing = [...pathsNamed(document), ...pathsDrawn(document)].filter((path) => !existing.has(path));
    expect(missing).toEqual([]);
  });

  it('reads paths in code spans, and layouts with their indentation', () => {
    expect(pathsNamed({ text: 'See `server/src/main.ts`, `sdk/` and `node server/dist/main.js`.' })).toEqual([
      'server/src/main.ts',
      'sdk',
    ]);
    const text =
      '```\nserver/src/   the service\n  domain/     pure\n    money.ts  kobo\n  <many>/\ncli/\n```\n';
    expect(pathsDrawn({ text })).toEqual([
      'server/src',
      'server/src/domain',
      'server/src/domain/money.ts',
      'cli',
    ]);
  });
});

function withFolders(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
