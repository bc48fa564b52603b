import { afterEach, describe, expect, test } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { defined } from '../money/world.js';
import { startMonnifySide } from './monnify-side.js';
import { startPaystackSide } from './paystack-side.js';
import { LiveShop } from './shop.js';

forEachDatabase((engine, freshDatabase) => {
  let shop: LiveShop | null = null;
  afterEach(async () => {
    if (shop) await expectSoundLedger(shop.service);
    await shop?.close();
    shop = null;
  });

  describe(`what only one partner of live mode has on ${engine}`, () => {
    test('Paystack: a lost dispute is a receivable, even if only its refund is notified', async () => {
      const side = await startPaystackSide();
      shop = await LiveShop.open(await freshDatabase(), side);
      const escrow = await (await shop.escrow()).funded();
      const { control, notifier } = side.fake;
      control.resolveDispute(control.openDispute(escrow.partnerReference()).id, true);
      for (const each of notifier.waiting()) if (!each.event.startsWith('refund.')) notifier.drop(each);
      await shop.hear();
      expect(await escrow.read()).toMatchObject({ status: 'disputed', amount_receivable: 250_000 });
    });

    test('Monnify: an equal payout to the same account waits, and is not lost', async () => {
      const side = await startMonnifySide();
      shop = await LiveShop.open(await freshDatabase(), side);
      const payee = shop.newPayee();
      const first = await (await shop.escrow()).released(payee);
      const second = await (await shop.escrow()).released(payee);
      expect(side.transfers()).toHaveLength(1);
      side.settle(defined(side.transfers()[0]).reference, 'paid');
      await shop.hear();
      expect((await first.read()).payouts).toMatchObject([{ status: 'paid' }]);
      expect((await second.read()).payouts).toMatchObject([{ status: 'pending' }]);
    });

    test('Monnify: a token that ends meanwhile loses nothing', async () => {
      const side = await startMonnifySide();
      shop = await LiveShop.open(await freshDatabase(), side);
      const escrow = await shop.escrow();
      escrow.pay();
      side.fake.control.endTokens();
      await shop.hear();
      expect(await escrow.read()).toMatchObject({ status: 'funded', amount_held: 250_000 });
    });
  });

  describe(`another partner for new accounts on ${engine}`, () => {
    test('leaves what was opened with the first one, which pays it out', async () => {
      const [paystack, monnify] = [await startPaystackSide(), await startMonnifySide()];
      shop = await LiveShop.open(await freshDatabase(), paystack, monnify);
      const old = await (await shop.escrow()).funded();
      await shop.restartAt(monnify);
      const young = await (await shop.escrow()).released();
      expect(monnify.transfers()).toMatchObject([{ amount: 250_000 }]);
      expect(paystack.transfers()).toEqual([]);
      await old.released(shop.newPayee(), paystack);
      expect(paystack.transfers()).toMatchObject([{ amount: 250_000 }]);
      for (const side of [paystack, monnify]) side.settle(defined(side.transfers()[0]).reference, 'paid');
      await shop.hear();
      for (const escrow of [old, young])
        expect((await escrow.read()).payouts).toMatchObject([{ status: 'paid' }]);
    });
  });
});
