import { Buffer } from 'node:buffer';
import { partAuthor } from '../../domain/author.js';
import type { Step, Store } from '../../ports/store.js';
import { withTransact } from './announcing.js';
import { addToUsage, addWithDeliveries } from './test-usage-statements.js';

/** The tables whose rows are counted; `docs/decisions/0061-storage-has-bounds.md` says why not the others. */
const countedTables = new Set([
  'checkout',
  'virtual_account',
  'credit',
  'payout',
  'combined_payout',
  'refund',
  'attempt',
  'dispute',
  'shipment',
  'seller',
  'change',
  'ledger_account',
  'movement',
  'event',
  'audit_entry',
  'idempotency',
  'webhook_endpoint',
  'webhook_delivery',
  'webhook_attempt',
  'delivery_quote',
  'delivery_rate',
  'sandbox_credit',
  'sandbox_arrival',
  'sandbox_transfer',
]);

/** Updates that can lengthen a row, beside those of changes, which are named `update.<table>`. */
const lengthening = new Set([
  'delivery_quote.answer',
  'idempotency.finish',
  'webhook_delivery.finish',
  'webhook_delivery.finish_many',
  'webhook_endpoint.update',
]);

/** What a row takes beside its texts: its numbers and its places in indexes. */
export const rowBytes = 100;

const expiryAuthor = partAuthor('expiry');

/** What a statement adds: a row, rows whose number only the database knows, or text to a row. */
type Addition = 'row' | 'deliveries' | 'text' | null;

interface Usage {
  rows: number;
  bytes: number;
  /** The events whose deliveries are to be counted. */
  eventIds: string[];
}

/**
 * Wraps a store so that each transaction also counts what it adds to the test data of an account. Every write
 * passes here, so no path can leave a row out. Live mode has no counter and no statement more.
 *
 * @param now real time, which says when the data was used last
 */
export function countingTestUsage(store: Store, now: () => number = () => store.now()): Store {
  return withTransact(store, (steps) => {
    const usages = usagesOf(steps);
    if (usages.size === 0) return store.transact(steps);
    return store.transact([...steps, ...usageSteps(usages, now())]);
  });
}

/** In the order of accounts, so that two transactions cannot deadlock. */
function usageSteps(usages: ReadonlyMap<string, Usage>, usedAt: number): Step[] {
  const sorted = [...usages].sort(([left], [right]) => (left < right ? -1 : 1));
  return sorted.map(([accountId, { rows, bytes, eventIds }]) => {
    const added = { accountId, rows, bytes, usedAt };
    return eventIds.length === 0
      ? addToUsage(added)
      : addWithDeliveries({ ...added, rowBytes, eventIdsJson: JSON.stringify(eventIds) });
  });
}

function usagesOf(steps: readonly Step[]): Map<string, Usage> {
  const usages = new Map<string, Usage>();
  const first = firstOwnerOf(steps);
  if (first === null || isRemoval(steps)) return usages;
  for (const step of steps) {
    const addition = additionOf(step.statement);
    if (addition === null) continue;
    for (const each of eachRowOf(step)) {
      // An account that is created has secrets of both modes, and is recorded in live mode.
      if (each.params.mode === 'live') continue;
      // A row without an account, such as one of the ledger's, belongs to that of the rows beside it.
      add(usages, ownerOf(each) ?? first, each, addition);
    }
  }
  return usages;
}

/** What a statement writes into one row. */
type Written = Pick<Step, 'statement' | 'params'> & { fields: readonly string[] };

function eachRowOf({ statement, params, many }: Step): Written[] {
  if (many) return many.rows.map((row) => ({ statement, params: row, fields: many.fields }));
  return [{ statement, params, fields: statement.params }];
}

/** What removes test data uses none. */
function isRemoval(steps: readonly Step[]): boolean {
  return steps.some(({ params }) => params.author === expiryAuthor);
}

function add(usages: Map<string, Usage>, accountId: string, written: Written, addition: Addition): void {
  let usage = usages.get(accountId);
  if (usage === undefined) {
    usage = { rows: 0, bytes: 0, eventIds: [] };
    usages.set(accountId, usage);
  }
  if (addition === 'deliveries') {
    const eventId = String(written.params.eventId);
    if (!usage.eventIds.includes(eventId)) usage.eventIds.push(eventId);
    return;
  }
  usage.bytes += textBytesOf(written);
  if (addition === 'row') {
    usage.rows += 1;
    usage.bytes += rowBytes;
  }
}

function firstOwnerOf(steps: readonly Step[]): string | null {
  for (const step of steps) {
    for (const each of eachRowOf(step)) {
      if (each.params.mode === 'live') return null;
      const owner = ownerOf(each);
      if (owner !== null) return owner;
    }
  }
  return null;
}

/** Returns the account of a step of test mode. The sandbox's own books have no mode. */
function ownerOf({ statement, params }: Pick<Step, 'statement' | 'params'>): string | null {
  const { accountId, mode } = params;
  if (typeof accountId !== 'string' || accountId === '') return null;
  return mode === 'test' || statement.name.startsWith('sandbox_') ? accountId : null;
}

function textBytesOf({ fields, params }: Written): number {
  let bytes = 0;
  for (const name of fields) {
    const value = params[name];
    if (typeof value === 'string') bytes += Buffer.byteLength(value);
  }
  return bytes;
}

const additions = new WeakMap<Step['statement'], { addition: Addition }>();

function additionOf(statement: Step['statement']): Addition {
  let known = additions.get(statement);
  if (known === undefined) {
    known = { addition: classify(statement) };
    additions.set(statement, known);
  }
  return known.addition;
}

function classify({ name, sql }: Step['statement']): Addition {
  const [, inserted] = /^insert into "?(\w+)"?/.exec(sql.sqlite) ?? [];
  if (inserted !== undefined) {
    if (!countedTables.has(inserted)) return null;
    return name.startsWith('webhook_delivery.fan_out') ? 'deliveries' : 'row';
  }
  const [, updated] = /^update\.(\w+)$/.exec(name) ?? [];
  return lengthening.has(name) || (updated !== undefined && countedTables.has(updated)) ? 'text' : null;
}
