import { afterEach, describe, expect, test } from 'vitest';
import type { BankingPartner } from '../../../server/src/ports/bank.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { sendRefund } from '../fakes/monnify/caller.js';
import { bankOf, compareDay } from './compare-day.js';
import { startMonnifySide } from './monnify-side.js';
import { LiveShop } from './shop.js';

const listRefunds = 'GET /api/v1/refunds';
/** Of this, Monnify keeps NGN 150. */
const price = 1_000_000;

forEachDatabase((engine, freshDatabase) => {
  describe(`the fee of a payment that Monnify refunded, on ${engine}`, () => {
    let shop: LiveShop;
    afterEach(async () => {
      await expectSoundLedger(shop.service);
      await shop.close();
    });

    /** A payment in the books without its fee, and what refunds a part of it on the dashboard. */
    async function withoutFee() {
      const side = await startMonnifySide();
      const { fake } = side;
      shop = await LiveShop.open(await freshDatabase(), side);
      const escrow = await shop.escrow({ amount: price });
      fake.faults.add({ on: listRefunds, kind: 'error_before', times: 100 });
      escrow.pay(price);
      // Its notification names the fee, so it gets lost.
      for (const each of side.notifier.waiting()) side.notifier.drop(each);
      await escrow.poll();
      expect(await escrow.read()).toMatchObject({ status: 'funded' });
      fake.faults.clear();
      const refund = () => sendRefund(fake, escrow.partnerReference(), { refundAmount: 5_000 });
      return { fake, refund };
    }

    const differences = async (bank?: BankingPartner) =>
      (await compareDay(shop, bank)).items
        .filter(({ kind }) => kind === 'credit')
        .map(({ disagreement, difference, settledAt }) => [disagreement, difference, settledAt !== null]);

    const agrees = [['fees_differ', -15_000, true]];

    test('is booked when the day is compared', async () => {
      const { refund } = await withoutFee();
      await refund();
      expect(await differences()).toEqual(agrees);
      expect(await differences()).toEqual(agrees);
    });

    test('is booked as its notification named it, if no look-up says it', async () => {
      const side = await startMonnifySide();
      shop = await LiveShop.open(await freshDatabase(), side);
      const escrow = await shop.escrow({ amount: price });
      side.fake.faults.add({ on: listRefunds, kind: 'error_before', times: 100 });
      escrow.pay(price);
      await shop.hear(2);
      expect(await escrow.read()).toMatchObject({ status: 'funded' });
      side.fake.faults.clear();
      side.fake.settings.doRefundsLowerSettlement = true;
      await sendRefund(side.fake, escrow.partnerReference(), { refundAmount: 5_000 });
      expect(await differences()).toEqual([]);
    });

    test('is not booked as a notification names it once a refund may be in it', async () => {
      const side = await startMonnifySide();
      shop = await LiveShop.open(await freshDatabase(), side);
      const escrow = await shop.escrow({ amount: price });
      side.fake.faults.add({ on: listRefunds, kind: 'error_before', times: 100 });
      escrow.pay(price);
      await escrow.poll();
      expect((await escrow.post('refund', { amount: 500_000 })).status).toBe(200);
      await shop.hear();
      side.fake.faults.clear();
      expect(await differences()).toEqual(agrees);
    });

    test('is booked as it was listed if a refund hides it from the look-up', async () => {
      const { fake, refund } = await withoutFee();
      fake.settings.doRefundsLowerSettlement = true;
      const bank = bankOf(shop);
      const refunding: BankingPartner = {
        ...bank,
        async *records(since) {
          yield* bank.records(since);
          await refund();
        },
      };
      expect(await differences(refunding)).toEqual(agrees);
      expect(await differences()).toEqual(agrees);
    });
  });
});
