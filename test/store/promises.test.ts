import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseClock } from '../../server/src/adapters/store/database-clock.js';
import { manyRows, type RowsJson } from '../../server/src/adapters/store/many-rows.js';
import { rollingBack } from '../../server/src/adapters/store/rolling-back.js';
import { anyRows, statement, step, versioned } from '../../server/src/adapters/store/statement.js';
import { type Statement, type Step, StoreFault } from '../../server/src/ports/store.js';
import { forEachStore } from '../harness/stores.js';
import { accountStep, at, rawStatement } from './fixtures.js';

const rename = statement<{ id: string; name: string }, unknown>('test.rename', (db, p) =>
  db.updateTable('account').set({ name: p.name }).where('id', '=', p.id),
);

const renameMany: Statement<RowsJson, unknown> = {
  name: 'test.rename_many',
  sql: {
    sqlite: `update account as a set name = row.value ->> 'name'
      from json_each(?) as row where a.id = row.value ->> 'id'`,
    postgres: `update account as a set name = row.name
      from json_populate_recordset(null::account, $1::json) as row where a.id = row.id`,
  },
  params: ['rowsJson'],
  returnsRows: false,
  isByKey: false,
};

const renameBoth = manyRows(
  renameMany,
  ['id', 'name'],
  [
    { id: 'one', name: 'first "quoted" \\u0000' },
    { id: 'two', name: 'second' },
  ],
);

const findName = statement<{ id: string }, { name: string }>('test.name', (db, p) =>
  db.selectFrom('account').select('name').where('id', '=', p.id),
);

const listNames = statement<object, { name: string }>('test.names', (db) =>
  db.selectFrom('account').select('name').orderBy('id'),
);

/** Steps, named after their effect on the rows of the test. */
const steps = {
  insert: accountStep('one'),
  insertTwo: accountStep('two'),
  touch: step(rename, { id: 'one', name: 'touched' }),
  touchNone: step(rename, { id: 'none', name: 'nobody' }),
  touchStale: versioned(rename, { id: 'none', name: 'nobody' }),
  touchVersion: versioned(rename, { id: 'one', name: 'touched' }),
  touchBoth: renameBoth,
  touchBothVersions: { ...renameBoth, versioned: true },
  touchAny: anyRows(rename, { id: 'none', name: 'nobody' }),
  touchAll: step(rawStatement("update account set name = 'all'"), {}),
  readOne: step(findName, { id: 'one' }),
  readNone: step(findName, { id: 'none' }),
  breakCheck: step(rawStatement("update account set plan = 'gold'"), {}),
  missingValue: step(rename, { id: 'one' } as { id: string; name: string }),
} satisfies Record<string, Step>;

type Name = keyof typeof steps;

const outcomes: [what: string, transaction: Name[], outcome: string][] = [
  ['a guard that touches its row', ['touch', 'insertTwo'], 'committed'],
  ['a guard that touches nothing', ['touchNone', 'insertTwo'], 'lost_race 0'],
  ['a guard that collides', ['insert', 'insertTwo'], 'lost_race 0'],
  ['a later step that touches nothing', ['touch', 'touchNone'], 'fault'],
  [
    'a later step that does not find the version it read',
    ['touch', 'insertTwo', 'touchStale'],
    'lost_race 2',
  ],
  ['a later step that finds the version it read', ['touch', 'touchVersion', 'insertTwo'], 'committed'],
  ['a later step that may touch nothing', ['touch', 'touchAny', 'insertTwo'], 'committed'],
  ['a later step that collides', ['touch', 'insertTwo', 'insert'], 'lost_race 2'],
  ['a step that touches more than one row', ['insertTwo', 'touchAll'], 'fault'],
  ['a step that touches each of its many rows', ['touch', 'insertTwo', 'touchBoth'], 'committed'],
  ['a step that does not touch one of its many rows', ['touch', 'touchBoth'], 'fault'],
  ['a step that does not find the version of one of many', ['touch', 'touchBothVersions'], 'lost_race 1'],
  [
    'a guard that does not find the version of one of many',
    ['touchBothVersions', 'insertTwo'],
    'lost_race 0',
  ],
  ['a step that breaks a CHECK', ['touch', 'breakCheck'], 'fault'],
  ['a guard that breaks a CHECK', ['breakCheck'], 'fault'],
  ['a step without a value', ['touch', 'missingValue'], 'fault'],
  ['a read that finds its row', ['readOne', 'insertTwo'], 'committed'],
  ['a read as guard that finds nothing', ['readNone', 'insertTwo'], 'lost_race 0'],
];

