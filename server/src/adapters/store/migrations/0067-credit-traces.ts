import { columnTypes, type Migration } from './schema.js';

/** By what banks trace a payment, as far as a partner says so. Credits from before have neither. */
export const creditTraces: Migration = {
  number: 67,
  name: 'credit-traces',
  statements(engine) {
    const { text } = columnTypes(engine);
    return [
      `alter table credit add column ${text('payer_bank_name', 'null')}`,
      `alter table credit add column ${text('session_id', 'null')}`,
      // Buyers type the number in either case.
      'create index credit_by_session on credit (upper(session_id)) where session_id is not null',
    ];
  },
};
