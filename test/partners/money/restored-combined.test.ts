import { afterEach, describe, expect, test } from 'vitest';
import { verifyLedger } from '../../../server/src/features/ledger/verify.js';
import { readInbox } from '../../../server/src/features/operator/inbox.js';
import { acceptUnmatched, readRestores } from '../../../server/src/features/operator/restores.js';
import { actOnTransfer } from '../../../server/src/features/operator/transfers.js';
import { beginRestore } from '../../../server/src/features/restores/suspension.js';
import type { BankingPartner } from '../../../server/src/ports/bank.js';
import { forEachDatabase } from '../../harness/databases.js';
import { DirectCharge } from '../../harness/direct-charge.js';
import { expectBooksToAgree, listOrders } from './books.js';
import { paidCharge, payoutOf, saveMerchantBankAccount } from './merchant.js';
import { RestorableWorld } from './restored.js';
import { defined, hourMs, minuteMs, type World } from './world.js';

/** What the open restore still waits for. */
async function listUnmatched({ services }: World) {
  const open = (await readRestores(services)).filter(({ releasedAt }) => releasedAt === null);
  return open.flatMap(({ transfers }) => transfers.filter(({ acceptedAt }) => acceptedAt === null));
}

/** Restores a backup from before two charges of ₦60 and ₦50 were made, which one transfer has paid. */
async function lostTransfer(restorable: RestorableWorld): Promise<{ world: World; reference: string }> {
  await saveMerchantBankAccount(restorable.world);
  const backup = await restorable.backUp();
  for (const amount of [6_000, 5_000]) await paidCharge(restorable.world, amount);
  await restorable.world.pass(0);
  await restorable.world.pass(5 * minuteMs);
  const world = await restorable.restore(backup);
  await beginRestore(world.services);
  await world.pass(0);
  return { world, reference: defined((await listUnmatched(world))[0]).reference };
}

async function payoutIdsOf({ services, accountId }: World, ids: readonly string[]): Promise<string[]> {
  const payouts = ids.map((id) => payoutOf(DirectCharge.of(services, accountId, id)));
  return (await Promise.all(payouts)).map(({ id }) => id);
}

/** A bank beside which something happens once, when it has first said that it has a transfer. */
function onceFound(bank: BankingPartner, act: () => Promise<unknown>): BankingPartner {
  let isDone = false;
  return {
    ...bank,
    findTransfer: async (...asked) => {
      const found = await bank.findTransfer(...asked);
      const isFirst = found !== null && !isDone;
      isDone ||= isFirst;
      if (isFirst) await act();
      return found;
    },
  };
}

async function notCombined({ services }: World): Promise<string[]> {
  const groups = await readInbox(services, 'test');
  const rows = groups.find(({ kind }) => kind.kind === 'payout_not_combined')?.rows ?? [];
  return rows.map(({ note }) => note ?? '');
}

/** The statuses of the payouts of all charges, in order. */
async function statusesOf({ services, accountId }: World, ids: readonly string[]): Promise<string[]> {
  const charges = ids.map((id) => DirectCharge.of(services, accountId, id).read());
  return (await Promise.all(charges)).flatMap(({ payouts }) => payouts.map(({ status }) => status));
}

