import { columnTypes, createTable, type Migration } from './schema.js';

/** Deliveries of events to endpoints, and the outcome of every attempt. */
export const webhooks: Migration = {
  number: 7,
  name: 'webhooks',
  statements(engine) {
    const { text, word, mode, natural } = columnTypes(engine);
    const optional = (...names: string[]) => names.map((name) => text(name, 'null'));
    return [
      createTable(engine, 'webhook_delivery', [
        `${text('id')} primary key`,
        `${text('account_id')} references account`,
        mode,
        `${text('event_id')} references event (id)`,
        `${text('endpoint_id', 'null')} references webhook_endpoint`,
        text('destination_key'),
        text('url'),
        word('status', 'pending', 'succeeded', 'failed'),
        triggerOf(word),
        natural('attempts_since_trigger'),
        natural('attempt_count'),
        natural('next_attempt_at', 'null'),
        text('lease_token', 'null'),
        natural('lease_until', 'null'),
        text('last_failure', 'null'),
        natural('last_response_status', 'null'),
        natural('created_at'),
        natural('updated_at'),
        "check ((status = 'pending') = (next_attempt_at is not null))",
      ]),
      'create unique index webhook_delivery_of_event on webhook_delivery (event_id, endpoint_id) ' +
        'where endpoint_id is not null',
      'create unique index webhook_delivery_to_callback on webhook_delivery (event_id) ' +
        'where endpoint_id is null',
      'create index webhook_delivery_due on webhook_delivery (destination_key, next_attempt_at, id) ' +
        "where status = 'pending'",
      'create index webhook_delivery_pending on webhook_delivery (account_id, mode, next_attempt_at) ' +
        "where status = 'pending'",
      'create index webhook_delivery_leased on webhook_delivery (lease_token) ' +
        'where lease_token is not null',
      `create index webhook_delivery_newest on webhook_delivery (account_id, mode, ${newest})`,
      `create index webhook_delivery_newest_of_status on webhook_delivery
        (account_id, mode, status, ${newest})`,
      `create index webhook_delivery_of_endpoint on webhook_delivery
        (endpoint_id, account_id, mode, ${newest})`,
      // Failures are few among hundreds of thousands of successes.
      `create index webhook_delivery_failed_of_endpoint on webhook_delivery
        (endpoint_id, account_id, mode, ${newest}) where status = 'failed'`,

      createTable(engine, 'webhook_attempt', [
        `${text('id')} primary key`,
        `${text('delivery_id')} references webhook_delivery`,
        triggerOf(word),
        natural('started_at'),
        word('outcome', 'succeeded', 'failed'),
        ...optional('failure', 'failure_detail', 'address', 'request_headers_json', 'request_body'),
        natural('response_status', 'null'),
        ...optional('response_headers_json', 'response_body'),
        ...['dns_ms', 'connect_ms', 'tls_ms', 'first_byte_ms'].map((name) => natural(name, 'null')),
        natural('total_ms'),
        "check ((outcome = 'failed') = (failure is not null))",
      ]),
      'create index webhook_attempt_newest on webhook_attempt (delivery_id, started_at desc, id desc)',
      'create index webhook_attempt_with_body on webhook_attempt (started_at) ' +
        'where request_body is not null',

      createTable(engine, 'retired_secret', [
        `${text('account_id')} primary key references account`,
        text('secret_sealed'),
        natural('expires_at'),
      ]),
    ];
  },
};

const newest = 'created_at desc, id desc';

function triggerOf(word: ReturnType<typeof columnTypes>['word']): string {
  return word('trigger_kind', 'event', 'retry', 'redeliver', 'replay', 'test');
}
