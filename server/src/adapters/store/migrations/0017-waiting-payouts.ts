import { columnTypes, type Migration } from './schema.js';

/** When the seller of a payout was told that it waits for a bank account. */
export const waitingPayouts: Migration = {
  number: 17,
  name: 'waiting-payouts',
  statements: (engine) => [
    `alter table payout add column ${columnTypes(engine).natural('reminded_at', 'null')}`,
  ],
};
