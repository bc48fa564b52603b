import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMail } from '../../../server/src/features/operator/mails.js';
import { forEachDatabase } from '../../harness/databases.js';
import { openLive, waitingCode } from '../../harness/live-escrow.js';
import { initiateBody as orderOf, type Service, segment, startService } from '../../harness/service.js';
import { TestEscrow } from '../../harness/test-escrow.js';
import { newestCode, Order, Visitor } from '../../harness/visitor.js';
import { mailsOf } from '../../partners/mail/mails.js';

const buyer = 'buyer@example.com';
const right = 'Pay ₦2,500 by bank transfer';
const signIn = 'Sign in to your order';

forEachDatabase((engine, freshDatabase) => {
  describe(`who sees which checkout page on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(() => service.stop());

    const open = async (fields: Record<string, unknown> = {}) =>
      Order.of((await (await TestEscrow.open(service, fields)).read()).checkout_url);

    /** The same reference at another shop. */
    const openElsewhere = async (reference: string, fields: Record<string, unknown> = {}) => {
      const key = await (await service.newMerchant()).key('test');
      const body = orderOf({ reference, ...fields });
      const answer = await service.call('POST', '/escrow/initiate', { key, body });
      return { order: Order.of(answer.body.checkout_url), key };
    };

    const everyPage = ['', 'release', 'problem', 'receipt', 'code', 'status', 'stream'];
    const everyForm = ['release', 'problem', 'account', 'simulate', 'receipt'];

    it('shows nothing to another signed-in buyer, on any page', async () => {
      const order = await open({ description: 'Red shoes' });
      const other = await open({ customer_email: 'eve@example.com' });
      const eve = new Visitor(service);
      await eve.signIn(other, 'eve@example.com');
      for (const name of everyPage) {
        const page = await eve.get(order.at(name));
        expect(page.text).not.toMatch(/Red shoes|buyer@example\.com|₦|Account number|\d{10}/);
      }
      expect((await eve.get(order.at())).text).toContain('that address opens no order here');
      for (const name of everyForm) {
        const page = await eve.post(order.at(name), {
          amount: '250000',
          reason: 'damaged',
          intention: 'x'.repeat(9),
        });
        expect(page).toMatchObject({ status: 303, location: order.at() });
      }
      const { body } = await service.call('GET', `/escrow/${segment(order.reference)}`);
      expect(body).toMatchObject({ status: 'awaiting_payment', buyer_user_id: null, credits: [] });
    });

    it('opens nothing with the key of another checkout', async () => {
      const order = await open({ customer_email: 'two@example.com' });
      const other = await open({ customer_email: 'two@example.com' });
      const ada = new Visitor(service);
      await ada.signIn(order, 'two@example.com');
      expect((await ada.get(other.at())).text).toContain(right);
      expect((await ada.get(new Order(order.reference, other.key).at())).text).toContain(signIn);
      expect((await ada.get(`${order.bare.at()}?key=%27%20or%201`)).text).toContain(signIn);
      expect((await ada.get(`${order.bare.at()}?key=a&key=b`)).text).toContain(signIn);
    });

    it('opens a bare reference for its buyer, and offers a choice when shops share it', async () => {
      const order = await open();
      const ada = new Visitor(service);
      expect((await ada.signIn(order.bare, buyer)).text).toContain(right);
      const { order: second } = await openElsewhere(order.reference, { amount: 99_000 });
      await openElsewhere(order.reference, { customer_email: 'eve@example.com', amount: 77_000 });
      const page = await ada.get(order.bare.at());
      expect(page.text).toContain('Which order do you mean?');
      expect(page.text.match(/₦[\d,.]+/g)?.sort()).toEqual(['₦2,500.00', '₦990.00']);
      expect(page.text).toContain(`href="${second.at()}"`);
      expect((await ada.get(second.at())).text).toContain('₦990.00');
      expect((await ada.get(order.at())).text).toContain('₦2,500.00');
      expect((await ada.post(order.bare.at('release'))).location).toBe(order.bare.at());
    });

    it('keeps test and live apart; a bare reference opens the live one', async () => {
      const order = await open({ customer_email: 'both@example.com' });
      const { reference } = order;
      const { checkoutKey } = await openLive(service, { reference, customerEmail: 'both@example.com' });
      const live = new Order(reference, checkoutKey);

      const tester = new Visitor(service);
      await tester.signIn(order, 'both@example.com');
      expect((await tester.get(live.at())).text).toContain(signIn);
      expect((await tester.get(order.bare.at())).text).toContain('₦2,500.00');

      const ada = new Visitor(service);
      await ada.post(order.bare.at('sign-in'), { email: 'both@example.com' });
      await ada.post(order.bare.at('code'), { code: await waitingCode(service) });
      expect((await ada.get(order.bare.at())).text).toContain('₦555.00');
      expect((await ada.get(live.at())).text).not.toContain('Test mode');
      expect((await ada.get(live.at())).text).not.toContain('Try it out');
      expect((await ada.get(order.at())).text).toContain(signIn);
    });

    it('opens a live order although many test accounts have opened newer ones', async () => {
      const customerEmail = 'besieged@example.com';
      const { reference, checkoutKey } = await openLive(service, {
        reference: 'ORD-besieged',
        customerEmail,
      });
      const live = new Order(reference, checkoutKey);
      const besieger = () => openElsewhere(reference, { customer_email: customerEmail });
      for (let round = 0; round < 10; round++) await Promise.all(Array.from({ length: 11 }, besieger));
      for (const order of [live, live.bare]) {
        const ada = new Visitor(service);
        await ada.post(order.at('sign-in'), { email: customerEmail });
        await ada.post(order.at('code'), { code: await waitingCode(service) });
        expect((await ada.get(live.at())).text).toContain('₦555.00');
        expect((await ada.get(live.bare.at())).text).toContain('₦555.00');
      }
    });

    it('offers a paid order although many accounts have opened newer ones', async () => {
      const customer_email = 'crowded@example.com';
      const escrow = await TestEscrow.open(service, { customer_email });
      await escrow.fund();
      const order = Order.of((await escrow.read()).checkout_url);
      const crowd = () => openElsewhere(order.reference, { customer_email });
      for (let round = 0; round < 10; round++) await Promise.all(Array.from({ length: 11 }, crowd));
      const ada = new Visitor(service);
      await ada.signIn(order, customer_email);
      expect((await ada.get(order.bare.at())).text).toContain(`href="${order.at()}"`);
    });

    it('rejects every invalid reference and accepts every valid one', async () => {
      const strange = ['a/b', 'ünï code', '"><script>alert(1)</script>', 'é%25'];
      for (const reference of strange) {
        const order = await open({ reference, customer_email: 'odd@example.com' });
        const ada = new Visitor(service);
        await ada.post(order.at('sign-in'), { email: 'odd@example.com' });
        const page = await ada.post(order.at('code'), { code: await newestCode(service) });
        expect(page).toMatchObject({ status: 303, location: order.at() });
        const shown = await ada.get(order.at());
        expect(shown.text).toContain(right);
        expect(shown.text).not.toContain('<script>alert');
      }
      for (const path of ['%00', 'a'.repeat(121), '%ff'])
        expect((await new Visitor(service).get(`/checkout/${path}`)).status).not.toBe(200);
    });

    it('mails a receipt once when the price has been paid', async () => {
      const escrow = await TestEscrow.open(service, {
        customer_email: 'paid@example.com',
        description: 'Red shoes',
      });
      await escrow.fund({ amount: 100_000 });
      await escrow.fund();
      const written = await mailsOf(service, service.accountId);
      const receipts = written.filter(
        ({ template, recipient }) => template === 'checkout.receipt' && recipient === 'paid@example.com',
      );
      expect(receipts).toHaveLength(1);
      const { words } = await readMail(service.deps.services, receipts[0]?.id ?? '');
      const order = Order.of((await escrow.read()).checkout_url);
      expect(words.subject).not.toMatch(/₦|shoes|ORD/);
      expect(words.text).toContain('₦2,500.00');
      expect(words.text).toContain(`Receipt to print: ${new URL(order.at('receipt'), service.url).href}`);
      const ada = new Visitor(service);
      await ada.signIn(order, 'paid@example.com');
      const page = await ada.get(order.at('receipt'));
      expect(page.text).toContain('Red shoes');
      expect(page.text).toContain('paid@example.com');
    });
  });
});
