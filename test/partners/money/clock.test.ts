import { describe, expect, test } from 'vitest';
import { advanceClock as moveClock } from '../../../server/src/adapters/store/jobs.js';
import { createAccount } from '../../../server/src/features/accounts/manage.js';
import { advanceClock, lockClock, readClock } from '../../../server/src/sandbox/test-clock.js';
import { forEachStore } from '../../harness/stores.js';
import { expectBooksToAgree } from './books.js';
import { accepted, createWorld, hourMs, minuteMs, proof, type World } from './world.js';

/** Returns the money jobs that ran, with times relative to the start. Mails have their own worker. */
async function advance(world: World, byMs: number, from: number) {
  const { ran, now, pending } = accepted(await advanceClock(world.services, world.accountId, byMs));
  const ofMoney = ran.filter(({ kind }) => kind !== 'mail.send');
  return { pending, now: now - from, ran: ofMoney.map(({ kind, at }) => [kind, at - from]) };
}

forEachStore((_engine, open) => {
  describe('the test clock', () => {
    test('steps from one due time to the next and runs each job at its own', async () => {
      const world = await createWorld(await open());
      const start = world.services.clock.now();
      await world.saveBankAccount();
      const unpaid = (await world.initiate()).escrow;
      const { id } = (await world.delivered()).escrow;
      const story = await advance(world, 100 * hourMs, start);
      expect(story).toEqual({
        pending: false,
        now: 100 * hourMs,
        ran: [
          ['bank_account.saved', 0],
          ['escrow.remind', 18 * hourMs],
          ['escrow.release', 24 * hourMs],
          ['payout.run', 24 * hourMs],
          ['payout.run', 24 * hourMs + minuteMs],
          ['checkout.expire', 72 * hourMs + 30 * minuteMs],
        ],
      });
      const { escrow, payouts } = await world.load(id);
      expect(escrow).toMatchObject({ status: 'released', updatedAt: start + 24 * hourMs });
      expect(payouts).toMatchObject([{ status: 'paid', updatedAt: start + 24 * hourMs + minuteMs }]);
      expect((await world.load(unpaid.id)).escrow).toMatchObject({
        status: 'expired',
        updatedAt: start + 72 * hourMs + 30 * minuteMs,
      });
      await expectBooksToAgree(world.services.store);
    });

    test('keeps the last minute of the inspection', async () => {
      const world = await createWorld(await open());
      const start = world.services.clock.now();
      await world.saveBankAccount();
      const { id } = (await world.delivered()).escrow;
      await advance(world, 24 * hourMs - minuteMs, start);
      expect((await world.load(id)).escrow.status).toBe('funded');
      const { ran } = await advance(world, minuteMs, start);
      expect(ran[0]).toEqual(['escrow.release', 24 * hourMs]);
      expect((await world.load(id)).escrow.status).toBe('released');
    });

    test('skips a blocked release and runs it once it is not blocked', async () => {
      const world = await createWorld(await open());
      const start = world.services.clock.now();
      await world.saveBankAccount();
      const { id } = (await world.initiate()).escrow;
      await world.fund(id);
      await world.act(id, { command: 'deliver', proof });
      const { ran, now } = await advance(world, 48 * hourMs, start);
      expect({ ran, now }).toEqual({ ran: [['bank_account.saved', 0]], now: 48 * hourMs });
      await world.act(id, { command: 'accept' });
      const next = await advance(world, 0, start);
      expect(next.ran).toEqual([
        ['escrow.release', 48 * hourMs],
        ['payout.run', 48 * hourMs],
      ]);
    });

    test('continues with real time, and moves only its own account', async () => {
      const world = await createWorld(await open());
      const { services, accountId } = world;
      const other = (await createAccount(services, 'Other', 'free')).account.id;
      const start = services.clock.now();
      await advanceClock(services, accountId, hourMs);
      services.clock.advance(minuteMs);
      expect(await readClock(services, accountId)).toEqual({
        now: start + hourMs + minuteMs,
        offsetMs: hourMs,
      });
      expect(await readClock(services, other)).toEqual({ now: start + minuteMs, offsetMs: 0 });
      const otherEscrow = (await world.initiate({ accountId: other })).escrow;
      await advanceClock(services, accountId, 100 * hourMs);
      expect((await world.load(otherEscrow.id)).escrow.status).toBe('awaiting_payment');
    });

    test('is moved by one request at a time, and a dead one does not hold it forever', async () => {
      const world = await createWorld(await open());
      const { services, accountId } = world;
      const lock = await lockClock(services, accountId);
      expect(lock).not.toBeNull();
      expect(await advanceClock(services, accountId, hourMs)).toEqual({ refused: true, code: 'clock_busy' });
      services.clock.advance(minuteMs);
      expect(await advanceClock(services, accountId, hourMs)).toMatchObject({ pending: false });
      expect(await lock?.renew(0)).toBe(false);
    });

    test('shares the work with a concurrent worker: nothing happens twice', async () => {
      const world = await createWorld(await open());
      const start = world.services.clock.now();
      await world.saveBankAccount();
      const ids: string[] = [];
      for (let n = 0; n < 5; n++) ids.push((await world.delivered()).escrow.id);
      world.worker.start();
      const { now } = await advance(world, 25 * hourMs, start);
      await world.worker.stop();
      expect(now).toBe(25 * hourMs);
      for (const id of ids) {
        const { escrow, payouts } = await world.load(id);
        expect(escrow.status).toBe('released');
        expect(payouts).toMatchObject([{ status: 'paid' }]);
      }
      expect(world.bank.calls('transfer')).toBe(5);
      await expectBooksToAgree(world.services.store);
    });

    test('has a worker run what it takes at its own time too', async () => {
      const world = await createWorld(await open());
      const { services, accountId } = world;
      const start = services.clock.now();
      await world.saveBankAccount();
      const { id } = (await world.delivered()).escrow;
      const lock = await lockClock(services, accountId);
      await lock?.renew(start + 24 * hourMs);
      const deltaMs = 24 * hourMs + minuteMs - 1;
      expect(await moveClock(services.store, { accountId, clockOffsetMs: 0, deltaMs, now: start })).toBe(
        true,
      );
      await world.worker.runDue();
      await lock?.release();
      expect(await advance(world, 1, start)).toMatchObject({ now: 24 * hourMs + minuteMs });
      const { escrow, payouts } = await world.load(id);
      expect(escrow).toMatchObject({ status: 'released', updatedAt: start + 24 * hourMs });
      expect(payouts).toMatchObject([{ status: 'paid', updatedAt: start + 24 * hourMs + minuteMs }]);
    });

    test('reaches its target even if the partner does not answer', async () => {
      const world = await createWorld(await open());
      const start = world.services.clock.now();
      const { id } = (await world.initiate()).escrow;
      world.bank.silence('findCredits', true);
      const { now, ran } = await advance(world, 80 * hourMs, start);
      expect(now).toBe(80 * hourMs);
      expect(ran.length).toBeGreaterThan(3);
      expect((await world.load(id)).escrow.status).toBe('awaiting_payment');
      world.bank.silence('findCredits', false);
      await advance(world, hourMs, start);
      expect((await world.load(id)).escrow.status).toBe('expired');
    });
  });
});
