import { columnTypes, createTable, type Migration } from './schema.js';

/** The authenticator apps of people of merchants, and what replaces a lost one. All times are real time. */
export const staffFactors: Migration = {
  number: 47,
  name: 'staff-factors',
  statements(engine) {
    const { text, natural } = columnTypes(engine);
    return [
      createTable(engine, 'staff_factor', [
        `${text('person_id')} primary key references staff_person`,
        text('secret_sealed'),
        // Null: the secret was shown, and no code has proved yet that an app has it.
        natural('enrolled_at', 'null'),
        // The newest time step whose code was used; no code of it or of an earlier one counts again.
        natural('last_step', 'null'),
        // How many codes were tried in the period.
        natural('attempts'),
        natural('attempt_period'),
        natural('created_at'),
      ]),

      createTable(engine, 'staff_recovery_code', [
        `${text('code_hash')} primary key`,
        `${text('person_id')} references staff_person`,
        natural('used_at', 'null'),
        natural('created_at'),
      ]),
      'create index staff_recovery_code_of_person on staff_recovery_code (person_id)',
    ];
  },
};
