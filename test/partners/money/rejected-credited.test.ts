import { describe, expect, test } from 'vitest';
import type { SignedNotification } from '../../../server/src/adapters/bank/sandbox/notification.js';
import { applyCredit } from '../../../server/src/features/credits/apply.js';
import { verifyLedger } from '../../../server/src/features/ledger/verify.js';
import { applySigned } from '../../../server/src/features/notifications/apply.js';
import { forEachStore } from '../../harness/stores.js';
import { expectBooksToAgree } from './books.js';
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

  test('a credit that came and went unheard never counts, whatever a late answer says', async () => {
    const world = await createWorld(await open());
    const { services, accountId } = world;
    const { id } = (await world.initiate()).escrow;
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
    await report(world, defined(await services.sandboxBank.reverse(credit.partnerCreditId)), 1);
    await applyCredit(services, { bank: world.bank, mode: 'test' }, credit);
    expect(await world.load(id)).toMatchObject({
      escrow: { status: 'awaiting_payment', amountReceived: 0 },
      credits: [{ status: 'rejected', failureReason: 'reversed' }],
    });
  });
});
