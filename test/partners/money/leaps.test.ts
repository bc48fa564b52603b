import { describe, expect, test } from 'vitest';
import { findLeapFrom, findServiceClock } from '../../../server/src/adapters/store/service-clock.js';
import { step } from '../../../server/src/adapters/store/statement.js';
import { loadCheckout } from '../../../server/src/features/checkouts/load.js';
import {
  ClockWatch,
  confirmClock,
  continueTime,
  recordLeap,
} from '../../../server/src/features/clock/service-clock.js';
import { readInbox } from '../../../server/src/features/operator/inbox.js';
import { systemContext } from '../../../server/src/pipeline/context.js';
import {
  findKnown,
  type Key,
  keepAnswer,
  purgeOldAnswers,
} from '../../../server/src/pipeline/kept-answers.js';
import { chooseSchedule } from '../../harness/payout-schedule.js';
import { createTestServices } from '../../harness/services.js';
import { forEachStore, openSqliteIn, temporaryFolder } from '../../harness/stores.js';
import { rawStatement } from '../../store/fixtures.js';
import { paidCharge } from './merchant.js';
import { createWorld, defined, hourMs, minuteMs } from './world.js';

forEachStore((_engine, open) => {
  describe('money that the clock moves', () => {
    test('waits after a leap in live mode, until the operator confirms the time', async () => {
      const store = await open();
      const world = await createWorld(store);
      await world.saveBankAccount();
      const live = (await world.delivered()).escrow.id;
      for (const table of ['checkout', 'seller']) {
        await store.transact([step(rawStatement(`update ${table} set mode = 'live'`), {})]);
      }
      await world.saveBankAccount('0123456780');
      const tested = (await world.delivered()).escrow.id;
      await store.transact([step(recordLeap, { from: 1, to: 1 + 25 * hourMs })]);
      await world.pass(25 * hourMs);
      await world.pass(2 * hourMs);
      expect((await world.load(live)).escrow.status).toBe('funded');
      expect((await world.load(tested)).escrow.status).toBe('released');
      const waiting = (await readInbox(world.services, 'live')).flatMap(({ kind, rows }) =>
        rows.map((row) => [kind.kind, row.note, ...kind.commands(row)]),
      );
      expect(waiting).toEqual([['clock_leapt', '1500 minutes ahead', 'clock confirm']]);
      expect(await confirmClock(world.services)).not.toBeNull();
      expect(await confirmClock(world.services)).toBeNull();
      expect(await readInbox(world.services, 'live')).toEqual([]);
      await world.pass(hourMs);
      expect((await world.load(live)).escrow.status).toBe('released');
    });
  });

  test('every decision about a checkout knows that a leap waits for the operator', async () => {
    const store = await open();
    const world = await createWorld(store);
    const { accountId, services } = world;
    const charges = [await paidCharge(world, 60_000), await paidCharge(world, 50_000)];
    const [live, tested] = await Promise.all(charges.map(async (charge) => (await charge.read()).charge.id));
    await store.transact([step(rawStatement(`update checkout set mode = 'live' where id = '${live}'`), {})]);
    for (const mode of ['live', 'test'] as const) {
      await chooseSchedule(store, { accountId, mode, schedule: 'daily' });
    }
    const known = () =>
      Promise.all(
        [live, tested].map(async (id) => {
          const { payoutSchedule, hasClockLeapt } = defined(await loadCheckout(store, id ?? ''));
          return [payoutSchedule, hasClockLeapt];
        }),
      );
    const steady = [
      ['daily', false],
      ['daily', false],
    ];
    expect(await known()).toEqual(steady);
    await store.transact([step(recordLeap, { from: 1, to: 1 + 25 * hourMs })]);
    expect(await known()).toEqual([
      ['daily', true],
      ['daily', true],
    ]);
    await confirmClock(services);
    expect(await known()).toEqual(steady);
  });

  test('no kept answer becomes too old by a leap, until the operator confirms the time', async () => {
    const world = await createWorld(await open());
    const { accountId, services } = world;
    const key: Key = {
      accountId,
      mode: 'live',
      key: 'release-of-a-part',
      fingerprint: 'the request',
      success: () => ({ status: 200, body: '{}' }),
      refusal: () => null,
    };
    const contextAt = (now: number) => systemContext(services, { now, clockOffsetMs: 0 }, services.newId());
    const from = services.clock.now();
    await keepAnswer(services, key, contextAt(from), { status: 200, body: '{"status":"funded"}' });
    await services.store.transact([step(recordLeap, { from, to: from + 100 * hourMs })]);
    services.clock.advance(100 * hourMs);
    const known = async () => (await findKnown(services, key, services.clock.now())) !== null;
    await purgeOldAnswers(services);
    expect(await known()).toBe(true);
    await confirmClock(services);
    expect(await known()).toBe(false);
  });

  test.each([
    ['that put the next question off', 2, true],
    ['to the right time only when it was planned', 0, false],
  ])('a partner is asked after a leap %s', async (_, leaptHours, isAtOnce) => {
    const world = await createWorld(await open());
    const { store } = world.services;
    const from = store.now();
    const ids = [(await world.initiate()).escrow.id, (await world.initiate()).escrow.id];
    const planned = [from + hourMs, from + 3 * hourMs];
    for (const [n, id] of ids.entries()) {
      const text = `update virtual_account set next_poll_at = ${planned[n]} where checkout_id = '${id}'`;
      await store.transact([step(rawStatement(text), {})]);
    }
    await store.transact([step(recordLeap, { from, to: from + leaptHours * hourMs })]);
    const confirmedAt = await confirmClock(world.services);
    const found = ids.map(async (id) => {
      const text = `select next_poll_at as at from virtual_account where checkout_id = '${id}'`;
      return Number((await store.all(rawStatement(text), {}))[0]?.at);
    });
    expect(await Promise.all(found)).toEqual([planned[0], isAtOnce ? confirmedAt : planned[1]]);
  });

  test('no poll in a leap is the last one', async () => {
    const world = await createWorld(await open());
    const { store, clock } = world.services;
    const { id } = (await world.initiate()).escrow;
    await store.transact([step(recordLeap, { from: clock.now(), to: clock.now() + 400 * 24 * hourMs })]);
    await world.pass(400 * 24 * hourMs);
    await world.pass(hourMs);
    const fields = 'next_poll_at as at, poll_count as count';
    const text = `select ${fields} from virtual_account where checkout_id = '${id}'`;
    const [account] = await store.all(rawStatement(text), {});
    expect(Number(account?.count)).toBeGreaterThan(1);
    expect(account?.at).not.toBeNull();
  });

  test('an event is never older than the one before it, although the clock went back', async () => {
    const world = await createWorld(await open());
    const { id } = (await world.initiate()).escrow;
    await world.fund(id);
    world.services.clock.advance(-3 * hourMs);
    await world.act(id, { command: 'accept' });
    world.services.clock.advance(-minuteMs);
    await world.saveBankAccount();
    await world.act(id, { command: 'release', amount: null });
    const text = `select at from event where checkout_id = '${id}' order by sequence`;
    const times = (await world.services.store.all(rawStatement(text), {})).map(({ at }) => Number(at));
    expect(times.length).toBeGreaterThan(3);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });
});

