import type { Engine } from '../../../ports/store.js';
import { columnTypes, createTable, type Migration } from './schema.js';
import { guardDeletions } from './test-expiry-triggers.js';

/**
 * When test data was used, the closing records under which it is removed, and the triggers that permit no
 * other deletion. What is stored already counts as used at the upgrade.
 */
export const testExpiry: Migration = {
  number: 44,
  name: 'test-expiry',
  statements(engine) {
    const { text, word, natural } = columnTypes(engine);
    return [
      `alter table test_usage add column ${natural('used_at', 'null')}`,
      `update test_usage set used_at = ${nowMs(engine)}`,
      'create index test_usage_by_use on test_usage (used_at) where used_at is not null',

      createTable(engine, 'test_closing', [
        `${text('id')} primary key`,
        `${text('account_id')} references account`,
        word('mode', 'test'),
        natural('version'),
        natural('n'),
        natural('through_position'),
        natural('through_block'),
        natural('change_count'),
        natural('change_bytes'),
        natural('movement_count'),
        text('sums_json'),
        text('changes_hash'),
        natural('begun_at'),
        natural('closed_at', 'null'),
        'unique (account_id, n)',
      ]),
      'create index test_closing_open on test_closing (account_id) where closed_at is null',
      createTable(engine, 'test_expiry', [
        `${text('account_id')} primary key references account`,
        natural('begun_at'),
        natural('settled_from', 'null'),
        text('closing_id', 'null'),
        natural('movements_through', 'null'),
      ]),

      // Only rows of test mode are found by account, and only to be removed.
      ...indexesOfTestMode,
      'create index sandbox_credit_of_account on sandbox_credit (account_id)',
      'create index sandbox_arrival_of_account on sandbox_arrival (account_id)',
      'create index sandbox_transfer_of_account on sandbox_transfer (account_id)',
      // A deletion looks for rows that refer to the deleted one.
      'create index attempt_of_credit on attempt (credit_id) where credit_id is not null',
      'create index shipment_of_quote on shipment (quote_id)',
      'drop index webhook_delivery_of_event',
      'create unique index webhook_delivery_of_event on webhook_delivery (event_id, endpoint_id)',

      ...guardDeletions(engine),
    ];
  },
};

const indexesOfTestMode = [
  "create index change_of_test_account on change (account_id, position) where mode = 'test'",
  "create index virtual_account_of_test_account on virtual_account (account_id) where mode = 'test'",
  "create index credit_of_test_account on credit (account_id) where mode = 'test'",
  "create index shipment_of_test_account on shipment (account_id) where mode = 'test'",
];

function nowMs(engine: Engine): string {
  return engine === 'sqlite' ? 'unixepoch() * 1000' : 'cast(extract(epoch from now()) * 1000 as bigint)';
}
