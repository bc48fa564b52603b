import { describe, expect, test } from 'vitest';
import { nextLocalDay } from '../../../server/src/domain/local-time.js';
import { readInbox } from '../../../server/src/features/operator/inbox.js';
import { chooseSchedule } from '../../harness/payout-schedule.js';
import { forEachStore } from '../../harness/stores.js';
import { loadAttempts } from './attempts.js';
import { listOrders } from './books.js';
import { expectSoundBooks, paidCharge, payoutOf, saveMerchantBankAccount } from './merchant.js';
import { createWorld, defined, hourMs, minuteMs, type World } from './world.js';

async function chooseDaily({ services, accountId }: World): Promise<void> {
  await chooseSchedule(services.store, { accountId, mode: 'test', schedule: 'daily' });
}

/** Passes the next midnight in Lagos. */
async function passMidnight({ services, pass }: World): Promise<void> {
  const now = services.clock.now();
  await pass(nextLocalDay(now) - now);
}

async function stuckPayouts({ services }: World): Promise<string[]> {
  const groups = await readInbox(services, 'test');
  const stuck = groups.find(({ kind }) => kind.kind === 'payout_stuck');
  return (stuck?.rows ?? []).flatMap((row) => stuck?.kind.commands(row) ?? []);
}

forEachStore((engine, open) => {
  describe(`the daily transfer to a merchant, on ${engine}`, () => {
    test('is not made a second time after a call that was lost', async () => {
      const world = await createWorld(await open());
      await saveMerchantBankAccount(world);
      await chooseDaily(world);
      const charges = [await paidCharge(world, 60_000), await paidCharge(world, 50_000)];
      world.bank.fail('transfer', 'after');
      await passMidnight(world);
      for (let n = 0; n < 4; n += 1) await world.pass(10 * minuteMs);
      for (const charge of charges) expect(await payoutOf(charge)).toMatchObject({ status: 'paid' });
      expect(await listOrders(world.services.store)).toMatchObject([{ amount: 110_000 }]);
      await expectSoundBooks(world);
    });

    test('is made of a day that is over, whatever the next one brings', async () => {
      const world = await createWorld(await open());
      await saveMerchantBankAccount(world);
      await chooseDaily(world);
      const first = await paidCharge(world, 60_000);
      world.bank.silence('transfer', true);
      await passMidnight(world);
      const second = await paidCharge(world, 50_000);
      world.bank.silence('transfer', false);
      for (let n = 0; n < 4; n += 1) await world.pass(10 * minuteMs);
      expect(await payoutOf(first)).toMatchObject({ status: 'paid' });
      expect(await payoutOf(second)).toMatchObject({ status: 'pending', combinedPayoutId: null });
      await passMidnight(world);
      await world.pass(5 * minuteMs);
      const amounts = (await listOrders(world.services.store)).map(({ amount }) => amount);
      expect(amounts).toEqual([60_000, 50_000]);
      await expectSoundBooks(world);
    });

    test('is in the inbox once it is an hour late, without a command that would be refused', async () => {
      const world = await createWorld(await open());
      await saveMerchantBankAccount(world);
      await chooseDaily(world);
      const { id } = await payoutOf(await paidCharge(world, 60_000));
      // No worker runs, as if each of its jobs failed.
      const { clock } = world.services;
      clock.advance(nextLocalDay(clock.now()) - clock.now() + hourMs - 1);
      expect(await stuckPayouts(world)).toEqual([]);
      clock.advance(1);
      expect(await stuckPayouts(world)).toEqual([`payout hold ${id}`]);
      await world.pass(0);
      expect(await stuckPayouts(world)).toEqual([]);
    });

    test('has one id for its merchant and number, whatever it pays', async () => {
      const world = await createWorld(await open());
      await saveMerchantBankAccount(world);
      await chooseDaily(world);
      const seen: { id: string; ordinal: number; attempts: number }[] = [];
      for (const amount of [60_000, 50_000]) {
        const charge = await paidCharge(world, amount);
        await passMidnight(world);
        await world.pass(5 * minuteMs);
        const id = defined((await payoutOf(charge)).combinedPayoutId);
        const { payout, attempts } = await loadAttempts(world, 'payout', id);
        const ordinal = payout && 'ordinal' in payout ? payout.ordinal : 0;
        seen.push({ id, ordinal, attempts: attempts.length });
      }
      expect(seen.map(({ ordinal, attempts }) => [ordinal, attempts])).toEqual([
        [1, 1],
        [2, 1],
      ]);
      expect(new Set(seen.map(({ id }) => id)).size).toBe(2);
    });
  });
});
