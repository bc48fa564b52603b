import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { CopySource } from '../../server/src/adapters/store/copy/source.js';
import { CopyTarget } from '../../server/src/adapters/store/copy/target.js';
import { holdServeLock } from '../../server/src/adapters/store/serve-lock.js';
import { audit } from '../audit/audit.js';
import { Shop } from '../audit/shop.js';
import { archiveAfter, archiveDays } from '../harness/archived.js';
import { copyMigratedSqlite, createDatabase, temporaryFolder } from '../harness/stores.js';
import { runOnCall } from './on-call.js';

const folder = temporaryFolder();

/** A database with two sales on SQLite, one of them with archived events, and an empty one on PostgreSQL. */
class Move {
  private constructor(
    readonly file: string,
    readonly to: string,
  ) {}

  static async begin(): Promise<Move> {
    const file = copyMigratedSqlite(folder);
    const shop = await Shop.open(`sqlite:${file}`);
    const sold = await shop.initiate(250_000);
    await shop.pay(sold, 250_000);
    await shop.act(sold, { command: 'release', amount: null });
    expect(await archiveAfter(shop.deps.services, archiveDays)).toBe(1);
    await shop.pay(await shop.initiate(250_000), 250_000);
    await shop.deps.close();
    return new Move(file, await createDatabase());
  }

  get from(): string {
    return `sqlite:${this.file}`;
  }

  copy(...words: readonly string[]) {
    return runOnCall({ DATABASE_URL: this.from }, 'copy', '--from', this.from, ...words);
  }

  /** A command that would write to a database. */
  on(databaseUrl: string) {
    return runOnCall({ DATABASE_URL: databaseUrl }, 'account', 'create', 'Kano Gadgets');
  }

  count(table: string): number {
    const database = new Sqlite(this.file, { readonly: true });
    const count = database.prepare<[], number>(`select count(*) from ${table}`).pluck().get() as number;
    database.close();
    return count;
  }
}

async function countThere(to: string, table: string): Promise<number> {
  const client = new pg.Client({ connectionString: to });
  await client.connect();
  const { rows } = await client.query(`select count(*)::int as n from ${table}`);
  await client.end();
  return rows[0].n as number;
}

/** Leaves a copy as a process leaves it that dies after some tables. */
async function copyPartly({ file, to }: Move): Promise<void> {
  const [source, target] = [new CopySource(file), await CopyTarget.open(to)];
  const copy = {
    id: 'c1',
    side: 'target',
    state: 'under_way',
    other: file,
    begunAt: 1,
    endedAt: null,
  } as const;
  await target.begin(copy);
  await target.clear();
  source.begin({ ...copy, other: 'there' });
  const begun = source.tables.slice(0, source.tables.findIndex(({ name }) => name === 'movement') + 1);
  for (const table of begun) {
    const rows = [...source.rows(table, await target.count(table))];
    // The process dies in the middle of the last table.
    await target.add(table, table.name === 'movement' ? rows.slice(0, 1) : rows);
  }
  source.close();
  await target.close();
}

describe('escrow-server copy', () => {
  let move: Move;
  beforeEach(async () => {
    move = await Move.begin();
  });

  it('moves every row, verifies them, and leaves only the copy to be used', async () => {
    const ran = await move.copy('--to', move.to);
    expect(ran).toMatchObject({ code: 0 });
    expect(ran.stdout).toContain('The books are right.');
    for (const table of ['checkout', 'credit', 'movement', 'event', 'change']) {
      expect([table, await countThere(move.to, table)]).toEqual([table, move.count(table)]);
    }
    expect(await audit(move.to)).toEqual([]);
    expect(await move.on(move.to)).toMatchObject({ code: 0, stderr: '' });
    const refused = await move.on(move.from);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('set DATABASE_URL to that one');
    expect((await move.copy('--to', move.to)).stdout).toContain('already');
    expect((await move.copy('--abandon', '--to', move.to)).stderr).toContain('has taken the place');
  });

  it('goes on where it was interrupted, while neither database may be used', async () => {
    await copyPartly(move);
    expect((await move.on(move.from)).stderr).toContain('again to finish it');
    expect((await move.on(move.to)).stderr).toContain('holds a part of');
    expect(await move.copy('--to', await createDatabase())).toMatchObject({ code: 1 });
    expect(await move.copy('--to', move.to)).toMatchObject({ code: 0 });
    expect(await countThere(move.to, 'movement')).toBe(move.count('movement'));
    expect(await audit(move.to)).toEqual([]);
  });

  it('is abandoned by one word: the first database is used again, and never its copy', async () => {
    await copyPartly(move);
    const other = await createDatabase();
    expect((await move.copy('--abandon', '--to', other)).stderr).toContain('does not know this copy');
    expect(await move.copy('--abandon', '--to', move.to)).toMatchObject({ code: 0, stderr: '' });
    expect(await move.on(move.from)).toMatchObject({ code: 0, stderr: '' });
    expect((await move.on(move.to)).code).toBe(1);
    expect((await move.copy('--to', move.to)).stderr).toContain('was abandoned');
    expect(await move.copy('--to', await createDatabase())).toMatchObject({ code: 0 });
  });

  it('refuses what would mix two businesses or miss a change', async () => {
    const lock = holdServeLock(move.file);
    expect((await move.copy('--to', move.to)).stderr).toContain('stop it first');
    lock.release();
    const served = await Shop.open(await createDatabase());
    expect((await move.copy('--to', served.databaseUrl)).stderr).toContain('has rows already');
    await served.deps.close();
    expect((await move.copy('--to', move.from)).stderr).toContain('--to must be postgres://');
    expect((await move.copy()).stderr).toContain('Name the database to copy to');
    expect((await move.copy('--abandon', '--dropped')).stderr).toContain('No copy');
    expect(await move.on(move.from)).toMatchObject({ code: 0 });
  });

  it('is not abandoned by a backup of the first database from the time of the copy', async () => {
    await copyPartly(move);
    const backup = `${move.file}.backup`;
    new Sqlite(move.file).exec(`vacuum into '${backup}'`).close();
    expect(await move.copy('--to', move.to)).toMatchObject({ code: 0 });
    const words = ['copy', '--from', `sqlite:${backup}`, '--abandon', '--to', move.to];
    const ran = await runOnCall({ DATABASE_URL: move.from }, ...words);
    expect(ran).toMatchObject({ code: 1, stdout: '' });
    expect(ran.stderr).toContain('has taken the place');
  });

  it('keeps a command that was open already from changing what was copied', async () => {
    const shop = await Shop.open(move.from);
    await copyPartly(move);
    await expect(shop.initiate(250_000)).rejects.toThrow();
    await shop.deps.close();
    expect(await move.copy('--to', move.to)).toMatchObject({ code: 0 });
  });
});
