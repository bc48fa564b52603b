import type { Engine } from '../../../ports/store.js';
import { columnTypes, createNarrowTable, createTable, type Migration } from './schema.js';

/** How much each account stores in test mode, and how much it may. What is stored already is estimated. */
export const testUsage: Migration = {
  number: 36,
  name: 'test-usage',
  statements(engine) {
    const { text, natural, positive, integer } = columnTypes(engine);
    return [
      createNarrowTable(engine, 'test_usage', [
        text('account_id'),
        natural('slot'),
        integer('row_count', 0),
        integer('byte_count', 0),
        'primary key (account_id, slot)',
      ]),
      createTable(engine, 'test_quota', [
        `${text('account_id')} primary key references account (id)`,
        positive('rows_max'),
        positive('bytes_max'),
      ]),
      stored(engine),
    ];
  },
};

/** What a row takes beside its long texts, at most. */
const rowBytes = 800;

/** The tables that are counted, each with the texts that can be long. */
const counted: Readonly<Record<string, readonly string[]>> = {
  checkout: ['description', 'metadata_json', 'return_url', 'callback_url', 'dispatch_proof_json'],
  virtual_account: [],
  credit: [],
  payout: [],
  combined_payout: [],
  refund: ['reason'],
  dispute: ['description', 'evidence_json'],
  shipment: ['events_json', 'tracking_url', 'label_url'],
  seller: [],
  change: ['rows_json'],
  movement: [],
  event: ['metadata_json', 'extras_json'],
  idempotency: ['body_sealed'],
  webhook_endpoint: ['url', 'href', 'events_json'],
  webhook_delivery: ['url', 'destination_key'],
  delivery_quote: ['unanswered_json'],
  delivery_rate: ['details_sealed'],
};

/** Inserts what each account has stored by now. A table without an account is reached through another. */
function stored(engine: Engine): string {
  const octets = (column: string) =>
    engine === 'postgres'
      ? `coalesce(octet_length(${column}), 0)`
      : `coalesce(length(cast(${column} as blob)), 0)`;
  const sizeOf = (columns: readonly string[]) => [String(rowBytes), ...columns.map(octets)].join(' + ');
  const parts = Object.entries(counted).map(
    ([table, texts]) => `select account_id, ${sizeOf(texts)} as size from ${table} where mode = 'test'`,
  );
  const contents = ['a.request_headers_json', 'a.request_body', 'a.response_headers_json', 'a.response_body'];
  parts.push(
    `select d.account_id, ${sizeOf(contents)} as size from webhook_attempt as a
      join webhook_delivery as d on d.id = a.delivery_id where d.mode = 'test'`,
  );
  for (const kind of ['payout', 'combined_payout', 'refund']) {
    parts.push(
      `select o.account_id, ${rowBytes} as size from attempt as t
        join ${kind} as o on o.id = t.object_id where o.mode = 'test'`,
    );
  }
  for (const table of ['sandbox_credit', 'sandbox_arrival', 'sandbox_transfer']) {
    parts.push(`select account_id, ${rowBytes} as size from ${table}`);
  }
  const sum = engine === 'postgres' ? 'cast(sum(size) as bigint)' : 'sum(size)';
  return `insert into test_usage (account_id, slot, row_count, byte_count)
    select account_id, 0, count(*), ${sum} from (${parts.join('\n    union all ')}) as stored
    where account_id is not null and account_id <> '' group by account_id`;
}
