import { columnTypes, createTable, type Migration } from './schema.js';

/** Booked deliveries, and what merchants owe for them. */
export const shipments: Migration = {
  number: 29,
  name: 'shipments',
  statements(engine) {
    const { text, word, mode, natural, positive, integer } = columnTypes(engine);
    return [
      createTable(engine, 'shipment', [
        `${text('id')} primary key`,
        `${text('account_id')} references account`,
        mode,
        `${text('checkout_id')} references checkout`,
        positive('n'),
        natural('version'),
        text('aggregator'),
        `${text('quote_id')} references delivery_quote`,
        natural('rate_position'),
        text('rate_id'),
        text('carrier'),
        text('service'),
        natural('amount'),
        natural('rate_expires_at'),
        word(
          'status',
          'rate_attached',
          'booking',
          'booked',
          'picked_up',
          'in_transit',
          'delivered',
          'failed',
          'cancelled',
        ),
        natural('booking_at', 'null'),
        natural('called_at', 'null'),
        natural('unknown_since', 'null'),
        text('failure_reason', 'null'),
        text('partner_shipment_id', 'null'),
        natural('cost', 'null'),
        natural('amount_charged'),
        natural('cancel_requested_at', 'null'),
        natural('cleared_at', 'null'),
        text('tracking_number', 'null'),
        text('tracking_url', 'null'),
        text('label_url', 'null'),
        text('events_json'),
        natural('booked_at', 'null'),
        natural('created_at'),
        natural('updated_at'),
        'unique (checkout_id, n)',
      ]),
      `create unique index shipment_at_aggregator on shipment (aggregator, mode, partner_shipment_id)
        where partner_shipment_id is not null`,

      createTable(engine, 'carriage', [
        `${text('account_id')} references account`,
        mode,
        natural('version'),
        // Below zero if a booking is cancelled that was paid.
        integer('amount_owed', 0),
        natural('amount_reserved'),
        natural('amount_limit', 'null'),
        natural('updated_at'),
        'primary key (account_id, mode)',
      ]),

      createTable(engine, 'sandbox_shipment', [
        `${text('reference')} primary key`,
        `${text('shipment_id')} unique`,
        text('rate_id'),
        natural('amount'),
        text('status'),
        text('tracking_number', 'null'),
        text('events_json'),
        natural('created_at'),
      ]),
      'create index sandbox_shipment_of_status on sandbox_shipment (status, amount)',
    ];
  },
};
