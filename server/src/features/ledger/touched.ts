import type { AdHocQuery, Engine } from '../../ports/store.js';
import { type Check, check } from './check.js';
import { checkoutChecks } from './checks/checkouts.js';
import { combinedChecks } from './checks/combined.js';
import { creditChecks } from './checks/credits.js';
import { statusChecks } from './checks/status.js';
import { storyChecks } from './checks/story.js';
import { transferChecks } from './checks/transfers.js';
import { listing } from './listing.js';

/** What the ids are of: checkouts, or credits that have none. */
export type TouchedKind = 'checkout' | 'credit';

/** Checks that go through the touched rows of some tables, and look up what belongs to them in all others. */
interface Limited {
  kind: TouchedKind;
  /** The condition on a row `t` of each table, by the list of ids. */
  tables: Readonly<Record<string, (ids: string) => string>>;
  checks: readonly Check[];
}

const ofCheckout = (ids: string) => `t.checkout_id in ${ids}`;
const own = (ids: string) => `t.id in ${ids}`;
const ofCredit = (ids: string) => `t.credit_id in ${ids}`;
const ofPayouts = (ids: string) =>
  `t.id in (select p.combined_payout_id from payout p where p.checkout_id in ${ids})`;
const none = () => '1 = 0';

/** The checks that are missing here compare sums over all rows, or find what no change has written. */
const limited: readonly Limited[] = [
  {
    kind: 'checkout',
    tables: { checkout: own, every_event: ofCheckout },
    checks: [
      ...checkoutChecks,
      ...picked(statusChecks, ['status_amounts', 'dispute_count', 'event_status', 'event_amount']),
      ...picked(statusChecks, ['event_order', 'checkout_virtual_account']),
      ...picked(storyChecks, ['event_missing', 'event_owner']),
    ],
  },
  {
    kind: 'checkout',
    tables: { virtual_account: ofCheckout },
    checks: picked(statusChecks, ['virtual_account_owner']),
  },
  {
    kind: 'checkout',
    tables: { credit: ofCheckout },
    checks: [...creditChecks, ...picked(statusChecks, ['credit_virtual_account'])],
  },
  { kind: 'credit', tables: { credit: own }, checks: creditChecks },
  { kind: 'checkout', tables: { payout: ofCheckout, refund: ofCheckout }, checks: transferChecks },
  { kind: 'credit', tables: { payout: none, refund: ofCredit }, checks: transferChecks },
  {
    kind: 'checkout',
    tables: { payout: ofCheckout },
    checks: picked(combinedChecks, ['scheduled_time', 'scheduled_sent']),
  },
  {
    kind: 'checkout',
    tables: { combined_payout: ofPayouts },
    checks: picked(combinedChecks, [
      'combined_amount',
      'combined_status',
      'combined_receivable',
      'combined_member',
    ]),
  },
];

function picked(checks: readonly Check[], codes: readonly string[]): Check[] {
  const found = checks.filter(({ code }) => codes.includes(code));
  if (found.length !== codes.length) throw new Error(`A check is missing: ${codes.join()}`);
  return found;
}

const withoutPosition = check<{ id: string }>(
  'change_without_digest',
  `select min(m.mode) as mode, m.change_id as id from movement m join change c on c.id = m.change_id
   where c.position is null group by m.change_id order by m.change_id`,
  ({ id }) => `change ${id}: it moved money, but has no place in the chain`,
);

/**
 * The checks of the changes that all movements on some accounts name. The digests of those that have a place
 * in the chain are compared elsewhere.
 *
 * @param hasOlder whether changes from before the evidence are there, which have no place in the chain
 */
export function accountChecks(
  accounts: readonly string[],
  hasOlder: boolean,
): { check: Check; query: AdHocQuery<unknown> }[] {
  const checks = picked(storyChecks, ['change_missing', 'movement_owner']);
  return (hasOlder ? checks : [...checks, withoutPosition]).map((each) => ({
    check: each,
    query: listing(accounts, (engine, list) => {
      const moved = (side: string) =>
        `select t.* from ${wholeOf(engine, 'movement')} t where t.${side}_account in ${list}`;
      return `with movement as (${moved('debit')} union ${moved('credit')}) ${each.sql}`;
    }),
  }));
}

/** The checks of some touched rows, each with its query. */
export function touchedChecks(
  kind: TouchedKind,
  ids: readonly string[],
): { check: Check; query: AdHocQuery<unknown> }[] {
  return limited
    .filter((each) => each.kind === kind)
    .flatMap(({ tables, checks }) =>
      checks.map((each) => ({
        check: each,
        query: listing(ids, (engine, list) => `${limitedTables(tables, engine, list)} ${each.sql}`),
      })),
    );
}

/** The check of the movements of changes after a position: the columns that no digest covers. */
export function movementCheck(position: number): { check: Check; query: AdHocQuery<unknown> } {
  const [owner] = picked(storyChecks, ['movement_owner']) as [Check];
  const changes = `(select c.id from change c where c.position > ${position})`;
  const tables = { movement: (list: string) => `t.change_id in ${list}` };
  const sqlOf = (engine: Engine) => `${limitedTables(tables, engine, changes)} ${owner.sql}`;
  return { check: owner, query: { compile: (engine) => ({ sql: sqlOf(engine), values: [] }) } };
}

/** Names the touched rows of each table as the table itself. */
function limitedTables(tables: Limited['tables'], engine: Engine, list: string): string {
  const rows = Object.entries(tables).map(
    ([table, isTouched]) =>
      `${table} as not materialized (select t.* from ${wholeOf(engine, table)} t where ${isTouched(list)})`,
  );
  return `with ${rows.join(', ')}`;
}

/** A table, though part of it is named like it. */
function wholeOf(engine: Engine, table: string): string {
  return engine === 'sqlite' ? `main.${table}` : table;
}
