import { randomBytes } from 'node:crypto';
import { createKeyedHash } from '../../../server/src/adapters/crypto/keyed-hash.js';
import { createSealer } from '../../../server/src/adapters/crypto/sealer.js';
import { hashBlock, type SealedChange, sealedMax } from '../../../server/src/adapters/store/chain.js';
import { digestOf } from '../../../server/src/adapters/store/evidence.js';
import { hashRow } from '../../../server/src/adapters/store/row-hash.js';
import { SqliteConnection } from '../../../server/src/adapters/store/sqlite-connection.js';
import { sealedPlaces } from '../../../server/src/ports/sealed-places.js';
import { secretKey } from '../service.js';
import { type FirstLife, liveOnce } from './first-life.js';
import { cellMaker, type Replacement, rowMaker, type Tokens } from './template.js';

const livesPerCommit = 1_000;
/** How far apart the copies begin. */
const apartMs = 5_000;
const busyTimeoutMs = 5_000;
/** The driver of the load reads references by their number. */
export const firstNumber = 500_000_000;

/** Who has the copies, and the head of the chain before the newest of them. */
export interface Copies {
  accountId: string;
  headBefore: string;
}

/** So many of the copies come after the head, at least. */
const afterHead = 1_000;

const keyedHash = createKeyedHash(secretKey);
const sealer = createSealer(secretKey);

/**
 * Writes so many escrows with their whole story into a SQLite database that no server uses: copies of one
 * that lived through the domain and the store, with ids, times, hashes, digests and blocks of their own.
 */
export async function writeCopies(file: string, count: number): Promise<Copies> {
  const life = await liveOnce(`sqlite:${file}`);
  const copier = new Copier(new SqliteConnection(file, busyTimeoutMs), life, count);
  for (let n = 0; n < count; n += livesPerCommit) copier.write(n, Math.min(count, n + livesPerCommit));
  const headBefore = copier.close();
  return { accountId: life.accountId, headBefore };
}

function referenceOf(n: number): string {
  return `ORD-${firstNumber + n}`;
}

class Copier {
  readonly #tokens: Tokens;
  readonly #uuids: number;
  readonly #changes: ReturnType<typeof changeMaker>[];
  readonly #rows: (readonly [sql: string, make: (replacement: Replacement) => unknown[]])[];
  readonly #code: string;
  /** Made again at the end: an index of what is there costs less than many additions. */
  readonly #indexes: readonly Index[];
  #position: number;
  #sealed: SealedChange[] = [];

