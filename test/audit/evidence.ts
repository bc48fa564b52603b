import { Findings } from './arithmetic.js';
import { type Closing, Closings, isRemovable } from './closings.js';
import type { Reader, TextRow } from './database.js';
import { AuditKeys } from './keys.js';
import { hashOf, leftOut } from './row-hash.js';

/** A change's record of a row: table, id, version, hash, and the hash of the row that it had read. */
type Recorded = [table: string, id: string, version: number, hash: string, read?: string];

/**
 * Compares every row with what the changes recorded about it. With secret keys it also recomputes the
 * digests of the changes and the chain of blocks, and opens the kept answers.
 */
export async function examineEvidence(reader: Reader, secretKeys: readonly string[]): Promise<string[]> {
  const findings = new Findings();
  const keys = secretKeys.length === 0 ? null : await AuditKeys.read(reader, secretKeys);
  const evidence = new Evidence(findings, keys, await Closings.read(reader, findings));
  await reader.read('select * from block order by n', (row) => evidence.takeBlock(row));
  await reader.read('select count(*) as count from change where position is null', ({ count }) => {
    evidence.unrecorded = Number(count);
  });
  const changes = `select c.*, m.n, m.debit_account, m.credit_account, m.amount
    from change c left join movement m on m.change_id = c.id
    where c.position is not null order by c.position, c.id, m.n`;
  await reader.read(changes, (row) => evidence.takeLine(row));
  evidence.endChanges();
  for (const table of Object.keys(leftOut)) {
    const from = table === 'event' ? 'every_event order by checkout_id, sequence' : table;
    await reader.read(`select * from ${from}`, (row) => evidence.takeRow(table, row));
  }
  evidence.endRows();
  if (keys !== null)
    await reader.read('select * from idempotency', (row) => examineAnswer(row, keys, findings));
  return findings.list;
}

/** The newest record of a row. */
interface Known {
  version: number;
  hash: string;
  change: string;
  changedAt: number;
  place: number;
  /** What removes the row; null: it stays. */
  closing: Closing | null;
}

/** An event as it was recorded, with its own time. */
type KnownEvent = Known & { checkout: string | null | undefined; at: number };

class Evidence {
  unrecorded = 0;
  readonly #blocks: TextRow[] = [];
  readonly #recorded = new Map<string, Known>();
  #event: KnownEvent | null = null;
  #sealed: (string | null)[][] = [];
  #block = 1;
  #change: TextRow | null = null;
  #movements: (string | number | null)[][] = [];

  constructor(
    private readonly findings: Findings,
    private readonly keys: AuditKeys | null,
    private readonly closings: Closings,
  ) {}

  /** Whether block 0 counted no change that was made before evidence was recorded. */
  get #isComplete(): boolean {
    return Number(this.#blocks[0]?.change_count ?? 1) === 0;
  }