forEachStore((engine, open) => {
  const openWithOne = async () => {
    const store = await open();
    await store.transact([steps.insert]);
    return store;
  };

  describe('a transaction with', () => {
    it.each(outcomes)('%s', async (_, names, expected) => {
      const store = await openWithOne();
      const transaction = names.map((name) => steps[name]);
      expect(await outcomeOf(store.transact(transaction))).toBe(expected);
      const rows = await store.all(listNames, {});
      if (expected === 'committed') expect(rows.length).toBe(names.includes('insertTwo') ? 2 : 1);
      else {
        expect(rows).toEqual([{ name: 'Adire Market' }]);
        // A connection sends a statement differently once it has prepared it.
        expect(await outcomeOf(store.transact(transaction))).toBe(expected);
      }
    });
  });

  describe('a dry run of a transaction with', () => {
    it.each(outcomes)('%s', async (_, names, expected) => {
      const store = await openWithOne();
      const transaction = names.map((name) => steps[name]);
      // A connection sends a statement differently once it has prepared it.
      for (const _time of [1, 2]) {
        expect(await outcomeOf(rollingBack(store).transact(transaction))).toBe(expected);
        expect(await store.all(listNames, {})).toEqual([{ name: 'Adire Market' }]);
      }
    });

    it('nothing, refuses a statement that writes without one', async () => {
      const store = await openWithOne();
      const returning = rawStatement("update account set name = 'gone' returning name");
      for (const read of ['one', 'all'] as const) {
        await expect(rollingBack(store)[read](returning, {})).rejects.toBeInstanceOf(StoreFault);
      }
      expect(await rollingBack(store).all(listNames, {})).toEqual([{ name: 'Adire Market' }]);
    });
  });

  async function outcomeOf(transaction: ReturnType<Awaited<ReturnType<typeof open>>['transact']>) {
    try {
      const result = await transaction;
      return result.outcome === 'committed' ? 'committed' : `lost_race ${result.step}`;
    } catch (error) {
      expect(error).toBeInstanceOf(StoreFault);
      return 'fault';
    }
  }

  it('writes many rows by one statement, each with its own values', async () => {
    const store = await openWithOne();
    await store.transact([steps.insertTwo, steps.touchBothVersions]);
    expect(await store.all(listNames, {})).toEqual([{ name: 'first "quoted" \\u0000' }, { name: 'second' }]);
  });

  it('returns undefined for a row that is not there', async () => {
    const store = await openWithOne();
    expect(await store.one(findName, { id: 'none' })).toBeUndefined();
    expect(await store.one(findName, { id: 'one' })).toEqual({ name: 'Adire Market' });
  });

  it('refuses to return a number that JavaScript cannot hold', async () => {
    const store = await openWithOne();
    const tooLarge = rawStatement('select 9007199254740993 as n');
    await expect(store.one(tooLarge, {})).rejects.toBeInstanceOf(StoreFault);
    const large = rawStatement('select 9007199254740991 as n');
    expect(await store.one(large, {})).toEqual({ n: 9_007_199_254_740_991 });
  });

  it('returns sums as numbers', async () => {
    const store = await openWithOne();
    expect(await store.one(rawStatement('select sum(created_at) as total from account'), {})).toEqual({
      total: at,
    });
  });

  it('marks a fault as retryable only if it may pass', async () => {
    const store = await openWithOne();
    await expect(store.transact([steps.breakCheck])).rejects.toMatchObject({ retryable: false });
    await expect(store.one(rawStatement('select nothing'), {})).rejects.toMatchObject({ retryable: false });
  });

  it('returns the time of the database', async () => {
    const store = await openWithOne();
    const clock = {
      sqlite: "select cast(unixepoch('subsec') * 1000 as integer) as now",
      postgres: 'select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now',
    }[engine];
    const ask = async () => Number((await store.one(rawStatement(clock, 'test.clock'), {}))?.now);
    const before = await ask();
    const reported = store.now();
    const after = await ask();
    // A busy machine may be late by seconds; another unit or time zone would be off by far more.
    expect(reported).toBeGreaterThan(before - 60_000);
    expect(reported).toBeLessThan(after + 60_000);
  });
});

describe("the database's clock", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is followed, also when this machine's is wrong", async () => {
    let databaseTime = at;
    const clock = new DatabaseClock(async () => databaseTime);
    await clock.sample();
    expect(clock.now()).toBe(at);
    vi.advanceTimersByTime(5_000);
    expect(clock.now()).toBe(at + 5_000);
    databaseTime = at + 3_600_000;
    await clock.sample();
    expect(clock.now()).toBe(at + 3_600_000);
    clock.stop();
  });

  it('is corrected by half of the round trip', async () => {
    const clock = new DatabaseClock(async () => {
      vi.advanceTimersByTime(100);
      return at;
    });
    await clock.sample();
    expect(clock.now()).toBe(at + 50);
    clock.stop();
  });
});
