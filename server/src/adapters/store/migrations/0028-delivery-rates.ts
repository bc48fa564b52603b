import { columnTypes, createTable, type Migration } from './schema.js';

/** What carriers were asked, without the question itself, and the rates they gave. */
export const deliveryRates: Migration = {
  number: 28,
  name: 'delivery-rates',
  statements(engine) {
    const { text, mode, natural } = columnTypes(engine);
    return [
      createTable(engine, 'delivery_quote', [
        `${text('id')} primary key`,
        `${text('account_id')} references account`,
        mode,
        text('aggregator'),
        text('question_hash'),
        natural('asked_at'),
        natural('answered_at', 'null'),
        text('pickup_address_id', 'null'),
        text('delivery_address_id', 'null'),
        text('parcel_id', 'null'),
        text('unanswered_json', 'null'),
      ]),
      'create index delivery_quote_asked on delivery_quote (account_id, mode, asked_at)',
      `create index delivery_quote_answered on delivery_quote
        (account_id, mode, aggregator, question_hash, answered_at) where answered_at is not null`,

      createTable(engine, 'delivery_rate', [
        `${text('quote_id')} references delivery_quote`,
        natural('position'),
        text('account_id'),
        mode,
        text('rate_id'),
        text('carrier'),
        text('service'),
        natural('amount'),
        text('pickup_time', 'null'),
        text('delivery_time', 'null'),
        text('details_sealed', 'null'),
        natural('expires_at'),
        'primary key (quote_id, position)',
      ]),
      'create index delivery_rate_of_id on delivery_rate (account_id, mode, rate_id, expires_at)',
    ];
  },
};
