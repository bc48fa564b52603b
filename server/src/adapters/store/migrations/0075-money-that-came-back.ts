import { columnTypes, type Migration } from './schema.js';

const tables = ['payout', 'combined_payout', 'refund'] as const;

/** What the bank sent back of duplicate payments that the operator had settled before. */
export const moneyThatCameBack: Migration = {
  number: 75,
  name: 'money-that-came-back',
  statements(engine) {
    const { natural } = columnTypes(engine);
    return tables.flatMap((table) => [
      `alter table ${table} add column ${natural('amount_came_back')} default 0`,
      `create index ${table}_came_back on ${table} (created_at, id) where amount_came_back > 0`,
    ]);
  },
};