forEachDatabase((engine, fresh, empty) => {
  const databases = { fresh, empty };
  describe(`a combined payout that stands at the bank, on ${engine}`, { timeout: 60_000 }, () => {
    let restorable: RestorableWorld;
    afterEach(() => restorable.close());

    test.each([
      ['after a restore', true],
      ['when nobody says that it was one', false],
    ])('is found and not paid again %s', async (_, isAnnounced) => {
      restorable = await RestorableWorld.open(databases);
      await saveMerchantBankAccount(restorable.world);
      const ids = [6_000, 5_000].map((amount) => paidCharge(restorable.world, amount));
      const charges = (await Promise.all(ids)).map(({ id }) => id);
      const backup = await restorable.backUp();
      await restorable.world.pass(0);
      await restorable.world.pass(5 * minuteMs);
      expect(await statusesOf(restorable.world, charges)).toEqual(['paid', 'paid']);
      const world = await restorable.restore(backup);
      expect(await statusesOf(world, charges)).toEqual(['below_minimum', 'below_minimum']);
      if (isAnnounced) await beginRestore(world.services);
      for (let count = 0; count < 4; count += 1) await world.pass(hourMs);
      expect(await statusesOf(world, charges)).toEqual(['paid', 'paid']);
      expect(await listOrders(restorable.bankStore)).toMatchObject([{ amount: 11_000 }]);
      await expectBooksToAgree(world.services.store, restorable.bankStore);
      expect((await verifyLedger(world.services)).discrepancies.map(({ code }) => code)).toEqual([]);
    });

    test('begins with what the bank has, although the payee is owed more while that is asked', async () => {
      restorable = await RestorableWorld.open(databases);
      await saveMerchantBankAccount(restorable.world);
      const charges: string[] = [];
      for (const amount of [6_000, 5_000]) charges.push((await paidCharge(restorable.world, amount)).id);
      const backup = await restorable.backUp();
      await restorable.world.pass(0);
      await restorable.world.pass(5 * minuteMs);
      const world = await restorable.restore(backup);
      await beginRestore(world.services);
      world.services.useBank(
        onceFound(world.bank, async () => charges.push((await paidCharge(world, 3_000)).id)),
      );
      await world.pass(hourMs);
      const [, , later] = await payoutIdsOf(world, charges);
      expect(await statusesOf(world, charges)).toEqual(Array(3).fill('below_minimum'));
      await actOnTransfer(world.services, 'payout', defined(later), { command: 'hold' });
      for (let count = 0; count < 4; count += 1) await world.pass(hourMs);
      expect(await statusesOf(world, charges)).toEqual(['paid', 'paid', 'manual']);
      expect(await listUnmatched(world)).toEqual([]);
      await actOnTransfer(world.services, 'payout', defined(later), { command: 'unhold' });
      charges.push((await paidCharge(world, 9_000)).id);
      for (let count = 0; count < 3; count += 1) await world.pass(hourMs);
      expect(await statusesOf(world, charges)).toEqual(Array(4).fill('paid'));
      await expectBooksToAgree(world.services.store, restorable.bankStore);
      expect((await verifyLedger(world.services)).discrepancies).toEqual([]);
    });

    test('is not accepted before the payouts that it paid are recorded', async () => {
      restorable = await RestorableWorld.open(databases);
      await saveMerchantBankAccount(restorable.world);
      const first = await paidCharge(restorable.world, 6_000);
      const backup = await restorable.backUp();
      await paidCharge(restorable.world, 5_000);
      await restorable.world.pass(0);
      await restorable.world.pass(5 * minuteMs);
      const world = await restorable.restore(backup);
      await beginRestore(world.services);
      await world.pass(0);
      const { reference } = defined((await listUnmatched(world))[0]);
      const reason = 'the second charge is not made again';
      const accept = () => acceptUnmatched(world.services, reference, { reason, isRecorded: true });
      const { id } = await payoutOf(DirectCharge.of(world.services, world.accountId, first.id));
      await expect(accept()).rejects.toThrow(new RegExp(`combined payout.*${id}.*payout hold`));
      await actOnTransfer(world.services, 'payout', id, { command: 'hold' });
      await actOnTransfer(world.services, 'payout', id, { command: 'record_payment', sessionId: 'BANK-1' });
      await accept();
      await world.pass(hourMs);
      expect(await listUnmatched(world)).toEqual([]);
      await paidCharge(world, 12_000);
      for (let count = 0; count < 3; count += 1) await world.pass(hourMs);
      const orders = await listOrders(restorable.bankStore);
      expect(orders.map(({ amount }) => amount).sort()).toEqual([11_000, 12_000]);
    });

    test.each([
      ['the same sum', [6_000, 5_000]],
      ['another sum', [7_000, 5_000]],
    ])('does not count as the next one of %s once what it paid is recorded', async (_, amounts) => {
      restorable = await RestorableWorld.open(databases);
      const { world, reference } = await lostTransfer(restorable);
      await acceptUnmatched(world.services, reference, { reason: 'all is recorded', isRecorded: true });
      await world.pass(hourMs);
      const charges: string[] = [];
      for (const amount of amounts) charges.push((await paidCharge(world, amount)).id);
      for (let count = 0; count < 3; count += 1) await world.pass(hourMs);
      expect(await statusesOf(world, charges)).toEqual(['paid', 'paid']);
      const orders = await listOrders(restorable.bankStore);
      const sum = amounts.reduce((all, amount) => all + amount, 0);
      expect(orders.map(({ amount }) => amount).sort()).toEqual([11_000, sum].sort());
      expect((await verifyLedger(world.services)).discrepancies).toEqual([]);
    });

    test.each([
      ['the same sum', [6_000, 5_000]],
      ['another sum', [7_000, 5_000]],
    ])('lets the next one of %s wait until what it paid is recorded', async (_, amounts) => {
      restorable = await RestorableWorld.open(databases);
      const { world, reference } = await lostTransfer(restorable);
      await acceptUnmatched(world.services, reference, { reason: 'nobody is there', isRecorded: false });
      await world.pass(hourMs);
      const charges: string[] = [];
      for (const amount of amounts) charges.push((await paidCharge(world, amount)).id);
      for (let count = 0; count < 3; count += 1) await world.pass(hourMs);
      expect(await statusesOf(world, charges)).toEqual(['below_minimum', 'below_minimum']);
      expect(await listOrders(restorable.bankStore)).toHaveLength(1);
      expect(await notCombined(world)).toEqual(Array(2).fill(expect.stringContaining(reference)));
      const recorded = () =>
        acceptUnmatched(world.services, reference, { reason: 'all is recorded', isRecorded: true });
      await expect(recorded()).rejects.toThrow(/payout hold/);
      const payouts = await payoutIdsOf(world, charges);
      for (const id of payouts) await actOnTransfer(world.services, 'payout', id, { command: 'hold' });
      expect(await recorded()).toEqual({ isRepeat: false });
      expect(await recorded()).toEqual({ isRepeat: true });
      for (const id of payouts) await actOnTransfer(world.services, 'payout', id, { command: 'unhold' });
      for (let count = 0; count < 3; count += 1) await world.pass(hourMs);
      expect(await statusesOf(world, charges)).toEqual(['paid', 'paid']);
      expect(await listOrders(restorable.bankStore)).toHaveLength(2);
    });
  });
});