  constructor(
    private readonly connection: SqliteConnection,
    private readonly life: FirstLife,
    private readonly count: number,
  ) {
    const { rows } = life;
    const [checkout] = rows.checkout as [Record<string, string>];
    const uuids = uuidsOf(life);
    this.#uuids = uuids.length;
    const { reference, account_number: number, checkout_key: key } = checkout;
    const code = life.changes[0]?.rows[0]?.fields.releaseCodeSealed;
    const attempt = rows.attempt?.[0]?.reference;
    const texts = [...uuids, reference, number, key, code, attempt] as string[];
    const at = Number(checkout.created_at);
    this.#tokens = { texts, from: at - 86_400_000, through: at + 400 * 86_400_000 };
    this.#code = sealer.open(this.#placeOf(String(reference)), String(code));
    this.#changes = life.changes.map((change, n) =>
      changeMaker(change, rows.change?.[n] ?? {}, this.#tokens),
    );
    this.#rows = Object.entries(rows)
      .filter(([table]) => table !== 'change')
      .flatMap(([table, own]) => own.map((row) => rowWriter(table, row, this.#tokens)));
    const [last] = connection.rows<{ position: number }>('select max(position) as position from change', []);
    this.#position = last?.position ?? 0;
    connection.exec('pragma foreign_keys = off; pragma cache_size = -262144');
    this.#indexes = connection.rows<Index>(indexesOf(Object.keys(rows)), []);
    for (const { name } of this.#indexes) connection.exec(`drop index ${name}`);
    this.#sealOthers();
  }

  /** Writes the copies with numbers from one up to another. */
  write(from: number, to: number): void {
    this.connection.control('begin immediate');
    for (let n = from; n < to; n++) this.#writeLife(this.#replacementOf(n));
    this.connection.control('commit');
  }

  /** Seals the rest, and returns the head before the newest copies. */
  close(): string {
    this.#seal();
    const blocks = Math.ceil((afterHead * this.#changes.length) / sealedMax);
    const [head] = this.connection.rows<{ n: number; hash: string }>(
      'select n, hash from block order by n desc limit 1 offset ?',
      [blocks],
    );
    for (const { sql } of this.#indexes) this.connection.exec(sql);
    this.connection.exec(`update figure_cursor set position = (select max(position) from change)
      where source = 'change'`);
    this.connection.close();
    return `${head?.n}:${head?.hash}`;
  }

  #writeLife(replacement: Replacement): void {
    const hashes = new Map<string, string>();
    for (const make of this.#changes) {
      const { id, digest, cells, sql } = make(replacement, hashes, ++this.#position);
      this.connection.touch(sql, cells);
      this.#sealed.push({ id, digest });
      if (this.#sealed.length === sealedMax) this.#seal();
    }
    for (const [sql, make] of this.#rows) this.connection.touch(sql, make(replacement));
  }

  /** Ids sort by their time, and those of one copy as those of the first life. */
  #replacementOf(n: number): Replacement {
    const movedMs = (n - this.count) * apartMs;
    const at = (this.#tokens.from + 86_400_000 + movedMs).toString(16).padStart(12, '0');
    const end = `8${randomBytes(2).toString('hex').slice(1)}-${n.toString(16).padStart(12, '0')}`;
    const texts: string[] = [];
    for (let id = 0; id < this.#uuids; id++) {
      texts.push(`${at.slice(0, 8)}-${at.slice(8)}-7${id.toString(16).padStart(3, '0')}-${end}`);
    }
    const reference = referenceOf(n);
    const sealed = sealer.seal(this.#placeOf(reference), this.#code);
    const number = String(2_000_000_000 + n);
    texts.push(reference, number, randomBytes(17).toString('base64url').slice(0, 22), sealed, `COPY${n}`);
    return { texts, movedMs };
  }

  #placeOf(reference: string) {
    return sealedPlaces.releaseCode({ accountId: this.life.accountId, mode: 'test', reference });
  }

  /** Seals what came before the copies. */
  #sealOthers(): void {
    const [block] = this.connection.rows<{ position: number }>(
      'select max(through_position) as position from block',
      [],
    );
    this.#sealed = this.connection.rows<SealedChange>(
      'select id, digest from change where position > ? order by position',
      [block?.position ?? 0],
    );
    this.#seal();
  }

  #seal(): void {
    const changes = this.#sealed;
    if (changes.length === 0) return;
    const [previous] = this.connection.rows<{ n: number; hash: string; changeCount: number }>(
      'select n, hash, change_count as "changeCount" from block order by n desc limit 1',
      [],
    );
    if (!previous) throw new Error('The database has no block 0');
    const place = { n: previous.n + 1, throughPosition: this.#position };
    const hash = hashBlock(keyedHash, previous, place, changes);
    this.connection.touch(
      'insert into block (n, through_position, change_count, hash, created_at) values (?, ?, ?, ?, ?)',
      [place.n, place.throughPosition, changes.length, hash, Date.now()],
    );
    this.#sealed = [];
  }
}

interface Index {
  name: string;
  sql: string;
}

/** The indexes of some tables that the database does not need for their keys. */
function indexesOf(tables: readonly string[]): string {
  const names = tables.map((table) => `'${table}'`).join(', ');
  return `select name, sql from sqlite_master where type = 'index' and sql is not null
    and sql not like 'create unique%' and tbl_name in (${names}) order by rowid`;
}

/** Every id of the life in its order, which is that of its time. */
function uuidsOf({ accountId, rows }: FirstLife): string[] {
  const texts = JSON.stringify(rows);
  const ids = texts.match(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g) ?? [];
  return [...new Set(ids)].filter((id) => id !== accountId).sort();
}

function rowWriter(table: string, row: Readonly<Record<string, unknown>>, tokens: Tokens) {
  // The database counts positions itself, and nobody asks the bank about what has ended.
  const cells: Record<string, unknown> = { ...row };
  if (table === 'event') cells.position = null;
  if ('next_poll_at' in cells) cells.next_poll_at = null;
  const names = Object.keys(cells);
  const makers = Object.values(cells).map((cell) => cellMaker(cell, tokens));
  const sql = insertOf(table, names);
  return [sql, (replacement: Replacement) => makers.map((make) => make(replacement))] as const;
}

function insertOf(table: string, names: readonly string[]): string {
  return `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`;
}

/** Returns what makes a change of a copy, with the hashes of its rows and its own digest. */
function changeMaker(
  { rows, movements }: FirstLife['changes'][number],
  row: Readonly<Record<string, unknown>>,
  tokens: Tokens,
) {
  const makeChange = rowMaker(row, tokens);
  const makers = rows.map((each) => ({
    ...each,
    makeId: cellMaker(each.id, tokens),
    makeFields: rowMaker(each.fields, tokens),
  }));
  const moved = movements.map((cells) => cells.map((cell) => cellMaker(cell, { ...tokens, from: Infinity })));
  const sql = insertOf('change', Object.keys(row));
  return (replacement: Replacement, hashes: Map<string, string>, position: number) => {
    const entries = makers.map(({ table, version, isRead, makeId, makeFields }) => {
      const id = String(makeId(replacement));
      const key = `${table} ${id}`;
      const before = hashes.get(key);
      const hash = hashRow(table, makeFields(replacement));
      hashes.set(key, hash);
      return isRead ? [table, id, version, hash, before] : [table, id, version, hash];
    });
    const change = makeChange(replacement) as Record<string, string>;
    const rowsJson = JSON.stringify(entries);
    const { account_id: accountId, mode, at, author } = change;
    const covered = { id: String(change.id), accountId, mode, at, rowsJson, author };
    const made = moved.map((cells) => cells.map((make) => make(replacement)));
    const digest = digestOf(keyedHash, covered as never, made as never);
    const cells = Object.values({ ...change, position, digest, rows_json: rowsJson });
    return { id: covered.id, digest, cells, sql };
  };
}
