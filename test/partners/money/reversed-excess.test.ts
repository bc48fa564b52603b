import { describe, expect, test } from 'vitest';
import { statement } from '../../../server/src/adapters/store/statement.js';
import type { Refund } from '../../../server/src/domain/records.js';
import { verifyLedger } from '../../../server/src/features/ledger/verify.js';
import { settleReceivable } from '../../../server/src/features/operator/receivables.js';
import { actOnTransfer } from '../../../server/src/features/operator/transfers.js';
import { forEachStore } from '../../harness/stores.js';
import { endNewest, reverse } from './attempts.js';
import { countOrders, expectBooksToAgree } from './books.js';
import { createWorld, defined, hourMs, minuteMs, price, type World } from './world.js';

const excess = 20_000;

const listTemplates = statement<{ checkoutId: string }, { template: string }>('suite.mails', (db, p) =>
  db.selectFrom('mail').select(['template']).where('checkout_id', '=', p.checkoutId),
);

/** Delivers an escrow whose buyer then sends too much. */
async function overpaid(world: World): Promise<{ id: string; creditId: string; refund: Refund }> {
  await world.saveBankAccount();
  const { id } = (await world.delivered()).escrow;
  const { credits, refunds } = await world.fund(id, { amount: excess });
  return { id, creditId: defined(credits.at(-1)).id, refund: defined(refunds.at(-1)) };
}

async function reverseNewest(world: World, id: string): Promise<void> {
  const { credits } = await world.load(id);
  await reverse(world, defined(credits.at(-1)).partnerCreditId);
}

async function mailsOf({ services }: World, checkoutId: string): Promise<string[]> {
  return (await services.store.all(listTemplates, { checkoutId })).map(({ template }) => template);
}

async function expectSound({ services }: World): Promise<void> {
  expect((await verifyLedger(services)).discrepancies).toEqual([]);
}

forEachStore((_engine, open) => {
  describe('a reversed excess', () => {
    test('drops its refund, and stops neither the clock nor the release', async () => {
      const world = await createWorld(await open());
      const { id, refund } = await overpaid(world);
      const before = await world.load(id);
      const mails = await mailsOf(world, id);
      await reverseNewest(world, id);
      const { escrow, dispute, refunds, credits } = await world.load(id);
      expect(dispute).toBeNull();
      expect(escrow).toMatchObject({ status: 'funded', amountReceivable: 0, amountHeld: price });
      expect(escrow.autoReleaseAt).toBe(before.escrow.autoReleaseAt);
      expect(refunds).toMatchObject([{ id: refund.id, status: 'cancelled' }]);
      expect(credits.at(-1)).toMatchObject({ status: 'reversed', amountOwnReceivable: 0 });
      expect(await mailsOf(world, id)).toEqual(mails);
      await world.pass(25 * hourMs);
      await world.pass(2 * minuteMs);
      expect(await world.load(id)).toMatchObject({
        escrow: { status: 'released' },
        payouts: [{ status: 'paid' }],
      });
      expect(await countOrders(world.services.store)).toBe(1);
      await expectBooksToAgree(world.services.store);
      await expectSound(world);
    });

    test('is a receivable of the credit alone once its refund is paid', async () => {
      const world = await createWorld(await open());
      const { id, creditId } = await overpaid(world);
      await world.pass(0);
      await world.pass(2 * minuteMs);
      await reverseNewest(world, id);
      const { escrow, credits } = await world.load(id);
      expect(escrow).toMatchObject({ status: 'funded', amountReceivable: 0 });
      expect(credits.at(-1)).toMatchObject({ amountReceivable: 0, amountOwnReceivable: excess });
      await expectSound(world);
      await world.act(id, { command: 'release', amount: null });
      await world.pass(2 * minuteMs);
      await world.pass(2 * minuteMs);
      expect((await world.load(id)).payouts).toMatchObject([{ status: 'paid' }]);
      const writtenOff = { amount: excess, from: 'written_off' } as const;
      expect(await settleReceivable(world.services, creditId, writtenOff)).toMatchObject({ left: 0 });
      await expectBooksToAgree(world.services.store);
      await expectSound(world);
    });

    test('leaves a refund on its way alone, which the operator cancels if it fails', async () => {
      const world = await createWorld(await open());
      const { id, refund } = await overpaid(world);
      await world.pass(0);
      await reverseNewest(world, id);
      expect((await world.load(id)).refunds).toMatchObject([{ status: 'pending' }]);
      await endNewest(world, 'refund', refund.id, 'failed');
      await expectSound(world);
      const { services } = world;
      await actOnTransfer(services, 'refund', refund.id, { command: 'cancel' });
      expect((await world.load(id)).credits.at(-1)).toMatchObject({ amountOwnReceivable: 0 });
      await expectBooksToAgree(services.store);
      await expectSound(world);
    });
  });

  test('a settled reversal puts the escrow back to funded with the time its clock had left', async () => {
    const world = await createWorld(await open());
    await world.saveBankAccount();
    const { id } = (await world.delivered()).escrow;
    await world.pass(10 * hourMs);
    await reverseNewest(world, id);
    expect((await world.load(id)).escrow).toMatchObject({ status: 'disputed', autoReleaseAt: null });
    await world.pass(50 * hourMs);
    await settleReceivable(world.services, id, { amount: price, from: 'written_off' });
    const { escrow, dispute } = await world.load(id);
    expect(escrow).toMatchObject({ status: 'funded', amountReceivable: 0, amountHeld: price });
    expect(dispute).toMatchObject({ status: 'resolved', outcome: 'resolved', amountToSeller: null });
    expect((defined(escrow.autoReleaseAt) - world.services.clock.now()) / hourMs).toBeCloseTo(14, 1);
    await world.pass(15 * hourMs);
    await world.pass(2 * minuteMs);
    expect((await world.load(id)).payouts).toMatchObject([{ status: 'paid', amount: price }]);
    await expectBooksToAgree(world.services.store);
    await expectSound(world);
  });
});
