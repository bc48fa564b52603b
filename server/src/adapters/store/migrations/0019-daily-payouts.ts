import { columnTypes, createTable, type Migration } from './schema.js';

/** Merchants that are paid once a day, and the payouts that wait for it. */
export const dailyPayouts: Migration = {
  number: 19,
  name: 'daily-payouts',
  statements(engine) {
    const { text, word, mode, natural } = columnTypes(engine);
    const waiting = "status = 'pending' and scheduled_for is not null and combined_payout_id is null";
    return [
      createTable(engine, 'payout_schedule', [
        `${text('account_id')} references account`,
        mode,
        word('schedule', 'per_sale', 'daily'),
        'primary key (account_id, mode)',
      ]),

      `alter table payout add column ${natural('scheduled_for', 'null')}`,
      // What is due, and what one transfer to a merchant takes.
      `create index payout_scheduled on payout (mode, scheduled_for, account_id) where ${waiting}`,
      'create index payout_scheduled_of_merchant on payout (account_id, mode, scheduled_for) ' +
        `where ${waiting}`,
    ];
  },
};
