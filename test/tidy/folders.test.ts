import { expect, it } from 'vitest';
import { allFiles } from './sources.js';

it('the folders of test/ say what is tested', () => {
  const inside = allFiles.flatMap(({ path }) => /^test\/([^/]+)\//.exec(path)?.[1] ?? []);
  expect([...new Set(inside)].sort()).toEqual([
    'api',
    'attack',
    'audit',
    'bench',
    'dashboard',
    'harness',
    'operator',
    'packages',
    'pages',
    'partners',
    'simulation',
    'store',
    'tidy',
  ]);
});
