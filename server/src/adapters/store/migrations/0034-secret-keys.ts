import { columnTypes, createTable, type Migration } from './schema.js';

/**
 * The names of the secret keys that values are sealed under, and what the evidence of a retired one is hashed
 * with. Nothing is entered here: the next start enters the key that opens what is sealed.
 */
export const secretKeys: Migration = {
  number: 34,
  name: 'secret-keys',
  statements(engine) {
    const { text, natural } = columnTypes(engine);
    return [
      createTable(engine, 'secret_key', [
        `${text('id')} primary key`,
        natural('first_used_at'),
        natural('retired_at', 'null'),
        text('hash_key_sealed', 'null'),
        natural('through_position', 'null'),
        'check ((retired_at is null) = (hash_key_sealed is null))',
        'check ((retired_at is null) = (through_position is null))',
      ]),
      'create index secret_key_first_used on secret_key (first_used_at, id)',
    ];
  },
};
