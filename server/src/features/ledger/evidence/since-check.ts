import { type PermanentTable, permanentTables } from '../../../adapters/store/row-hash.js';
import type { Block } from '../../../adapters/store/rows.js';
import { isLiability } from '../../../domain/ledger.js';
import type { TestClosing } from '../../../domain/test-closing.js';
import type { Scan } from '../../../ports/store.js';
import type { Discrepancy } from '../check.js';
import { accountChecks, movementCheck, type TouchedKind, touchedChecks } from '../touched.js';
import { ChainCheck, type Coverage, type Head } from './chain-check.js';
import { ChangeCheck, entriesOf, type ReadChange } from './change-check.js';
import { ChangeReader, scanChanges } from './change-scans.js';
import { ClosingCheck } from './closings.js';
import type { EvidenceHashes } from './hashes.js';
import * as queries from './queries.js';
import { RowCheck } from './row-check.js';
import { scanOf } from './scans.js';
import * as touched from './touched-queries.js';

/** How much was verified. */
export interface SinceCounts {
  changes: number;
  movements: number;
  rows: number;
  checkouts: number;
}

/** What a row has that leads to others. */
interface Touching {
  id?: string;
  checkoutId?: string | null;
  mode?: string;
  accountId?: string;
}

/**
 * Verifies what was written after an exported head. What it holds in memory grows with that.
 *
 * The head proves its block, and the block the one before it. Rows that the later changes wrote are compared
 * with them, and all rows and movements of the checkouts that they belong to with each other. The movements
 * from before are proved by the digests of their own changes.
 */
export class SinceCheck {
  readonly counts: SinceCounts = { changes: 0, movements: 0, rows: 0, checkouts: 0 };
  readonly #closings = new ClosingCheck();
  readonly #changes: ChangeCheck;
  readonly #rows: RowCheck;
  readonly #found: Discrepancy[] = [];
  /** The ids of the rows that were written since, by table. */
  readonly #written = new Map<PermanentTable, Set<string>>();
  readonly #ids = new Set<string>();
  readonly #closingIds = new Set<string>();
  readonly #ledgerAccounts = new Set<string>();
  readonly #touched: Record<TouchedKind, Set<string>> = { checkout: new Set(), credit: new Set() };
  #coverage: Coverage | null = null;
  /** Whether block 0 counts changes from before the evidence, which have no digest. */
  #hasOlder = false;

  constructor(
    private readonly hashes: EvidenceHashes,
    private readonly options: { since: Head; progress(words: string): void; idsAtOnce: number },
  ) {
    this.#changes = new ChangeCheck(hashes, null);
    this.#rows = new RowCheck({ isComplete: false, mode: null, isWanted: (id) => this.#ids.has(id) });
  }

  *scans(): Generator<Scan> {
    const before = yield* this.#findHead();
    if (before === null) return;
    yield* this.#scanClosings(before.throughPosition);
    const chain = new ChainCheck(this.hashes, before);
    yield* scanChanges(chain, this.options.progress, (change) => this.#takeChange(change), before.n);
    const { coverage, discrepancies } = chain.finish(0, null);
    this.#coverage = coverage;
    // What the chain says about changes from before the evidence needs block 0.
    this.#found.push(...discrepancies.filter(({ code }) => code === 'chain_broken'));
    yield* this.#compareRows();
    this.#rows.finish();
    yield* this.#compareAccounts(before.throughPosition);
    yield this.#scanOf(movementCheck(before.throughPosition));
    for (const kind of ['checkout', 'credit'] as const) {
      for (const ids of this.#portions(this.#touched[kind])) {
        for (const each of touchedChecks(kind, ids)) yield this.#scanOf(each);
      }
    }
  }

  finish(): { coverage: Coverage | null; discrepancies: Discrepancy[] } {
    const { discrepancies: closings } = this.#closings;
    const found = [...this.#found, ...closings, ...this.#changes.discrepancies, ...this.#rows.discrepancies];
    // One movement may be found by several queries.
    const distinct = new Map(found.map((each) => [`${each.code} ${each.words}`, each]));
    return { coverage: this.#coverage, discrepancies: [...distinct.values()] };
  }

  /** Returns the block before that of the head, which the head's own block proves; null if it differs. */
  *#findHead(): Generator<Scan, Block | null> {
    const { n, hash } = this.options.since;
    const blocks: Block[] = [];
    yield scanOf<Block>(queries.blocksFrom(0, 1), (block) => {
      this.#hasOlder = block.n === 0 && block.changeCount > 0;
    });
    yield scanOf<Block>(queries.blocksFrom(n - 1, 2), (block) => blocks.push(block));
    const [before, named] = blocks;
    if (before?.n === n - 1 && named?.n === n && named.hash === hash) return before;
    const words = `block ${n}: it, or the block before it, is missing or is not that of the exported head`;
    this.#found.push({ code: 'head_differs', mode: null, words });
    return null;
  }

  /**
   * Reads all closings of test data, and proves them, however old: rows and movements that they have removed
   * are not looked for. There are few of them, and their changes moved no money.
   */
  *#scanClosings(position: number): Generator<Scan> {
    yield scanOf<TestClosing>(queries.closings, (closing) => {
      this.#closings.take(closing);
      this.#closingIds.add(closing.id);
      this.#ids.add(closing.id);
    });
    for (const ids of this.#portions(this.#closingIds)) {
      yield* scanInOrder(touched.changesOfClosings(position, ids), (change) => {
        this.#changes.take(change, null);
        this.#rows.takeChange(change.mark, entriesOf(change.mark), null);
      });
    }
  }

  #takeChange(change: ReadChange): void {
    const { mark, movements } = change;
    const closing = this.#closings.closingOf(mark);
    this.#changes.take(change, closing);
    const entries = entriesOf(mark);
    this.counts.changes += 1;
    this.counts.movements += movements.length;
    for (const [table, id] of entries) {
      const ids = this.#written.get(table) ?? new Set();
      this.#written.set(table, ids.add(String(id)));
      this.#ids.add(String(id));
    }
    this.#rows.takeChange(mark, entries, closing);
    // The movements of test data that is being removed may be gone.
    if (closing !== null) return;
    for (const account of movements.flatMap(([, debit, credit]) => [String(debit), String(credit)])) {
      if (isLiability(account as Parameters<typeof isLiability>[0])) this.#ledgerAccounts.add(account);
    }
  }

