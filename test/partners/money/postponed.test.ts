import { describe, expect, test } from 'vitest';
import { type LeasedJob, leaseMs } from '../../../server/src/adapters/store/jobs.js';
import { actOnTransfer } from '../../../server/src/features/operator/transfers.js';
import { runTransfer } from '../../../server/src/features/transfers/run-transfer.js';
import { accountTime } from '../../../server/src/pipeline/context.js';
import type { Store } from '../../../server/src/ports/store.js';
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

/** Returns a store after whose first commit something else happens. */
function afterFirstCommit(store: Store, happens: () => void): Store {
  let isFirst = true;
  return new Proxy(store, {
    get(target, name) {
      const value = target[name as keyof Store];
      if (name !== 'transact') return typeof value === 'function' ? value.bind(target) : value;
      return async (...given: Parameters<Store['transact']>) => {
        const outcome = await target.transact(...given);
        if (isFirst) happens();
        isFirst = false;
        return outcome;
      };
    },
  });
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

    test('is made again by itself if too little of the lease was left for a counted call', async () => {
      const world = await createWorld(await open());
      const id = await excessWithoutRepeats(world);
      const { services, accountId } = world;
      const store = afterFirstCommit(services.store, () => services.clock.advance(leaseMs - minuteMs / 6));
      const lease = { leaseToken: 'token', leaseUntil: services.clock.now() + leaseMs };
      const job = { id: 'job', subject: id, accountId, mode: 'test', attempts: 1, ...lease } as LeasedJob;
      const time = await accountTime(services, accountId, 'test');
      expect(await runTransfer({ ...services, store }, 'refund', job, time)).toEqual({
        outcome: 'retry',
        reason: 'postponed: not_sent',
      });
      expect(world.bank.calls('refund')).toBe(0);
      expect((await loadRefund(world, id)).attempts).toMatchObject([{ state: 'sent', callCount: 0 }]);
      await passMinutes(world, 5);
      expect((await loadRefund(world, id)).refund).toMatchObject({ status: 'paid' });
      expect(world.bank.calls('refund')).toBe(1);
      await expectBooksToAgree(services.store);
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
