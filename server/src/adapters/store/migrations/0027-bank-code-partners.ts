import { columnTypes, type Migration } from './schema.js';

/** The partner whose list a bank account's code is from; of older rows it is not known. */
export const bankCodePartners: Migration = {
  number: 27,
  name: 'bank-code-partners',
  statements(engine) {
    const { text } = columnTypes(engine);
    const tables = ['seller', 'merchant_bank_account', 'payout', 'combined_payout'];
    return tables.map((table) => `alter table ${table} add column ${text('bank_code_partner', 'null')}`);
  },
};
