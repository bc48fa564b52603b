import { columnTypes, type Migration } from './schema.js';

/** Whether what an accepted transfer paid is recorded, so that its payee may be paid another one. */
export const recordedTransfers: Migration = {
  number: 74,
  name: 'recorded-transfers',
  statements(engine) {
    const { natural } = columnTypes(engine);
    return [`alter table restore_transfer add column ${natural('recorded_at', 'null')}`];
  },
};
