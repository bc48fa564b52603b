import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { printProgress } from '../../../scripts/lib/progress.mjs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watch() {
  const printed: string[] = [];
  const progress = printProgress((line: string) => printed.push(line));
  return { printed, ...progress };
}

it('an installation that says nothing gives a sign of life, and none once it has ended', () => {
  const { printed, onLine, end } = watch();
  onLine('.../node_modules/better-sqlite3 install$ prebuild-install || node-gyp rebuild');
  vi.advanceTimersByTime(31_000);
  end();
  vi.advanceTimersByTime(60_000);
  expect(printed).toHaveLength(3);
  expect(printed[0]).toMatch(/^preparing better-sqlite3: .* a minute$/);
  expect(printed[2]).toMatch(/^still preparing better-sqlite3 \(\d+ s\)$/);
});

it('the count of packages is shown now and then, and at the end always', () => {
  const { printed, onLine, end } = watch();
  for (let added = 1; added < 100; added += 1) onLine(`Progress: resolved 99, added ${added}`);
  onLine('Progress: resolved 99, added 99, done');
  onLine('gyp info spawn make');
  end();
  expect(printed).toEqual(['Progress: resolved 99, added 1', 'Progress: resolved 99, added 99, done']);
});
