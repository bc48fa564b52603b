import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../harness/databases.js';
import { askEach, type Question } from '../../harness/hostile.js';
import { openLive, waitingCode } from '../../harness/live-escrow.js';
import { type Service, startService } from '../../harness/service.js';
import { TestCharge } from '../../harness/test-charge.js';
import {
  codeMails,
  codesDecided,
  newestCode,
  Order,
  type Place,
  sellerPlace,
  Visitor,
} from '../../harness/visitor.js';
import { openEscrow, openedEscrow, titleIn } from './opened.js';

const right = 'Do you want this sale?';
const signIn = 'Sign in to your sale';
const everyPage = ['', 'accept', 'decline', 'account', 'send', 'answer', 'concede', 'status', 'stream'];
const everyForm = ['accept', 'decline', 'account', 'send', 'answer', 'concede', 'withdraw'];

forEachDatabase((engine, freshDatabase) => {
  describe(`signing in to the seller’s page on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(() => service.stop());

    /** Requests a code for the seller's page; returns the visitor and the code. */
    const asking = async (email: string, as = email) => {
      const { place } = await openEscrow(service, { seller_email: email });
      const visitor = new Visitor(service);
      expect((await visitor.post(place.at('sign-in'), { email: as })).location).toBe(place.at('code'));
      return { place, visitor, enter: (code: string) => visitor.post(place.at('code'), { code }) };
    };

    const expectKeptOut = async (visitor: Visitor, place: Place) => {
      for (const name of everyPage) {
        const page = await visitor.get(place.at(name));
        expect(page.text, name).not.toMatch(/Red shoes|₦|ORD-|@example\.com(?!, and that|<)/);
      }
      for (const name of everyForm) {
        const page = await visitor.post(place.at(name), { bank: '058', number: '0123456789', later: 'yes' });
        expect(page, name).toMatchObject({ status: 303, location: place.at() });
      }
    };

    it('sends no code to another address, for which no code works', async () => {
      const before = (await codeMails(service)).length;
      const { place, visitor, enter } = await asking('one@example.com', 'stranger@example.com');
      expect(await codeMails(service)).toHaveLength(before);
      expect((await enter('000000')).text).toContain('That code is not right');
      await expectKeptOut(visitor, place);
    });

    it('takes five attempts at a code, after which the right one is refused too', async () => {
      const { place, visitor, enter } = await asking('tries@example.com');
      const code = await newestCode(service);
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
      const pages = await Promise.all(Array.from({ length: 7 }, () => enter(wrong)));
      expect(pages.filter(({ text }) => text.includes('That code is not right'))).toHaveLength(5);
      expect((await enter(code)).text).toContain('Too many tries at that code');
      expect(titleIn(await visitor.get(place.at()))).toBe(signIn);
    });

    it('refuses a used or expired code, and one that another browser requested', async () => {
      const { visitor, enter, place } = await asking('codes@example.com');
      const code = await newestCode(service);
      const other = await new Visitor(service).post(place.at('code'), { code });
      expect(other.text).toContain('This browser has not asked for a code');
      const kept = visitor.cookies.get('browser') ?? '';
      expect(await enter(code)).toMatchObject({ status: 303, location: place.at() });
      visitor.cookies.set('browser', kept);
      expect((await enter(code)).text).toContain('no longer valid');

      const old = await asking('codes@example.com');
      const second = await newestCode(service);
      const { clock } = service.deps.services;
      service.deps.services.clock = { now: () => clock.now() + 10 * 60_000 };
      expect((await old.enter(second)).text).toContain('no longer valid');
      service.deps.services.clock = clock;
    });

    it('opens again for its seller only, even when the escrow is final', async () => {
      const {
        escrow: checkout,
        place,
        seller,
      } = await openedEscrow(service, 'link@example.com', {
        description: 'Red shoes',
      });
      expect(titleIn(await seller.get(place.at()))).toBe(right);
      await checkout.post('cancel');
      expect(titleIn(await seller.get(place.at()))).toBe('This sale was cancelled');
      const second = new Visitor(service);
      expect(titleIn(await second.get(place.at()))).toBe(signIn);
      await expectKeptOut(second, place);
      expect(titleIn(await second.signIn(place, 'link@example.com'))).toBe('This sale was cancelled');
    });

    it('shows and does nothing for another seller, nor with the link of another escrow', async () => {
      const { escrow: checkout, place } = await openEscrow(service, { description: 'Red shoes' });
      const { seller: eve } = await openedEscrow(service, 'eve@example.com');
      expect((await eve.get(place.at())).text).toContain('that address opens no sale here');
      await expectKeptOut(eve, place);
      expect(await checkout.read()).toMatchObject({ status: 'awaiting_payment', seller_accepted_at: null });
      // A code sent for one escrow opens no escrow of another seller.
      await codesDecided(service);
      await eve.post(place.at('sign-in'), { email: 'eve@example.com' });
      expect((await eve.post(place.at('code'), { code: '123456' })).status).toBe(403);
    });

    it("keeps the buyer out of the seller's page, and the seller out of the buyer's", async () => {
      const {
        escrow: checkout,
        place,
        seller,
      } = await openedEscrow(service, 'seller-of@example.com', {
        customer_email: 'buyer-of@example.com',
        description: 'Red shoes',
      });
      const order = Order.of((await checkout.read()).checkout_url);
      const buyer = new Visitor(service);
      expect(titleIn(await buyer.signIn(order, 'buyer-of@example.com'))).toBe('Pay ₦2,500 by bank transfer');
      expect(titleIn(await buyer.get(place.at()))).toBe(signIn);
      await expectKeptOut(buyer, place);
      const shown = await seller.get(order.at());
      expect(titleIn(shown)).toBe('Sign in to your order');
      expect(shown.text).not.toContain('Red shoes');
      const { status, location } = await seller.post(order.at('release'), { amount: '250000' });
      expect({ status, location }).toEqual({ status: 303, location: order.at() });
      expect(await checkout.read()).toMatchObject({ status: 'awaiting_payment', seller_accepted_at: null });
    });

    it('opens escrows of its own mode only', async () => {
      const email = 'modes@example.com';
      const { place, seller: tester } = await openedEscrow(service, email);
      const live = await openLive(service, { sellerEmail: email });
      const livePlace = sellerPlace(live.id);
      expect(titleIn(await tester.get(livePlace.at()))).toBe(signIn);
      await expectKeptOut(tester, livePlace);

      const bola = new Visitor(service);
      await bola.post(livePlace.at('sign-in'), { email });
      await bola.post(livePlace.at('code'), { code: await waitingCode(service) });
      const shown = await bola.get(livePlace.at());
      expect(shown.text).toContain('₦555.00');
      expect(shown.text).not.toContain('Test mode');
      expect(titleIn(await bola.get(place.at()))).toBe(signIn);
      await expectKeptOut(bola, place);
    });

    it('never adopts the session cookie of a browser, and ends its previous session', async () => {
      const { place, visitor, enter } = await asking('fixed@example.com');
      const planted = 'plantedplantedplantedplanted0000';
      visitor.cookies.set('session', planted);
      await enter(await newestCode(service));
      const first = visitor.cookies.get('session') ?? '';
      expect(first).not.toBe(planted);
      expect(titleIn(await visitor.signIn(place, 'fixed@example.com'))).toBe(right);
      const thief = new Visitor(service);
      for (const token of [first, planted]) {
        thief.cookies.set('session', token);
        expect(titleIn(await thief.get(place.at()))).toBe(signIn);
      }
    });

    it('tells a stranger nothing of escrows and addresses, by no byte and no statement', async () => {
      const email = 'hidden@example.com';
      const { escrow: checkout } = await openEscrow(service, { seller_email: email });
      const own = (await openEscrow(service, { seller_email: undefined })).escrow;
      const charge = await TestCharge.open(service);
      const live = await openLive(service, { sellerEmail: email });
      const closed = (await openEscrow(service, { seller_email: email })).escrow;
      await closed.post('cancel');
      const ids: [id: string, email: string][] = [
        [(await checkout.read()).escrow_id, email],
        [(await checkout.read()).escrow_id, 'nobody@example.com'],
        [(await closed.read()).escrow_id, email],
        [(await own.read()).escrow_id, email],
        [(await charge.read()).charge_id, email],
        [live.id, email],
        ['0198d3a1-7c11-7a55-9d11-00c0ffee0000', email],
      ];
      const questions = ids.map(([id, address]): Question => {
        return { place: sellerPlace(id), email: address, said: [id] };
      });
      const seen = await askEach(service, questions, everyForm);
      expect(new Set(seen).size).toBe(1);
      const counts = 'sign_in_counter.raise '.repeat(4);
      expect(seen[0]).toContain(`transact ${counts}sign_in.insert job.set`);
      expect(seen[0]).toContain('That code is not right');
      expect(seen[0]).not.toMatch(/checkout\.of_seller|checkout\.by/);
    });
  });
});
