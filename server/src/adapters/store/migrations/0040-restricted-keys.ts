import { columnTypes, type Migration } from './schema.js';

/** What a key may do, from where, and until when. Keys from before have no limits. */
export const restrictedKeys: Migration = {
  number: 40,
  name: 'restricted-keys',
  statements(engine) {
    const { text, natural } = columnTypes(engine);
    return [
      `alter table api_key add column ${text('scopes_json', 'null')}`,
      `alter table api_key add column ${text('networks_json', 'null')}`,
      `alter table api_key add column ${natural('expires_at', 'null')}`,
    ];
  },
};
