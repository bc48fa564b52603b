import { columnTypes, type Migration } from './schema.js';

/** The session that was shown the secret of an authenticator app. Secrets from before wait for none. */
export const factorSessions: Migration = {
  number: 76,
  name: 'factor-sessions',
  statements(engine) {
    const { text } = columnTypes(engine);
    return [`alter table staff_factor add column ${text('session_id', 'null')}`];
  },
};
