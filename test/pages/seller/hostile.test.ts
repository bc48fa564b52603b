import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccount } from '../../../server/src/features/accounts/manage.js';
import { createKey } from '../../../server/src/features/keys/manage.js';
import { forEachDatabase } from '../../harness/databases.js';
import { expectEscaped, expectGuarded, script, strangers } from '../../harness/hostile.js';
import { initiateBody, type Service, segment, startService } from '../../harness/service.js';
import { payout, TestEscrow } from '../../harness/test-escrow.js';
import { type Page, sellerPlace, Visitor } from '../../harness/visitor.js';
import { openEscrow, openedEscrow, titleIn, typed } from './opened.js';

const forms = [
  'sign-in',
  'code',
  'sign-out',
  'accept',
  'decline',
  'account',
  'send',
  'answer',
  'concede',
  'withdraw',
];
const shown = ['', 'accept', 'decline', 'account', 'code'];

forEachDatabase((engine, freshDatabase) => {
  describe(`the seller’s pages under attack on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(() => service.stop());

    it('text from a shop, a buyer or a seller never becomes markup', async () => {
      const email = 'hostile@example.com';
      const { seller, escrow, place } = await openedEscrow(service, email, {
        customer_name: script,
        seller_name: script,
        description: script,
        reference: `${script}${randomBytes(3).toString('hex')}`,
      });
      const pages: Page[] = [await new Visitor(service).post(place.at('sign-in'), { email: script })];
      const visit = async (names: readonly string[]) => {
        for (const name of names) pages.push(await seller.get(place.at(name)));
      };
      await visit(shown);
      pages.push(await seller.post(place.at('decline'), { reason: script.repeat(9) }));
      for (const name of ['accept', 'account']) {
        pages.push(await seller.post(place.at(name), { bank: script, number: script }));
        pages.push(await seller.post(place.at(name), { ...typed, number: script }));
        pages.push(await seller.post(place.at(name), { ...typed, holder: script }));
      }
      await escrow.fund();
      await escrow.post('accept', { payout });
      const typedDelivery = { tracking_number: script, courier_name: script, notes: script };
      pages.push(await seller.post(place.at('send'), { ...typedDelivery, proof_photo_url: script }));
      const proof_photo_url = `https://x.example/"onclick='alert(1)'`;
      expect((await seller.post(place.at('send'), { ...typedDelivery, proof_photo_url })).status).toBe(303);
      await visit(shown);
      const evidence = [`https://x.example/"onclick='alert(1)'`];
      const reported = { reason: 'other', description: script, on_behalf_of: 'buyer', evidence };
      expect((await escrow.post('dispute', reported)).status).toBe(200);
      const { dispute } = await escrow.read();
      pages.push(await seller.post(place.at('answer'), { dispute: dispute.id, text: script, links: script }));
      const links = `https://x.example/"onclick='alert(1)'`;
      await seller.post(place.at('answer'), { dispute: dispute.id, text: script, links });
      await visit(['answer', 'concede', ...shown]);
      const other = await openedEscrow(service, email);
      await other.seller.post(other.place.at('decline'), { reason: script });
      pages.push(await other.seller.get(other.place.at()));
      expectEscaped(pages);
      const disputed = pages.at(-shown.length - 1)?.text ?? '';
      expect(disputed).toContain('A problem was reported');
      expect(disputed.split('&lt;script src=//evil.example>').length).toBeGreaterThan(6);
    });

    it('the name of a shop never becomes markup', async () => {
      const { services } = service.deps;
      const { account } = await createAccount(services, script, 'business');
      const { key } = await createKey(services, account, 'test', 'suite');
      const email = 'named@example.com';
      const body = initiateBody({ seller_email: email });
      await service.call('POST', '/escrow/initiate', { key, body });
      const read = await service.call('GET', `/escrow/${segment(body.reference)}`, { key });
      const place = sellerPlace(read.body.escrow_id);
      const seller = new Visitor(service);
      const pages = [await seller.signIn(place, email)];
      for (const name of shown) pages.push(await seller.get(place.at(name)));
      expect(pages[0]?.text).toContain('&lt;script src=//evil.example>');
      expectEscaped(pages);
    });

    it('a link that runs a script is refused before any page shows it', async () => {
      const escrow = await TestEscrow.funded(service);
      const link = 'javascript:alert(1)';
      const sent = { tracking_number: 'GIG-1', proof_photo_url: link };
      expect((await escrow.post('deliver', sent)).status).toBe(400);
      expect((await escrow.post('dispute', { reason: 'other', evidence: [link] })).status).toBe(400);
    });

    it('every page forbids frames, inline code, indexing and referrers', async () => {
      const { seller, place } = await openedEscrow(service, 'heads@example.com');
      expectGuarded(await new Visitor(service).get(place.at()));
      for (const name of shown) expectGuarded(await seller.get(place.at(name)));
      expectGuarded(await seller.post(place.at('account'), typed));
    });

    it.each(strangers)('a form sent %s does nothing', async (_name, heads) => {
      const email = `csrf-${randomBytes(4).toString('hex')}@example.com`;
      const { escrow, seller, place } = await openedEscrow(service, email);
      const before = await escrow.read('/timeline');
      for (const name of forms) {
        const fields = { email, code: '000000', ...typed, later: 'yes', reason: 'Sold out' };
        const page = await seller.post(place.at(name), fields, heads);
        expect(page.status, name).toBe(403);
        expect(page.text).toContain('This request came from another site');
        expect(page.headers.getSetCookie()).toEqual([]);
      }
      expect(await escrow.read('/timeline')).toEqual(before);
      const saved = await service.call('GET', `/sellers/${encodeURIComponent(email)}`);
      expect(saved.status).toBe(404);
      expect((await seller.get(place.at())).text).toContain('Signed in as');
    });

    it('answers every other method and body, and changes nothing', async () => {
      const { escrow, seller, place } = await openedEscrow(service, 'methods@example.com');
      const { cookies, origin } = seller;
      const session = `session=${cookies.get('session')}`;
      const ask = (method: string, path: string, body: string | null = null, type?: string) =>
        fetch(new URL(path, origin), {
          method,
          body,
          redirect: 'manual',
          headers: { Cookie: session, Origin: origin, ...(type ? { 'Content-Type': type } : {}) },
        });
      for (const name of shown) {
        const answer = await ask('HEAD', place.at(name));
        expect([name, answer.status, await answer.text()]).toEqual([name, 200, '']);
      }
      const urlencoded = 'application/x-www-form-urlencoded';
      const bodies: [name: string, body: string | null, type: string | undefined, status: number][] = [
        ['accept', null, undefined, 422],
        ['account', null, urlencoded, 422],
        ['account', '{"bank":"058","number":"0123456789"}', 'application/json', 422],
        ['accept', `later=yes&number=${'1'.repeat(70_000)}`, urlencoded, 413],
        ['accept', 'later=yes&later=no', urlencoded, 422],
        ['accept', `${'a=1&'.repeat(30)}later=yes`, urlencoded, 400],
        ['decline', `reason=${'%00'.repeat(30_000)}`, urlencoded, 413],
        ['decline', `reason=${'x'.repeat(501)}`, urlencoded, 422],
      ];
      for (const [name, body, type, status] of bodies) {
        const answer = await ask('POST', place.at(name), body, type);
        expect([name, body?.slice(0, 20), answer.status]).toEqual([name, body?.slice(0, 20), status]);
        expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      }
      const id = place.at().slice('/sale/'.length);
      for (const path of [`${place.at()}/release`, `/sale/${id.toUpperCase()}`, '/sale', `/sale/${id}%27`]) {
        expect([path, (await ask('GET', path)).status]).toEqual([path, 404]);
      }
      for (const method of ['PUT', 'DELETE', 'PATCH']) {
        expect((await ask(method, place.at('accept'), 'later=yes', urlencoded)).status).toBe(405);
      }
      expect((await ask('POST', place.at(), 'later=yes', urlencoded)).status).toBe(405);
      expect(await escrow.read()).toMatchObject({ status: 'awaiting_payment', seller_accepted_at: null });
    });

    it('an escrow without a seller has no seller’s page', async () => {
      const { place } = await openEscrow(service, { seller_email: undefined });
      const { seller: eve } = await openedEscrow(service, 'lonely@example.com');
      expect(titleIn(await eve.get(place.at()))).toBe('Sign in to your sale');
      expect((await eve.post(place.at('accept'), { later: 'yes' })).location).toBe(place.at());
    });
  });
});
