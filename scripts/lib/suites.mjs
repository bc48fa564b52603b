import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode } from './run.mjs';

/**
 * Runs the Vitest suites, all or those under the paths, and returns how many tests passed, failed and were
 * skipped.
 */
export async function runSuites(paths) {
  const folder = mkdtempSync(join(tmpdir(), 'escrow-tests-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  try {
    const { code } = await runNode('node_modules/vitest/vitest.mjs', ['run', ...reporters, ...paths]);
    return countResults(readReport(file), code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Counts a file that could not be loaded, and an error outside of every test, as one failed test each:
 * neither fails a test by itself, and the run must not count as passed.
 */
export function countResults(report, exitCode) {
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failed = report.numFailedTests + unloaded.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
