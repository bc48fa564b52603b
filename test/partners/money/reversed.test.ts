import { describe, expect, test } from 'vitest';
import { commitChange } from '../../../server/src/adapters/store/commit.js';
import { settleReceivable } from '../../../server/src/features/operator/receivables.js';
import { actOnTransfer } from '../../../server/src/features/operator/transfers.js';
import { sweep } from '../../../server/src/jobs/sweep.js';
import { forEachStore } from '../../harness/stores.js';
import { changeToSend, loadAttempts, loadPayout, releasedPayout, reverse } from './attempts.js';
import { countOrders, expectBooksToAgree } from './books.js';
import { createWorld, defined, hourMs, minuteMs, price, type World } from './world.js';

/** Releases an escrow, and reverses its credit before the payout is sent. */
async function receivable(world: World): Promise<{ escrowId: string; payoutId: string }> {
  const payoutId = await releasedPayout(world);
  const escrowId = defined((await loadPayout(world, payoutId)).checkout).id;
  await reversePayment(world, escrowId);
  return { escrowId, payoutId };
}

async function reversePayment(world: World, escrowId: string): Promise<void> {
  const { credits } = await world.load(escrowId);
  await reverse(world, defined(credits[0]).partnerCreditId);
}

forEachStore((_engine, open) => {
  describe('a payout of a reversed payment', () => {
    test('is not sent, and has no job, until the operator has settled the whole receivable', async () => {
      const world = await createWorld(await open());
      const { services } = world;
      const { escrowId, payoutId } = await receivable(world);
      for (let n = 0; n < 3; n++) await world.pass(hourMs);
      await settleReceivable(services, escrowId, { amount: price - 1, from: 'written_off' });
      for (let n = 0; n < 3; n++) await world.pass(hourMs);
      expect(await sweep(services)).toBe(0);
      expect(await loadPayout(world, payoutId)).toMatchObject({
        payout: { status: 'pending' },
        attempts: [],
      });
      expect(await countOrders(services.store)).toBe(0);
      await settleReceivable(services, escrowId, { amount: 1, from: 'written_off' });
      await world.pass(0);
      await world.pass(minuteMs);
      expect((await loadPayout(world, payoutId)).payout.status).toBe('paid');
      expect(await countOrders(services.store)).toBe(1);
      await expectBooksToAgree(services.store);
    });

    test('is not sent by a worker that had read it before the reversal', async () => {
      const world = await createWorld(await open());
      const payoutId = await releasedPayout(world);
      const read = await loadAttempts(world, 'payout', payoutId);
      const change = await changeToSend(world, read);
      await reversePayment(world, defined(read.checkout).id);
      expect(await commitChange(world.services.store, change, { evidence: world.services })).toBe(
        'lost_race',
      );
      expect((await loadPayout(world, payoutId)).attempts).toEqual([]);
      await expectBooksToAgree(world.services.store);
    });

    test('stays pending when the operator retries it, and cannot be paid manually', async () => {
      const world = await createWorld(await open());
      const { services } = world;
      const { payoutId } = await receivable(world);
      await actOnTransfer(services, 'payout', payoutId, { command: 'retry' });
      const manual = { command: 'record_payment', sessionId: 'S-1' } as const;
      await expect(actOnTransfer(services, 'payout', payoutId, manual)).rejects.toThrow('reversed');
      await world.pass(hourMs);
      expect(await loadPayout(world, payoutId)).toMatchObject({
        payout: { status: 'pending' },
        attempts: [],
      });
    });
  });
});
