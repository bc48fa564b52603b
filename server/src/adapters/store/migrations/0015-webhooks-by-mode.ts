import { columnTypes, createTable, type Migration } from './schema.js';

/**
 * Bounds webhook endpoints by account and mode, and gives each mode a default secret of its own. Both modes
 * of an account that exists begin with the secret that it has.
 */
export const webhooksByMode: Migration = {
  number: 15,
  name: 'webhooks-by-mode',
  statements(engine) {
    const { text, mode, natural } = columnTypes(engine);
    return [
      // Each endpoint of an account and mode has one of ten numbers, so that an eleventh collides. The mode
      // is last, so that the fan-out of events keeps to the index of active endpoints.
      'drop index webhook_endpoint_slot',
      'create unique index webhook_endpoint_slot_of_mode on webhook_endpoint (account_id, slot, mode) ' +
        'where deleted_at is null',

      createTable(engine, 'default_secret', [
        `${text('account_id')} references account`,
        mode,
        text('secret_sealed'),
        text('previous_secret_sealed', 'null'),
        natural('previous_secret_until', 'null'),
        'primary key (account_id, mode)',
        'check ((previous_secret_sealed is null) = (previous_secret_until is null))',
      ]),
      `insert into default_secret
         (account_id, mode, secret_sealed, previous_secret_sealed, previous_secret_until)
       select a.id, m.mode, a.default_secret_sealed, r.secret_sealed, r.expires_at
       from account a
         cross join (select 'test' as mode union all select 'live') m
         left join retired_secret r on r.account_id = a.id
       where a.default_secret_sealed is not null`,
      'drop table retired_secret',
      'alter table account drop column default_secret_sealed',
    ];
  },
};
