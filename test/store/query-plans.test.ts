import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '../../server/src/adapters/store/postgres.js';
import { allStatements } from '../../server/src/adapters/store/statement.js';
import {
  findWindowEnd,
  listCheckouts,
  type Narrowing,
  searchCheckouts,
} from '../../server/src/features/dashboard/screens/checkouts/list-queries.js';
import { judgeEndpoint } from '../../server/src/features/dashboard/screens/developers/queries.js';
import {
  listOpenDisputes,
  listPayoutsOf,
  listRefundsOf,
} from '../../server/src/features/dashboard/screens/money/queries.js';
import {
  findRequestWindowEnd,
  listApiRequests,
} from '../../server/src/features/dashboard/screens/requests/queries.js';
import { listDisputesOf } from '../../server/src/features/disputes/queries.js';
import { listEscrows } from '../../server/src/features/escrow/list.js';
import { listArchived, listEvents } from '../../server/src/features/events/queries.js';
import { listSellers } from '../../server/src/features/sellers/queries.js';
import { listDeliveries, listMissed } from '../../server/src/features/webhooks/delivery-queries.js';
import type { AdHocQuery, Engine } from '../../server/src/ports/store.js';
import { createDatabase, openSqliteIn, temporaryFolder } from '../harness/stores.js';
import { at } from './fixtures.js';

// Importing these modules registers the statements of the whole service.
const modules = (import.meta as unknown as { glob(patterns: string[], options: object): object }).glob(
  [
    '../../server/src/{features,http,jobs,pipeline,sandbox}/**/*.ts',
    '../../server/src/adapters/**/*queries.ts',
    '../../server/src/adapters/mail/sandbox/index.ts',
    '../../server/src/adapters/store/*.ts',
    '!**/*.test.ts',
  ],
  { eager: true },
);

/** Returns the lines of a statement's plan. */
type Explain = (text: string, values: readonly unknown[]) => Promise<string[]>;

const owner = { accountId: 'account', mode: 'test' as const };
const after = { createdAt: at, id: 'last' };
const ranked = { ...after, rank: 3 };

const all: Narrowing = {
  kind: 'escrows',
  status: null,
  from: null,
  until: null,
  min: null,
  max: null,
  seller: null,
};
const sifted: Narrowing = { ...all, from: at, until: at + 1, min: 1, max: 2 };

const narrow: Narrowing = { ...sifted, status: 'funded', seller: 's' };
const charges: Narrowing = { ...narrow, kind: 'charges', status: 'succeeded' };

const requests = { outcome: null, operation: null, requestId: null };

