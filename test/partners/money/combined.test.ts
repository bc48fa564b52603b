import { describe, expect, test } from 'vitest';
import { type LeasedJob, leaseMs } from '../../../server/src/adapters/store/jobs.js';
import { anyRows } from '../../../server/src/adapters/store/statement.js';
import { actOnTransfer } from '../../../server/src/features/operator/transfers.js';
import { combinePayouts } from '../../../server/src/features/transfers/combine.js';
import { accountTime } from '../../../server/src/pipeline/context.js';
import { type BankingPartner, PartnerUnavailable } from '../../../server/src/ports/bank.js';
import { createPartners } from '../../../server/src/ports/partners.js';
import { DirectCharge } from '../../harness/direct-charge.js';
import { forEachStore } from '../../harness/stores.js';
import { rawStatement } from '../../store/fixtures.js';
import { endNewest, loadAttempts } from './attempts.js';
import { listOrders } from './books.js';
import { expectSoundBooks, paidCharge, payoutOf, saveMerchantBankAccount } from './merchant.js';
import { createWorld, defined, hourMs, minuteMs } from './world.js';

forEachStore((engine, open) => {
  describe(`payouts below the partner's minimum, on ${engine}`, () => {
    test('are paid in one transfer as soon as together they reach it', async () => {
      const world = await createWorld(await open());
      await saveMerchantBankAccount(world);
      const first = await paidCharge(world, 6_000);
      await world.pass(48 * hourMs);
      expect(await payoutOf(first)).toMatchObject({ status: 'below_minimum', combinedPayoutId: null });
      const second = await paidCharge(world, 5_000);
      await world.pass(0);
      expect(await listOrders(world.services.store)).toMatchObject([{ amount: 11_000 }]);
      await world.pass(5 * minuteMs);
      const [one, two] = [await payoutOf(first), await payoutOf(second)];
      expect([one, two]).toMatchObject([{ status: 'paid' }, { status: 'paid' }]);
      expect(one.combinedPayoutId).not.toBeNull();
      expect([two.combinedPayoutId, two.sessionId]).toEqual([one.combinedPayoutId, one.sessionId]);
      await expectSoundBooks(world);
    });

    test('come back together and are paid again together', async () => {
      const world = await createWorld(await open());
      await saveMerchantBankAccount(world);
      const charges = [await paidCharge(world, 6_000), await paidCharge(world, 5_000)];
      await world.pass(0);
      await world.pass(5 * minuteMs);
      const id = defined((await payoutOf(defined(charges[0]))).combinedPayoutId);
      await endNewest(world, 'payout', id, 'reversed');
      for (const charge of charges) expect(await payoutOf(charge)).toMatchObject({ status: 'reversed' });
      await expectSoundBooks(world);
      await paidCharge(world, 7_000);
      await world.pass(2 * hourMs);
      await world.pass(5 * minuteMs);
      for (const charge of charges) expect(await payoutOf(charge)).toMatchObject({ status: 'paid' });
      const { attempts, members } = await loadAttempts(world, 'payout', id);
      expect(attempts.map(({ state }) => state)).toEqual(['reversed', 'paid']);
      expect(members).toHaveLength(2);
      await expectSoundBooks(world);
    });

    test('are paid at one partner though another one does not answer', async () => {
      const world = await createWorld(await open());
      const { services } = world;
      const silent: BankingPartner = {
        ...services.sandboxBank,
        name: 'silent',
        banks: () => Promise.reject(new PartnerUnavailable('no answer')),
      };
      const partners = createPartners({ test: [silent, world.bank], live: [] });
      await saveMerchantBankAccount(world);
      const elsewhere = [await paidCharge(world, 6_000), await paidCharge(world, 5_000)];
      const moved = elsewhere.map(async (charge) => `'${(await charge.read()).charge.id}'`);
      const ids = (await Promise.all(moved)).join(', ');
      const move = rawStatement(`update checkout set partner = 'silent' where id in (${ids})`);
      await services.store.transact([anyRows(move, {})]);
      const here = [await paidCharge(world, 7_000), await paidCharge(world, 8_000)];
      Object.assign(services, { partners });
      await world.pass(0);
      expect(await listOrders(services.store)).toMatchObject([{ amount: 15_000 }]);
      for (const charge of here) expect((await payoutOf(charge)).combinedPayoutId).not.toBeNull();
      for (const charge of elsewhere) expect((await payoutOf(charge)).combinedPayoutId).toBeNull();
    });

    test('are paid at two partners by one job, without losing a race', async () => {
      const world = await createWorld(await open());
      const { services } = world;
      const other: BankingPartner = { ...services.sandboxBank, name: 'other' };
      const holder = await other.resolveAccount('058', '0123456789', world.accountId);
      if (typeof holder === 'string') throw new Error('The sandbox bank names no holder');
      await saveMerchantBankAccount(world, { accountName: holder.accountName });
      const there = [await paidCharge(world, 6_000), await paidCharge(world, 5_000)];
      const moved = there.map(async (charge) => `'${(await charge.read()).charge.id}'`);
      const ids = (await Promise.all(moved)).join(', ');
      const move = rawStatement(`update checkout set partner = 'other' where id in (${ids})`);
      await services.store.transact([anyRows(move, {})]);
      const here = [await paidCharge(world, 7_000), await paidCharge(world, 8_000)];
      Object.assign(services, { partners: createPartners({ test: [other, world.bank], live: [] }) });
      const { accountId } = world;
      const lease = { leaseToken: 'token', leaseUntil: services.clock.now() + leaseMs };
      const subject = `${accountId}:test:`;
      const job = { id: 'job', subject, accountId, mode: 'test', attempts: 1, ...lease } as LeasedJob;
      const time = await accountTime(services, accountId, 'test');
      expect(await combinePayouts(services, job, time)).toEqual({ outcome: 'done' });
      const amounts = (await listOrders(services.store)).map(({ amount }) => amount);
      expect(amounts.sort()).toEqual([11_000, 15_000]);
      const payouts = await Promise.all([...there, ...here].map(payoutOf));
      expect(new Set(payouts.map(({ combinedPayoutId }) => combinedPayoutId)).size).toBe(2);
    });

    test('wait for a bank account, and are sent once it is saved', async () => {
      const world = await createWorld(await open());
      const charge = await paidCharge(world, 6_000);
      await paidCharge(world, 5_000);
      await world.pass(hourMs);
      expect(await listOrders(world.services.store)).toEqual([]);
      await saveMerchantBankAccount(world);
      await world.pass(5 * minuteMs);
      expect(await payoutOf(charge)).toMatchObject({ status: 'paid', accountLast4: '6789' });
      await expectSoundBooks(world);
    });

    test.each([
      ['another partner', 'other'],
      ['no known partner', null],
    ])('are sent under the code of the partner that pays, which was %s’s', async (_, bankCodePartner) => {
      const world = await createWorld(await open());
      const { sandboxBank } = world.services;
      const holder = await sandboxBank.resolveAccount('058', '0123456789', world.accountId);
      if (typeof holder === 'string') throw new Error('The sandbox bank names no holder');
      const { accountName } = holder;
      const foreign = { bankCodePartner, bankCode: '1', bankName: 'GUARANTY TRUST BANK PLC', accountName };
      await saveMerchantBankAccount(world, foreign);
      const charges = [await paidCharge(world, 6_000), await paidCharge(world, 5_000)];
      await world.pass(0);
      await world.pass(5 * minuteMs);
      const paid = { status: 'paid', bankCodePartner: 'sandbox', bankCode: '058' };
      for (const charge of charges) expect(await payoutOf(charge)).toMatchObject(paid);
      await expectSoundBooks(world);
    });

    test('wait while the partner that pays names another holder', async () => {
      const world = await createWorld(await open());
      await saveMerchantBankAccount(world, { bankCodePartner: 'other', accountName: 'SOMEBODY ELSE' });
      const charges = [await paidCharge(world, 6_000), await paidCharge(world, 5_000)];
      await world.pass(hourMs);
      expect(await listOrders(world.services.store)).toEqual([]);
      for (const charge of charges) expect(await payoutOf(charge)).toMatchObject({ status: 'below_minimum' });
      await expectSoundBooks(world);
    });

    test('do not join while they are on hold or their payment is reversed', async () => {
      const world = await createWorld(await open());
      await saveMerchantBankAccount(world);
      const held = await paidCharge(world, 6_000);
      await actOnTransfer(world.services, 'payout', (await payoutOf(held)).id, { command: 'hold' });
      const reversed = await DirectCharge.open(world.services, world.accountId, { amount: 6_000 });
      await reversed.reverse(await reversed.pay({ amount: 6_000 }));
      const free = await paidCharge(world, 6_000);
      await world.pass(hourMs);
      expect(await listOrders(world.services.store)).toEqual([]);
      await actOnTransfer(world.services, 'payout', (await payoutOf(held)).id, { command: 'unhold' });
      await world.pass(0);
      await world.pass(5 * minuteMs);
      expect(await payoutOf(held)).toMatchObject({ status: 'paid' });
      expect(await payoutOf(free)).toMatchObject({ status: 'paid' });
      expect(await payoutOf(reversed)).toMatchObject({ status: 'below_minimum', combinedPayoutId: null });
      await expectSoundBooks(world);
    });

    test('are not sent a second time after a call that was lost', async () => {
      const world = await createWorld(await open());
      await saveMerchantBankAccount(world);
      world.bank.silence('transfer', true);
      const charge = await paidCharge(world, 6_000);
      await paidCharge(world, 5_000);
      await world.pass(0);
      world.bank.silence('transfer', false);
      for (let n = 0; n < 4; n += 1) await world.pass(10 * minuteMs);
      expect(await payoutOf(charge)).toMatchObject({ status: 'paid' });
      expect(await listOrders(world.services.store)).toHaveLength(1);
      await expectSoundBooks(world);
    });
  });
});
