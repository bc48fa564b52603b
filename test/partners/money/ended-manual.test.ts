import { describe, expect, test } from 'vitest';
import type { TransferCommand } from '../../../server/src/domain/transfer.js';
import { actOnTransfer, returnPayout } from '../../../server/src/features/operator/transfers.js';
import { forEachStore } from '../../harness/stores.js';
import { beginFirst, loadPayout, loadRefund, refusedPayout, reverse } from './attempts.js';
import { countOrders, expectBooksToAgree } from './books.js';
import { createWorld, defined, hourMs, minuteMs, price } from './world.js';

const ended = 'an attempt of it that had ended';
const hold: TransferCommand = { command: 'hold' };
const record: TransferCommand = { command: 'record_payment', sessionId: 'desk-1' };

forEachStore((engine, open) => {
  describe(`while the bank pays an attempt that had ended, on ${engine}`, () => {
    test.each([
      ['held', hold],
      ['recorded as paid', record],
    ])('its payout is not %s', async (_, command) => {
      const world = await createWorld(await open());
      const id = await refusedPayout(world);
      const reference = await beginFirst(world, id);
      const act = () => actOnTransfer(world.services, 'payout', id, command);
      await expect(act()).rejects.toThrow(ended);
      expect((await loadPayout(world, id)).payout.status).toBe('failed');
      await world.services.sandboxBank.settle(reference, 'paid');
      await expect(act()).rejects.toThrow(ended);
      expect((await loadPayout(world, id)).payout).toMatchObject({ status: 'paid', amountReceivable: 0 });
      expect(await countOrders(world.services.store)).toBe(1);
      await expectBooksToAgree(world.services.store);
    });

    test('its payout is not returned to the payers', async () => {
      const world = await createWorld(await open());
      const id = await refusedPayout(world);
      await world.pass(31 * 24 * hourMs);
      await beginFirst(world, id);
      await expect(returnPayout(world.services, id)).rejects.toThrow(ended);
      expect((await loadPayout(world, id)).payout.status).toBe('failed');
    });

    test('its refund is not cancelled', async () => {
      const world = await createWorld(await open());
      const { id: escrow } = (await world.initiate()).escrow;
      world.bank.fail('refund', 'refused');
      const { credits, refunds } = await world.fund(escrow, { amount: price + 50_000 });
      const { id, amount } = defined(refunds[0]);
      const { partnerCreditId } = defined(credits[0]);
      await world.pass(0);
      await world.pass(2 * minuteMs);
      const { reference } = defined((await loadRefund(world, id)).attempts[0]);
      await world.services.sandboxBank.refund({
        reference,
        partnerCreditId,
        amount,
        now: world.services.clock.now(),
      });
      await reverse(world, partnerCreditId);
      const cancelled = actOnTransfer(world.services, 'refund', id, { command: 'cancel' });
      await expect(cancelled).rejects.toThrow(ended);
      expect((await loadRefund(world, id)).refund.status).not.toBe('cancelled');
    });
  });

  test(`a bank that is silent about an ended attempt keeps nobody from paying, on ${engine}`, async () => {
    const world = await createWorld(await open());
    const id = await refusedPayout(world);
    world.bank.silence('findTransfer', true);
    await actOnTransfer(world.services, 'payout', id, hold);
    await actOnTransfer(world.services, 'payout', id, record);
    expect((await loadPayout(world, id)).payout.status).toBe('paid');
  });
});
