import { columnTypes, createTable, type Migration } from './schema.js';

/** Buyers, the codes they sign in with, and what they are signed in with. All times are real time. */
export const signIn: Migration = {
  number: 9,
  name: 'sign-in',
  statements(engine) {
    const { text, word, mode, natural } = columnTypes(engine);
    return [
      createTable(engine, 'buyer', [
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
        text('reference'),
        text('checkout_key', 'null'),
        // Known once a code is sent; a code that was sent to nobody opens nothing.
        `${text('mode', 'null')} check (mode in ('test', 'live'))`,
        text('code_hash'),
        text('code_sealed', 'null'),
        natural('tries'),
        natural('used_at', 'null'),
        natural('created_at'),
        natural('expires_at'),
      ]),
      'create index sign_in_by_age on sign_in (created_at)',

      createTable(engine, 'sign_in_tally', [
        word('scope', 'network', 'codes', 'tries', 'receipts'),
        text('subject'),
        natural('period'),
        natural('count'),
        'primary key (scope, subject, period)',
      ]),
      'create index sign_in_tally_by_age on sign_in_tally (period)',

      createTable(engine, 'session', [
        `${text('id')} primary key`,
        `${text('token_hash')} unique`,
        `${text('buyer_id')} references buyer`,
        natural('created_at'),
        natural('seen_at'),
        natural('ended_at', 'null'),
      ]),
      'create index session_by_age on session (created_at)',
    ];
  },
};
