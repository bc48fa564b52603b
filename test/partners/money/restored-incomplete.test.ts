import { afterEach, describe, expect, test } from 'vitest';
import { step } from '../../../server/src/adapters/store/statement.js';
import { readInbox } from '../../../server/src/features/operator/inbox.js';
import { recordManualPayment } from '../../../server/src/features/operator/manual-payment.js';
import { acceptUnmatched, readRestores } from '../../../server/src/features/operator/restores.js';
import { actOnTransfer } from '../../../server/src/features/operator/transfers.js';
import { areSendsSuspended, beginRestore } from '../../../server/src/features/restores/suspension.js';
import { forEachDatabase } from '../../harness/databases.js';
import { DirectCharge } from '../../harness/direct-charge.js';
import { rawStatement } from '../../store/fixtures.js';
import { releasedPayout } from './attempts.js';
import { listOrders } from './books.js';
import { paidCharge, payoutOf, saveMerchantBankAccount } from './merchant.js';
import { RestorableWorld } from './restored.js';
import { defined, hourMs, minuteMs, type World } from './world.js';

const allRecorded = { reason: 'all that it paid is recorded', isRecorded: true };

async function payoutIdOf({ services, accountId }: World, chargeId: string): Promise<string> {
  return (await payoutOf(DirectCharge.of(services, accountId, chargeId))).id;
}

/** Sends the combined payout again that pays a charge. */
async function retryCombined(world: World, chargeId: string): Promise<void> {
  const { services, accountId } = world;
  const { combinedPayoutId } = await payoutOf(DirectCharge.of(services, accountId, chargeId));
  await world.pass(2 * minuteMs);
  await actOnTransfer(services, 'payout', defined(combinedPayoutId), { command: 'retry' });
  await world.pass(minuteMs);
}

async function newestRestore(world: World) {
  return defined((await readRestores(world.services))[0]);
}

/** The notes of one kind of the inbox. */
async function notesOf({ services }: World, wanted: string): Promise<(string | null)[]> {
  const found = (await readInbox(services, 'test')).find(({ kind }) => kind.kind === wanted);
  return (found?.rows ?? []).map(({ note }) => note);
}

forEachDatabase((engine, fresh, empty) => {
  describe(`a restore that lacks something, on ${engine}`, { timeout: 60_000 }, () => {
    let restorable: RestorableWorld;
    afterEach(() => restorable.close());

    test('is not released before every partner that held money was asked', async () => {
      restorable = await RestorableWorld.open({ fresh, empty });
      await releasedPayout(restorable.world);
      const world = await restorable.restore(await restorable.backUp());
      const { store } = world.services;
      const nameOf = (partner: string) =>
        store.transact([step(rawStatement(`update credit set partner = '${partner}'`), {})]);
      await nameOf('paystack');
      await beginRestore(world.services);
      for (let count = 0; count < 3; count += 1) await world.pass(minuteMs);
      expect(await newestRestore(world)).toMatchObject({ releasedAt: null, unconfigured: ['paystack'] });
      await nameOf('sandbox');
      await world.pass(minuteMs);
      expect(await newestRestore(world)).toMatchObject({ unconfigured: [] });
      expect(await areSendsSuspended(world.services, 'test')).toBe(false);
    });

    test.each([
      ['at once', false],
      ['after a refusal', true],
    ])('makes no combined payout of a part of what the bank has paid in one %s', async (_, isRefused) => {
      restorable = await RestorableWorld.open({ fresh, empty });
      await saveMerchantBankAccount(restorable.world);
      const kept = [6_000, 5_000];
      const charges: string[] = [];
      for (const amount of kept) charges.push((await paidCharge(restorable.world, amount)).id);
      const backup = await restorable.backUp();
      const lost = (await paidCharge(restorable.world, 7_000)).id;
      if (isRefused) restorable.world.bank.fail('transfer', 'refused');
      await restorable.world.pass(0);
      if (isRefused) await retryCombined(restorable.world, lost);
      await restorable.world.pass(5 * minuteMs);
      const paid = (await listOrders(restorable.bankStore)).map(({ amount }) => amount);
      const world = await restorable.restore(backup);
      await beginRestore(world.services);
      for (let count = 0; count < 3; count += 1) await world.pass(hourMs);
      const { transfers } = await newestRestore(world);
      expect(transfers).toMatchObject([{ difference: null }]);
      const { reference } = defined(transfers[0]);
      const accept = () => acceptUnmatched(world.services, reference, allRecorded);
      const again = (await paidCharge(world, 8_000)).id;
      await world.pass(hourMs);
      await expect(accept()).rejects.toThrow(/payout hold/);
      const payouts = await Promise.all([...charges, again].map((id) => payoutIdOf(world, id)));
      for (const id of payouts) await actOnTransfer(world.services, 'payout', id, { command: 'hold' });
      const payment = { sessionId: 'BANK-1', isShared: true };
      for (const id of payouts.slice(0, 2)) {
        await recordManualPayment(world.services, 'payout', id, payment);
      }
      await accept();
      await world.pass(hourMs);
      expect(await areSendsSuspended(world.services, 'test')).toBe(false);
      expect((await listOrders(restorable.bankStore)).map(({ amount }) => amount)).toEqual(paid);
    });

    test('says of what may be paid already to look before it is paid', async () => {
      restorable = await RestorableWorld.open({ fresh, empty });
      const id = await releasedPayout(restorable.world);
      await actOnTransfer(restorable.world.services, 'payout', id, { command: 'hold' });
      const world = await restorable.restore(await restorable.backUp());
      expect(await notesOf(world, 'payout_manual')).toEqual([null]);
      await beginRestore(world.services);
      const look = expect.stringContaining('look for it in the statement of the bank');
      expect(await notesOf(world, 'payout_manual')).toEqual([look]);
      world.bank.silence('listTransfers', true);
      await actOnTransfer(world.services, 'payout', id, { command: 'unhold' });
      for (let count = 0; count < 3; count += 1) await world.pass(hourMs);
      expect(await notesOf(world, 'payout_stuck')).toEqual([look]);
    });
  });

  test(`a transfer counts as the payment of one payout, whatever its case, on ${engine}`, async () => {
    const restorable = await RestorableWorld.open({ fresh, empty });
    const { services } = restorable.world;
    const first = await releasedPayout(restorable.world);
    const second = await releasedPayout(restorable.world);
    for (const id of [first, second]) await actOnTransfer(services, 'payout', id, { command: 'hold' });
    const record = (id: string, sessionId: string, isShared = false) =>
      recordManualPayment(services, 'payout', id, { sessionId, isShared });
    expect(await record(first, 'TRF_1')).toMatchObject({ isRepeat: false });
    expect(await record(first, 'trf_1')).toMatchObject({ isRepeat: true });
    await expect(record(second, 'trf_1')).rejects.toThrow(new RegExp(`${first}.*--shared`));
    expect(await record(second, 'trf_1', true)).toMatchObject({ isRepeat: false });
    await restorable.close();
  });
});