  /** Compares the rows that were written since with their last changes. */
  *#compareRows(): Generator<Scan> {
    for (const table of permanentTables) {
      if (table === 'event') continue;
      const written = this.#written.get(table) ?? new Set();
      this.counts.rows += written.size;
      for (const ids of this.#portions(table === 'test_closing' ? this.#closingIds : written)) {
        yield scanOf<Touching>(touched.rowsById(table, ids), (row) => {
          this.#touch(table, row);
          this.#rows.takeRow(table, row);
        });
      }
    }
    const events = this.#written.get('event') ?? new Set();
    this.counts.rows += events.size;
    for (const ids of this.#portions(events)) {
      yield scanOf<Touching>(touched.rowsById('event', ids), (row) => this.#touch('event', row));
    }
    yield* this.#touchOthers();
    // The first event since then is compared with the one before it.
    for (const ids of this.#portions(this.#touched.checkout)) {
      yield scanOf<object>(touched.eventsOf(ids), (row) => this.#rows.takeRow('event', row));
    }
  }

  #touch(table: PermanentTable, { id, checkoutId }: Touching): void {
    if (table === 'checkout' && id !== undefined) this.#touched.checkout.add(id);
    else if (typeof checkoutId === 'string') this.#touched.checkout.add(checkoutId);
    else if (table === 'credit' && id !== undefined) this.#touched.credit.add(id);
  }

  /** Adds the checkouts whose payouts or refunds had an attempt, and leaves out test data that is removed. */
  *#touchOthers(): Generator<Scan> {
    const owners = [...(this.#written.get('attempt') ?? []), ...(this.#written.get('combined_payout') ?? [])];
    for (const ids of this.#portions(owners)) {
      yield scanOf<{ id: string }>(touched.checkoutsOfTransfers(ids), ({ id }) =>
        this.#touched.checkout.add(id),
      );
    }
    for (const ids of this.#portions([...this.#touched.checkout])) {
      yield scanOf<{ id: string }>(touched.checkoutsBeingRemoved(ids), ({ id }) =>
        this.#touched.checkout.delete(id),
      );
    }
    this.counts.checkouts = this.#touched.checkout.size;
  }

  /** Compares the balance of each account that moved with all its movements, and those with their changes. */
  *#compareAccounts(position: number): Generator<Scan> {
    for (const accounts of this.#portions(this.#ledgerAccounts)) {
      const opened = new Set<string>();
      yield scanOf<touched.Balance>(touched.balancesOf(accounts), ({ id, says, posted, mode }) => {
        opened.add(id);
        if (says === posted && posted >= 0) return;
        const words = `account ${id}: its balance says ${says} kobo, the movements say ${posted}`;
        this.#found.push({ code: 'account_balance', mode, words });
      });
      for (const id of accounts.filter((each) => !opened.has(each))) {
        const words = `account ${id}: money moved on it, but it was never opened`;
        this.#found.push({ code: 'account_not_opened', mode: null, words });
      }
      yield* scanInOrder(touched.changesBefore(position, accounts), (change) =>
        this.#changes.take(change, this.#closings.closingOf(change.mark)),
      );
      for (const each of accountChecks(accounts, this.#hasOlder)) yield this.#scanOf(each);
    }
  }

  *#portions(ids: Iterable<string>): Generator<string[]> {
    const all = [...ids];
    const size = this.options.idsAtOnce;
    for (let n = 0; n < all.length; n += size) yield all.slice(n, n + size);
  }

  #scanOf({ check, query }: ReturnType<typeof movementCheck>): Scan {
    return scanOf<{ mode?: Discrepancy['mode'] }>(query, (row) => {
      this.#found.push({ code: check.code, mode: row.mode ?? null, words: check.words(row) });
    });
  }
}

/** Scans changes that come once for each of their movements. */
function* scanInOrder(query: Scan['query'], take: (change: ReadChange) => void): Generator<Scan> {
  const reader = new ChangeReader(null, take);
  yield {
    query,
    asCells: true,
    take: ((cells: queries.ChangeCells) => reader.takeCells(cells)) as Scan['take'],
  };
  reader.end();
}