describe('a leap while serving', () => {
  const folder = temporaryFolder();
  let time = Date.UTC(2026, 10, 20, 12);
  const serve = async (name = 'leap') => {
    const store = openSqliteIn(folder, { file: `${folder}/${name}.db`, now: () => time });
    await store.migrate();
    const services = createTestServices(store);
    return { store, services, watch: new ClockWatch(services), awayMs: await continueTime(services) };
  };
  const clockOf = async ({ store }: Awaited<ReturnType<typeof serve>>) => store.one(findServiceClock, {});

  test('counts from where the first leap began, though another follows after a restart', async () => {
    const first = await serve('two-leaps');
    await first.watch.look();
    const from = time;
    time += 30 * hourMs;
    await first.watch.look();
    await first.store.close();
    const second = await serve('two-leaps');
    time += 5 * hourMs;
    second.store.now();
    expect(second.store.timekeeper.leap()).not.toBeNull();
    expect(Math.abs(((await findLeapFrom(second.store)) ?? 0) - from)).toBeLessThan(minuteMs);
    await confirmClock(second.services);
    await second.store.close();
  });

  test('is recorded, outlives the process, and ends for every server when it is confirmed', async () => {
    const first = await serve();
    expect(first.awayMs).toBeNull();
    await first.watch.look();
    expect(await clockOf(first)).toMatchObject({ leaptFrom: null, leaptTo: null });
    time += 30 * hourMs;
    await first.watch.look();
    expect((await clockOf(first))?.leaptTo).toBe(time);
    await first.store.close();

    time -= 20 * hourMs;
    const second = await serve();
    expect(second.store.now()).toBeGreaterThanOrEqual(time + 20 * hourMs);
    expect(minutesAway(second)).toBe(-20 * 60);
    await second.watch.look();
    expect((await clockOf(second))?.leaptTo).not.toBeNull();
    const command = await serve();
    expect(await confirmClock(command.services)).toBe(time);
    await command.store.close();
    await second.watch.look();
    expect(second.store.now()).toBe(time);
    expect(await clockOf(second)).toMatchObject({ leaptFrom: null, leaptTo: null, confirmedCount: 1 });
    await second.store.close();
  });

  test('is none if the server was not running: a start says how long it was away', async () => {
    time += 50 * hourMs;
    const server = await serve();
    expect(minutesAway(server)).toBe(50 * 60);
    await server.watch.look();
    expect(await clockOf(server)).toMatchObject({ leaptFrom: null, leaptTo: null });
    await server.store.close();
  });
});

/** The monotonic clock goes on while the test sets the other. */
function minutesAway({ awayMs }: { awayMs: number | null }): number {
  return Math.round((awayMs ?? 0) / minuteMs);
}
