import { columnTypes, type Migration } from './schema.js';

/** The language that a merchant asks for. Checkouts from before have none. */
export const checkoutLocales: Migration = {
  number: 63,
  name: 'locales',
  statements(engine) {
    const { text } = columnTypes(engine);
    return [`alter table checkout add column ${text('locale', 'null')}`];
  },
};
