import type { Engine } from '../../../ports/store.js';
import { columnTypes, createTable, type Migration } from './schema.js';

/** Codes that several requests share, and counts of known browsers and of the whole service. */
export const signInLimits: Migration = {
  number: 33,
  name: 'sign-in-limits',
  statements(engine) {
    const { natural } = columnTypes(engine);
    return [
      `alter table sign_in add column ${natural('long_code_period', 'null')}`,
      `create index sign_in_of_long_code on sign_in (address_hash, long_code_period)
        where long_code_period is not null`,
      ...widenedScopes(engine),
    ];
  },
};

const scopes = [
  'network',
  'codes',
  'all_codes',
  'browser_codes',
  'service_codes',
  'attempts',
  'all_attempts',
  'browser_attempts',
  'service_attempts',
  'receipts',
  'enquiries',
];

/** Widens the check of the counters. SQLite cannot change a check, so there the table is rebuilt. */
function widenedScopes(engine: Engine): string[] {
  const { text, word, natural } = columnTypes(engine);
  if (engine === 'postgres') {
    return [
      'alter table sign_in_counter drop constraint sign_in_counter_scope_check',
      `alter table sign_in_counter add constraint sign_in_counter_scope_check
        check (scope in (${scopes.map((scope) => `'${scope}'`).join(', ')}))`,
    ];
  }
  return [
    createTable(engine, 'sign_in_counter_widened', [
      word('scope', ...scopes),
      text('subject'),
      natural('period'),
      natural('count'),
      'primary key (scope, subject, period)',
    ]),
    'insert into sign_in_counter_widened select * from sign_in_counter',
    'drop table sign_in_counter',
    'alter table sign_in_counter_widened rename to sign_in_counter',
    'create index sign_in_counter_by_age on sign_in_counter (period)',
  ];
}
