import {
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { commitChange, stepsOf } from '../../server/src/adapters/store/commit.js';
import type { SqliteOptions } from '../../server/src/adapters/store/sqlite.js';
import { SqliteConnection } from '../../server/src/adapters/store/sqlite-connection.js';
import { anyRows } from '../../server/src/adapters/store/statement.js';
import type { Change } from '../../server/src/domain/change.js';
import { OutcomeUnknown, type Store, StoreFault } from '../../server/src/ports/store.js';
import { mountSmallDisk, type SmallDisk } from '../harness/small-disk.js';
import { openSqliteIn, temporaryFolder } from '../harness/stores.js';
import { creation, findEscrow, newChange, newEscrow, rawStatement, seedAccount } from './fixtures.js';

const folder = temporaryFolder();
let files = 0;

async function openFile(options: Partial<SqliteOptions> = {}) {
  files += 1;
  const file = join(folder, `${files}.db`);
  const store = openSqliteIn(folder, { file, ...options });
  await store.migrate();
  await seedAccount(store);
  return { store, file };
}

/** Commits all at once, so that they share a batch; returns the outcome of each. */
async function together(store: Store, changes: readonly Change[]): Promise<string[]> {
  const results = await Promise.allSettled(
    changes.map((change) => store.transact(stepsOf(change, 'token', () => 'job'))),
  );
  return results.map((result) =>
    result.status === 'fulfilled' ? result.value.outcome : result.reason.constructor.name,
  );
}

const exists = async (store: Store, id: string) => (await store.one(findEscrow, { id })) !== undefined;

/** Counts the commits in the write-ahead log: the frames that carry the size of the database. */
function commitsIn(file: string): number {
  const log = readFileSync(`${file}-wal`);
  const pageSize = log.readUInt32BE(8);
  let commits = 0;
  for (let frame = 32; frame < log.length; frame += 24 + pageSize) {
    if (log.readUInt32BE(frame + 4) > 0) commits += 1;
  }
  return commits;
}

it('shares one commit among transactions that wait at the same moment', async () => {
  const { store, file } = await openFile();
  const before = commitsIn(file);
  const outcomes = await together(
    store,
    Array.from({ length: 100 }, (_, n) => creation(newEscrow(`e${n}`))),
  );
  expect(new Set(outcomes)).toEqual(new Set(['committed']));
  expect(commitsIn(file) - before).toBe(1);
  await store.close();
});

it('commits every transaction by itself when asked to', async () => {
  const { store, file } = await openFile({ groupCommit: false });
  const before = commitsIn(file);
  await together(store, [creation(newEscrow('a')), creation(newEscrow('b'))]);
  expect(commitsIn(file) - before).toBe(2);
  await store.close();
});

it('waits for the disk on every commit', async () => {
  const { store } = await openFile();
  expect(await store.all(rawStatement('pragma synchronous'), {})).toEqual([{ synchronous: 2 }]);
  expect(await store.all(rawStatement('pragma foreign_keys'), {})).toEqual([{ foreign_keys: 1 }]);
  expect(await store.all(rawStatement('pragma journal_mode'), {})).toEqual([{ journal_mode: 'wal' }]);
  await store.close();
});

it('fails a member alone', async () => {
  const { store } = await openFile();
  const bad = creation(newEscrow('bad', { amountReceived: 1 }));
  const outcomes = await together(store, [creation(newEscrow('a')), bad, creation(newEscrow('b'))]);
  expect(outcomes).toEqual(['committed', 'StoreFault', 'committed']);
  expect(await exists(store, 'bad')).toBe(false);
  await store.close();
});

it('rolls back all writes of a member that fails', async () => {
  const { store } = await openFile();
  const late = { ...creation(newEscrow('late')), opens: ['escrow:late'] };
  const overdrawn = { ...late, movements: [{ debit: 'escrow:late', credit: 'loss', amount: 1 }] };
  const outcomes = await together(store, [creation(newEscrow('a')), overdrawn, creation(newEscrow('b'))]);
  expect(outcomes).toEqual(['committed', 'StoreFault', 'committed']);
  expect(await exists(store, 'late')).toBe(false);
  await store.close();
});

it('commits the other members after a lost race', async () => {
  const { store, file } = await openFile();
  await commitChange(store, creation(newEscrow('one')));
  const before = commitsIn(file);
  const duplicate = creation(newEscrow('twin', { reference: 'one' }));
  const outcomes = await together(store, [creation(newEscrow('a')), duplicate, creation(newEscrow('b'))]);
  expect(outcomes).toEqual(['committed', 'lost_race', 'committed']);
  expect(commitsIn(file) - before).toBe(1);
  await store.close();
});

it('lets the first of two equal members of a batch win', async () => {
  const { store } = await openFile();
  const outcomes = await together(store, [creation(newEscrow('a')), creation(newEscrow('a'))]);
  expect(outcomes).toEqual(['committed', 'lost_race']);
  await store.close();
});

it('fails all members of a batch while the disk is full, and goes on when there is room', async () => {
  const { store } = await openFile();
  const [row] = await store.all(rawStatement('pragma page_count'), {});
  const pages = Number(row?.page_count);
  await store.all(rawStatement(`pragma max_page_count = ${pages + 4}`), {});
  const big = creation(newEscrow('big', { description: 'x'.repeat(100_000) }));
  const outcomes = await together(store, [creation(newEscrow('a')), big, creation(newEscrow('b'))]);
  expect(outcomes).toEqual(['StorageFull', 'StorageFull', 'StorageFull']);
  expect(await exists(store, 'a')).toBe(false);
  await store.all(rawStatement('pragma max_page_count = 1000000'), {});
  await vi.waitFor(async () => expect(await store.storage.isFull()).toBe(false), { timeout: 10_000 });
  expect(await together(store, [big])).toEqual(['committed']);
  await store.close();
});

it('stops and reports no success when COMMIT fails', async () => {
  const fatal: Error[] = [];
  const { store, file } = await openFile({ onFatal: (error) => fatal.push(error) });
  await store.all(
    rawStatement(`create table orphan (parent text references account deferrable initially deferred) strict`),
    {},
  );
  const orphan = rawStatement(`insert into orphan values ('nobody')`);
  const doomed = [...stepsOf(creation(newEscrow('a')), 'token', () => 'job'), anyRows(orphan, {})];
  const results = await Promise.allSettled([
    store.transact(stepsOf(creation(newEscrow('b')), 'token', () => 'job')),
    store.transact(doomed),
  ]);
  for (const result of results) {
    expect(result).toMatchObject({ status: 'rejected', reason: expect.any(OutcomeUnknown) });
  }
  expect(fatal).toHaveLength(1);
  await expect(commitChange(store, newChange('next'))).rejects.toBeInstanceOf(StoreFault);
  await expect(store.one(findEscrow, { id: 'a' })).rejects.toBeInstanceOf(StoreFault);
  await store.close();

  const reopened = openSqliteIn(folder, { file });
  expect(await exists(reopened, 'a')).toBe(false);
  expect(await exists(reopened, 'b')).toBe(false);
  await reopened.close();
});

it('reports a retryable fault when another process holds the write lock', async () => {
  const { store, file } = await openFile({ busyTimeoutMs: 20 });
  const other = new SqliteConnection(file, 0);
  other.control('begin immediate');
  await expect(commitChange(store, newChange('blocked'))).rejects.toMatchObject({ retryable: true });
  other.control('rollback');
  expect(await commitChange(store, newChange('blocked'))).toBe('committed');
  other.close();
  await store.close();
});

it('commits waiting transactions before it closes', async () => {
  const { store, file } = await openFile();
  const pending = together(store, [creation(newEscrow('a'))]);
  await store.close();
  expect(await pending).toEqual(['committed']);
  const reopened = openSqliteIn(folder, { file });
  expect(await exists(reopened, 'a')).toBe(true);
  await reopened.close();
});

const disk = mountSmallDisk(8);
afterAll(() => disk?.remove());

// Mounting needs root, which a developer rarely has.
it.skipIf(!disk)('changes nothing when the disk is full at COMMIT, also for a later recovery', async () => {
  const { folder: small, fill, free } = disk as SmallDisk;
  const fatal: Error[] = [];
  const file = join(small, 'small.db');
  const { store } = await openFile({ file, onFatal: (error) => fatal.push(error) });
  fill();
  const refused = creation(newEscrow('a', { description: 'x'.repeat(50_000) }));
  expect(await together(store, [refused, creation(newEscrow('b'))])).toEqual(['StorageFull', 'StorageFull']);
  expect(fatal).toEqual([]);
  expect(await exists(store, 'a')).toBe(false);

  // Without the index of the log, SQLite reads the log itself, as after a crash.
  const copy = join(folder, 'after-a-crash.db');
  for (const part of ['', '-wal']) copyFileSync(`${file}${part}`, `${copy}${part}`);
  const recovered = openSqliteIn(folder, { file: copy });
  expect(await recovered.all(rawStatement('select id from checkout'), {})).toEqual([]);
  await recovered.close();

  free();
  await vi.waitFor(async () => expect(await store.storage.isFull()).toBe(false), { timeout: 10_000 });
  expect(await together(store, [refused])).toEqual(['committed']);
  await store.close();
});

/**
 * Makes every later write of SQLite to a file an I/O error: its descriptor becomes that of a file that cannot
 * be written, so that no other file gets the number.
 */
function breakFile(file: string): void {
  for (const name of readdirSync('/proc/self/fd')) {
    if (linkOf(`/proc/self/fd/${name}`) !== realpathSync(file)) continue;
    closeSync(Number(name));
    expect(openSync('/dev/null', 'r')).toBe(Number(name));
  }
}

function linkOf(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch {
    return null;
  }
}

// Linux lists the open files of a process there.
it.skipIf(!existsSync('/proc/self/fd'))('stops after an I/O error at COMMIT', async () => {
  const fatal: Error[] = [];
  const { store, file } = await openFile({ onFatal: (error) => fatal.push(error) });
  breakFile(`${file}-wal`);
  expect(await together(store, [creation(newEscrow('a'))])).toEqual(['OutcomeUnknown']);
  expect(fatal).toMatchObject([{ code: expect.stringMatching(/^SQLITE_IOERR/) }]);
  await expect(store.one(findEscrow, { id: 'a' })).rejects.toBeInstanceOf(StoreFault);
});
