import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allFiles } from './sources.js';

it('every test that docs/security.md names is there', () => {
  const page = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8');
  const named = [...page.matchAll(/`([\w/-]+\.test\.ts)`/g)].map(([, path]) => path as string);
  expect(named.length).toBeGreaterThan(24);
  const known = new Set(allFiles.map(({ path }) => path));
  expect(named.filter((path) => !known.has(path))).toEqual([]);
});
