import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readInbox } from '../../../server/src/features/operator/inbox.js';
import { expectSoundLedger, expectVerifiedLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { defined } from '../money/world.js';
import { type LiveEscrow, LiveShop } from './shop.js';
import type { PartnerSide } from './side.js';
import { sides } from './sides.js';

forEachDatabase((engine, freshDatabase) => {
  describe.each(sides)(`live money on ${engine} through %s`, (_name, startSide) => {
    let shop: LiveShop;
    let side: PartnerSide;
    beforeAll(async () => {
      side = await startSide();
      shop = await LiveShop.open(await freshDatabase(), side);
    });
    afterEach(async () => {
      await expectVerifiedLedger(shop.service);
    });
    afterAll(async () => {
      await expectSoundLedger(shop.service);
      await shop.close();
    });

    const lastTransfer = () => defined(side.transfers().at(-1));
    /** Another worker of the service may be at it, and the partner's limit may hold its call back. */
    const untilPayout = (escrow: LiveEscrow, status: string) =>
      expect.poll(async () => (await escrow.read()).payouts[0].status, { timeout: 20_000 }).toBe(status);

    test('a sale is paid, delivered, released, and the seller is paid once', async () => {
      const escrow = await (await shop.escrow()).released();
      const [payout] = (await escrow.read()).payouts;
      expect(payout).toMatchObject({ status: 'pending', amount: 250_000 });
      expect(lastTransfer()).toMatchObject({ amount: 250_000 });
      side.settle(lastTransfer().reference, 'paid');
      await shop.hear(3);
      expect(await escrow.read()).toMatchObject({
        status: 'released',
        payouts: [{ status: 'paid', session_id: expect.stringMatching(/^\d{30}$/) }],
      });
      expect(side.transfers()).toHaveLength(1);
      expect(await escrow.types()).toContain('payout.paid');
    });

    test('an account shows the name that the bank of the payer shows', async () => {
      const escrow = await shop.escrow();
      expect(await escrow.read()).toMatchObject({
        account_number: escrow.accountNumber,
        account_name: expect.stringMatching(/escrow checkout/i),
      });
    });

    test('a refund goes back once, and is not taken for money that a bank took back', async () => {
      const escrow = await (await shop.escrow()).funded();
      const before = side.refunds().length;
      expect((await escrow.post('refund', {})).status).toBe(200);
      await shop.runDue();
      const refund = defined(side.refunds().at(-1));
      expect(refund).toMatchObject({ amount: 250_000 });
      side.topUp(1_000_000);
      side.finishRefund(refund.reference);
      await shop.hear();
      await escrow.poll();
      expect(await escrow.read()).toMatchObject({
        status: 'refunded',
        amount_receivable: 0,
        refunds: [{ status: 'paid', amount: 250_000 }],
      });
      expect(side.refunds()).toHaveLength(before + 1);
    });

    test('money that a bank takes back is a receivable, and blocks the payout', async () => {
      const escrow = await (await shop.escrow()).funded();
      side.clawBack(escrow.partnerReference());
      await escrow.poll();
      expect(await escrow.read()).toMatchObject({ status: 'disputed', amount_receivable: 250_000 });
    });

    test('a payment to another system of the same business is none of ours', async () => {
      side.payAnother(70_000);
      const calls = side.exchanges.length;
      await shop.hear();
      expect(side.exchanges.length).toBe(calls);
      const groups = await readInbox(shop.service.deps.services, 'live');
      expect(groups.filter(({ kind }) => kind.noun === 'credit')).toEqual([]);
    });

    test('a transfer of another amount is sent back by the partner, and said', async () => {
      const escrow = await shop.escrow();
      escrow.pay(240_000);
      await shop.hear();
      expect(await escrow.read()).toMatchObject({ status: 'awaiting_payment', amount_received: 0 });
      expect(await escrow.types()).toContain('payment.failed');
      await escrow.funded();
      expect(await escrow.read()).toMatchObject({ status: 'funded', amount_held: 250_000 });
    });

    test('a transfer whose answer was lost is looked up, and paid once', async () => {
      const before = side.transfers().length;
      side.faults.add({ on: side.routes.transfer, kind: 'cut_after' });
      const escrow = await (await shop.escrow()).released();
      side.settle(lastTransfer().reference, 'paid');
      await shop.hear();
      expect(await escrow.read()).toMatchObject({ payouts: [{ status: 'paid' }] });
      expect(side.transfers()).toHaveLength(before + 1);
    });

    test('a failed transfer is sent again only to another account of the seller', async () => {
      const before = side.transfers().length;
      const escrow = await (await shop.escrow()).released();
      side.settle(lastTransfer().reference, 'failed');
      await shop.hear();
      await shop.runDue();
      expect((await escrow.read()).payouts).toMatchObject([{ status: 'failed' }]);
      expect(side.transfers()).toHaveLength(before + 1);
    });

    test('a transfer that comes back after it was paid is owed again', async () => {
      const escrow = await (await shop.escrow()).released();
      const { reference } = lastTransfer();
      for (const outcome of ['paid', 'reversed'] as const) {
        side.settle(reference, outcome);
        await shop.hear();
        await untilPayout(escrow, outcome);
      }
    });

    test('a transfer that is notified as returned before the look-up shows it is owed again', async () => {
      const escrow = await (await shop.escrow()).released();
      const { reference } = lastTransfer();
      side.settle(reference, 'paid');
      await shop.hear();
      await untilPayout(escrow, 'paid');
      side.settle(reference, 'reversed');
      side.showAs(reference, 'paid');
      await shop.hear();
      expect((await escrow.read()).payouts).toMatchObject([{ status: 'paid' }]);
      side.showAs(reference, 'reversed');
      await untilPayout(escrow, 'reversed');
    });

    test('an account whose number was lost is replaced or shown again, and its money funds', async () => {
      side.faults.add({ on: side.routes.open, kind: 'cut_after' });
      const body = { seller_email: 'seller@example.com', reference: `LOST-${engine}` };
      await expect(shop.escrow(body)).rejects.toThrow('503');
      const escrow = await (await shop.escrow(body)).funded();
      expect(await escrow.read()).toMatchObject({ status: 'funded', amount_held: 250_000 });
    });
  });
});
