import type { Migration } from './schema.js';

/**
 * A credit that never counted can have a receivable of its own while it stays credited: a bank took back a
 * part of it. No engine can drop the check that forbade it by the same name, so the column is replaced.
 */
export const receivablesOfParts: Migration = {
  number: 81,
  name: 'receivables-of-parts',
  statements(engine) {
    const integerType = engine === 'sqlite' ? 'integer' : 'bigint';
    return [
      'drop index credit_own_receivable',
      'alter table credit rename column amount_own_receivable to amount_own_receivable_before',
      `alter table credit add column amount_own_receivable ${integerType} not null default 0
        check (amount_own_receivable between 0 and amount)`,
      `update credit set amount_own_receivable = amount_own_receivable_before
        where amount_own_receivable_before > 0`,
      'alter table credit drop column amount_own_receivable_before',
      'create index credit_own_receivable on credit (created_at, id) where amount_own_receivable > 0',
    ];
  },
};
