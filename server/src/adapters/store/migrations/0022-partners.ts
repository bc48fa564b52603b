import { columnTypes, type Migration } from './schema.js';

/**
 * The partner that each checkout was opened at, which stays its partner, and the name that the payer's bank
 * shows for a virtual account. Everything from before was opened at the sandbox.
 */
export const partners: Migration = {
  number: 22,
  name: 'partners',
  statements(engine) {
    const { text } = columnTypes(engine);
    return [
      `alter table checkout add column ${text('partner')} default 'sandbox'`,
      `alter table checkout add column ${text('account_name', 'null')}`,
      `alter table virtual_account add column ${text('account_name', 'null')}`,
    ];
  },
};
