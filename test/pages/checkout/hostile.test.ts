import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../harness/databases.js';
import { askEach, expectEscaped, expectGuarded, script, strangers } from '../../harness/hostile.js';
import { type Service, startService } from '../../harness/service.js';
import { payout, TestEscrow } from '../../harness/test-escrow.js';
import { Order, type Page, Visitor } from '../../harness/visitor.js';

const forms = ['sign-in', 'code', 'sign-out', 'release', 'problem', 'account', 'simulate', 'receipt'];

forEachDatabase((engine, freshDatabase) => {
  describe(`the checkout pages under attack on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(() => service.stop());

    const open = async (fields: Record<string, unknown> = {}) => {
      const escrow = await TestEscrow.open(service, fields);
      return { escrow, order: Order.of((await escrow.read()).checkout_url) };
    };

    it('the address of a failed form redirects to its page', async () => {
      const { order } = await open();
      const ada = new Visitor(service);
      expect((await ada.post(order.at('sign-in'), { email: 'nobody' })).status).toBe(422);
      for (const name of ['sign-in', 'simulate', 'account']) {
        expect(await ada.get(order.at(name))).toMatchObject({ status: 303, location: order.at() });
      }
    });

    it('a text that is too long is refused with a page, which says what to do', async () => {
      const { order } = await open();
      const refused = await new Visitor(service).post(order.at('sign-in'), { email: 'x'.repeat(70_000) });
      expect([refused.status, refused.text]).toEqual([413, expect.stringContaining('and write less')]);
    });

    it('text from a merchant never becomes markup', async () => {
      const { escrow, order } = await open({
        customer_email: 'hostile@example.com',
        customer_name: script,
        seller_name: script,
        description: script,
        reference: `${script}${randomBytes(3).toString('hex')}`,
        return_url: `https://shop.example.com/?a="onmouseover='alert(1)'`,
      });
      const ada = new Visitor(service);
      const pages: Page[] = [await ada.get(order.at()), await ada.get(order.at('code'))];
      pages.push(await ada.post(order.at('sign-in'), { email: script }));
      pages.push(await ada.signIn(order, 'hostile@example.com'));
      await escrow.fund();
      await escrow.post('accept', { payout });
      await escrow.post('deliver', {
        tracking_number: script,
        courier_name: script,
        proof_photo_url: `https://x.example/"onclick='alert(1)'`,
        notes: script,
      });
      for (const name of ['', 'release', 'problem', 'receipt']) pages.push(await ada.get(order.at(name)));
      pages.push(await ada.post(order.at('problem'), { reason: script, text: script, links: script }));
      await ada.post(order.at('problem'), { reason: 'other', text: script });
      pages.push(await ada.get(order.at()));
      expectEscaped(pages);
      expect(pages.at(-1)?.text).toContain('&lt;script src=//evil.example>');
    });

    it('every page forbids frames, inline code, indexing and referrers', async () => {
      const { order } = await open({ customer_email: 'heads@example.com' });
      const ada = new Visitor(service);
      for (const page of [await ada.get(order.at()), await ada.signIn(order, 'heads@example.com')]) {
        expectGuarded(page, /https?:\/\/(?!shop\.example)/);
      }
    });

    it.each(strangers)('a form sent %s does nothing', async (_name, heads) => {
      const email = `csrf-${randomBytes(4).toString('hex')}@example.com`;
      const { escrow, order } = await open({ customer_email: email });
      const ada = new Visitor(service);
      await ada.signIn(order, email);
      await escrow.fund({ amount: 100_000 });
      const before = await escrow.read('/timeline');
      for (const name of forms) {
        const fields = { email, code: '000000', amount: '150000', reason: 'other', intention: 'x'.repeat(9) };
        const page = await ada.post(order.at(name), fields, heads);
        expect(page.status, name).toBe(403);
        expect(page.text).toContain('This request came from another site');
        expect(page.headers.getSetCookie()).toEqual([]);
      }
      expect(await escrow.read('/timeline')).toEqual(before);
      expect((await ada.get(order.at())).text).toContain('Signed in as');
    });

    it('a stranger learns nothing of orders and addresses, from no byte and no statement', async () => {
      const email = 'hidden@example.com';
      const { order } = await open({ customer_email: email });
      const reference = `ORD-NOT-${randomBytes(4).toString('hex')}`.slice(0, order.reference.length);
      const key = (order.key ?? '').replace(/./g, 'x');
      const cases: [order: Order, email: string][] = [
        [order, email],
        [order, 'nobody@example.com'],
        [new Order(order.reference, key), email],
        [new Order(reference.padEnd(order.reference.length, '0'), order.key), email],
        [order.bare, email],
        [order.bare, 'nobody@example.com'],
        [new Order(reference.padEnd(order.reference.length, '0'), null), email],
      ];
      const questions = cases.map(([place, address]) => {
        const query = place.key === null ? [] : [`key=${place.key}&amp;`, `?key=${place.key}`];
        return { place, email: address, said: [encodeURIComponent(place.reference), ...query] };
      });
      const seen = await askEach(service, questions, ['receipt']);
      expect(new Set(seen).size).toBe(1);
      const counts = 'sign_in_counter.raise '.repeat(4);
      expect(seen[0]).toContain(`transact ${counts}sign_in.insert job.set`);
      expect(seen[0]).toContain('That code is not right');
      expect(seen[0]).not.toMatch(/checkout\.of_customer|checkout\.by/);

      // The same when the short codes of all these addresses are used up.
      for (let count = 0; count < 6; count++) {
        for (const { place, email: address } of questions) {
          await new Visitor(service).post(place.at('sign-in'), { email: address });
        }
      }
      const seenAfter = await askEach(service, questions, ['receipt']);
      expect(new Set(seenAfter).size).toBe(1);
      expect(seenAfter[0]).toContain('transact sign_in_counter.raise sign_in.insert job.set');
      expect(seenAfter[0]).not.toMatch(/checkout\.of_customer|checkout\.by/);
    });
  });
});
