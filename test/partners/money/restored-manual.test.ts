import { afterEach, describe, expect, test } from 'vitest';
import type { TransferCommand } from '../../../server/src/domain/transfer.js';
import { acceptUnmatched } from '../../../server/src/features/operator/restores.js';
import { actOnTransfer, returnPayout } from '../../../server/src/features/operator/transfers.js';
import { areSendsSuspended, beat, beginRestore } from '../../../server/src/features/restores/suspension.js';
import { forEachDatabase } from '../../harness/databases.js';
import { endNewest, loadAttempts, loadPayout, loadRefund, releasedPayout, reverse } from './attempts.js';
import { countOrders, expectBooksToAgree } from './books.js';
import { type Databases, RestorableWorld } from './restored.js';
import { defined, hourMs, minuteMs, price, type World } from './world.js';

type Kind = 'payout' | 'refund';

const takenBack = 'The bank has an attempt of it that a restore took back';
const record: TransferCommand = { command: 'record_payment', sessionId: 'desk-1' };
const hold: TransferCommand = { command: 'hold' };

const opened: RestorableWorld[] = [];

async function openWorld(databases: Databases): Promise<RestorableWorld> {
  const restorable = await RestorableWorld.open(databases);
  opened.push(restorable);
  await beat(restorable.world.services);
  return restorable;
}

async function restoredTo(restorable: RestorableWorld, backup: string): Promise<World> {
  const world = await restorable.restore(backup);
  await beginRestore(world.services);
  return world;
}

/** The refund of what an escrow was paid in excess, not sent yet. */
async function excessRefund(world: World): Promise<{ id: string; partnerCreditId: string }> {
  const { id } = (await world.initiate()).escrow;
  const { refunds, credits } = await world.fund(id, { amount: price + 50_000 });
  return { id: defined(refunds[0]).id, partnerCreditId: defined(credits[0]).partnerCreditId };
}

const owed = {
  payout: releasedPayout,
  refund: async (world: World) => (await excessRefund(world)).id,
};

/** A transfer that the bank has received, in a database that does not know of it. */
async function takenBackTransfer(restorable: RestorableWorld, kind: Kind) {
  const id = await owed[kind](restorable.world);
  const backup = await restorable.backUp();
  await restorable.world.pass(0);
  expect((await loadAttempts(restorable.world, kind, id)).attempts).toMatchObject([{ state: 'sent' }]);
  return { id, world: await restoredTo(restorable, backup) };
}

async function passHours(world: World): Promise<void> {
  await world.pass(minuteMs);
  for (let count = 0; count < 5; count += 1) await world.pass(hourMs);
}

