import { columnTypes, type Migration } from './schema.js';

/** The release code of an escrow, sealed, and the attempts at it. Escrows from before have none. */
export const releaseCodes: Migration = {
  number: 60,
  name: 'release-codes',
  statements(engine) {
    const { text } = columnTypes(engine);
    const integerType = engine === 'sqlite' ? 'integer' : 'bigint';
    return [
      `alter table checkout add column ${text('release_code_sealed', 'null')}`,
      `alter table checkout add column release_code_attempts ${integerType} null
        check (release_code_attempts between 0 and 10)`,
      // The values that a rotation of the secret key seals anew.
      `create index checkout_release_code on checkout (id) where release_code_sealed is not null`,
    ];
  },
};
