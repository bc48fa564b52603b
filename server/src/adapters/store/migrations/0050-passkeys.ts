import { columnTypes, createTable, type Migration } from './schema.js';

/** Passkeys of people of merchants, and when they came in around a factor. All times are real time. */
export const passkeys: Migration = {
  number: 50,
  name: 'passkeys',
  statements(engine) {
    const { text, natural } = columnTypes(engine);
    return [
      createTable(engine, 'staff_passkey', [
        `${text('id')} primary key`,
        `${text('person_id')} references staff_person`,
        `${text('credential_id')} unique`,
        text('public_key'),
        // How often the device says that it was used; zero for devices that do not count.
        natural('counter'),
        text('transports_json'),
        text('name'),
        natural('created_at'),
        natural('used_at', 'null'),
      ]),
      'create index staff_passkey_of_person on staff_passkey (person_id, created_at)',

      // A challenge carries its own proof that we made it, so only used ones are stored.
      createTable(engine, 'staff_challenge', [`${text('challenge')} primary key`, natural('used_at')]),
      'create index staff_challenge_by_age on staff_challenge (used_at)',

      // Recovery codes also replace passkeys, so attempts at them count without an app.
      createTable(engine, 'staff_factor_attempt', [
        `${text('person_id')} primary key references staff_person`,
        natural('period'),
        natural('attempts'),
      ]),
      'alter table staff_factor drop column attempts',
      'alter table staff_factor drop column attempt_period',

      // A recovery code was used, or somebody else removed a lost factor.
      `alter table staff_person add column ${natural('recovered_at', 'null')}`,
    ];
  },
};