const lists: [name: string, query: AdHocQuery<unknown>, index: string | RegExp][] = [
  ['escrows', listEscrows(owner, undefined, null, 20), 'escrow_newest'],
  ['escrows, next page', listEscrows(owner, undefined, after, 20), 'escrow_newest'],
  ['funded escrows', listEscrows(owner, 'funded', after, 20), 'escrow_newest_of_status'],
  ['disputes', listDisputesOf(owner, undefined, null, 20), 'dispute_newest'],
  ['disputes, next page', listDisputesOf(owner, undefined, after, 20), 'dispute_newest'],
  ['open disputes', listDisputesOf(owner, 'resolved', after, 20), 'dispute_newest'],
  ['sellers, next page', listSellers(owner, after, 20), 'seller_newest'],
  ['events', listEvents(owner, {}, ranked, 20), 'event_newest'],
  ["events after an earlier version's cursor", listEvents(owner, {}, after, 20), 'event_newest'],
  ['events of a type', listEvents(owner, { type: 'escrow.funded' }, ranked, 20), 'event_newest_of_type'],
  ['events of a reference', listEvents(owner, { reference: 'r' }, ranked, 20), 'event_newest_of_reference'],
  [
    'archived events of a reference',
    listArchived(owner, { reference: 'r' }, ranked, 20),
    'archived_event_of_checkout',
  ],
  ['deliveries', listDeliveries(owner, {}, after, 20), 'webhook_delivery_newest'],
  [
    'failed deliveries',
    listDeliveries(owner, { status: 'failed' }, after, 20),
    'webhook_delivery_newest_of_status',
  ],
  [
    'deliveries of an endpoint',
    listDeliveries(owner, { endpointId: 'e' }, after, 20),
    'webhook_delivery_of_endpoint',
  ],
  [
    'failed deliveries of an endpoint',
    listDeliveries(owner, { endpointId: 'e', status: 'failed' }, after, 20),
    'webhook_delivery_failed_of_endpoint',
  ],
  [
    'missed events',
    listMissed(
      owner,
      { endpointId: 'e', since: at, until: at + 1, types: ['a'], withAnyFailed: true, status: undefined },
      20,
    ),
    'event_by_time',
  ],
  ['shown escrows', listCheckouts(owner, all, after, 20), 'escrow_newest'],
  ['escrows of an amount', listCheckouts(owner, sifted, after, 20), 'escrow_newest'],
  [
    'escrows of a status',
    listCheckouts(owner, { ...sifted, status: 'funded' }, after, 20),
    'escrow_newest_of_status',
  ],
  [
    'escrows of a seller',
    listCheckouts(owner, { ...all, seller: 's', min: 1 }, after, 20),
    'checkout_of_seller',
  ],
  [
    'charges',
    listCheckouts(owner, { ...sifted, kind: 'charges', status: 'pending' }, after, 20),
    'charge_newest',
  ],
  ['the end of a window', findWindowEnd(owner, sifted, after), 'escrow_newest'],
  ['escrows by a buyer', searchCheckouts(owner, all, 'buyer', 'a'), 'checkout_of_buyer'],
  ['escrows by the seller’s address', searchCheckouts(owner, all, 'seller', 'a'), 'checkout_of_seller'],
  [
    'escrows by reference',
    searchCheckouts(owner, sifted, 'reference', 'a'),
    /checkout_account_id_mode_reference_key|sqlite_autoindex_checkout/,
  ],
  ['filtered escrows by a buyer', searchCheckouts(owner, narrow, 'buyer', 'a'), 'checkout_of_buyer'],
  ['filtered charges by a buyer', searchCheckouts(owner, charges, 'buyer', 'a'), 'checkout_of_buyer'],
  ['filtered escrows by a seller', searchCheckouts(owner, narrow, 'seller', 'a'), 'checkout_of_seller'],
  [
    'filtered charges by reference',
    searchCheckouts(owner, charges, 'reference', 'a'),
    /checkout_account_id_mode_reference_key|sqlite_autoindex_checkout/,
  ],
  ['open disputes by deadline', listOpenDisputes(owner, after, 20), 'dispute_open_of_account'],
  ['payouts', listPayoutsOf(owner, null, after, 20), 'payout_newest'],
  ['failed payouts', listPayoutsOf(owner, 'failed', after, 20), 'payout_newest'],
  ['refunds', listRefundsOf(owner, null, after, 20), 'refund_newest'],
  ['paid refunds', listRefundsOf(owner, 'paid', after, 20), 'refund_newest'],
  ['requests', listApiRequests(owner, requests, after, 20), 'api_request_newest'],
  [
    'requests of an operation',
    listApiRequests(owner, { ...requests, operation: 'getEscrow' }, after, 20),
    'api_request_newest',
  ],
  [
    'refused requests',
    listApiRequests(owner, { ...requests, outcome: 'refused' }, after, 20),
    'api_request_refused',
  ],
  [
    'requests by their id',
    listApiRequests(owner, { ...requests, requestId: 'r', outcome: 'failed' }, after, 20),
    'api_request_of_request_id',
  ],
  ['the end of a window of requests', findRequestWindowEnd(owner, requests, after), 'api_request_newest'],
  ['deliveries to judge', judgeEndpoint(owner, 'e'), 'webhook_delivery_of_endpoint'],
];

