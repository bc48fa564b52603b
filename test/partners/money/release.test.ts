import { describe, expect, test } from 'vitest';
import { forEachStore } from '../../harness/stores.js';
import { createWorld, hourMs, minuteMs, price, proof } from './world.js';

forEachStore((_engine, open) => {
  describe('the inspection clock', () => {
    test('keeps the money for 24 hours after delivery and releases it then', async () => {
      const world = await createWorld(await open());
      await world.saveBankAccount();
      const { id } = (await world.delivered()).escrow;
      await world.pass(24 * hourMs - minuteMs);
      expect((await world.load(id)).escrow).toMatchObject({ status: 'funded', amountHeld: price });
      await world.pass(minuteMs);
      expect((await world.load(id)).escrow).toMatchObject({ status: 'released', amountReleased: price });
      await world.pass(minuteMs);
      expect((await world.load(id)).payouts).toMatchObject([{ amount: price, status: 'paid' }]);
    });

    test('waits for a seller who has not accepted, and releases once they have', async () => {
      const world = await createWorld(await open());
      await world.saveBankAccount();
      const { id } = (await world.initiate()).escrow;
      await world.fund(id);
      await world.act(id, { command: 'deliver', proof });
      await world.pass(30 * hourMs);
      expect((await world.load(id)).escrow.status).toBe('funded');
      await world.act(id, { command: 'accept' });
      await world.pass(0);
      expect((await world.load(id)).escrow.status).toBe('released');
    });

    test('waits for a bank account, and releases once it is saved', async () => {
      const world = await createWorld(await open());
      const { id } = (await world.delivered()).escrow;
      await world.pass(30 * hourMs);
      expect((await world.load(id)).escrow.status).toBe('funded');
      await world.saveBankAccount();
      await world.pass(0);
      expect((await world.load(id)).escrow.status).toBe('released');
    });

    test('finds a payee whose e-mail address only JavaScript converts to lower case', async () => {
      const world = await createWorld(await open());
      const { id } = (await world.delivered({ sellerEmail: ' ÉLAN@example.com' })).escrow;
      await world.saveBankAccount('0123456789', 'élan@example.com');
      await world.pass(24 * hourMs);
      expect((await world.load(id)).escrow.status).toBe('released');
    });

    test('stops during a dispute', async () => {
      const world = await createWorld(await open());
      await world.saveBankAccount();
      const { id } = (await world.delivered()).escrow;
      const dispute = { description: null, evidence: [], side: 'buyer' } as const;
      await world.act(id, { command: 'dispute', reason: 'damaged', ...dispute });
      await world.pass(48 * hourMs);
      expect((await world.load(id)).escrow.status).toBe('disputed');
      await world.pass(24 * hourMs);
      expect((await world.load(id)).escrow).toMatchObject({ status: 'refunded', amountRefunded: price });
    });
  });

  describe('the payment deadline', () => {
    test('passes only after its grace, and a part payment is refunded', async () => {
      const world = await createWorld(await open());
      const { id } = (await world.initiate()).escrow;
      await world.fund(id, { amount: 100_000 });
      await world.pass(72 * hourMs + 29 * minuteMs);
      expect((await world.load(id)).escrow.status).toBe('awaiting_payment');
      await world.pass(minuteMs);
      expect((await world.load(id)).escrow).toMatchObject({ status: 'expired', amountHeld: 0 });
      await world.pass(minuteMs);
      expect((await world.load(id)).refunds).toMatchObject([{ amount: 100_000, status: 'paid' }]);
    });

    test('does not pass while the partner does not answer', async () => {
      const world = await createWorld(await open());
      const { bank } = world;
      const { id } = (await world.initiate()).escrow;
      bank.silence('findCredits', true);
      await world.pass(80 * hourMs);
      await world.pass(hourMs);
      expect((await world.load(id)).escrow.status).toBe('awaiting_payment');
      expect(bank.calls('findCredits')).toBeGreaterThan(1);
      bank.silence('findCredits', false);
      await world.pass(hourMs);
      expect((await world.load(id)).escrow.status).toBe('expired');
    });

    test('counts an unreported payment', async () => {
      const world = await createWorld(await open());
      const { services, accountId } = world;
      const { id, accountNumber } = (await world.initiate()).escrow;
      await services.sandboxBank.reportTransfer({
        accountId,
        accountNumber,
        amount: price,
        payerName: null,
        outcome: 'credited',
        partnerCreditId: null,
        partnerReference: await world.partnerReference(id),
        now: services.clock.now(),
      });
      await world.pass(80 * hourMs);
      expect((await world.load(id)).escrow).toMatchObject({ status: 'funded', amountHeld: price });
    });
  });
});
