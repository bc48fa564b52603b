import { expect, it } from 'vitest';
import { countResults } from '../../../scripts/lib/suites.mjs';

const report = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{}] }],
};
const unloaded = { status: 'failed', assertionResults: [] };
const failing = { status: 'failed', assertionResults: [{}] };

it.each([
  ['all passed', report, 0, { passed: 3, failed: 0, skipped: 0 }],
  [
    'one failed',
    { ...report, numFailedTests: 1, testResults: [failing] },
    1,
    { passed: 3, failed: 1, skipped: 0 },
  ],
  [
    'a file that does not load',
    { ...report, testResults: [unloaded] },
    1,
    { passed: 3, failed: 1, skipped: 0 },
  ],
  ['an error outside of every test', report, 1, { passed: 3, failed: 1, skipped: 0 }],
  [
    'skipped and planned',
    { ...report, numPendingTests: 2, numTodoTests: 1 },
    0,
    { passed: 3, failed: 0, skipped: 3 },
  ],
  ['no report at all', null, 0, { passed: 0, failed: 1, skipped: 0 }],
])('a run that went wrong is never counted as right: %s', (_, given, exitCode, counts) => {
  expect(countResults(given, exitCode)).toEqual(counts);
});
