import { columnTypes, createTable, type Migration } from './schema.js';

/** Merchants, their keys and their webhook endpoints. */
export const accounts: Migration = {
  number: 1,
  name: 'accounts',
  statements(engine) {
    const { text, word, mode, natural, positive, integer } = columnTypes(engine);
    return [
      createTable(engine, 'account', [
        `${text('id')} primary key`,
        text('name'),
        word('plan', 'free', 'business'),
        integer('clock_offset_ms', 0),
        natural('created_at'),
        text('default_secret_sealed', 'null'),
        text('email', 'null'),
      ]),
      'create index account_newest on account (created_at desc, id desc)',
      'create index account_clock_moved on account (clock_offset_ms) where clock_offset_ms > 0',

      createTable(engine, 'api_key', [
        `${text('id')} primary key`,
        `${text('account_id')} references account`,
        mode,
        `${text('hash')} unique`,
        text('last4'),
        text('name'),
        natural('test_slot', 'null'),
        natural('created_at'),
        natural('revoked_at', 'null'),
        "check ((mode = 'test') = (test_slot is not null))",
        'check (test_slot between 1 and 3)',
      ]),
      'create unique index api_key_test_slot on api_key (account_id, test_slot) where revoked_at is null',
      'create index api_key_of_account on api_key (account_id, mode, created_at desc, id desc)',

      createTable(engine, 'webhook_endpoint', [
        `${text('id')} primary key`,
        `${text('account_id')} references account`,
        mode,
        // Each endpoint of an account has one of ten numbers, so that an eleventh collides.
        `${natural('slot')} check (slot between 1 and 10)`,
        positive('version'),
        text('url'),
        text('href'),
        text('events_json'),
        `${natural('active')} check (active in (0, 1))`,
        text('disabled_reason', 'null'),
        word('retry_schedule', 'standard', 'extended'),
        natural('failure_count'),
        natural('failing_since', 'null'),
        text('secret_sealed'),
        text('previous_secret_sealed', 'null'),
        natural('previous_secret_until', 'null'),
        natural('created_at'),
        natural('updated_at'),
        natural('deleted_at', 'null'),
        'check ((active = 0) = (disabled_reason is not null))',
        'check ((previous_secret_sealed is null) = (previous_secret_until is null))',
      ]),
      'create unique index webhook_endpoint_slot on webhook_endpoint (account_id, slot) ' +
        'where deleted_at is null',
      'create index webhook_endpoint_active on webhook_endpoint (account_id, mode) ' +
        'where active = 1 and deleted_at is null',
      'create index webhook_endpoint_newest on webhook_endpoint (account_id, created_at desc, id desc) ' +
        'where deleted_at is null',
    ];
  },
};
