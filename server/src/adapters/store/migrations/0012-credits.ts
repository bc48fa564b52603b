import type { Migration } from './schema.js';

/** The receivable of a credit that never counted is the credit's own: it blocks nothing of its checkout. */
export const ownReceivables: Migration = {
  number: 12,
  name: 'own-receivables',
  statements(engine) {
    const integerType = engine === 'sqlite' ? 'integer' : 'bigint';
    return [
      `alter table credit add column amount_own_receivable ${integerType} not null default 0
        check (amount_own_receivable between 0 and amount)
        check (amount_own_receivable = 0 or status = 'reversed')`,
      `update credit set amount_own_receivable = amount_receivable, amount_receivable = 0
        where checkout_id is null and amount_receivable > 0`,
      'drop index credit_returned_receivable',
      'create index credit_own_receivable on credit (created_at, id) where amount_own_receivable > 0',
    ];
  },
};
