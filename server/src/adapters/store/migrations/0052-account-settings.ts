import { columnTypes, createTable, type Migration } from './schema.js';

/** Closed accounts, what accounts ask of members, and who gets which alerts. All times are real time. */
export const accountSettings: Migration = {
  number: 52,
  name: 'account-settings',
  statements(engine) {
    const { text, word, natural } = columnTypes(engine);
    const flag = (name: string) => `${natural(name)} check (${name} in (0, 1))`;
    return [
      createTable(engine, 'account_closing', [
        `${text('account_id')} primary key references account`,
        natural('closed_at'),
      ]),

      createTable(engine, 'account_setting', [
        `${text('account_id')} primary key references account`,
        // Whether members prove a second factor before they see anything.
        flag('requires_factor'),
        natural('updated_at'),
      ]),

      // What members chose; without a row, what their role gets.
      createTable(engine, 'member_alert', [
        `${text('account_id')} references account`,
        `${text('person_id')} references staff_person`,
        word('kind', 'disputes', 'failed_payouts', 'disabled_endpoints'),
        flag('is_on'),
        'primary key (account_id, person_id, kind)',
      ]),
    ];
  },
};
