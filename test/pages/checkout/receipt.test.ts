import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { TestEscrow } from '../../harness/test-escrow.js';
import { Order, type Page, Visitor } from '../../harness/visitor.js';
import { sentNow } from '../../partners/mail/mails.js';

forEachDatabase((engine, freshDatabase) => {
  describe(`the receipt by mail on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(() => service.stop());

    let count = 0;
    /** The receipt page of a checkout with a signed-in buyer. */
    const opened = async (isPaid = true) => {
      const email = `receipt-${++count}@example.com`;
      const escrow = await TestEscrow.open(service, { customer_email: email });
      if (isPaid) await escrow.fund();
      const order = Order.of((await escrow.read()).checkout_url);
      const ada = new Visitor(service);
      await ada.signIn(order, email);
      const show = () => ada.get(order.at('receipt'));
      const receipts = async () => {
        await sentNow(service);
        const mails = await service.deps.services.sandboxMailer.list();
        return mails.filter(({ recipient, subject }) => recipient === email && /has arrived$/.test(subject));
      };
      const ask = (page: Page, headers = {}) =>
        ada.post(order.at('receipt'), { intention: intentionOf(page) }, headers);
      return { escrow, order, ada, show, ask, receipts };
    };

    const intentionOf = ({ text }: Page) => /name="intention" value="([\w-]+)"/.exec(text)?.[1] ?? '';

    it('is sent again when its buyer asks, once for two submissions', async () => {
      const { show, ask, receipts } = await opened();
      const page = await show();
      expect(page.text).toContain('Send it to me by mail');
      const taps = await Promise.all([ask(page), ask(page), ask(page)]);
      expect(taps.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(taps[0]?.text).toContain('The receipt is on its way to your mailbox');
      const mails = await receipts();
      expect(mails).toHaveLength(2);
      expect(new Set(mails.map(({ text }) => text)).size).toBe(1);
    });

    it('lists each transfer with the bank and the number that trace it, in both languages', async () => {
      const { escrow, order, ada, show } = await opened(false);
      await escrow.fund({ amount: 100_000 });
      await escrow.fund();
      const { credits } = await escrow.read();
      expect(credits).toHaveLength(2);
      const english = (await show()).text;
      const french = (await ada.get(`${order.at('receipt')}&lang=fr`)).text;
      for (const { payer_bank_name: bank, session_id: sessionId } of credits) {
        for (const page of [english, french]) expect(page).toContain(`<dd>${bank}</dd>`);
        for (const page of [english, french]) expect(page).toContain(`<dd>${sessionId}</dd>`);
      }
      expect(french).toContain('Banque du payeur');
    });

    it('is sent at most three times a day, from any page', async () => {
      const { show, ask, receipts } = await opened();
      const pages = await Promise.all([1, 2, 3, 4, 5].map(show));
      const asked = await Promise.all(pages.map((page) => ask(page)));
      expect(asked.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429]);
      expect((await ask(await show())).text).toContain('We have sent it three times today');
      expect(await receipts()).toHaveLength(4);
    });

    it('is refused before payment, with the form of another page, and without its buyer', async () => {
      const unpaid = await opened(false);
      expect((await unpaid.show()).text).not.toContain('Send it to me by mail');
      await unpaid.ada.post(unpaid.order.at('receipt'), { intention: 'x'.repeat(9) });
      expect(await unpaid.receipts()).toEqual([]);
      const { order, show, ask, receipts } = await opened();
      const page = await show();
      expect((await ask(page, { Origin: 'https://evil.example' })).status).toBe(403);
      const stranger = new Visitor(service);
      const sent = await stranger.post(order.at('receipt'), { intention: intentionOf(page) });
      expect(sent).toMatchObject({ status: 303, location: order.at() });
      const other = await opened();
      const fields = { intention: 'y'.repeat(9) };
      expect((await other.ada.post(order.at('receipt'), fields)).location).toBe(order.at());
      expect(await receipts()).toHaveLength(1);
    });
  });
});
