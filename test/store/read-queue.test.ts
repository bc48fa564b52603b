import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres, type PostgresStore } from '../../server/src/adapters/store/postgres.js';
import { openPool } from '../../server/src/adapters/store/postgres-pool.js';
import { ReadQueue } from '../../server/src/adapters/store/read-queue.js';
import { type Statement, StoreFault } from '../../server/src/ports/store.js';
import { copyMigratedPostgres } from '../harness/stores.js';
import { accountStep } from './fixtures.js';

/** A read by key of the service, as far as the store sees. */
function read<P extends object, R>(name: string, param: keyof P & string, text: string): Statement<P, R> {
  const sql = { sqlite: text, postgres: text };
  return { name: `test.shared.${name}`, sql, params: [param], returnsRows: true, isByKey: true };
}

/** Which transaction of the database a read ran in. */
const place = read<{ n: number }, { n: number; place: string }>(
  'place',
  'n',
  "select cast($1 as bigint) as n, pg_backend_pid() || ' ' || now() as place",
);
const findName = read<{ id: string }, { name: string }>(
  'name',
  'id',
  'select name from account where id = $1',
);
const divide = read<{ by: number }, { result: number }>(
  'divide',
  'by',
  'select 12 / cast($1 as bigint) as result',
);
const power = read<{ of: number }, { power: number }>(
  'power',
  'of',
  'select power(cast(2 as numeric), cast($1 as bigint))::numeric(40, 0) as power',
);
const hangUp = read<{ n: number }, unknown>(
  'hang_up',
  'n',
  'select pg_terminate_backend(pg_backend_pid()), cast($1 as bigint)',
);

const lockOut = read<{ key: number }, unknown>(
  'lock_out',
  'key',
  'select pg_advisory_xact_lock(cast($1 as bigint))',
);

let store: PostgresStore;

beforeAll(async () => {
  store = openPostgres({ url: await copyMigratedPostgres(), poolSize: 4 });
  await store.migrate();
  await store.transact([accountStep('one')]);
});

afterAll(() => store.close());

const placesOf = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, n) => store.all(place, { n })));

describe('reads of the same moment', () => {
  it('share a trip, and each gets its own rows', async () => {
    for (const round of ['unknown to the connection', 'known to it']) {
      const [places, found, missing] = await Promise.all([
        placesOf(3),
        store.one(findName, { id: 'one' }),
        store.all(findName, { id: 'none' }),
      ]);
      expect(
        places.flat().map(({ n }) => n),
        round,
      ).toEqual([0, 1, 2]);
      expect(new Set(places.flat().map((row) => row.place)).size, round).toBe(1);
      expect([found, missing], round).toEqual([{ name: 'Adire Market' }, []]);
    }
  });

  it('take several trips if there are many, more than the connections', async () => {
    const places = await placesOf(200);
    expect(places.flat().map(({ n }) => n)).toEqual(Array.from({ length: 200 }, (_, n) => n));
    const trips = new Set(places.flat().map((row) => row.place)).size;
    expect(trips).toBeGreaterThan(4);
    expect(trips).toBeLessThan(30);
  });

  it('see what was committed before them', async () => {
    const ids = Array.from({ length: 20 }, (_, n) => `seen-${n}`);
    const seen = ids.map(async (id) => {
      await store.transact([accountStep(id)]);
      return store.one(findName, { id });
    });
    expect(await Promise.all(seen)).toEqual(ids.map(() => ({ name: 'Adire Market' })));
  });
});

describe('a read that fails', () => {
  it.each([
    ['by what PostgreSQL says', () => store.one(divide, { by: 0 }), /division by zero/],
    ['by a number that JavaScript cannot hold', () => store.one(power, { of: 60 }), /not a safe integer/],
  ])('%s leaves those before and after it their rows', async (_, failing, message) => {
    for (let round = 0; round < 2; round++) {
      const [before, failed, ...after] = await Promise.all([
        store.one(divide, { by: 4 }),
        failing().catch((error: unknown) => error),
        store.one(findName, { id: 'one' }),
        store.one(power, { of: 10 }),
        store.one(divide, { by: 3 }),
      ]);
      expect(failed).toBeInstanceOf(StoreFault);
      expect(String(failed)).toMatch(message);
      expect([before, ...after]).toEqual([
        { result: 3 },
        { name: 'Adire Market' },
        { power: 1_024 },
        { result: 4 },
      ]);
    }
  });

  it('keeps none of those after it from travelling without it', async () => {
    const [first, , ...rest] = await Promise.all([
      store.one(place, { n: 0 }),
      store.one(divide, { by: 0 }).catch(() => undefined),
      store.one(place, { n: 1 }),
      store.one(place, { n: 2 }),
    ]);
    const places = [first, ...rest].map((row) => row?.place);
    expect(new Set(places).size).toBe(3);
  });

  it('with its connection leaves the next reads another', async () => {
    const lost = await Promise.allSettled([
      store.one(hangUp, { n: 1 }),
      store.one(findName, { id: 'one' }),
      store.one(place, { n: 1 }),
    ]);
    for (const { status, ...rest } of lost) {
      expect(status).toBe('rejected');
      expect(rest).toMatchObject({ reason: { name: 'StoreFault', retryable: true } });
    }
    expect(await store.one(findName, { id: 'one' })).toEqual({ name: 'Adire Market' });
  });

  it('for want of a value is refused by itself', async () => {
    const [refused, found] = await Promise.allSettled([
      store.one(findName, {} as { id: string }),
      store.one(findName, { id: 'one' }),
    ]);
    expect(refused).toMatchObject({ status: 'rejected', reason: { message: /no value for id/ } });
    expect(found).toMatchObject({ status: 'fulfilled' });
  });
});

it('reads that wait when the store closes are all answered or refused', async () => {
  const closing = openPostgres({ url: await copyMigratedPostgres(), poolSize: 2 });
  await closing.migrate();
  const waiting = Array.from({ length: 200 }, (_, n) => closing.one(place, { n }));
  const closed = closing.close();
  for (const outcome of await Promise.allSettled(waiting)) {
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(StoreFault);
    else expect(outcome.value).toMatchObject({ n: expect.any(Number) });
  }
  await closed;
});

it('a read is refused if no trip returns in time, and later ones are answered', async () => {
  const pool = openPool(await copyMigratedPostgres(), { poolSize: 2 });
  const reads = new ReadQueue(pool, { tripsMax: 1, waitMs: 50 });
  const holder = await pool.connect();
  await holder.query('select pg_advisory_lock(1)');
  const hanging = reads.read(lockOut, { key: 1 });
  // It is under way, with the only trip, when the next one asks.
  await new Promise((resolve) => setImmediate(resolve));
  await expect(reads.read(divide, { by: 4 })).rejects.toMatchObject({ name: 'StoreFault', retryable: true });
  await holder.query('select pg_advisory_unlock(1)');
  expect(await hanging).toHaveLength(1);
  expect(await reads.read(divide, { by: 4 })).toEqual([{ result: 3 }]);
  holder.release();
  await pool.end();
});

it('a value that is an object is refused', async () => {
  const wrong = { n: new Date(0) } as unknown as { n: number };
  await expect(store.one(place, wrong)).rejects.toBeInstanceOf(StoreFault);
});
