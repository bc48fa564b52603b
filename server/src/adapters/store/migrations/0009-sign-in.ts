import { columnTypes, createTable, type Migration } from './schema.js';

/** People, the codes they sign in with, and their sessions. All times are real time. */
export const signIn: Migration = {
  number: 9,
  name: 'sign-in',
  statements(engine) {
    const { text, word, mode, natural } = columnTypes(engine);
    return [
      createTable(engine, 'person', [
        `${text('id')} primary key`,
        mode,
        text('email_key'),
        natural('created_at'),
        'unique (mode, email_key)',
      ]),

      createTable(engine, 'sign_in', [
        `${text('id')} primary key`,
        `${text('browser_hash')} unique`,
        text('address_hash'),
        text('email_key'),
        word('side', 'buyer', 'seller'),
        // The requested checkout as it was named: by its reference for a buyer, by its id for a seller.
        text('reference', 'null'),
        text('checkout_key', 'null'),
        text('escrow_id', 'null'),
        // Set once a code is sent; a code that was not sent opens nothing.
        `${text('mode', 'null')} check (mode in ('test', 'live'))`,
        text('code_hash'),
        text('code_sealed', 'null'),
        natural('attempts'),
        natural('used_at', 'null'),
        natural('created_at'),
        natural('expires_at'),
        "check (side <> 'buyer' or (reference is not null and escrow_id is null))",
        "check (side <> 'seller' or (escrow_id is not null and reference is null and checkout_key is null))",
      ]),
      'create index sign_in_by_age on sign_in (created_at)',

      createTable(engine, 'sign_in_counter', [
        word('scope', 'network', 'codes', 'all_codes', 'attempts', 'all_attempts', 'receipts', 'enquiries'),
        text('subject'),
        natural('period'),
        natural('count'),
        'primary key (scope, subject, period)',
      ]),
      'create index sign_in_counter_by_age on sign_in_counter (period)',

      createTable(engine, 'session', [
        `${text('id')} primary key`,
        `${text('token_hash')} unique`,
        `${text('person_id')} references person`,
        natural('created_at'),
        natural('seen_at'),
        natural('ended_at', 'null'),
      ]),
      'create index session_by_age on session (created_at)',
    ];
  },
};
