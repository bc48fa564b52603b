import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Step, Store } from '../../server/src/ports/store.js';
import { forEachDatabase } from '../harness/databases.js';
import { payout, Sale } from '../harness/sale.js';
import { type Service, startService } from '../harness/service.js';
import { Order, type Page, Visitor } from '../harness/visitor.js';

const script = `"'><script src=//evil.example></script><img src=x onerror=alert(1)>`;
const forms = ['sign-in', 'code', 'sign-out', 'release', 'problem', 'account', 'simulate', 'receipt'];

/** The store, with a note of everything it is asked to do: what a request costs, in statements. */
function noted(store: Store): { store: Store; notes: string[] } {
  const notes: string[] = [];
  const reading = (name: 'one' | 'all') => (statement: { name: string }, params: object) => {
    notes.push(`${name} ${statement.name}`);
    return Reflect.apply(store[name], store, [statement, params]);
  };
  const watched: Partial<Record<string, unknown>> = {
    one: reading('one'),
    all: reading('all'),
    transact: (steps: readonly Step[]) => {
      notes.push(`transact ${steps.map((step) => step.statement.name).join(' ')}`);
      return store.transact(steps);
    },
  };
  const proxy = new Proxy(store, {
    get(target, key) {
      if (typeof key === 'string' && watched[key]) return watched[key];
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { store: proxy, notes };
}

forEachDatabase((engine, freshDatabase) => {
  describe(`the pages of an order under attack on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(() => service.stop());

    const open = async (fields: Record<string, unknown> = {}) => {
      const sale = await Sale.open(service, fields);
      return { sale, order: Order.of((await sale.read()).checkout_url) };
    };

    it('nothing that a merchant wrote becomes part of a page', async () => {
      const { sale, order } = await open({
        ...{ customer_email: 'hostile@example.com', customer_name: script, seller_name: script },
        ...{ description: script, reference: `${script}${randomBytes(3).toString('hex')}` },
        return_url: `https://shop.example.com/?a="onmouseover='alert(1)'`,
      });
      const ada = new Visitor(service);
      const pages: Page[] = [await ada.get(order.at()), await ada.get(order.at('code'))];
      pages.push(await ada.post(order.at('sign-in'), { email: script }));
      pages.push(await ada.signIn(order, 'hostile@example.com'));
      await sale.fund();
      await sale.post('accept', { payout });
      await sale.post('deliver', {
        tracking_number: script,
        courier_name: script,
        proof_photo_url: `https://x.example/"onclick='alert(1)'`,
        notes: script,
      });
      for (const name of ['', 'release', 'problem', 'receipt']) pages.push(await ada.get(order.at(name)));
      pages.push(await ada.post(order.at('problem'), { reason: script, text: script, links: script }));
      await ada.post(order.at('problem'), { reason: 'other', text: script });
      pages.push(await ada.get(order.at()));
      for (const { text } of pages) {
        expect(text).not.toMatch(/<script src=\/\/|<img/);
        // Within attributes, too, nothing ends its quotes.
        expect(text).not.toMatch(/"\s*(onclick|onmouseover|onerror)=/);
      }
      expect(pages.at(-1)?.text).toContain('&lt;script src=//evil.example>');
    });

    it('every page keeps others out: no frame, no inline code, no index, no trace elsewhere', async () => {
      const { order } = await open({ customer_email: 'heads@example.com' });
      const ada = new Visitor(service);
      for (const page of [await ada.get(order.at()), await ada.signIn(order, 'heads@example.com')]) {
        const policy = page.headers.get('content-security-policy');
        expect(policy).toMatch(
          /^default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'/,
        );
        expect(policy).toContain("frame-ancestors 'none'; base-uri 'none'");
        expect(policy).not.toContain('unsafe');
        expect(page.headers.get('referrer-policy')).toBe('same-origin');
        expect(page.headers.get('x-robots-tag')).toBe('noindex');
        expect(page.headers.get('cache-control')).toBe('no-store');
        expect(page.headers.get('x-content-type-options')).toBe('nosniff');
        expect(page.text).not.toMatch(/<style|style="|<script>|\bon\w+="|https?:\/\/(?!shop\.example)/);
      }
    });

    it.each([
      ['from another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
      ['from a site beside ours', { 'Sec-Fetch-Site': 'same-site' }],
      ['from nowhere', { Origin: 'null' }],
      ['that does not say from where', { Origin: '' }],
      ['from our own host under another scheme', { Origin: 'https://127.0.0.1' }],
    ])('a form sent %s does nothing', async (_name, heads) => {
      const email = `csrf-${randomBytes(4).toString('hex')}@example.com`;
      const { sale, order } = await open({ customer_email: email });
      const ada = new Visitor(service);
      await ada.signIn(order, email);
      await sale.fund({ amount: 100_000 });
      const before = await sale.read('/timeline');
      for (const name of forms) {
        const fields = { email, code: '000000', amount: '150000', reason: 'other', intention: 'x'.repeat(9) };
        const page = await ada.post(order.at(name), fields, heads);
        expect(page.status, name).toBe(403);
        expect(page.text).toContain('This request came from another site');
        expect(page.headers.getSetCookie()).toEqual([]);
      }
      expect(await sale.read('/timeline')).toEqual(before);
      expect((await ada.get(order.at())).text).toContain('Signed in as');
    });

    it('whoever asks learns nothing of orders and addresses, from no byte and no statement', async () => {
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
      const { deps } = service;
      await Promise.all([deps.worker.stop(), deps.deliverer.stop(), deps.postman.stop()]);
      const kept = deps.services.store;
      const seen: string[] = [];
      for (const [asked, address] of cases) {
        const { store, notes } = noted(kept);
        deps.services.store = store;
        const eve = new Visitor(service);
        const pages = [
          await eve.get(asked.at()),
          await eve.post(asked.at('sign-in'), { email: address }),
          await eve.get(asked.at('code')),
          await eve.post(asked.at('code'), { code: '123456' }),
          await eve.get(asked.at('receipt')),
          await eve.get(asked.at('status')),
          await eve.get(asked.at('stream')),
        ];
        seen.push(JSON.stringify([notes, pages.map((page) => neutral(page, asked))]));
      }
      deps.services.store = kept;
      deps.worker.start();
      deps.deliverer.start();
      deps.postman.start();
      expect(new Set(seen).size).toBe(1);
      expect(seen[0]).toContain('transact sign_in_tally.raise sign_in_tally.raise sign_in.insert job.set');
      expect(seen[0]).toContain('That code is not right');
      expect(seen[0]).not.toMatch(/checkout\.of_customer|checkout\.by/);
    });

    /** A page without what the request itself said, and without what differs by chance. */
    function neutral({ status, headers, text, location }: Page, { reference, key }: Order) {
      const plain = (value: string) =>
        value
          .replaceAll(encodeURIComponent(reference), 'REFERENCE')
          .replaceAll(key === null ? '' : `?key=${key}`, '');
      const kept = [...headers].filter(([name]) => !['date', 'x-request-id', 'location'].includes(name));
      const heads = kept.map(
        ([name, value]) => `${name}: ${value.replace(/browser=\w{32}/, 'browser=TOKEN')}`,
      );
      const lengthless = heads.filter((head) => !head.startsWith('content-length'));
      return { status, heads: lengthless, text: plain(text), location: location && plain(location) };
    }
  });
});
