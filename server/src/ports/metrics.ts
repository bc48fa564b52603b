/** What Prometheus is told of one metric. */
export interface Metric {
  type: 'counter' | 'histogram' | 'gauge';
  help: string;
  labels: readonly string[];
  /** How several servers relate: to be summed up, of each server, or the same at each, from the database. */
  servers: 'sum' | 'each' | 'same';
  /** The upper bounds of a histogram. */
  buckets?: readonly number[];
}

/** Upper bounds in seconds, from one read of the database to the longest a partner may take. */
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];
/** The sizes of commits; one commit takes at most the last. */
const sizes = [1, 2, 4, 8, 16, 32, 64, 128, 256];

/**
 * Every metric of the service. The registry, the page about metrics, and the tests of the dashboard and of
 * the alert rules are made from this table. No label names an account, a reference, an address or a key.
 */
export const metrics = {
  escrow_http_requests_total: {
    type: 'counter',
    help: 'Requests that were answered, by operation, status and code of the refusal.',
    labels: ['operation', 'status', 'code'],
    servers: 'sum',
  },
  escrow_http_request_duration_seconds: {
    type: 'histogram',
    help: 'Time from the arrival of a request to the end of its answer.',
    labels: ['operation'],
    servers: 'sum',
    buckets: seconds,
  },
  escrow_refusals_total: {
    type: 'counter',
    help: 'Refused keys, codes of sign-ins and signatures of notifications.',
    labels: ['kind'],
    servers: 'sum',
  },
  escrow_store_batch_transactions: {
    type: 'histogram',
    help: 'Transactions that shared one commit; on PostgreSQL always 1.',
    labels: ['engine'],
    servers: 'sum',
    buckets: sizes,
  },
  escrow_store_commit_duration_seconds: {
    type: 'histogram',
    help: 'Time of a commit: on SQLite the wait for the disk (fsync), on PostgreSQL the whole transaction.',
    labels: ['engine'],
    servers: 'sum',
    buckets: [0.0001, 0.0005, ...seconds],
  },
  escrow_jobs_total: {
    type: 'counter',
    help: 'Jobs that a worker ran: done, later (not due yet), or retry (failed, and runs again).',
    labels: ['kind', 'mode', 'outcome'],
    servers: 'sum',
  },
  escrow_job_duration_seconds: {
    type: 'histogram',
    help: 'Time that a job ran.',
    labels: ['kind'],
    servers: 'sum',
    buckets: seconds,
  },
  escrow_partner_calls_total: {
    type: 'counter',
    help: 'Calls to partners of live mode: accepted, refused, not_sent or unknown.',
    labels: ['partner', 'operation', 'outcome'],
    servers: 'sum',
  },
  escrow_partner_call_duration_seconds: {
    type: 'histogram',
    help: 'Time of a call to a partner, with its wait for the rate limit.',
    labels: ['partner', 'operation'],
    servers: 'sum',
    buckets: seconds,
  },
  escrow_delivery_attempts_total: {
    type: 'counter',
    help: 'Attempts to deliver an event: succeeded, or the kind of the failure.',
    labels: ['mode', 'outcome'],
    servers: 'sum',
  },
  escrow_delivery_attempt_duration_seconds: {
    type: 'histogram',
    help: 'Time that a receiver took for an attempt.',
    labels: ['mode'],
    servers: 'sum',
    buckets: seconds,
  },
  escrow_mail_attempts_total: {
    type: 'counter',
    help: 'Attempts to send a mail: accepted, refused, unavailable, or dismissed because it is too late.',
    labels: ['mode', 'outcome'],
    servers: 'sum',
  },
  escrow_trace_spans_total: {
    type: 'counter',
    help: 'Spans of traces: exported, or lost since nobody took them.',
    labels: ['outcome'],
    servers: 'sum',
  },
  escrow_replica_reports_total: {
    type: 'counter',
    help: 'Lists, exports, charts and searches: answered by the replica, or why the database did.',
    labels: ['outcome'],
    servers: 'sum',
  },
  escrow_replica_used: {
    type: 'gauge',
    help: '1 while the replica answers lists, 0 while the database does; missing without a replica.',
    labels: [],
    servers: 'each',
  },
  escrow_database_up: {
    type: 'gauge',
    help: '1 if the database answered in time; 0 if not, and then what is read from it may be missing.',
    labels: [],
    servers: 'each',
  },
  escrow_storage_full: {
    type: 'gauge',
    help: '1 while writes are refused because the storage is full.',
    labels: [],
    servers: 'each',
  },
  escrow_disk_size_bytes: {
    type: 'gauge',
    help: 'Size of the disk with the SQLite database.',
    labels: [],
    servers: 'each',
  },
  escrow_disk_free_bytes: {
    type: 'gauge',
    help: 'Free space on the disk with the SQLite database.',
    labels: [],
    servers: 'each',
  },
  escrow_sqlite_file_bytes: {
    type: 'gauge',
    help: 'Size of the SQLite database and of its write-ahead log.',
    labels: ['file'],
    servers: 'each',
  },
  escrow_queue_jobs: {
    type: 'gauge',
    help: 'Jobs in the queue, due or not; counted up to 10,000.',
    labels: ['kind', 'mode'],
    servers: 'same',
  },
  escrow_queue_lateness_seconds: {
    type: 'gauge',
    help: 'How long the oldest due job has waited for a worker.',
    labels: ['kind', 'mode'],
    servers: 'same',
  },
  escrow_deliveries_pending: {
    type: 'gauge',
    help: 'Deliveries that have not succeeded yet and will be attempted; counted up to 10,000.',
    labels: ['mode'],
    servers: 'same',
  },
  escrow_delivery_lateness_seconds: {
    type: 'gauge',
    help: 'How long the oldest due delivery has waited for its next attempt.',
    labels: ['mode'],
    servers: 'same',
  },
  escrow_mails_pending: {
    type: 'gauge',
    help: 'Mails that are not sent yet; counted up to 10,000.',
    labels: ['mode'],
    servers: 'same',
  },
  escrow_mail_age_seconds: {
    type: 'gauge',
    help: 'Age of the oldest mail that is not sent yet.',
    labels: ['mode'],
    servers: 'same',
  },
  escrow_money_held_kobo: {
    type: 'gauge',
    help: 'Money that escrows and charges hold, in kobo.',
    labels: ['mode'],
    servers: 'same',
  },
  escrow_money_in_flight_kobo: {
    type: 'gauge',
    help: 'Payouts and refunds that were sent and have no outcome yet, in kobo.',
    labels: ['mode', 'kind'],
    servers: 'same',
  },
  escrow_money_in_flight_age_seconds: {
    type: 'gauge',
    help: 'How long the oldest of them has been without an outcome.',
    labels: ['mode', 'kind'],
    servers: 'same',
  },
  escrow_sends_suspended: {
    type: 'gauge',
    help: '1 while no payout and no refund is sent, because the database was restored; else 0.',
    labels: ['mode'],
    servers: 'same',
  },
  escrow_clock_leapt: {
    type: 'gauge',
    help: '1 while live money waits until a leap of the clock is confirmed; else 0.',
    labels: [],
    servers: 'same',
  },
  escrow_inbox_items: {
    type: 'gauge',
    help: "Items of live mode in the operator's inbox.",
    labels: ['kind'],
    servers: 'same',
  },
  escrow_verify_timestamp_seconds: {
    type: 'gauge',
    help: 'When `escrow-server ledger verify` last ended; missing until it first has.',
    labels: ['mode'],
    servers: 'same',
  },
  escrow_verify_discrepancies: {
    type: 'gauge',
    help: 'Discrepancies that it found.',
    labels: ['mode'],
    servers: 'same',
  },
} as const satisfies Record<string, Metric>;

export type MetricName = keyof typeof metrics;

/** One value of a gauge, as it was read. */
export interface Sample {
  name: MetricName;
  labels: Readonly<Record<string, string>>;
  value: number;
}
