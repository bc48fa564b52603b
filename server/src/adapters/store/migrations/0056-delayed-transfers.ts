import type { Migration } from './schema.js';

/** The delayed transfers into one virtual account are counted. */
export const delayedTransfers: Migration = {
  number: 56,
  name: 'delayed-transfers',
  statements() {
    return ['create index sandbox_arrival_by_reference on sandbox_arrival (partner_reference)'];
  },
};
