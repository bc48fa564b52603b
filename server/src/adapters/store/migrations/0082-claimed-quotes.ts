import { columnTypes, type Migration } from './schema.js';

/** The checkout that a rate of an answer was attached to first, which no other can then have. */
export const claimedQuotes: Migration = {
  number: 82,
  name: 'claimed-quotes',
  statements(engine) {
    const { text } = columnTypes(engine);
    return [
      `alter table delivery_quote add column ${text('checkout_id', 'null')}`,
      `update delivery_quote set checkout_id = (select min(s.checkout_id) from shipment as s
        where s.quote_id = delivery_quote.id) where id in (select quote_id from shipment)`,
    ];
  },
};
