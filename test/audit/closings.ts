import { createHash, type Hash } from 'node:crypto';
import type { Findings } from './arithmetic.js';
import type { Reader, TextRow } from './database.js';
import type { Tables } from './tables.js';

/** Tables that no closing removes rows of, though changes record them. */
const kept = new Set(['audit_entry', 'merchant_bank_account', 'partner_settlement', 'test_closing']);

export const isRemovable = (table: string) => !kept.has(table);

/** The record that an account's test data up to a position was removed, with what the changes come to. */
export interface Closing {
  id: string;
  /** Whether every row should be gone. */
  isDone: boolean;
  row: TextRow;
  hash: Hash;
  changes: number;
}

const findClosings = 'select * from test_closing order by account_id, n';

/** Compares each closing with the changes that it closes; live changes have none. */
export class Closings {
  readonly #ofAccount = new Map<string, Closing[]>();

  private constructor(private readonly findings: Findings) {}

  static async read(reader: Reader, findings: Findings): Promise<Closings> {
    const closings = new Closings(findings);
    await reader.read(findClosings, (row) => closings.#take(row));
    return closings;
  }

  #take(row: TextRow): void {
    const { id, account_id, mode, n, through_position, closed_at, sums_json } = row;
    if (mode !== 'test') {
      this.findings.report('closing', `closing ${id}: it is of ${mode} mode, which never ends`);
      return;
    }
    const earlier = this.#ofAccount.get(account_id ?? '') ?? [];
    const before = earlier.at(-1)?.row;
    const follows = Number(through_position) >= Number(before?.through_position ?? 0);
    if (Number(n) !== earlier.length + 1 || !follows) {
      this.findings.report('closing', `closing ${id}: it does not follow the one before it`);
    }
    const sums = Object.values(JSON.parse(sums_json ?? '{}') as Record<string, number>);
    if (sums.reduce((sum, each) => sum + each, 0) !== 0)
      this.findings.report('closing', `closing ${id}: its sums are not balanced`);
    const closing = { id: id ?? '', isDone: closed_at !== null, row, hash: createHash('sha256'), changes: 0 };
    this.#ofAccount.set(account_id ?? '', [...earlier, closing]);
  }

  /** Returns the closing of a change, and counts the change there. */
  of({ id, account_id, mode, position, at, rows_json, author = null, digest }: TextRow): Closing | null {
    if (mode !== 'test') return null;
    const of = this.#ofAccount.get(account_id ?? '') ?? [];
    const closing = of.find(({ row }) => Number(position) <= Number(row.through_position));
    if (!closing) return null;
    const line = [id, Number(position), Number(at), rows_json, author, digest];
    closing.hash.update(`${JSON.stringify(line)}\n`);
    closing.changes += 1;
    return closing;
  }

  end(blocks: readonly TextRow[]): void {
    for (const { id, row, hash, changes } of [...this.#ofAccount.values()].flat()) {
      const block = blocks.find(({ n }) => n === row.through_block);
      const isSealed = Number(block?.through_position ?? -1) >= Number(row.through_position);
      if (Number(row.change_count) !== changes)
        this.findings.report('closing', `closing ${id}: ${row.change_count} changes, ${changes} are there`);
      else if (hash.digest('base64url') !== row.changes_hash)
        this.findings.report('closing', `closing ${id}: its changes are not those that it closed`);
      if (!isSealed)
        this.findings.report('closing', `closing ${id}: block ${row.through_block} has not its changes`);
    }
  }
}

/** The accounts whose test data is being removed: their books may be incomplete. */
export async function readClosingAccounts(reader: Reader): Promise<ReadonlySet<string>> {
  const accounts = new Set<string>();
  await reader.read(findClosings, ({ account_id, closed_at }) => {
    if (closed_at === null) accounts.add(account_id ?? '');
  });
  return accounts;
}

/** The tables without the test data of accounts. */
export function withoutTestData(tables: Tables, accounts: ReadonlySet<string>): Tables {
  if (accounts.size === 0) return tables;
  const isGone = (row: { account_id: string | null; mode: string }) =>
    row.mode === 'test' && row.account_id !== null && accounts.has(row.account_id);
  const rest = <Row extends { account_id: string | null; mode: string }>(rows: Row[]) =>
    rows.filter((row) => !isGone(row));
  const gone = new Set(
    [...tables.checkouts, ...tables.payouts, ...tables.combinedPayouts, ...tables.refunds]
      .filter(isGone)
      .map(({ id }) => id),
  );
  const attempts = tables.attempts.filter(({ object_id }) => !gone.has(object_id));
  // The sandbox bank has the refund of a matched transfer under the account that the transfer was made to.
  const others = new Set(attempts.map(({ reference }) => reference));
  return {
    ...tables,
    balances: tables.balances.filter(({ id }) => !gone.has(id.slice(id.indexOf(':') + 1))),
    events: rest(tables.events),
    checkouts: rest(tables.checkouts),
    payouts: rest(tables.payouts),
    combinedPayouts: rest(tables.combinedPayouts),
    refunds: rest(tables.refunds),
    credits: rest(tables.credits),
    attempts,
    virtualAccounts: rest(tables.virtualAccounts),
    disputes: tables.disputes.filter(({ checkout_id }) => !gone.has(checkout_id)),
    shipments: rest(tables.shipments),
    carriage: rest(tables.carriage),
    sandboxTransfers: tables.sandboxTransfers.filter(
      ({ account_id, reference }) => !accounts.has(account_id) || others.has(reference),
    ),
  };
}
