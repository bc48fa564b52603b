import { afterEach, describe, expect, test } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type MonnifySide, startMonnifySide } from './monnify-side.js';
import { type LiveEscrow, LiveShop } from './shop.js';

const [first, second] = [100_000, 150_000];

/** What Monnify may answer about two payments of which the first is known. */
const answers: readonly [string, (payments: unknown[]) => unknown[]][] = [
  ['in another order', (payments) => [...payments].reverse()],
  ['without the earlier one', (payments) => payments.slice(1)],
];

forEachDatabase((engine, freshDatabase) => {
  let shop: LiveShop | null = null;
  afterEach(async () => {
    if (shop) await expectSoundLedger(shop.service);
    await shop?.close();
    shop = null;
  });

  /** An escrow whose account Monnify takes several payments to; the first is applied. */
  async function begun(): Promise<{ side: MonnifySide; escrow: LiveEscrow; shop: LiveShop }> {
    const side = await startMonnifySide();
    Object.assign(side.fake.settings, { underpayment: 'accepted', secondPayment: 'accepted' });
    shop = await LiveShop.open(await freshDatabase(), side);
    const escrow = await shop.escrow();
    escrow.pay(first);
    await shop.hear();
    expect(await escrow.read()).toMatchObject({ amount_received: first });
    return { side, escrow, shop };
  }

  describe(`several payments into one account of Monnify on ${engine}`, () => {
    test.each(answers)('are each applied once if they are listed %s for a while', async (_, listed) => {
      const { side, escrow, shop } = await begun();
      escrow.pay(second);
      const transaction = side.fake.control.transaction(escrow.partnerReference());
      const inOrder = transaction.payments;
      transaction.payments = listed(inOrder) as typeof inOrder;
      await shop.hear(2);
      await expect(escrow.poll()).rejects.toThrow('another amount');
      expect(await escrow.read()).toMatchObject({ amount_received: first });
      transaction.payments = inOrder;
      await escrow.poll();
      expect(await escrow.read()).toMatchObject({ status: 'funded', amount_received: first + second });
    });

    test('are never applied again after they were seen as one', async () => {
      const side = await startMonnifySide();
      Object.assign(side.fake.settings, { underpayment: 'accepted', secondPayment: 'accepted' });
      shop = await LiveShop.open(await freshDatabase(), side);
      const escrow = await shop.escrow();
      escrow.pay(first + second);
      await shop.hear();
      const { payments } = side.fake.control.transaction(escrow.partnerReference());
      const [whole] = payments;
      if (!whole) throw new Error('Nothing was paid');
      payments.splice(0, 1, { ...whole, amount: first }, { ...whole, amount: second });
      await expect(escrow.poll()).rejects.toThrow('another amount');
      expect(await escrow.read()).toMatchObject({ status: 'funded', amount_received: first + second });
    });
  });
});
