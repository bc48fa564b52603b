import { describe, expect, it } from 'vitest';
import { allFiles, codeFiles, type SourceFile, testFiles } from './sources.js';

// A class of one letter keeps each pattern from finding itself.
const rules: { rule: string; files: readonly SourceFile[]; forbidden: RegExp; unless?: RegExp }[] = [
  { rule: 'nothing is left for later', files: allFiles, forbidden: /\b(TO[D]O|FIX[M]E|X[X]X)\b/ },
  { rule: 'no test runs alone', files: testFiles, forbidden: /\.[o]nly\(/ },
  {
    rule: 'a test that is skipped says why on its line',
    files: testFiles,
    forbidden: /\b(it|test|describe)\.([s]kip|[t]odo)\b/,
    unless: /\/\/ \S+ \S+/,
  },
  {
    rule: 'a test never sleeps',
    files: testFiles,
    forbidden: /\b[s]etTimeout\(\s*(\w*[rR]esolve\w*|done|r)\b|timers\/[p]romises|Atomics\.[w]ait/,
  },
  {
    rule: 'our own modules are not mocked',
    files: testFiles,
    forbidden: /\bvi\.([m]ock|doMock)\(\s*['"`]\./,
  },
  { rule: 'types and lints are not silenced for a whole file', files: codeFiles, forbidden: /@ts-[n]ocheck/ },
  {
    rule: 'no registry or mirror is named',
    files: allFiles,
    forbidden: /\bregistry\.[\w.-]*\.(com|org|net|io|dev|cn)\b|npm[m]irror|artifact[o]ry|\bnpm\.[p]kg\./i,
  },
  {
    rule: 'no path of one machine is named',
    files: allFiles,
    forbidden: /(?<![\w.\])}-])\/(home|Users|root|work|mnt|var\/folders)\/[\w.-]/,
  },
];

describe('House words', () => {
  it.each(rules)('$rule', ({ files, forbidden, unless }) => {
    expect(files.flatMap((file) => linesWith(file, forbidden, unless))).toEqual([]);
  });

  it('the lock file names packages and checksums, never where they were fetched from', () => {
    const lock = allFiles.find(({ path }) => path === 'pnpm-lock.yaml');
    expect(lock?.text).toContain('integrity: sha512-');
    expect(lock && linesWith(lock, /tarball:|resolution:.*https?:/)).toEqual([]);
  });
});

function linesWith({ path, lines }: SourceFile, forbidden: RegExp, unless?: RegExp): string[] {
  return lines.flatMap((line, index) => {
    const found = forbidden.test(line) && !unless?.test(line);
    return found ? [`${path}:${index + 1}: ${line.trim().slice(0, 100)}`] : [];
  });
}
