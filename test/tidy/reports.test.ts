import { describe, expect, it } from 'vitest';
import { codeFiles, isTest } from './sources.js';

/** What may be read on a replica. Nothing that a change, a key, a session or a job is decided by. */
const reports = [
  'server/src/features/charges/routes.ts',
  'server/src/features/dashboard/people/audit.ts',
  'server/src/features/dashboard/people/export.ts',
  'server/src/features/dashboard/screens/charts/view.ts',
  'server/src/features/dashboard/screens/checkouts/export.ts',
  'server/src/features/dashboard/screens/checkouts/view.ts',
  'server/src/features/dashboard/screens/developers/view.ts',
  'server/src/features/dashboard/screens/money/lists.ts',
  'server/src/features/dashboard/screens/requests/view.ts',
  'server/src/features/disputes/routes.ts',
  'server/src/features/escrow/routes.ts',
  'server/src/features/sellers/routes.ts',
  'server/src/features/webhooks/delivery-routes.ts',
];

describe('A replica', () => {
  it('is read by these lists, exports, charts and searches alone', () => {
    const reading = codeFiles.filter(({ path, text }) => !isTest(path) && /\breports\.read\b/.test(text));
    expect(reading.map(({ path }) => path).sort()).toEqual(reports);
  });
});
