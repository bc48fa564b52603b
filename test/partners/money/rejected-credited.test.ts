import { describe, expect, test } from 'vitest';
import type { SignedNotification } from '../../../server/src/adapters/bank/sandbox/notification.js';
import { applyCredit, applyCredits } from '../../../server/src/features/credits/apply.js';
import { verifyLedger } from '../../../server/src/features/ledger/verify.js';
import { applySigned } from '../../../server/src/features/notifications/apply.js';
import type { PartnerCredit } from '../../../server/src/ports/bank.js';
import { forEachStore } from '../../harness/stores.js';
import { countOrders, expectBooksToAgree } from './books.js';
import { createWorld, defined, hourMs, price, type World } from './world.js';

/** Opens an escrow whose buyer's transfer the bank rejects. */
async function rejected(world: World): Promise<{ id: string; partnerCreditId: string }> {
  const { id } = (await world.initiate()).escrow;
  const { credits } = await world.fund(id, { outcome: 'rejected' });
  return { id, partnerCreditId: defined(credits[0]).partnerCreditId };
}

async function letThrough({ services }: World, partnerCreditId: string): Promise<SignedNotification> {
  return defined(await services.sandboxBank.acceptRejected(partnerCreditId, services.clock.now()));
}

async function report(
  { services }: World,
  { headers, rawBody }: SignedNotification,
  times: number,
): Promise<void> {
  const copies = Array.from({ length: times }, () => applySigned(services, 'sandbox', headers, rawBody));
  await Promise.all(copies);
}

forEachStore((_engine, open) => {
  describe('a credit that the bank rejected and then let through', () => {
    test('counts once, however often it is reported', async () => {
      const world = await createWorld(await open());
      const { id, partnerCreditId } = await rejected(world);
      await report(world, await letThrough(world, partnerCreditId), 5);
      const { escrow, credits } = await world.load(id);
      expect(escrow).toMatchObject({ status: 'funded', amountReceived: price, amountExcess: 0 });
      expect(credits).toMatchObject([{ partnerCreditId, status: 'credited', amountApplied: price }]);
      await expectBooksToAgree(world.services.store);
      expect((await verifyLedger(world.services)).discrepancies).toEqual([]);
    });

    test('is found by a poll, if the notification is lost', async () => {
      const world = await createWorld(await open());
      const { id, partnerCreditId } = await rejected(world);
      await letThrough(world, partnerCreditId);
      await world.pass(hourMs);
      expect((await world.load(id)).escrow.status).toBe('funded');
    });

    test('goes back to its payer after the end', async () => {
      const world = await createWorld(await open());
      const { id, partnerCreditId } = await rejected(world);
      await world.act(id, { command: 'cancel' });
      await report(world, await letThrough(world, partnerCreditId), 1);
      const { escrow, refunds } = await world.load(id);
      expect(escrow).toMatchObject({ status: 'cancelled', amountHeld: 0, amountExcess: price });
      expect(refunds).toMatchObject([{ amount: price, origin: 'excess' }]);
    });

    test('can be reversed after that, and then stays so whatever a late answer says', async () => {
      const world = await createWorld(await open());
      const { services } = world;
      const { id, partnerCreditId } = await rejected(world);
      await report(world, await letThrough(world, partnerCreditId), 1);
      const slow = defined(await services.sandboxBank.findCredit(partnerCreditId));
      await report(world, defined(await services.sandboxBank.reverse(partnerCreditId)), 2);
      const source = { bank: world.bank, mode: 'test' as const };
      await applyCredit(services, source, slow);
      await applyCredit(services, source, { ...slow, status: 'rejected' });
      const { escrow, credits } = await world.load(id);
      expect(escrow).toMatchObject({ status: 'disputed', amountReceivable: price });
      expect(credits).toMatchObject([{ status: 'reversed' }]);
      await expectBooksToAgree(services.store);
    });
  });

  describe('a credit that the bank reversed before we saw it arrive', () => {
    const unseen = { status: 'rejected', failureReason: 'reversed', amountApplied: 0, amountExcess: 0 };
    const source = ({ bank }: World) => ({ bank, mode: 'test' as const });

    /** Pays an escrow; the service hears of it once the bank has reversed it. Returns the slow answer. */
    async function reversedUnseen(world: World, id: string): Promise<PartnerCredit> {
      const { services, accountId } = world;
      const { credit } = await services.sandboxBank.reportTransfer({
        accountId,
        partnerReference: await world.partnerReference(id),
        accountNumber: (await world.load(id)).escrow.accountNumber,
        amount: price,
        payerName: null,
        outcome: 'credited',
        partnerCreditId: null,
        now: services.clock.now(),
      });
      await report(world, defined(await services.sandboxBank.reverse(credit.partnerCreditId)), 2);
      return credit;
    }

    test('never counts, whatever a late answer says', async () => {
      const world = await createWorld(await open());
      const { id } = (await world.initiate()).escrow;
      const slow = await reversedUnseen(world, id);
      await applyCredit(world.services, source(world), slow);
      const { escrow, credits } = await world.load(id);
      expect(escrow).toMatchObject({ status: 'awaiting_payment', amountReceived: 0 });
      expect(credits).toMatchObject([unseen]);
    });

    test('never counts either if it was rejected at first, also after the end', async () => {
      const world = await createWorld(await open());
      for (const isCancelled of [false, true]) {
        const { id, partnerCreditId } = await rejected(world);
        if (isCancelled) await world.act(id, { command: 'cancel' });
        await letThrough(world, partnerCreditId);
        const slow = defined(await world.services.sandboxBank.findCredit(partnerCreditId));
        await report(world, defined(await world.services.sandboxBank.reverse(partnerCreditId)), 2);
        await applyCredit(world.services, source(world), slow);
        const { escrow, credits, refunds } = await world.load(id);
        expect(escrow).toMatchObject({ amountReceived: 0, amountExcess: 0 });
        expect(credits).toMatchObject([{ ...unseen, partnerCreditId }]);
        expect(refunds).toEqual([]);
      }
      await expectBooksToAgree(world.services.store);
      expect((await verifyLedger(world.services)).discrepancies).toEqual([]);
    });

    test('is no longer asked about once it is recorded, and no refund of it is sent', async () => {
      const world = await createWorld(await open());
      const { id } = (await world.initiate()).escrow;
      await world.act(id, { command: 'cancel' });
      const slow = await reversedUnseen(world, id);
      const before = await world.load(id);
      await applyCredits(world.services, source(world), id, [{ ...slow, status: 'reversed' }]);
      await applyCredit(world.services, source(world), slow);
      await world.pass(hourMs);
      expect(await world.load(id)).toEqual(before);
      expect(before).toMatchObject({ credits: [unseen], refunds: [] });
      expect(await countOrders(world.services.store)).toBe(0);
    });

    test('is another payment under its id if the amount differs, which is not applied', async () => {
      const world = await createWorld(await open());
      const { id } = (await world.initiate()).escrow;
      const slow = await reversedUnseen(world, id);
      const other = applyCredit(world.services, source(world), { ...slow, amount: price - 1 });
      await expect(other).rejects.toThrow('with another amount');
    });
  });
});
