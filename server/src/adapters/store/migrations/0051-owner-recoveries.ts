import { columnTypes, createTable, type Migration } from './schema.js';

/** New owners that the operator names for accounts whose owners are lost. All times are real time. */
export const ownerRecoveries: Migration = {
  number: 51,
  name: 'owner-recoveries',
  statements(engine) {
    const { text, natural } = columnTypes(engine);
    return [
      createTable(engine, 'owner_recovery', [
        `${text('id')} primary key`,
        `${text('account_id')} references account`,
        text('email'),
        natural('created_at'),
        natural('due_at'),
        natural('ended_at', 'null'),
        // Null until it has ended.
        `${text('outcome', 'null')} check (outcome in ('stopped', 'invited'))`,
        'check ((ended_at is null) = (outcome is null))',
      ]),
      'create unique index owner_recovery_open on owner_recovery (account_id) where ended_at is null',
    ];
  },
};
