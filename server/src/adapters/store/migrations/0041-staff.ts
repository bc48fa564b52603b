import type { Engine } from '../../../ports/store.js';
import { columnTypes, createTable, type Migration } from './schema.js';

/** The people of merchants: their codes, sessions and memberships. All times are real time. */
export const staff: Migration = {
  number: 41,
  name: 'staff',
  statements(engine) {
    const { text, word, natural } = columnTypes(engine);
    return [
      createTable(engine, 'staff_person', [
        `${text('id')} primary key`,
        text('email'),
        `${text('email_key')} unique`,
        natural('created_at'),
      ]),

      createTable(engine, 'staff_session', [
        `${text('id')} primary key`,
        `${text('token_hash')} unique`,
        `${text('person_id')} references staff_person`,
        text('network'),
        text('browser'),
        natural('created_at'),
        natural('seen_at'),
        natural('code_proved_at', 'null'),
        natural('factor_proved_at', 'null'),
        natural('ended_at', 'null'),
      ]),
      'create index staff_session_of_person on staff_session (person_id, created_at)',
      'create index staff_session_by_age on staff_session (created_at)',

      createTable(engine, 'staff_code', [
        `${text('id')} primary key`,
        word('purpose', 'sign_in', 'proof', 'new_address', 'link'),
        `${text('browser_hash')} unique`,
        text('address_hash'),
        text('email'),
        text('email_key'),
        // Who is signed in as they ask; null for a sign-in.
        `${text('person_id', 'null')} references staff_person`,
        // Where its mail goes: out through the mail server, or into the inbox of one's own machine.
        `${text('mail_mode', 'null')} check (mail_mode in ('test', 'live'))`,
        text('code_hash'),
        text('code_sealed', 'null'),
        natural('long_code_period', 'null'),
        natural('attempts'),
        natural('sent_at', 'null'),
        natural('used_at', 'null'),
        natural('created_at'),
        natural('expires_at'),
        "check (purpose in ('sign_in', 'link') or person_id is not null)",
      ]),
      'create index staff_code_by_age on staff_code (created_at)',
      `create index staff_code_of_long_code on staff_code (address_hash, long_code_period)
        where long_code_period is not null`,

      createTable(engine, 'account_member', [
        `${text('account_id')} references account`,
        `${text('person_id')} references staff_person`,
        word('role', 'owner', 'finance', 'support', 'developer'),
        natural('created_at'),
        'primary key (account_id, person_id)',
      ]),
      'create index account_member_of_person on account_member (person_id)',
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
  'sign_ups',
  'invitations',
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
