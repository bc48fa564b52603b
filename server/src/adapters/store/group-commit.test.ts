import { describe, expect, it } from 'vitest';
import { type Step, StoreFault } from '../../ports/store.js';
import { GroupCommit } from './group-commit.js';
import { SqliteConnection } from './sqlite-connection.js';
import { step } from './statement.js';

const count = 'select count(*) as rows from written';

/** A database whose statements take 1 ms each and whose commits take `commitMs`, by a clock of its own. */
function open(commitMs: number, turnMs: number) {
  let nowMs = 0;
  class Timed extends SqliteConnection {
    override touch(text: string, values: readonly unknown[]): number {
      nowMs += 1;
      return super.touch(text, values);
    }
    override control(text: Parameters<SqliteConnection['control']>[0]): void {
      if (text === 'commit') nowMs += commitMs;
      super.control(text);
    }
  }
  const connection = new Timed(':memory:', 0);
  connection.exec('create table written (n integer primary key) strict');
  const onFatal = (error: Error) => {
    throw error;
  };
  const commits = new GroupCommit(connection, { batchMax: 256, turnMs, onFatal, nowMs: () => nowMs });
  const written = () => connection.rows<{ rows: number }>(count, [])[0]?.rows;
  /** Begins so many transactions; returns how many rows each round of the event loop finds. */
  const rounds = async (transactions: number) => {
    const all = Promise.all(Array.from({ length: transactions }, (_, n) => commits.transact([insert(n)])));
    const found: (number | undefined)[] = [];
    while (found.at(-1) !== transactions) {
      await new Promise(setImmediate);
      found.push(written());
    }
    await all;
    return found;
  };
  return { commits, rounds, written };
}

function raw(text: string): Parameters<typeof step<{ n: number }>>[0] {
  return {
    name: 'test',
    sql: { sqlite: text, postgres: text },
    params: ['n'],
    returnsRows: false,
    isByKey: false,
  };
}

function insert(n: number): Step {
  return step(raw('insert into written (n) values (?)'), { n });
}

/** Touches no row, which is a fault. */
function fail(n: number): Step {
  return step(raw('update written set n = n where n = -?'), { n });
}

describe('a shared commit', () => {
  it('applies transactions for one turn, and everything else is served before the next', async () => {
    expect(await open(0, 4).rounds(10)).toEqual([4, 8, 10]);
  });

  it('applies them for three times as long as the last commit waited for the disk', async () => {
    expect(await open(10, 4).rounds(40)).toEqual([4, 34, 40]);
  });

  it('applies one at least', async () => {
    expect(await open(0, 0).rounds(3)).toEqual([1, 2, 3]);
  });

  it('that is undone for one of its members loses none that it had no time for', async () => {
    const { commits, written } = open(0, 4);
    const all = Array.from({ length: 8 }, (_, n) =>
      commits.transact(n === 2 ? [insert(n), fail(n + 1)] : [insert(n)]),
    );
    const outcomes = await Promise.allSettled(all);
    expect(outcomes.map(({ status }) => status)).toEqual(
      all.map((_, n) => (n === 2 ? 'rejected' : 'fulfilled')),
    );
    expect(written()).toBe(7);
  });

  it('hands over the rows of a statement that writes, once they are on the disk', async () => {
    const { commits, written } = open(0, 100);
    const first = commits.transact([insert(1)]);
    const rows = commits.returning('insert into written (n) values (?), (?) returning n', [2, 3]);
    const failed = commits.returning('insert into written (n) values (?) returning n', [1]);
    expect(written()).toBe(0);
    expect(await rows).toEqual([{ n: 2 }, { n: 3 }]);
    await expect(failed).rejects.toBeInstanceOf(StoreFault);
    expect((await first).outcome).toBe('committed');
    expect(written()).toBe(3);
  });

  it('of a store that closes leaves nothing behind', async () => {
    const { commits, written } = open(0, 4);
    const all = Array.from({ length: 20 }, (_, n) => commits.transact([insert(n)]));
    commits.flush();
    expect(written()).toBe(20);
    for (const { outcome } of await Promise.all(all)) expect(outcome).toBe('committed');
  });
});
