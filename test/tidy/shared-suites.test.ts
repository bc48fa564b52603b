import { expect, it } from 'vitest';
import { isolatedSuites, longestSuites, ruleFolders, sharedFolders } from '../harness/suites.js';
import { importsOf } from './imports.js';
import { codeFiles, isTest } from './sources.js';

/** What lasts in a process beyond one suite. */
const lasting = new RegExp(
  [
    String.raw`\bvi\.(do)?(mock|stub|use|spyOn|set)\w*\(`,
    String.raw`\bprocess\.env(\.\w+|\[[^\]]+\]) = `,
    String.raw`\bdelete process\.env\b`,
    String.raw`\bprocess\.(chdir|on|once)\(`,
    String.raw`\bglobalThis\.\w+ = `,
    String.raw`\b(syncBuiltinESMExports|setGlobalDispatcher)\(`,
  ].join('|'),
);

const files = new Map(codeFiles.map((file) => [file.path, file]));

/** The suite and every module of the tests that it loads. */
function loadedBy(suite: string): string[] {
  const reached = new Set([suite]);
  for (const path of reached) {
    const file = files.get(path);
    const imported = file ? importsOf(file).filter(({ isType }) => !isType) : [];
    for (const { to } of imported) if (to.startsWith('test/')) reached.add(to);
  }
  return [...reached];
}

const isBelow = (path: string) =>
  [...ruleFolders, ...sharedFolders].some((one) => path.startsWith(`${one}/`));
const shared = [...files.keys()].filter((path) => isTest(path) && isBelow(path) && !isolatedSuites[path]);
const loaded = [...new Set(shared.flatMap(loadedBy))];

it('a suite that shares modules with others leaves nothing behind in its process', () => {
  expect(shared.length).toBeGreaterThan(200);
  expect(loaded.filter((path) => lasting.test(files.get(path)?.text ?? ''))).toEqual([]);
});

it('a module that suites share registers no hook when it loads, which only the first would run', () => {
  const hook = /^((before|after)(All|Each)\(|(export )?const .*(temporary|database)Folder\(\))/m;
  const helpers = loaded.filter((path) => !isTest(path));
  expect(helpers.filter((path) => hook.test(files.get(path)?.text ?? ''))).toEqual([]);
});

it('every suite that is named exists', () => {
  const named = [...Object.keys(isolatedSuites), ...longestSuites];
  expect(named.filter((path) => !files.has(path))).toEqual([]);
});