forEachDatabase((engine, fresh, empty) => {
  const databases = { fresh, empty };
  describe(`the operator pays nothing that the bank has, after a restore on ${engine}`, {
    timeout: 30_000,
  }, () => {
    afterEach(async () => {
      for (const restorable of opened.splice(0)) await restorable.close();
    });

    test.each<Kind>(['payout', 'refund'])('a %s is neither held nor recorded as paid', async (kind) => {
      const restorable = await openWorld(databases);
      const { id, world } = await takenBackTransfer(restorable, kind);
      for (const command of [hold, record]) {
        await expect(actOnTransfer(world.services, kind, id, command)).rejects.toThrow(takenBack);
      }
      await passHours(world);
      const { payout, refund } = await loadAttempts(world, kind, id);
      expect((payout ?? refund)?.status).toBe('paid');
      expect(await countOrders(restorable.bankStore)).toBe(1);
      await expectBooksToAgree(world.services.store, restorable.bankStore);
    });

    test('a payment that was made all the same is a receivable once the attempt is found', async () => {
      const restorable = await openWorld(databases);
      const { id, world } = await takenBackTransfer(restorable, 'payout');
      await passHours(world);
      await actOnTransfer(world.services, 'payout', id, record);
      const { payout } = await loadPayout(world, id);
      expect(payout).toMatchObject({ status: 'paid', amountReceivable: price });
    });

    test('what was on hold at the backup is not recorded as paid, and found once released', async () => {
      const restorable = await openWorld(databases);
      const { world: before } = restorable;
      const id = await releasedPayout(before);
      await actOnTransfer(before.services, 'payout', id, hold);
      const backup = await restorable.backUp();
      await actOnTransfer(before.services, 'payout', id, { command: 'unhold' });
      await before.pass(0);
      const world = await restoredTo(restorable, backup);
      await expect(actOnTransfer(world.services, 'payout', id, record)).rejects.toThrow(takenBack);
      await actOnTransfer(world.services, 'payout', id, { command: 'unhold' });
      await passHours(world);
      expect((await loadPayout(world, id)).payout.status).toBe('paid');
      expect(await countOrders(restorable.bankStore)).toBe(1);
    });

    test('a silent bank does not keep a payout from being held, but does so after a restore', async () => {
      const restorable = await openWorld(databases);
      const { world: before } = restorable;
      const id = await releasedPayout(before);
      const backup = await restorable.backUp();
      before.bank.silence('findTransfer', true);
      await actOnTransfer(before.services, 'payout', id, hold);
      const world = await restoredTo(restorable, backup);
      world.bank.silence('findTransfer', true);
      await expect(actOnTransfer(world.services, 'payout', id, hold)).rejects.toThrow(
        /run the command again/,
      );
      world.bank.silence('findTransfer', false);
      await actOnTransfer(world.services, 'payout', id, hold);
      expect((await loadPayout(world, id)).payout.status).toBe('manual');
    });

    test.each([
      ['was never sent', false],
      ['had failed before', true],
    ])('a manual payment made since the backup is recorded again if the payout %s', async (_, isSent) => {
      const restorable = await openWorld(databases);
      const { world: before } = restorable;
      const id = await releasedPayout(before);
      const backup = await restorable.backUp();
      if (isSent) {
        await before.pass(0);
        await endNewest(before, 'payout', id, 'failed');
      }
      await actOnTransfer(before.services, 'payout', id, record);
      const world = await restoredTo(restorable, backup);
      await actOnTransfer(world.services, 'payout', id, record);
      await passHours(world);
      expect((await loadPayout(world, id)).payout).toMatchObject({ status: 'paid', amountReceivable: 0 });
      expect(world.bank.calls('transfer')).toBe(0);
      expect(await areSendsSuspended(world.services, 'test')).toBe(false);
    });

    test('a transfer that was accepted is not paid manually once its decision is taken again', async () => {
      const restorable = await openWorld(databases);
      const { world: before } = restorable;
      await before.saveBankAccount();
      const { id } = (await before.delivered()).escrow;
      const backup = await restorable.backUp();
      const released = await before.act(id, { command: 'release', amount: null });
      await before.pass(0);
      const payoutId = defined(released.payouts[0]).id;
      const { reference } = defined((await loadPayout(before, payoutId)).attempts[0]);
      const world = await restoredTo(restorable, backup);
      await world.pass(0);
      await acceptUnmatched(world.services, reference, {
        reason: 'the merchant has closed',
        isRecorded: false,
      });
      await world.pass(0);
      expect(await areSendsSuspended(world.services, 'test')).toBe(false);
      await world.act(id, { command: 'release', amount: null });
      await expect(actOnTransfer(world.services, 'payout', payoutId, hold)).rejects.toThrow(takenBack);
      await passHours(world);
      expect((await loadPayout(world, payoutId)).payout.status).toBe('paid');
      expect(await countOrders(restorable.bankStore)).toBe(1);
    });

    test('a payout is not returned to the payers', async () => {
      const restorable = await openWorld(databases);
      const { world: before } = restorable;
      const id = await releasedPayout(before);
      await before.pass(0);
      await endNewest(before, 'payout', id, 'failed');
      await before.pass(31 * 24 * hourMs);
      const backup = await restorable.backUp();
      await actOnTransfer(before.services, 'payout', id, { command: 'retry' });
      await before.pass(0);
      const world = await restoredTo(restorable, backup);
      await expect(returnPayout(world.services, id)).rejects.toThrow(takenBack);
      await actOnTransfer(world.services, 'payout', id, { command: 'retry' });
      await passHours(world);
      expect((await loadPayout(world, id)).payout.status).toBe('paid');
      expect(await countOrders(restorable.bankStore)).toBe(2);
    });

    test('a refund is not cancelled, since its payer would have the money twice', async () => {
      const restorable = await openWorld(databases);
      const { world: before } = restorable;
      const { id, partnerCreditId } = await excessRefund(before);
      const backup = await restorable.backUp();
      await before.pass(0);
      const world = await restoredTo(restorable, backup);
      await reverse(world, partnerCreditId);
      const cancelled = actOnTransfer(world.services, 'refund', id, { command: 'cancel' });
      await expect(cancelled).rejects.toThrow(takenBack);
      expect((await loadRefund(world, id)).refund.status).toBe('pending');
    });
  });
});
