import { columnTypes, type Migration } from './schema.js';

/** The language of the page on which a code was asked for. Requests from before have none. */
export const signInLanguages: Migration = {
  number: 69,
  name: 'sign-in-languages',
  statements(engine) {
    return [`alter table sign_in add column ${columnTypes(engine).text('locale', 'null')}`];
  },
};
