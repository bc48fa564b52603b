import type { Migration } from './schema.js';

/** Finds a manual payment by its session id, in any case. */
export const manualPayments: Migration = {
  number: 77,
  name: 'manual-payments',
  statements: () => [
    'create index attempt_manual on attempt (lower(session_id)) ' +
      'where call_count = 0 and session_id is not null',
  ],
};
