import { describe, expect, test } from 'vitest';
import { actOnTransfer } from '../../../server/src/features/operator/transfers.js';
import { forEachStore } from '../../harness/stores.js';
import { loadPayout, loadRefund, releasedPayout } from './attempts.js';
import { countOrders, expectBooksToAgree } from './books.js';
import { createWorld, defined, hourMs, minuteMs, price, type World } from './world.js';

/** Passes many minutes, one by one, as a worker that never stops. */
async function passMinutes(world: World, minutes: number): Promise<void> {
  for (let n = 0; n < minutes; n += 1) await world.pass(minuteMs);
}

/** An excess that its refund returns, at a bank that would make a repeated refund twice. */
async function excessWithoutRepeats(world: World): Promise<string> {
  world.services.useBank({ ...world.bank, repeatsRefunds: false });
  const { id } = (await world.initiate()).escrow;
  const { refunds } = await world.fund(id, { amount: price + 50_000 });
  return defined(refunds[0]).id;
}

forEachStore((_engine, open) => {
  describe('a call that certainly had no effect', () => {
    test('is made again by itself under the same reference, and pays once', async () => {
      const world = await createWorld(await open());
      const id = await releasedPayout(world);
      world.bank.fail('transfer', 'not_sent', 'no_float', 'not_sent');
      await world.pass(0);
      expect((await loadPayout(world, id)).attempts).toMatchObject([{ state: 'sent', callCount: 0 }]);
      await passMinutes(world, 5);
      const { payout, attempts } = await loadPayout(world, id);
      expect(payout).toMatchObject({ status: 'paid' });
      expect(attempts).toMatchObject([{ n: 1, state: 'paid', callCount: 1 }]);
      expect(world.bank.calls('transfer')).toBe(4);
      expect(await countOrders(world.services.store)).toBe(1);
      await expectBooksToAgree(world.services.store);
    });

    test('is made again ever less often, for as long as it takes', async () => {
      const world = await createWorld(await open());
      const id = await releasedPayout(world);
      world.bank.fail('transfer', ...Array.from({ length: 200 }, () => 'no_float' as const));
      for (let n = 0; n < 100; n += 1) await world.pass(hourMs);
      expect(world.bank.calls('transfer')).toBeLessThan(120);
      expect((await loadPayout(world, id)).attempts).toMatchObject([{ n: 1, state: 'sent', callCount: 0 }]);
    });

    test('lets a payout go to the bank account that its payee has saved since', async () => {
      const world = await createWorld(await open());
      const id = await releasedPayout(world);
      world.bank.fail('transfer', 'no_float');
      await world.pass(0);
      await world.saveBankAccount('0123456799');
      await passMinutes(world, 2);
      expect((await loadPayout(world, id)).payout).toMatchObject({ status: 'paid', accountLast4: '6799' });
      expect(await countOrders(world.services.store)).toBe(1);
      await expectBooksToAgree(world.services.store);
    });
  });

  describe('a refund at a bank that does not know a repeat', () => {
    test('is made again by itself if no call can have had an effect', async () => {
      const world = await createWorld(await open());
      const id = await excessWithoutRepeats(world);
      world.bank.fail('refund', 'no_float', 'not_sent');
      await passMinutes(world, 5);
      const { refund, attempts } = await loadRefund(world, id);
      expect(refund).toMatchObject({ status: 'paid' });
      expect(attempts).toMatchObject([{ n: 1, state: 'paid' }]);
      expect(world.bank.calls('refund')).toBe(3);
      await expectBooksToAgree(world.services.store);
    });

    test('is only looked up once a call went unanswered', async () => {
      const world = await createWorld(await open());
      const id = await excessWithoutRepeats(world);
      world.bank.fail('refund', 'not_sent', 'before');
      await passMinutes(world, 30);
      expect((await loadRefund(world, id)).attempts).toMatchObject([{ state: 'sent', callCount: 1 }]);
      expect(world.bank.calls('refund')).toBe(2);
    });
  });

  test('an ended attempt that the bank carries out after all replaces a postponed one', async () => {
    const world = await createWorld(await open());
    const id = await releasedPayout(world);
    world.bank.fail('transfer', 'refused', 'no_float');
    await world.pass(0);
    await world.pass(2 * minuteMs);
    await actOnTransfer(world.services, 'payout', id, { command: 'retry' });
    await world.pass(0);
    const { payout, attempts } = await loadPayout(world, id);
    expect(attempts).toMatchObject([{ state: 'failed' }, { state: 'sent', callCount: 0 }]);
    const { sandboxBank, clock } = world.services;
    const { reference } = defined(attempts[0]);
    const account = { bankCode: '058', accountNumber: '0123456789', accountName: 'ADA SELLER' };
    const { amount } = payout;
    await sandboxBank.transfer({
      reference,
      accountId: world.accountId,
      amount,
      ...account,
      now: clock.now(),
    });
    await sandboxBank.settle(reference, 'paid');
    await passMinutes(world, 2);
    const after = await loadPayout(world, id);
    expect(after.payout).toMatchObject({ status: 'paid', amountReceivable: 0 });
    expect(after.attempts).toMatchObject([{ state: 'paid' }, { state: 'failed' }]);
    expect(world.bank.calls('transfer')).toBe(2);
    await expectBooksToAgree(world.services.store);
  });
});
