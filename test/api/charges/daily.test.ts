import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settleReceivable } from '../../../server/src/features/operator/receivables.js';
import { actOnTransfer, readTransfer } from '../../../server/src/features/operator/transfers.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { TestCharge } from '../../harness/test-charge.js';
import { advance, payout, TestEscrow } from '../../harness/test-escrow.js';
import { listOrders } from '../../partners/money/books.js';
import { rawStatement } from '../../store/fixtures.js';
import { settle } from '../sandbox/bank.js';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Kobo: ₦4 m; the bank transfers at most ₦10 m at once. */
const large = 400_000_000;

interface PayoutBody {
  id: string;
  status: string;
  combined_payout_id: string | null;
  session_id: string | null;
  scheduled_for: string | null;
  expected_by: string | null;
}

forEachDatabase((engine, freshDatabase) => {
  describe(`a merchant that is paid once a day, on ${engine}`, () => {
    let service: Service;
    beforeEach(async () => {
      service = await startService(await freshDatabase());
      expect((await service.call('PUT', '/account/payout', { body: payout })).status).toBe(200);
      await choose('daily');
      await beginDay();
    });
    afterEach(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    const choose = async (schedule: string) => {
      const answer = await service.call('PUT', '/account/payout-schedule', { body: { schedule } });
      expect(answer.status).toBe(200);
      expect(answer.body.payout_schedule).toBe(schedule);
    };
    const now = async () => Date.parse((await service.call('GET', '/balance')).body.as_of);
    const nextMidnight = async () => {
      const ms = await now();
      return ms - ((ms + hourMs) % dayMs) + dayMs;
    };
    /** One o'clock in the morning in Lagos, so that a day is ahead. */
    async function beginDay(): Promise<void> {
      await pass((await nextMidnight()) + hourMs - (await now()));
    }
    async function pass(ms: number): Promise<void> {
      await advance(service, { minutes: Math.ceil(ms / 60_000) });
    }
    const passMidnight = async () => pass((await nextMidnight()) - (await now()));
    const paidCharge = async (amount: number) => {
      const charge = await TestCharge.open(service, { amount });
      await charge.fund();
      return charge;
    };
    const payoutOf = async (charge: TestCharge): Promise<PayoutBody> => (await charge.read()).payouts[0];
    const orders = () => listOrders(service.deps.services.store);

    it('is paid at each midnight that an advance of the test clock passes', async () => {
      const midnight = await nextMidnight();
      await paidCharge(120_000);
      await advance(service, { minutes: 3 * 24 * 60 });
      const attempts = await service.deps.services.store.all(rawStatement('select sent_at from attempt'), {});
      const minutes = attempts.map(({ sent_at: at }) => Math.floor((Number(at) - midnight) / 60_000));
      expect(minutes).toEqual([0]);
    });

    it('gets all of a day in one transfer after midnight in Lagos', async () => {
      const midnight = new Date(await nextMidnight()).toISOString();
      const charges: TestCharge[] = [];
      for (const amount of [120_000, 6_000, 60_000, 9_000, 500_000]) charges.push(await paidCharge(amount));
      const [first] = charges as [TestCharge];
      expect(await payoutOf(first)).toMatchObject({ status: 'pending', scheduled_for: midnight });
      expect((await service.call('GET', '/balance')).body).toMatchObject({
        payouts_pending: 695_000,
        payouts_scheduled: 680_000,
        payouts_below_minimum: 15_000,
      });
      await pass((await nextMidnight()) - (await now()) - 2 * 60_000);
      expect(await orders()).toEqual([]);
      await pass(4 * 60_000);
      expect(await orders()).toMatchObject([{ amount: 695_000 }]);
      await advance(service, { minutes: 2 });
      const paid = await Promise.all(charges.map(payoutOf));
      const { combined_payout_id, session_id } = paid[0] as PayoutBody;
      expect([combined_payout_id, session_id]).not.toContain(null);
      for (const one of paid) {
        expect(one).toMatchObject({
          status: 'paid',
          combined_payout_id,
          session_id,
          scheduled_for: midnight,
        });
      }
      expect((await service.call('GET', '/balance')).body).toMatchObject({
        payouts_pending: 0,
        payouts_scheduled: 0,
      });
      expect(await first.eventTypes()).toEqual(['charge.success', 'payout.paid']);
    });

    it('gets a single payout of a day after midnight as well', async () => {
      const charge = await paidCharge(120_000);
      await passMidnight();
      await advance(service, { minutes: 2 });
      expect(await payoutOf(charge)).toMatchObject({ status: 'paid' });
      expect(await orders()).toMatchObject([{ amount: 120_000 }]);
    });

    it('gets more than the bank transfers at once in several transfers', async () => {
      for (let n = 0; n < 5; n += 1) await paidCharge(large);
      await passMidnight();
      await advance(service, { minutes: 2 });
      expect((await orders()).map(({ amount }) => amount / large)).toEqual([2, 2, 1]);
      await advance(service, { minutes: 2 });
      expect((await service.call('GET', '/balance')).body.payouts_pending).toBe(0);
    });

    it('pays sellers per sale all the same', async () => {
      const escrow = await TestEscrow.funded(service);
      const { body } = await escrow.post('release');
      expect(body.payouts).toMatchObject([{ status: 'pending', scheduled_for: null }]);
      await advance(service, { minutes: 2 });
      expect((await escrow.read()).payouts).toMatchObject([{ status: 'paid', combined_payout_id: null }]);
    });

    it('is paid per sale again from the moment it says so', async () => {
      const before = await paidCharge(120_000);
      await choose('per_sale');
      const after = await paidCharge(60_000);
      await advance(service, { minutes: 2 });
      expect(await payoutOf(after)).toMatchObject({ status: 'paid', scheduled_for: null });
      expect(await payoutOf(before)).toMatchObject({ status: 'pending' });
      await passMidnight();
      await advance(service, { minutes: 2 });
      expect(await payoutOf(before)).toMatchObject({ status: 'paid' });
    });

    it('is told why nothing is with the bank yet', async () => {
      const charge = await paidCharge(120_000);
      const { id, expected_by, scheduled_for } = await payoutOf(charge);
      expect(Date.parse(String(expected_by))).toBeGreaterThan(Date.parse(String(scheduled_for)));
      const answer = await settle(service, 'payouts', id, { outcome: 'paid' });
      expect([answer.status, answer.body.code]).toEqual([409, 'payout_scheduled']);
    });

    it('gets a day that the bank refused, or sent back, as a whole and once', async () => {
      const charges = [await paidCharge(120_000), await paidCharge(60_000)] as const;
      await passMidnight();
      const { id } = await payoutOf(charges[0]);
      const expectBoth = async (status: string) => {
        for (const charge of charges) expect(await payoutOf(charge)).toMatchObject({ status });
        await expectSoundLedger(service);
      };
      await settle(service, 'payouts', id, { outcome: 'failed' });
      await expectBoth('failed');
      const another = { ...payout, account_number: '0123456780' };
      expect((await service.call('PUT', '/account/payout', { body: another })).status).toBe(200);
      await advance(service, { minutes: 1 });
      await settle(service, 'payouts', id, { outcome: 'paid', fee: 5_000 });
      await expectBoth('paid');
      await settle(service, 'payouts', id, { outcome: 'reversed' });
      await expectBoth('reversed');
      await advance(service, { hours: 2 });
      await expectBoth('paid');
      expect((await orders()).map(({ amount, status, fee }) => [amount, status, fee])).toEqual([
        [180_000, 'failed', 0],
        [180_000, 'reversed', 5_000],
        [180_000, 'paid', 0],
      ]);
    });

    it('waits for a bank account, and keeps its day', async () => {
      const { call, ...rest } = service;
      const key = await (await service.newMerchant()).key('test');
      const other: Service = {
        ...rest,
        call: (method, path, options) => call(method, path, { key, ...options }),
      };
      await other.call('PUT', '/account/payout-schedule', { body: { schedule: 'daily' } });
      const charge = await TestCharge.open(other);
      await charge.fund();
      const { scheduled_for } = await payoutOf(charge);
      expect(await payoutOf(charge)).toMatchObject({ status: 'waiting_details' });
      await other.call('PUT', '/account/payout', { body: payout });
      await advance(other, { minutes: 1 });
      expect(await payoutOf(charge)).toMatchObject({ status: 'pending', scheduled_for });
      await advance(other, { hours: 24 });
      await advance(other, { minutes: 2 });
      expect(await payoutOf(charge)).toMatchObject({ status: 'paid', scheduled_for });
    });

    it('gets neither what is on hold nor what a bank took back', async () => {
      const { services } = service.deps;
      const held = await paidCharge(120_000);
      const { id } = await payoutOf(held);
      await actOnTransfer(services, 'payout', id, { command: 'hold' });
      const reversed = await TestCharge.open(service, { amount: 90_000 });
      await reversed.fund({ outcome: 'reversed' });
      const free = await paidCharge(60_000);
      await passMidnight();
      await advance(service, { minutes: 2 });
      expect(await orders()).toMatchObject([{ amount: 60_000 }]);
      expect(await payoutOf(free)).toMatchObject({ status: 'paid' });
      expect(await payoutOf(reversed)).toMatchObject({ status: 'pending', combined_payout_id: null });
      await expectSoundLedger(service);
      // Its day is over, so it goes as soon as it may.
      await actOnTransfer(services, 'payout', id, { command: 'unhold' });
      const { checkout } = await readTransfer(services, 'payout', (await payoutOf(reversed)).id);
      const settlement = { amount: 90_000, from: 'written_off' } as const;
      await settleReceivable(services, String(checkout?.id), settlement);
      await advance(service, { minutes: 2 });
      await advance(service, { minutes: 2 });
      for (const charge of [held, reversed]) expect(await payoutOf(charge)).toMatchObject({ status: 'paid' });
      const amounts = (await orders()).map(({ amount }) => amount);
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(270_000);
    });

    it('is paid manually by the operator, who is not told to try again', async () => {
      const { services } = service.deps;
      const charge = await paidCharge(120_000);
      const { id } = await payoutOf(charge);
      const retried = actOnTransfer(services, 'payout', id, { command: 'retry' });
      await expect(retried).rejects.toThrow(/waits for the daily transfer/);
      await actOnTransfer(services, 'payout', id, { command: 'hold' });
      await actOnTransfer(services, 'payout', id, { command: 'record_payment', sessionId: 'DESK-1' });
      await passMidnight();
      expect(await payoutOf(charge)).toMatchObject({ status: 'paid', session_id: 'DESK-1' });
      expect(await orders()).toEqual([]);
    });

    it('chooses for one mode, and only what there is', async () => {
      const merchant = await service.newMerchant();
      const [test, live] = [await merchant.key('test'), await merchant.key('live')];
      const body = { schedule: 'daily' };
      expect((await service.call('PUT', '/account/payout-schedule', { key: test, body })).status).toBe(200);
      const scheduleOf = async (key: string) =>
        (await service.call('GET', '/account', { key })).body.payout_schedule;
      expect([await scheduleOf(test), await scheduleOf(live)]).toEqual(['daily', 'per_sale']);
      const wrong = await service.call('PUT', '/account/payout-schedule', { body: { schedule: 'weekly' } });
      expect([wrong.status, wrong.body.code]).toEqual([400, 'validation_failed']);
      await choose('daily');
      expect((await service.call('GET', '/account')).body.payout_schedule).toBe('daily');
    });
  });
});