/** Matches a plan that starts from the moved clocks and reads an index of open rows by account. */
function byAccount(index: string): RegExp {
  return new RegExp(`account_with_moved_clock[\\s\\S]*${index}\\b`);
}

const statements: [name: string, index: string | RegExp][] = [
  ['checkout.of_customer', 'checkout_of_customer'],
  ['checkout.of_customer_and_key', 'checkout_of_customer'],
  ['sign_in.of_browser', /sign_in_browser_hash_key|sqlite_autoindex_sign_in_2/],
  ['sign_in.use_long', 'sign_in_of_long_code'],
  ['sign_in.used_long', 'sign_in_of_long_code'],
  ['sign_in_counter.find', /sign_in_counter_pkey|sqlite_autoindex_sign_in_counter/],
  ['sign_in.purge', 'sign_in_by_age'],
  ['sign_in_counter.purge', 'sign_in_counter_by_age'],
  ['session.find', /session_token_hash_key|sqlite_autoindex_session_2/],
  ['session.purge', 'session_by_age'],
  ['job.claim', 'job_of_kind_and_mode'],
  ['job.claim_mail', 'job_of_kind_and_mode'],
  ['metrics.queue', 'job_of_kind_and_mode'],
  ['metrics.deliveries_waiting', /webhook_delivery_(pending|due_of_account)/],
  ['metrics.mails_waiting', 'mail_pending'],
  ['metrics.money_held', 'checkout_held'],
  ['metrics.money_in_flight', /attempt_(sent|one_live|one_of_credit)/],
  ['metrics.last_verification', 'audit_entry_of_subject'],
  ['sweep.mails', 'mail_pending'],
  ['mail.purge', 'mail_of_status'],
  ['mail.find_old', 'mail_of_status'],
  ['sandbox_mail.find_old', 'sandbox_mail_newest'],
  ['sandbox_mail.purge', 'sandbox_mail_newest'],
  ['idempotency.find_old', 'idempotency_by_age'],
  ['operator.mails', 'mail_of_status'],
  ['inbox.mail.failed', 'mail_of_status'],
  ['webhook_delivery.due_of_account', /webhook_delivery_(pending|due_of_account)/],
  ['webhook_delivery.claim_of_account', /webhook_delivery_(pending|due_of_account)/],
  ['webhook_delivery.due_accounts', /webhook_delivery_due_of_account/],
  ['webhook_delivery.destinations_after', 'webhook_delivery_due_of_account'],
  ['webhook_delivery.most_overdue', /webhook_delivery_(pending|due_of_account)/],
  ['webhook_delivery.claim', 'webhook_delivery_due_of_account'],
  ['webhook_delivery.finish_many', /webhook_delivery_(pkey|leased|1)/],
  ['webhook_delivery.shift', /webhook_delivery_(pending|due_of_account)/],
  ['webhook_endpoint.list', 'webhook_endpoint_newest'],
  ['webhook_endpoint.claimed', 'webhook_delivery_leased'],
  ['webhook_delivery.fan_out', 'webhook_endpoint_active'],
  ['webhook_delivery.fan_out_to_callback', 'webhook_delivery_of_event'],
  ['webhook_attempt.purge', 'webhook_attempt_with_body'],
  ['webhook_attempt.old', 'webhook_attempt_with_body'],
  ['webhook_delivery.find_old', 'webhook_delivery_ended'],
  ['webhook_delivery.delete_old', 'webhook_delivery_ended'],
  ['webhook_attempt.delete_old', 'webhook_delivery_ended'],
  ['event.following', 'event_newest'],
  ['event.find', /archived_event_pkey|autoindex_event_1[\s\S]*autoindex_archived_event_1/],
  ['event.to_archive', /event_by_position|PRIMARY KEY/],
  ['checkout.to_archive', 'webhook_delivery_of_event'],
  ['archived_event.copy', 'event_of_checkout'],
  ['event.delete_archived', 'archived_event_of_checkout'],
  ['job.due_of_account', 'job_of_account'],
  ['sweep.releases', 'checkout_release_due'],
  ['sweep.reminders', 'checkout_reminder_due'],
  ['sweep.expiries', 'checkout_expiry_due'],
  ['event.of_receipt', 'event_of_checkout'],
  ['sweep.waiting_payouts', /payout_by_status|payout_open_of|payout_reminder_due/],
  ['sweep.disputes', 'dispute_response_due'],
  ['sweep.payouts', /payout_by_status|payout_open_of/],
  ['sweep.unmatched', /credit_unmatched|credit_of_checkout/],
  ['sweep.refunds', /refund_by_status|refund_open_of_account/],
  ['sweep.polls', 'virtual_account_watched'],
  ['sweep.combinable_payouts', /payout_below_minimum[\s\S]*payout_scheduled_of_merchant/],
  ['sweep.combined_payouts', 'combined_payout_by_status'],
  ['sweep.payout_attempt_polls', 'attempt_watched'],
  ['sweep.combined_payout_attempt_polls', 'attempt_watched'],
  ['sweep.refund_attempt_polls', 'attempt_watched'],
  ['account.moved_clocks', 'account_with_moved_clock'],
  ['sweep.releases.moved', byAccount('checkout_release_due_of_account')],
  ['sweep.reminders.moved', byAccount('checkout_reminder_due_of_account')],
  ['sweep.expiries.moved', byAccount('checkout_expiry_due_of_account')],
  ['sweep.disputes.moved', byAccount('dispute_response_due_of_account')],
  ['sweep.waiting_payouts.moved', byAccount('payout_reminder_due_of_account')],
  ['sweep.test_account', /release_due_of_account[\s\S]*reminder_due_of_account[\s\S]*expiry_due_of_account/],
  ['restore_transfer.accepted', 'restore_transfer_accepted'],
  ['sweep.daily_transfers', /payout_scheduled/],
  ['sweep.daily_transfers.moved', byAccount('payout_scheduled_of_merchant')],
  ['balance.parts', /checkout_held[\s\S]*payout_open_of_account[\s\S]*refund_open_of_account/],
  ['virtual_account.of_checkout', 'virtual_account_of_checkout'],
  ['virtual_account.of_number', 'virtual_account_by_number'],
  ['virtual_account.newest_of_number', 'virtual_account_by_number'],
  ['credit.of_checkout', 'credit_of_checkout'],
  ['payout.of_checkout', 'payout_of_checkout'],
  ['refund.of_checkout', 'refund_of_checkout'],
  ['dispute.of_checkout', 'dispute_of_checkout'],
  ['payout.open_of_seller', 'payout_open_of_payee'],
  ['payout.of_combined', 'payout_of_combined'],
  ['payout.combinable_of_payee', /payout_below_minimum[\s\S]*payout_scheduled_of_merchant/],
  ['combined_payout.newest_of_payee', 'combined_payout_of_payee'],
  ['combined_payout.open_of_payee', 'combined_payout_of_payee'],
  ['attempt.busy_of_credit', 'attempt_one_of_credit'],
  ['refund.of_unmatched', 'refund_of_credit'],
  ['inbox.credit.unmatched', 'credit_unmatched'],
  ['inbox.credit.reversed', 'credit_own_receivable'],
  ['inbox.credit.part_taken_back', 'credit_own_receivable'],
  ['inbox.dispute.waiting', 'dispute_unresolved'],
  ['inbox.payout.failed', /payout_by_status|payout_open_of_account/],
  ['inbox.payout.unpayable', /payout_by_status|payout_open_of_account/],
  ['inbox.payout.waiting', /payout_by_status|payout_open_of_account/],
  ['inbox.payout.below_minimum', /payout_below_minimum|payout_by_status|payout_open_of_account/],
  ['inbox.payout.not_combined', /payout_below_minimum|payout_by_status|payout_open_of_account/],
  ['inbox.payout.overdue', /payout_by_status|payout_open_of_account|payout_scheduled/],
  ['operator.paid_by', 'attempt_manual'],
  ['inbox.combined_payout.failed', 'combined_payout_by_status'],
  ['inbox.combined_payout.stuck', /job_(kind_subject_key|of_kind)|sqlite_autoindex_job_2/],
  ['inbox.combined_payout.unknown', 'attempt_sent'],
  ['inbox.combined_payout.paid_twice', 'combined_payout_receivable'],
  ['inbox.payout.stuck', /job_(kind_subject_key|of_kind)|sqlite_autoindex_job_2/],
  ['inbox.payout.unknown', 'attempt_sent'],
  ['inbox.payout.paid_twice', 'payout_receivable'],
  ['inbox.refund.needs_details', /refund_by_status|refund_open_of_account/],
  ['inbox.refund.reversed', /refund_by_status|refund_open_of_account/],
  ['inbox.refund.paid_twice', 'refund_receivable'],
  ['inbox.refund.came_back', 'refund_came_back'],
  ['inbox.payout.came_back', 'payout_came_back'],
  ['inbox.combined_payout.came_back', 'combined_payout_came_back'],
  ['inbox.checkout.receivable', 'checkout_receivable'],
  ['inbox.checkout.unanswered', /job_(kind_subject_key|of_kind)|sqlite_autoindex_job_2/],
  ['inbox.checkout.idle', 'checkout_without_clock'],
  ['delivery_quote.find_answered', 'delivery_quote_answered'],
  ['delivery_quote.asked_since', 'delivery_quote_asked'],
  ['delivery_rate.of_quote', /delivery_rate_pkey|sqlite_autoindex_delivery_rate_1/],
  ['delivery_rate.find', 'delivery_rate_of_id'],
  ['test_usage.add_deliveries', 'webhook_delivery_of_event'],
  ['test_usage.unused', 'test_usage_by_use'],
  ['test_usage.note_use', /test_usage_pkey|PRIMARY KEY|sqlite_autoindex_test_usage/],
  ['change.of_test_account', 'change_of_test_account'],
  ['movement.of_changes', /movement_pkey|PRIMARY KEY/],
  [
    'expiry.find.checkout',
    /checkout_account_id_mode_|sqlite_autoindex_checkout|escrow_newest|checkout_of_buyer/,
  ],
  ['expiry.find.credit', 'credit_of_test_account'],
  ['expiry.find.virtual_account', 'virtual_account_of_test_account'],
  ['expiry.find.shipment', 'shipment_of_test_account'],
  ['expiry.find.sandbox_transfer', 'sandbox_transfer_of_account'],
  ['expiry.delete.movement', /movement_pkey|PRIMARY KEY/],
  [
    'timeline.places',
    /credit_of_checkout[\s\S]*event_of_checkout[\s\S]*payout_of_checkout[\s\S]*refund_of_checkout/,
  ],
  ['timeline.duplicates', 'movement_receivable'],
  ['timeline.parts', 'credit_of_checkout'],
  ['timeline.credits', 'credit_of_checkout'],
  ['timeline.reversals', 'credit_of_checkout'],
  ['timeline.events', /[( ]event_of_checkout[\s\S]*archived_event_of_checkout/],
  ['timeline.payouts', 'payout_of_checkout'],
  ['timeline.refunds', 'refund_of_checkout'],
  ['credit.newest_of_checkout', 'credit_of_checkout'],
  ['refund.newest_of_checkout', 'refund_of_checkout'],
  ['payout.newest_of_checkout', 'payout_of_checkout'],
  ['refund.all_of_credit', 'refund_of_credit'],
  ['refund.cancelled_of_credit', 'refund_of_credit'],
  ['attempt.refunds_in_flight', 'refund_of_checkout'],
  ['movement.of_checkout', 'movement_by_debit'],
  ['movement.of_checkout', 'movement_by_credit'],
  ['idempotency.count_purged_old', 'idempotency_by_age'],
  ['inbox.checkout.blocked', 'checkout_with_clock'],
  ['api_request.count_oldest', 'api_request_newest'],
  ['api_request.count_old', 'api_request_by_age'],
  ['api_request.find_old', 'api_request_by_age'],
  ['api_request_size.find', /api_request_size_pkey|PRIMARY KEY/],
  ['change.to_count', 'change_by_position'],
  ['movement.to_count', /movement_pkey|PRIMARY KEY/],
  ['webhook_attempt.to_count', 'webhook_attempt_with_body'],
  ['webhook_attempt.to_count_next', 'webhook_attempt_with_body'],
  ['daily_figure.delete_test', /daily_figure_pkey|PRIMARY KEY/],
  ['saved_view.list', 'saved_view_of_person'],
  ['dashboard.figures_since', /daily_figure_pkey|PRIMARY KEY/],
  ['dashboard.held_before', /daily_figure_pkey|PRIMARY KEY/],
  ['dashboard.urgent_disputes', 'dispute_open_of_account'],
  ['dashboard.stuck_payouts', /payout_(open_of_account|open_of_payee|by_status)/],
  ['dashboard.overdue_escrows', 'checkout_held'],
  ['dashboard.releasing', 'checkout_held'],
  ['dashboard.paid', 'movement_outward'],
  ['dashboard.moved_by_day', 'movement_outward'],
  ['dashboard.mails_of_checkout', 'mail_of_checkout'],
  ['dashboard.events_of_checkout', /event_of_checkout[\s\S]*archived_event_of_checkout/],
  ['dashboard.members_of_story', 'change_by_staff'],
  ['dashboard.deliveries_of_checkout', 'webhook_delivery_of_event'],
  ['dashboard.deliveries_of_checkout', 'webhook_delivery_of_event'],
  ['dashboard.fees_of_checkout', /payout_of_checkout[\s\S]*refund_of_checkout/],
];

function suite(engine: Engine, explain: Explain) {
  it.each(lists)('the list of %s reads its index in order', async (_, query, index) => {
    const { sql, values } = query.compile(engine);
    const plan = (await explain(sql, values)).join('\n');
    expect(plan).toMatch(index);
    expect(plan).not.toMatch(/TEMP B-TREE|Sort/);
  });

  it.each(statements)('%s reads %s', async (name, index) => {
    const statement = allStatements().get(name);
    expect(statement, name).toBeDefined();
    const plan = await explain(
      statement?.sql[engine] ?? '',
      (statement?.params ?? []).map(() => 1),
    );
    expect(plan.join('\n')).toMatch(index);
  });
}

describe('on sqlite', () => {
  const store = openSqliteIn(temporaryFolder());
  beforeAll(() => store.migrate());
  afterAll(() => store.close());

  const explain: Explain = async (text, values) => {
    const query = { compile: () => ({ sql: `explain query plan ${text}`, values }) };
    return (await store.list<{ detail: string }>(query)).map(({ detail }) => detail);
  };

  suite('sqlite', explain);

  it('no statement of the service reads a whole table', async () => {
    // These names are aliases of subqueries, and one is a view; their reads have lines of their own.
    const subqueries = /^SCAN (due(_\w+)?|every_event|found|front|made|moment|moved|ranked|part)$/;
    // Hold open rows of one status only, as indexes whose second column is the status.
    const ofOneStatus =
      /payout_below_minimum|credit_unmatched_of_mode|mail_pending|dispute_unresolved|(report|restore)_open/;
    expect(Object.keys(modules).length).toBeGreaterThan(5);
    for (const statement of allStatements().values()) {
      const { name } = statement;
      if (name.startsWith('test.')) continue;
      const { sql, params } = statement.sqliteOf?.('test') ?? { sql: statement.sql.sqlite, params: [] };
      const plan = await explain(
        sql,
        params.map(() => 1),
      );
      expect(
        plan.filter((line) => /^SCAN \w+$/.test(line) && !subqueries.test(line)),
        name,
      ).toEqual([]);
      expect(
        plan.filter((line) => line.endsWith('(mode=?)') && !ofOneStatus.test(line)),
        `${name} walks a whole mode`,
      ).toEqual([]);
    }
  });
});

describe('on postgres', () => {
  let client: pg.Client;

  beforeAll(async () => {
    const url = await createDatabase();
    const store = openPostgres({ url });
    await store.migrate();
    await store.close();
    // Scanning an empty table is cheapest, so the planner is asked whether an index would do.
    client = new pg.Client({ connectionString: url, options: '-c enable_seqscan=off -c enable_sort=off' });
    await client.connect();
  });
  afterAll(() => client.end());

  const explain: Explain = async (text, values) => {
    // A list is planned for known values; a statement's plan must serve all values.
    const isStatement = values.every((value) => value === 1);
    const result = isStatement
      ? await client.query(`explain (generic_plan) ${text}`)
      : await client.query(`explain ${text}`, [...values]);
    return result.rows.map((row) => String(row['QUERY PLAN']));
  };

  suite('postgres', explain);

  it('every statement of the service can use an index instead of reading a whole table', async () => {
    for (const { name, sql, params } of allStatements().values()) {
      if (name.startsWith('test.')) continue;
      const plan = await explain(
        sql.postgres,
        params.map(() => 1),
      );
      expect(
        plan.filter((line) => line.includes('Seq Scan')),
        name,
      ).toEqual([]);
    }
  });

  it('a list of ids in JSON is read once, also for a table without statistics', async () => {
    const lists = [...allStatements().values()].filter(({ params }) =>
      params.some((name) => /idsJson$/i.test(name)),
    );
    expect(lists.length).toBeGreaterThan(25);
    const plans = lists.map(async ({ name, sql, params }) => {
      const plan = await explain(
        sql.postgres,
        params.map(() => 1),
      );
      const reads = plan.flatMap((line, n) => (line.includes('ProjectSet') ? [plan[n - 1]?.trim()] : []));
      return [name, reads];
    });
    const once = lists.map(({ name }) => [name, [expect.stringMatching(/^InitPlan/)]]);
    expect(await Promise.all(plans)).toEqual(once);
  });

  it.each([
    ['job.finish', /job_pkey/],
    ['job.reschedule', /job_pkey/],
    ['job.claim_each', /job_pkey/],
    ['job.claim', /job_pkey/],
    ['job.claim_mail', /job_pkey/],
    ['job.claim_due_job', /job_kind_subject_key[^\n]*\n *Index Cond: .*kind = .*subject = /],
    ['sweep.mails', /job_kind_subject_key[^\n]*\n *Index Cond: .*kind = .*subject = mail\.id/],
    ['sweep.payouts', /job_kind_subject_key[^\n]*\n *Index Cond: .*kind = .*subject = payout\.id/],
    ['sweep.payouts', /attempt_one_live|attempt_object_id_n_key/],
    ['mail.record_attempt', /mail_pkey/],
  ])('%s is not misled by numbers from when the queue was empty', async (name, index) => {
    await client.query('begin');
    try {
      await client.query(`insert into job (id, kind, subject, mode, run_at, attempts, created_at)
        select n, 'k', n, 'test', 0, 0, 0 from generate_series(1, 1000) as n`);
      await client.query('delete from job');
      await client.query('analyze job');
      await client.query('analyze attempt');
      const plan = await explain(
        allStatements().get(name)?.sql.postgres ?? '',
        (allStatements().get(name)?.params ?? []).map(() => 1),
      );
      expect(plan.join('\n')).toMatch(index);
      expect(plan.filter((line) => /Join Filter: \(job/.test(line))).toEqual([]);
    } finally {
      await client.query('rollback');
    }
  });

  it('a read that may share a trip with others writes and locks nothing', () => {
    const shared = [...allStatements().values()].filter(({ isByKey }) => isByKey);
    expect(shared.length).toBeGreaterThan(50);
    for (const { name, sql } of shared) {
      expect(sql.postgres, name).toMatch(/^\s*select\b/);
      expect(sql.postgres, name).not.toMatch(
        /\bfor (update|share|no key update|key share)\b|pg_advisory|nextval|\bnow\(\)/,
      );
    }
  });
});