  takeBlock(block: TextRow): void {
    if (Number(block.n) !== this.#blocks.length)
      this.findings.report('chain', `a block before ${block.n} is missing`);
    this.#blocks.push(block);
  }

  /** Each line is a change with one of its movements, or with none. */
  takeLine(line: TextRow): void {
    if (this.#change?.id !== line.id) {
      this.#endChange();
      this.#change = line;
    }
    if (line.n === null) return;
    this.#movements.push([
      Number(line.n),
      line.debit_account ?? '',
      line.credit_account ?? '',
      Number(line.amount),
    ]);
  }

  endChanges(): void {
    this.#endChange();
    while (this.#block < this.#blocks.length) this.#endBlock();
    this.closings.end(this.#blocks);
    const counted = Number(this.#blocks[0]?.change_count ?? 0);
    if (counted === this.unrecorded) return;
    this.findings.report(
      'unrecorded',
      `block 0 counts ${counted} changes before it, ${this.unrecorded} are there`,
    );
  }

  #endChange(): void {
    const change = this.#change;
    const movements = this.#movements;
    this.#change = null;
    this.#movements = [];
    if (!change) return;
    const { id, account_id, mode, at, digest, rows_json, position, author = null } = change;
    while (
      Number(position) > Number(this.#blocks[this.#block]?.through_position ?? Number.POSITIVE_INFINITY)
    ) {
      this.#endBlock();
    }
    if (this.#blocks[this.#block]) this.#sealed.push([id ?? null, digest ?? null]);
    if (digest === null || rows_json === null || rows_json === undefined) {
      this.findings.report('digest', `change ${id}: it has none`);
      return;
    }
    const closing = this.closings.of(change);
    const recorded = { change: id ?? '', changedAt: Number(at), closing };
    if (closing !== null) {
      // The digest covers the movements, which are removed; the closing covers the digest.
      if (closing.isDone && movements.length > 0) {
        this.findings.report('closing', `change ${id}: closing ${closing.id} has left its movements`);
      }
      this.#takeRecorded(recorded, rows_json);
      return;
    }
    const columns = [id, account_id, mode, Number(at), rows_json, movements];
    // A change that is older than the column of authors has none in its digest.
    const text = JSON.stringify(author === null ? columns : [...columns, author]);
    if (this.keys && !this.keys.isDigest(digest, Number(position), 'change-digest', text)) {
      this.findings.report('digest', `change ${id}: it is not that of its columns, rows and movements`);
    }
    this.#takeRecorded(recorded, rows_json);
  }

  #takeRecorded(
    { change, changedAt, closing: closedBy }: Pick<Known, 'change' | 'changedAt' | 'closing'>,
    text: string,
  ): void {
    for (const [place, [table, id, version, hash, read]] of parse(text).entries()) {
      const name = `${table} ${id}`;
      const closing = isRemovable(table) ? closedBy : null;
      const last = this.#recorded.get(name);
      // What was removed may be made again under the same name.
      const before = last?.closing && last.closing !== closing ? undefined : last;
      this.#recorded.set(name, { version, hash, change, changedAt, place, closing });
      const expected = before ? before.version + 1 : this.#isComplete ? 1 : version;
      if (version !== expected)
        this.findings.report(`${table} history`, `${name}: version ${expected} is missing`);
      else if (before && read !== undefined && read !== before.hash) {
        this.findings.report(`${table} rewritten`, `${name}: change ${change} found it altered`);
      }
    }
  }

  #endBlock(): void {
    const block = this.#blocks[this.#block] as TextRow;
    const before = this.#blocks[this.#block - 1] as TextRow;
    const { n, through_position, change_count } = block;
    const name = `block ${n}`;
    if (Number(change_count) !== this.#sealed.length) {
      this.findings.report(
        'chain',
        `${name}: ${change_count} changes were sealed, ${this.#sealed.length} are there`,
      );
    } else if (this.keys) {
      const link = [before.hash, Number(before.change_count)];
      const text = JSON.stringify([Number(n), link, Number(through_position), this.#sealed]);
      if (!this.keys.isDigest(block.hash, Number(through_position), 'block', text))
        this.findings.report('chain', `${name}: its hash is not its own`);
    }
    this.#sealed = [];
    this.#block += 1;
  }

  takeRow(table: string, row: TextRow): void {
    const id = idOf(table, row);
    const name = `${table} ${id}`;
    const recorded = this.#recorded.get(name);
    this.#recorded.delete(name);
    // Events before one that is being removed may be gone.
    if (table === 'event' && recorded?.closing === null) {
      this.#takeEvent(name, { ...recorded, checkout: row.checkout_id, at: Number(row.at) });
    }
    if (!recorded) {
      const isExempt = !this.#isComplete || (table === 'event' && row.checkout_id === null);
      if (!isExempt) this.findings.report(`${table} unknown`, `${name}: no change recorded it`);
    } else if (recorded.closing?.isDone) {
      this.findings.report('closing', `${name}: closing ${recorded.closing.id} has left it`);
    } else if (recorded.version !== Number(row.version ?? 1) || recorded.hash !== hashOf(table, row)) {
      this.findings.report(
        `${table} altered`,
        `${name}: it is not as version ${recorded.version} was recorded`,
      );
    }
  }

  /**
   * Events are in the order of their numbers, no event is older than the one before it, and the events of one
   * change are in the order in which they were recorded.
   */
  #takeEvent(name: string, event: KnownEvent): void {
    const before = this.#event?.checkout === event.checkout ? this.#event : null;
    this.#event = event;
    if (event.at !== Math.max(event.changedAt, before?.at ?? 0)) {
      this.findings.report('event altered', `${name}: it has another time than change ${event.change}`);
    }
    if (before && before.change === event.change && before.place > event.place) {
      this.findings.report('event numbers', `${name}: change ${event.change} recorded it earlier`);
    }
  }

  endRows(): void {
    for (const [name, { closing }] of this.#recorded) {
      if (closing !== null) continue;
      this.findings.report(`${name.split(' ', 1)[0]} missing`, `${name}: a change recorded it`);
    }
  }
}

function parse(text: string): Recorded[] {
  try {
    return JSON.parse(text) as Recorded[];
  } catch {
    return [];
  }
}

function idOf(table: string, row: TextRow): string {
  if (table === 'merchant_bank_account' || table === 'carriage') return `${row.account_id}:${row.mode}`;
  return (table === 'virtual_account' ? row.partner_reference : row.id) ?? '';
}

/** An answer is sealed for its account, mode, key, request and status; one from before for none of them. */
function examineAnswer(row: TextRow, keys: AuditKeys, findings: Findings): void {
  const { account_id = null, mode = null, key = null, fingerprint = null, status, body_sealed } = row;
  const bound = ['idempotent_answer', account_id, mode, key, fingerprint, Number(status)];
  if (keys.open(body_sealed ?? '', bound, [JSON.stringify(bound), 'idempotent_answer']) !== null) return;
  findings.report('kept_answer', `the answer under key ${key} of account ${account_id} is not its own`);
}
