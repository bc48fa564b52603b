import { describe, expect, test } from 'vitest';
import { listVirtualAccounts } from '../../../server/src/features/checkouts/queries.js';
import { PartnerUnavailable } from '../../../server/src/ports/bank.js';
import { forEachStore } from '../../harness/stores.js';
import { createWorld, defined, hourMs, minuteMs, price, type World } from './world.js';

/** Pays at the bank, which does not report it. */
async function payUnreported(world: World, id: string, amount = price): Promise<void> {
  const { services, accountId } = world;
  const account = defined((await accountsOf(world, id)).at(-1));
  const { partnerReference, accountNumber } = account;
  await services.sandboxBank.reportTransfer({
    accountId,
    partnerReference,
    accountNumber,
    amount,
    payerName: 'ADE BUYER',
    outcome: 'credited',
    partnerCreditId: null,
    now: services.clock.now(),
  });
}

const accountsOf = (world: World, checkoutId: string) =>
  world.services.store.all(listVirtualAccounts, { checkoutId });

forEachStore((_engine, open) => {
  describe('an unreported payment', () => {
    test('is found within minutes while the escrow waits for it', async () => {
      const world = await createWorld(await open());
      const { id } = (await world.initiate()).escrow;
      await payUnreported(world, id);
      await world.pass(4 * minuteMs);
      expect((await world.load(id)).escrow.status).toBe('awaiting_payment');
      await world.pass(2 * minuteMs);
      expect((await world.load(id)).escrow.status).toBe('funded');
    });

    test.each(['cancel', 'decline'] as const)('is refunded to the payer after a %s', async (command) => {
      const world = await createWorld(await open());
      const { id } = (await world.initiate()).escrow;
      await payUnreported(world, id);
      await world.act(id, { command } as never);
      await world.pass(6 * minuteMs);
      const { credits, refunds } = await world.load(id);
      expect(credits).toMatchObject([{ amount: price }]);
      expect(refunds).toMatchObject([{ amount: price }]);
    });

    test('is refunded to the payer when the price was paid already', async () => {
      const world = await createWorld(await open());
      const { id } = (await world.initiate()).escrow;
      await world.fund(id);
      await payUnreported(world, id, 40_000);
      await world.pass(6 * minuteMs);
      const { escrow, refunds } = await world.load(id);
      expect(escrow).toMatchObject({ status: 'funded', amountHeld: price, amountExcess: 40_000 });
      expect(refunds).toMatchObject([{ amount: 40_000 }]);
    });

    test('is found when the bank answers again, and is polled for less and less often', async () => {
      const world = await createWorld(await open());
      const { id } = (await world.initiate()).escrow;
      await payUnreported(world, id);
      const { findCredits } = world.services.sandboxBank;
      world.services.useBank({
        ...world.services.sandboxBank,
        findCredits: async () => {
          throw new PartnerUnavailable('down');
        },
      });
      await world.pass(10 * minuteMs);
      world.services.useBank({ ...world.services.sandboxBank, findCredits });
      await world.pass(hourMs);
      expect((await world.load(id)).escrow.status).toBe('funded');
      const [account] = await accountsOf(world, id);
      expect(account).toMatchObject({
        pollCount: 1,
        nextPollAt: world.services.clock.now() + 7.5 * minuteMs,
      });
    });

    test('is not polled for when an account has been closed for three days', async () => {
      const world = await createWorld(await open());
      const { id } = (await world.initiate()).escrow;
      const { expiresAt } = defined((await accountsOf(world, id))[0]);
      while (world.services.clock.now() < expiresAt + 80 * hourMs) await world.pass(8 * hourMs);
      const [account] = await accountsOf(world, id);
      expect(account?.nextPollAt).toBeNull();
      expect(account?.pollCount).toBeGreaterThan(5);
    });
  });
});
