import { describe, expect, test } from 'vitest';
import { commitChange } from '../../../server/src/adapters/store/commit.js';
import { finishJob } from '../../../server/src/adapters/store/jobs.js';
import { retryAfterReversalMs } from '../../../server/src/domain/transfer.js';
import { actOnTransfer } from '../../../server/src/features/operator/transfers.js';
import { claimAny } from '../../harness/claims.js';
import { forEachStore } from '../../harness/stores.js';
import { changeToSend, endNewest, loadAttempts, loadRefund, reverse } from './attempts.js';
import { countOrders, expectBooksToAgree } from './books.js';
import { createWorld, defined, hourMs, minuteMs, type World } from './world.js';

/** Makes the refund of a cancelled escrow's short payment, not sent yet. */
async function owedRefund(world: World): Promise<{ id: string; partnerCreditId: string }> {
  const { id } = (await world.initiate()).escrow;
  await world.fund(id, { amount: 100_000 });
  const { refunds, credits } = await world.act(id, { command: 'cancel' });
  return { id: defined(refunds[0]).id, partnerCreditId: defined(credits[0]).partnerCreditId };
}

/** Makes two pending refunds of one credit. */
async function twoRefunds(world: World): Promise<[string, string]> {
  const { id } = (await world.initiate()).escrow;
  await world.fund(id);
  await world.act(id, { command: 'refund', amount: 100_000, reason: null });
  const { refunds } = await world.act(id, { command: 'refund', amount: 100_000, reason: null });
  const [first, second] = refunds.map((refund) => refund.id);
  return [defined(first), defined(second)];
}

forEachStore((_engine, open) => {
  describe('a refund of a reversed credit', () => {
    test('is not sent, and stays owed and visible', async () => {
      const world = await createWorld(await open());
      const { id, partnerCreditId } = await owedRefund(world);
      await reverse(world, partnerCreditId);
      for (let n = 0; n < 5; n++) await world.pass(hourMs);
      expect((await loadRefund(world, id)).refund).toMatchObject({ status: 'pending', amount: 100_000 });
      expect(world.bank.calls('refund')).toBe(0);
      const now = world.services.clock.now() + hourMs;
      expect(await claimAny(world.services.store, { now, limit: 5, token: 'suite' })).toMatchObject([
        { kind: 'refund.run', subject: id, lastError: 'payment_reversed' },
      ]);
      await expectBooksToAgree(world.services.store);
    });

    test('is not sent by a worker that had read it before the reversal', async () => {
      const world = await createWorld(await open());
      const { id, partnerCreditId } = await owedRefund(world);
      const change = await changeToSend(world, await loadAttempts(world, 'refund', id));
      await reverse(world, partnerCreditId);
      expect(await commitChange(world.services.store, change, { evidence: world.services })).toBe(
        'lost_race',
      );
      expect((await loadRefund(world, id)).attempts).toEqual([]);
    });
  });

  describe('two refunds of one credit', () => {
    test('follow each other as soon as the bank is done, in any number', async () => {
      const world = await createWorld(await open());
      const { id } = (await world.initiate()).escrow;
      await world.fund(id);
      for (let part = 0; part < 5; part++) {
        await world.act(id, { command: 'refund', amount: 40_000, reason: null });
      }
      // The bank takes a minute for each.
      for (let minute = 0; minute < 6; minute++) await world.pass(minuteMs);
      const { refunds } = await world.load(id);
      expect(refunds.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'paid'));
      await expectBooksToAgree(world.services.store);
    });

    test('are never at the partner together, even if both could be sent when they were read', async () => {
      const world = await createWorld(await open());
      const [first, second] = await twoRefunds(world);
      const changes = [
        await changeToSend(world, await loadAttempts(world, 'refund', first)),
        await changeToSend(world, await loadAttempts(world, 'refund', second)),
      ].map((change) => ({
        ...change,
        writes: change.writes.filter((write) => !('update' in write && write.update === 'credit')),
      }));
      // Omits the guard on the credit's version, so that only the database's own rule can refuse.
      const outcomes = await Promise.all(
        changes.map((change) => commitChange(world.services.store, change, { evidence: world.services })),
      );
      expect(outcomes.sort()).toEqual(['committed', 'lost_race']);
    });

    test('wait for each other, and name the refund they wait for', async () => {
      const world = await createWorld(await open());
      const [first, second] = await twoRefunds(world);
      const sending = await changeToSend(world, await loadAttempts(world, 'refund', first));
      await commitChange(world.services.store, sending, { evidence: world.services });
      const waiting = await loadAttempts(world, 'refund', second);
      expect(waiting.creditBusyWith).toBe(first);
      await expect(changeToSend(world, waiting)).rejects.toThrow('credit_busy');
    });
  });

  describe('a refund that was reversed', () => {
    test('is sent again after an hour', async () => {
      const world = await createWorld(await open());
      const { id } = await owedRefund(world);
      await world.pass(0);
      await world.pass(minuteMs);
      await endNewest(world, 'refund', id, 'reversed');
      expect((await loadRefund(world, id)).refund).toMatchObject({ status: 'pending' });
      await world.pass(retryAfterReversalMs - 1);
      expect(await countOrders(world.services.store)).toBe(1);
      await world.pass(1);
      await world.pass(minuteMs);
      const { refund, attempts } = await loadRefund(world, id);
      expect(refund.status).toBe('paid');
      expect(attempts.map(({ state }) => state)).toEqual(['reversed', 'paid']);
      await expectBooksToAgree(world.services.store);
    });

    test('is sent at once when the operator says so', async () => {
      const world = await createWorld(await open());
      const { id } = await owedRefund(world);
      await world.pass(0);
      await world.pass(minuteMs);
      await endNewest(world, 'refund', id, 'reversed');
      await actOnTransfer(world.services, 'refund', id, { command: 'retry' });
      await world.pass(0);
      expect(await countOrders(world.services.store)).toBe(2);
      await world.pass(minuteMs);
      expect((await loadRefund(world, id)).refund.status).toBe('paid');
      await expectBooksToAgree(world.services.store);
    });

    test('is sent again after the hour even if its job was lost', async () => {
      const world = await createWorld(await open());
      const { services } = world;
      const { id } = await owedRefund(world);
      await world.pass(0);
      await world.pass(minuteMs);
      await endNewest(world, 'refund', id, 'reversed');
      const later = { now: services.clock.now() + retryAfterReversalMs, limit: 1, token: 'forgetful' };
      const [job] = await claimAny(services.store, later);
      expect(await finishJob(services.store, defined(job))).toBe(true);
      await world.pass(minuteMs);
      expect(await countOrders(services.store)).toBe(1);
      await world.pass(retryAfterReversalMs);
      await world.pass(minuteMs);
      expect((await loadRefund(world, id)).refund.status).toBe('paid');
    });
  });
});
