import { expect, test } from 'vitest';
import { openSqliteDatabase } from './databases.js';
import { regressions } from './regressions.js';
import { replay } from './run.js';

test.each(regressions)('no more: $found', { timeout: 120_000 }, async (regression) => {
  const { program, partner = 'sandbox', seed = 1 } = regression;
  const { violation } = await replay({ seed, partner, steps: 0, open: openSqliteDatabase }, program);
  expect(violation).toBeNull();
});
