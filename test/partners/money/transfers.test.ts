import { describe, expect, test } from 'vitest';
import type { LeasedJob } from '../../../server/src/adapters/store/jobs.js';
import { runTransfer } from '../../../server/src/features/transfers/run-transfer.js';
import { accountTime } from '../../../server/src/pipeline/context.js';
import type { Fault } from '../../harness/faulty-bank.js';
import { forEachStore } from '../../harness/stores.js';
import { endNewest, loadPayout, releasedPayout } from './attempts.js';
import { countOrders, expectBooksToAgree } from './books.js';
import { createWorld, hourMs, minuteMs, price } from './world.js';

forEachStore((_engine, open) => {
  describe('a payout', () => {
    test('is sent once, and paid when the bank says so', async () => {
      const world = await createWorld(await open());
      const id = await releasedPayout(world);
      await world.pass(0);
      expect((await loadPayout(world, id)).payout.status).toBe('pending');
      await world.pass(minuteMs - 1);
      expect((await loadPayout(world, id)).payout.status).toBe('pending');
      await world.pass(1);
      const { payout, attempts } = await loadPayout(world, id);
      expect(payout).toMatchObject({ status: 'paid', sessionId: expect.stringMatching(/^\d{30}$/) });
      expect(attempts).toMatchObject([{ n: 1, state: 'paid' }]);
      expect(world.bank.calls('transfer')).toBe(1);
      await expectBooksToAgree(world.services.store);
    });

    test.each<{ name: string; faults: Fault[] }>([
      { name: 'the order never arrived', faults: ['before'] },
      { name: 'the order arrived and the answer was lost', faults: ['after'] },
      { name: 'it happened again and again', faults: ['after', 'before', 'after', 'before'] },
    ])('is paid once when $name', async ({ faults }) => {
      const world = await createWorld(await open());
      const id = await releasedPayout(world);
      world.bank.fail('transfer', ...faults);
      world.bank.fail('findTransfer', ...faults);
      for (let n = 0; n < 12; n++) await world.pass(minuteMs);
      const { payout, attempts } = await loadPayout(world, id);
      expect(payout.status).toBe('paid');
      expect(attempts).toMatchObject([{ n: 1, state: 'paid' }]);
      expect(await countOrders(world.services.store)).toBe(1);
      await expectBooksToAgree(world.services.store);
    });

    test('is never given up while the partner is unavailable', async () => {
      const world = await createWorld(await open());
      const id = await releasedPayout(world);
      world.bank.silence('transfer', true);
      world.bank.silence('findTransfer', true);
      for (let n = 0; n < 72; n++) await world.pass(hourMs);
      expect((await loadPayout(world, id)).payout.status).toBe('pending');
      world.bank.silence('transfer', false);
      world.bank.silence('findTransfer', false);
      await world.pass(hourMs);
      await world.pass(minuteMs);
      const { payout, attempts } = await loadPayout(world, id);
      expect(payout.status).toBe('paid');
      expect(attempts).toHaveLength(1);
    });

    test('that failed stays failed until a new bank account causes another attempt', async () => {
      const world = await createWorld(await open());
      const id = await releasedPayout(world);
      await world.pass(0);
      await endNewest(world, 'payout', id, 'failed');
      for (let n = 0; n < 5; n++) await world.pass(hourMs);
      expect((await loadPayout(world, id)).payout).toMatchObject({ status: 'failed' });
      expect((await loadPayout(world, id)).attempts).toMatchObject([{ n: 1, state: 'failed' }]);
      await world.saveBankAccount('0123456799');
      await world.pass(0);
      await world.pass(minuteMs);
      const { payout, attempts } = await loadPayout(world, id);
      expect(payout).toMatchObject({ status: 'paid', accountLast4: '6799' });
      expect(attempts).toMatchObject([
        { n: 1, state: 'failed' },
        { n: 2, state: 'paid' },
      ]);
      expect(attempts[0]?.reference).not.toBe(attempts[1]?.reference);
      await expectBooksToAgree(world.services.store);
    });

    test('that was reversed is sent again after an hour, under another reference', async () => {
      const world = await createWorld(await open());
      const id = await releasedPayout(world);
      await world.pass(0);
      await world.pass(minuteMs);
      await endNewest(world, 'payout', id, 'reversed');
      await endNewest(world, 'payout', id, 'reversed');
      expect((await loadPayout(world, id)).payout).toMatchObject({ status: 'reversed' });
      await expectBooksToAgree(world.services.store);
      await world.pass(hourMs - 1);
      expect((await loadPayout(world, id)).attempts).toHaveLength(1);
      await world.pass(1);
      await world.pass(minuteMs);
      const { payout, attempts } = await loadPayout(world, id);
      expect(payout.status).toBe('paid');
      expect(attempts.map(({ state }) => state)).toEqual(['reversed', 'paid']);
      await expectBooksToAgree(world.services.store);
    });

    test('without a bank account waits for one', async () => {
      const world = await createWorld(await open());
      const { id } = (await world.delivered()).escrow;
      const dispute = { description: null, evidence: [], side: 'buyer' } as const;
      await world.act(id, { command: 'dispute', reason: 'damaged', ...dispute });
      await world.act(id, { command: 'evidence', side: 'seller', text: 'It was whole.', links: [] });
      await world.act(id, { command: 'resolve', toSeller: price, reason: 'Proved' });
      await world.pass(hourMs);
      expect((await world.load(id)).payouts).toMatchObject([{ status: 'waiting_details' }]);
      await world.saveBankAccount();
      await world.pass(0);
      await world.pass(minuteMs);
      expect((await world.load(id)).payouts).toMatchObject([{ status: 'paid', accountLast4: '6789' }]);
    });

    test('is not sent when the rest of the lease is shorter than a call can take', async () => {
      const world = await createWorld(await open());
      const { services, accountId } = world;
      const id = await releasedPayout(world);
      const now = services.clock.now();
      const job = {
        id: 'job',
        subject: id,
        leaseToken: 'token',
        leaseUntil: now + 1_000,
        attempts: 1,
      } as LeasedJob;
      const time = await accountTime(services, accountId, 'test');
      expect(await runTransfer(services, 'payout', job, time)).toMatchObject({ outcome: 'retry' });
      expect((await loadPayout(world, id)).attempts).toEqual([]);
      expect(world.bank.calls('transfer')).toBe(0);
    });
  });

  describe('a refund', () => {
    test.each<{ name: string; faults: Fault[] }>([
      { name: 'all goes well', faults: [] },
      { name: 'the answer was lost', faults: ['after', 'before'] },
    ])('is paid to the payer once when $name', async ({ faults }) => {
      const world = await createWorld(await open());
      const { id } = (await world.initiate()).escrow;
      world.bank.fail('refund', ...faults);
      world.bank.fail('findRefund', ...faults);
      await world.fund(id, { amount: price + 50_000 });
      for (let n = 0; n < 8; n++) await world.pass(minuteMs);
      expect((await world.load(id)).refunds).toMatchObject([{ amount: 50_000, status: 'paid' }]);
      expect(await countOrders(world.services.store)).toBe(1);
      await expectBooksToAgree(world.services.store);
    });

    test('of the same credit waits until the one before is final', async () => {
      const world = await createWorld(await open());
      const { id } = (await world.initiate()).escrow;
      await world.fund(id);
      await world.act(id, { command: 'refund', amount: 100_000, reason: null });
      await world.pass(0);
      await world.act(id, { command: 'refund', amount: 100_000, reason: null });
      await world.pass(0);
      expect(world.bank.calls('refund')).toBe(1);
      for (let n = 0; n < 12; n++) await world.pass(minuteMs);
      expect((await world.load(id)).refunds).toMatchObject([{ status: 'paid' }, { status: 'paid' }]);
      await expectBooksToAgree(world.services.store);
    });

    test('that is too small to transfer is not sent', async () => {
      const world = await createWorld(await open());
      const { id } = (await world.initiate()).escrow;
      await world.fund(id, { amount: price + 5_000 });
      await world.pass(hourMs);
      expect((await world.load(id)).refunds).toMatchObject([{ amount: 5_000, status: 'below_minimum' }]);
      expect(world.bank.calls('refund')).toBe(0);
    });
  });
});
