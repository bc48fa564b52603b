import type { Migration } from './schema.js';

/** Finds the delivered escrows among which the inbox looks for releases that stay blocked. */
export const blockedReleases: Migration = {
  number: 16,
  name: 'blocked-releases',
  statements: () => [
    'create index checkout_with_clock on checkout (created_at, id) ' +
      "where status = 'funded' and auto_release_at is not null",
  ],
};
