import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readInbox } from '../../../server/src/features/operator/inbox.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { defined } from '../money/world.js';
import { LiveShop } from './shop.js';

forEachDatabase((engine, freshDatabase) => {
  let shop: LiveShop;
  beforeAll(async () => {
    shop = await LiveShop.open(await freshDatabase());
  });
  afterEach(async () => {
    await expectSoundLedger(shop.service);
  });
  afterAll(async () => {
    await shop.close();
  });

  describe(`live money through Paystack on ${engine}`, () => {
    const transfers = () => [...shop.fake.control.business.transferByReference.values()];

    test('a sale is paid, delivered, released, and the seller is paid once', async () => {
      const escrow = await (await shop.escrow()).released();
      const [payout] = (await escrow.read()).payouts;
      expect(payout).toMatchObject({ status: 'pending', amount: 250_000 });
      const [transfer] = transfers();
      expect(transfer).toMatchObject({ amount: 250_000 });
      shop.fake.control.settleTransfer(transfer?.reference ?? '', 'success');
      await shop.hear(3);
      expect(await escrow.read()).toMatchObject({
        status: 'released',
        payouts: [{ status: 'paid', session_id: expect.stringMatching(/^\d{30}$/) }],
      });
      expect(transfers()).toHaveLength(1);
      expect(await escrow.types()).toContain('payout.paid');
    });

    test('an account shows the name that the bank of the payer shows', async () => {
      const escrow = await shop.escrow();
      expect(await escrow.read()).toMatchObject({
        account_number: escrow.accountNumber,
        account_name: expect.stringContaining('ESCROW CHECKOUT'),
      });
    });

    test('a refund goes back once, and is not taken for money that a bank took back', async () => {
      const escrow = await (await shop.escrow()).funded();
      expect((await escrow.post('refund', {})).status).toBe(200);
      await shop.runDue();
      const { refunds } = shop.fake.control.business;
      const refund = refunds.at(-1);
      expect(refund).toMatchObject({ amount: 250_000 });
      shop.fake.control.topUp(1_000_000);
      for (const status of ['processing', 'processed'] as const) {
        shop.fake.control.moveRefund(refund?.id ?? 0, status);
      }
      await shop.hear();
      await escrow.poll();
      expect(await escrow.read()).toMatchObject({
        status: 'refunded',
        amount_receivable: 0,
        refunds: [{ status: 'paid', amount: 250_000 }],
      });
      expect(refunds.filter(({ transaction }) => transaction === refund?.transaction)).toHaveLength(1);
    });

    test('money that a bank takes back is a receivable, and blocks the payout', async () => {
      const escrow = await (await shop.escrow()).funded();
      shop.fake.control.clawBack(escrow.partnerReference());
      await escrow.poll();
      expect(await escrow.read()).toMatchObject({ status: 'disputed', amount_receivable: 250_000 });
    });

    test('a dispute that the buyer wins is a receivable, even if only its refund is notified', async () => {
      const escrow = await (await shop.escrow()).funded();
      const { control, notifier } = shop.fake;
      control.resolveDispute(control.openDispute(escrow.partnerReference()).id, true);
      for (const each of notifier.waiting()) if (!each.event.startsWith('refund.')) notifier.drop(each);
      await shop.hear();
      expect(await escrow.read()).toMatchObject({ status: 'disputed', amount_receivable: 250_000 });
    });

    test('a payment to another system of the same business is none of ours', async () => {
      const reference = shop.fake.control.creditUnknownPayment(70_000);
      const calls = shop.fake.exchanges.length;
      await shop.hear();
      expect(shop.fake.control.transaction(reference).paid).not.toBeNull();
      expect(shop.fake.exchanges.length).toBe(calls);
      const groups = await readInbox(shop.service.deps.services);
      expect(groups.filter(({ kind }) => kind.noun === 'credit')).toEqual([]);
    });

    test('a transfer of another amount is sent back by Paystack, and said', async () => {
      const escrow = await shop.escrow();
      escrow.pay(240_000);
      await shop.hear();
      expect(await escrow.read()).toMatchObject({ status: 'awaiting_payment', amount_received: 0 });
      expect(await escrow.types()).toContain('payment.failed');
      await escrow.funded();
      expect(await escrow.read()).toMatchObject({ status: 'funded', amount_held: 250_000 });
    });

    test('a transfer whose answer was lost is looked up, and paid once', async () => {
      const before = transfers().length;
      shop.fake.faults.add({ on: 'POST /transfer', kind: 'cut_after' });
      const escrow = await (await shop.escrow()).released();
      const transfer = transfers().at(-1);
      shop.fake.control.settleTransfer(transfer?.reference ?? '', 'success');
      await shop.hear();
      expect(await escrow.read()).toMatchObject({ payouts: [{ status: 'paid' }] });
      expect(transfers()).toHaveLength(before + 1);
    });

    test('a failed transfer is sent again only to another account of the seller', async () => {
      const before = transfers().length;
      const escrow = await (await shop.escrow()).released();
      shop.fake.control.settleTransfer(transfers().at(-1)?.reference ?? '', 'failed');
      await shop.hear();
      await shop.runDue();
      expect((await escrow.read()).payouts).toMatchObject([{ status: 'failed' }]);
      expect(transfers()).toHaveLength(before + 1);
    });

    test('a transfer that comes back after it was paid is owed again', async () => {
      const escrow = await (await shop.escrow()).released();
      const { reference = '' } = transfers().at(-1) ?? {};
      for (const outcome of ['success', 'reversed'] as const) {
        shop.fake.control.settleTransfer(reference, outcome);
        await shop.hear();
      }
      expect((await escrow.read()).payouts).toMatchObject([{ status: 'reversed' }]);
    });

    test('a transfer that is notified as returned before the look-up shows it is owed again', async () => {
      const escrow = await (await shop.escrow()).released();
      const transfer = defined(transfers().at(-1));
      shop.fake.control.settleTransfer(transfer.reference, 'success');
      await shop.hear();
      shop.fake.control.settleTransfer(transfer.reference, 'reversed');
      transfer.status = 'success';
      await shop.hear();
      expect((await escrow.read()).payouts).toMatchObject([{ status: 'paid' }]);
      transfer.status = 'reversed';
      const statusOf = async () => (await escrow.read()).payouts[0].status;
      await expect.poll(statusOf, { timeout: 20_000 }).toBe('reversed');
    });

    test('an account whose number was lost is replaced, and money for either funds the sale', async () => {
      shop.fake.faults.add({ on: 'POST /charge', kind: 'cut_after' });
      const body = { callback_url: 'https://shop.example.com/events', reference: `LOST-${engine}` };
      await expect(shop.escrow(body)).rejects.toThrow('503');
      const escrow = await (await shop.escrow(body)).funded();
      expect(await escrow.read()).toMatchObject({ status: 'funded', amount_held: 250_000 });
    });
  });

  describe(`notifications of Paystack on ${engine}`, () => {
    test('the same one a thousand times is one effect', async () => {
      const escrow = await shop.escrow();
      escrow.pay();
      const calls = shop.fake.exchanges.length;
      await shop.hear(1000);
      expect(await escrow.read()).toMatchObject({ status: 'funded', amount_received: 250_000 });
      expect((await escrow.read()).credits).toHaveLength(1);
      // A replayed notification costs the partner no call.
      expect(shop.fake.exchanges.length - calls).toBeLessThan(10);
    });

    test('those in reverse order, and late ones, change nothing that is final', async () => {
      const escrow = await (await shop.escrow()).funded();
      expect((await escrow.post('refund', {})).status).toBe(200);
      await shop.runDue();
      const refund = shop.fake.control.business.refunds.at(-1);
      shop.fake.control.topUp(1_000_000);
      for (const status of ['processing', 'processed'] as const) {
        shop.fake.control.moveRefund(refund?.id ?? 0, status);
      }
      await shop.fake.notifier.deliverWaiting({ isReversed: true, copies: 2 });
      await shop.runDue();
      expect(await escrow.read()).toMatchObject({ status: 'refunded', refunds: [{ status: 'paid' }] });
    });

    const post = (raw: string | Uint8Array, headers: Record<string, string> = {}) =>
      shop.service.call('POST', '!/partners/paystack/notifications', { key: null, raw, headers });

    test.each([
      ['no signature', {}],
      ['an empty signature', { 'x-paystack-signature': '' }],
      ['a signature of something else', { 'x-paystack-signature': 'ab'.repeat(64) }],
      ['half a signature', { 'x-paystack-signature': 'ab'.repeat(32) }],
      ['a signature that is no hexadecimal', { 'x-paystack-signature': 'z'.repeat(128) }],
    ])('one with %s is forged', async (_what, headers) => {
      const forged = await post(
        '{"event":"charge.success","data":{"id":1}}',
        headers as Record<string, string>,
      );
      expect([forged.status, forged.body]).toEqual([401, { status: 'forged' }]);
    });

    test.each([
      ['an unknown event', '{"event":"invoice.create","data":{"id":1}}'],
      ['no JSON', 'event=charge.success'],
      ['half of a body', '{"event":"charge.success","data":{"id"'],
      ['a list', '[1,2,3]'],
      ['no data', '{"event":"charge.success"}'],
    ])('a signed one with %s is kept and answered 200', async (_what, raw) => {
      const signature = shop.fake.notifier.headers(raw);
      expect((await post(raw, signature)).status).toBe(200);
    });

    test('one about a payment that Paystack does not know moves nothing', async () => {
      const raw =
        '{"event":"charge.success","data":{"id":999999999,"reference":"esc-none","status":"success"}}';
      expect((await post(raw, shop.fake.notifier.headers(raw))).status).toBe(200);
      await shop.runDue();
    });

    test('one that is too large is refused before it is read', async () => {
      const answer = await post(new Uint8Array(5 * 1024 * 1024));
      expect(answer.status).toBe(413);
    });
  });
});
