import { columnTypes, createTable, type Migration } from './schema.js';

/** Merchants, their keys and their webhook endpoints. */
export const accounts: Migration = {
  number: 1,
  name: 'accounts',
  statements(engine) {
    const { text, word, mode, natural, integer } = columnTypes(engine);
    return [
      createTable(engine, 'account', [
        `${text('id')} primary key`,
        text('name'),
        word('plan', 'free', 'business'),
        integer('clock_offset_ms', 0),
        natural('created_at'),
        text('default_secret_sealed', 'null'),
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
        text('url'),
        text('events_json'),
        `${natural('active')} check (active in (0, 1))`,
        natural('created_at'),
        natural('deleted_at', 'null'),
        text('secret_sealed'),
      ]),
      'create index webhook_endpoint_newest on webhook_endpoint (account_id, mode, created_at desc, id desc)',
    ];
  },
};
