import type { Migration } from './schema.js';

/** What a payer's bank took back of a payment that stays credited, and what of that was a mistake. */
export const partsTakenBack: Migration = {
  number: 72,
  name: 'parts-taken-back',
  statements(engine) {
    const integerType = engine === 'sqlite' ? 'integer' : 'bigint';
    return [
      `alter table credit add column amount_taken_back ${integerType} not null default 0
        check (amount_taken_back between 0 and amount)`,
      `alter table credit add column amount_not_taken ${integerType} not null default 0
        check (amount_not_taken between 0 and amount)`,
      `alter table credit add column taken_back_at ${integerType}
        check (taken_back_at is not null or amount_taken_back + amount_not_taken = 0)`,
    ];
  },
};
