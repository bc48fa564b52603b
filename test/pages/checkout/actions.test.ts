import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { progressIn } from '../../harness/progress.js';
import { type Service, startService } from '../../harness/service.js';
import { TestCharge } from '../../harness/test-charge.js';
import { advance, payout, proof, TestEscrow } from '../../harness/test-escrow.js';
import { Order, type Page, Visitor } from '../../harness/visitor.js';

forEachDatabase((engine, freshDatabase) => {
  describe(`the buyer’s actions on the checkout page, on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    let count = 0;
    /** Opens a checkout page as its signed-in buyer. */
    const opened = async (fields: Record<string, unknown> = {}) => {
      const email = `buyer-${++count}@example.com`;
      const charge = await TestEscrow.open(service, { customer_email: email, ...fields });
      const order = Order.of((await charge.read()).checkout_url);
      const ada = new Visitor(service);
      const page = await ada.signIn(order, email);
      return { escrow: charge, order, ada, page, show: async () => (await ada.get(order.at())).text };
    };

    const intentionOf = ({ text }: Page) => /name="intention" value="([\w-]+)"/.exec(text)?.[1] ?? '';
    const title = (text: string) => /<h1 id="title">([^<]*)/.exec(text)?.[1];

    it('pays in two parts in the sandbox, sees it funded, and confirms the delivery', async () => {
      const { escrow: charge, order, ada, page, show } = await opened();
      const pay = async (from: Page, amount: number) =>
        ada.post(order.at('simulate'), { amount: String(amount), intention: intentionOf(from) });
      expect((await pay(page, 125_000)).location).toBe(order.at());
      const half = await ada.get(order.at());
      expect(title(half.text)).toBe('Part of the money is here');
      expect(half.text).toContain('data-copy="1250.00"');
      // Two submissions of one page make one transfer.
      await Promise.all([pay(half, 125_000), pay(half, 125_000)]);
      expect(title(await show())).toBe('Paid. We hold your money');
      expect(await show()).toContain('The seller has not accepted the order yet');
      expect((await charge.read()).credits).toHaveLength(2);
      await charge.post('accept', { payout });
      await charge.post('deliver', proof);
      expect(title(await show())).toBe('Sent to you. Please check it');
      expect(await show()).toContain('GIG-123');
      const asked = await ada.get(order.at('release'));
      expect(asked.text).toContain('Yes, pay ₦2,500.00 to the seller');
      expect((await charge.read()).status).toBe('funded');
      const taps = await Promise.all(
        [1, 2, 3].map(() => ada.post(order.at('release'), { amount: '250000' })),
      );
      expect(taps.map(({ status }) => status)).toEqual([303, 303, 303]);
      expect(title(await show())).toBe('Done. The money goes to the seller');
      expect((await charge.read()).payouts).toHaveLength(1);
      const { entries } = await charge.read('/timeline');
      const recorded = entries.filter(({ type }: { type: string }) => type === 'escrow.released');
      expect(recorded).toMatchObject([{ actor: 'buyer', via: 'page', data: { released_amount: 250_000 } }]);
    });

    it('releases only the amount that was confirmed', async () => {
      const { escrow: charge, order, ada } = await opened();
      await charge.fund();
      await charge.post('accept', { payout });
      await charge.post('refund', { amount: 50_000 }, { 'Idempotency-Key': `part-${order.reference}` });
      const stale = await ada.post(order.at('release'), { amount: '250000' });
      expect(stale).toMatchObject({ status: 409 });
      expect(stale.text).toContain('The amount has changed');
      expect(stale.text).toContain('Yes, pay ₦2,000.00 to the seller');
      expect((await ada.post(order.at('release'))).status).toBe(409);
      expect((await charge.read()).amount_released).toBe(0);
      expect((await ada.post(order.at('release'), { amount: '200000' })).status).toBe(303);
      expect((await charge.read()).amount_released).toBe(200_000);
      expect(progressIn((await ada.get(order.at())).text)).toEqual([
        'Ordered',
        'You paid ₦2,500.00',
        expect.stringMatching(/^₦500.00 goes back to you, by Shop \w+$/),
        'Released to the seller',
      ]);
    });

    it('releases nothing while something blocks it', async () => {
      const { escrow: charge, order, ada } = await opened();
      await charge.fund();
      expect((await ada.get(order.at('release'))).location).toBe(order.at());
      const refused = await ada.post(order.at('release'), { amount: '250000' });
      expect(refused.status).toBe(409);
      expect(refused.text).toContain('That is not possible any more');
      expect((await charge.read()).amount_held).toBe(250_000);
    });

    it('reports a problem once, with reason, text and links, which stops the clock', async () => {
      const { escrow: charge, order, ada, show } = await opened();
      await charge.fund();
      await charge.post('accept', { payout });
      await charge.post('deliver', proof);
      const asked = await ada.get(order.at('problem'));
      expect(asked.text).toContain('It has not arrived yet');
      expect((await ada.get(`${order.at('problem')}&about=damaged`)).text).toContain(
        'Report it and hold ₦2,500.00',
      );
      const fields = { reason: 'damaged', text: 'Torn.\r\n<b>Badly</b>', links: 'https://a.example/1\r\n' };
      const taps = await Promise.all([1, 2].map(() => ada.post(order.at('problem'), fields)));
      expect(taps.map(({ status }) => status)).toEqual([303, 303]);
      const text = await show();
      expect(title(text)).toBe('A problem was reported');
      expect(progressIn(text).slice(-4)).toEqual([
        expect.stringMatching(/ sent it$/),
        'You reported a problem',
        '...The problem is solved',
        '...The seller is paid, or you get your money back',
      ]);
      expect(text).toContain('Torn.\n&lt;b>Badly&lt;/b>');
      expect(text).toContain('<a href="https://a.example/1" target="_blank" rel="noreferrer noopener');
      const escrow = await charge.read();
      expect(escrow).toMatchObject({ status: 'disputed', auto_release_at: null });
      expect(escrow.dispute).toMatchObject({ reason: 'damaged', opened_by: 'buyer' });
      const { entries } = await charge.read('/timeline');
      const recorded = entries.filter(({ type }: { type: string }) => type === 'dispute.opened');
      expect(recorded).toMatchObject([{ actor: 'buyer', via: 'page' }]);
      expect((await ada.post(order.at('problem'), { ...fields, reason: 'other' })).status).toBe(409);
      expect((await ada.post(order.at('release'), { amount: '250000' })).status).toBe(409);
    });

    it('names the wrong field of a report, and keeps the input', async () => {
      const { escrow: charge, order, ada } = await opened();
      await charge.fund();
      const wrong: [Record<string, string>, string][] = [
        [{ reason: '' }, 'Choose what is wrong.'],
        [{ reason: 'payment_reversed' }, 'Choose what is wrong.'],
        [{ text: 'x'.repeat(2_001) }, 'Say it in at most 2,000 characters.'],
        [{ links: 'javascript:alert(1)' }, 'Give at most 10 links'],
        [{ links: 'https://a.example\n'.repeat(11) }, 'Give at most 10 links'],
      ];
      for (const [fields, said] of wrong) {
        const page = await ada.post(order.at('problem'), { reason: 'damaged', text: 'kept', ...fields });
        expect(page.status).toBe(422);
        expect(page.text).toContain(said);
        expect(page.text).toContain(fields.text ?? 'kept');
      }
      expect((await charge.read()).status).toBe('funded');
    });

    it('gets one new account number for the rest when the first has expired', async () => {
      const { escrow: charge, order, ada, show } = await opened();
      await charge.fund({ amount: 100_000 });
      const { account_number: first } = await charge.read();
      await advance(service, { hours: 9 });
      const text = await show();
      expect(title(text)).toBe('This account number has expired');
      expect(text).not.toContain(first);
      expect(text).toContain('Get a new account number for ₦1,500.00');
      const fault = { operation: 'open_virtual_account', kind: 'unavailable', count: 1 };
      await service.call('POST', '/sandbox/faults', { body: fault });
      const silent = await ada.post(order.at('account'));
      expect(silent.status).toBe(503);
      expect(silent.text).toContain('Our bank does not answer at the moment');
      await Promise.all([1, 2, 3].map(() => ada.post(order.at('account'))));
      const { account_number: second } = await charge.read();
      expect(second).not.toBe(first);
      expect(await show()).toContain(`data-copy="${second}"`);
      expect(await show()).toContain('data-copy="1500.00"');
      const { entries } = await charge.read('/timeline');
      expect(entries.filter(({ type }: { type: string }) => type === 'account.opened')).toHaveLength(2);
      await ada.post(order.at('account'));
      expect((await charge.read()).account_number).toBe(second);
    });

    it('shows the refunds of an excess and a late payment, until they are paid', async () => {
      const { escrow: charge, order, ada, page, show } = await opened();
      await ada.post(order.at('simulate'), { amount: '260000', intention: intentionOf(page) });
      expect(await show()).toContain('<strong>₦100.00</strong> (too much or too late): on its way');
      await charge.post('refund', { reason: 'sold out' });
      expect(title(await show())).toBe('Your money goes back to you');
      const steps = [
        'Ordered',
        'You paid ₦2,500.00',
        '₦100.00 goes back to you, too much or too late',
        expect.stringMatching(/^₦2,500.00 goes back to you, by Shop \w+$/),
      ];
      const toCome = ['₦100.00', '₦2,500.00'].map(
        (naira) => `...${naira} arrives in the account it came from`,
      );
      expect(progressIn(await show())).toEqual([...steps, ...toCome]);
      await advance(service, { minutes: 5 });
      const paid = ['₦100.00 was paid back', '₦2,500.00 was paid back'];
      expect(progressIn(await show())).toEqual([...steps, ...paid]);
      expect(await show()).toContain('₦2,500.00 was paid back to the account it came from');
    });

    it('asks for no money and offers no account number once expired', async () => {
      const {
        escrow: charge,
        ada,
        order,
        show,
      } = await opened({
        return_url: 'https://shop.example.com/?order=1#end',
      });
      expect(await show()).toContain('href="https://shop.example.com/?order=1#end"');
      await advance(service, { hours: 73 });
      const text = await show();
      expect(title(text)).toBe('This order was not paid in time');
      expect(progressIn(text)).toEqual(['Ordered', 'Not paid in time']);
      expect(text).toContain('href="https://shop.example.com/?order=1&amp;status=failed#end"');
      await ada.post(order.at('account'));
      expect((await charge.read()).status).toBe('expired');
    });

    it('shows a direct charge without the steps of an escrow', async () => {
      const email = 'charged@example.com';
      const charge = await TestCharge.open(service, { customer_email: email });
      const order = Order.of((await charge.read()).checkout_url);
      const ada = new Visitor(service);
      const page = await ada.signIn(order, email);
      expect(page.text).toContain('Your money goes to the shop as soon as it arrives.');
      expect((await charge.read()).buyer_user_id).toMatch(/^[0-9a-f-]{36}$/);
      await ada.post(order.at('simulate'), { amount: '120000', intention: intentionOf(page) });
      const paid = await ada.get(order.at());
      expect(title(paid.text)).toBe('Paid. Thank you');
      expect(paid.text).toContain('href="https://shop.example.com/thanks?status=success"');
      for (const name of ['release', 'problem'])
        expect((await ada.get(order.at(name))).location).toBe(order.at());
      expect((await ada.get(order.at('receipt'))).text).toContain('₦1,200.00');
    });
  });
});
