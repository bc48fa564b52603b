import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveDispute } from '../../../server/src/features/operator/disputes.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { progressIn } from '../../harness/progress.js';
import { type Service, startService } from '../../harness/service.js';
import { advance, payout } from '../../harness/test-escrow.js';
import { dispute, entriesOf, openEscrow, submit } from './visit.js';

forEachDatabase((engine, freshDatabase) => {
  describe(`a problem between buyer and seller on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    const disputed = async () => {
      const visit = await openEscrow(service, {}, { withBuyer: true });
      await dispute(visit);
      return visit;
    };

    it('is answered by the seller, then by the buyer; both see every statement', async () => {
      const visit = await disputed();
      const { escrow, place, bola, show, order, ada, showCheckoutPage } = visit;
      const seen = await show();
      expect(seen).toContain('The buyer says that it is damaged');
      expect(seen).toContain('Torn at &lt;b>one end&lt;/b>.');
      expect(seen).toContain(
        '<a href="https://a.example/1" target="_blank" rel="noreferrer noopener nofollow">',
      );
      expect(seen).toMatch(/Please answer by .*all of the money goes back to the buyer\./);
      expect((await escrow.read()).dispute.status).toBe('waiting_for_seller');

      const said = { text: 'It was whole.\r\nSee the photo.', links: 'https://b.example/2\r\n' };
      const taps = await submit(bola, place.at('answer'), said, 3);
      expect(taps.map(({ status, location }) => [status, location])).toEqual(
        taps.map(() => [303, place.at()]),
      );
      const { dispute: answered } = await escrow.read();
      expect(answered).toMatchObject({ status: 'waiting_for_operator', respond_by: null });
      // The mark changes for a statement of the other side, though it is no event.
      const mark = async () => (await bola.get(place.at('status'))).text;
      const before = await mark();
      await submit(ada, order.at('answer'), { text: 'It was not.', links: '' }, 2);
      expect(await mark()).not.toBe(before);
      const { body } = await service.call('GET', `/disputes/${answered.id}`);
      expect(
        body.evidence.map(({ side, text, links }: Record<string, unknown>) => [side, text, links]),
      ).toEqual([
        ['buyer', 'Torn at <b>one end</b>.', ['https://a.example/1']],
        ['seller', 'It was whole.\nSee the photo.', ['https://b.example/2']],
        ['buyer', 'It was not.', []],
      ]);
      for (const [text, speakers] of [
        [await show(), ['The buyer', 'You', 'The buyer']],
        [await showCheckoutPage(), ['You', 'The seller', 'You']],
      ] as const) {
        expect([...text.matchAll(/<article><p class="soft">([^,]*),/g)].map(([, who]) => who)).toEqual(
          speakers,
        );
        expect(text).toContain('We look at what both sides say and decide.');
        for (const line of ['It was whole.', 'https://b.example/2', 'It was not.'])
          expect(text).toContain(line);
      }
    });

    it('names the wrong field of an answer, and keeps the input', async () => {
      const { escrow, place, bola, order, ada } = await disputed();
      const wrong: [Record<string, string>, string][] = [
        [{ text: ' ', links: '' }, 'Write something, or give a link.'],
        [{ text: 'x'.repeat(2_001) }, 'Say it in at most 2,000 characters.'],
        [{ links: 'javascript:alert(1)' }, 'Give at most 10 links'],
        [{ links: 'http://a.example/1' }, 'Give at most 10 links'],
        [{ links: 'https://a.example\n'.repeat(11) }, 'Give at most 10 links'],
      ];
      for (const [visitor, path] of [
        [bola, place.at('answer')],
        [ada, order.at('answer')],
      ] as const) {
        for (const [fields, problem] of wrong) {
          const [page] = await submit(visitor, path, { text: 'kept', ...fields });
          expect(page?.status).toBe(422);
          expect(page?.text).toContain(problem);
          expect(page?.text).toContain((fields.text ?? 'kept').trim());
        }
      }
      expect((await escrow.read()).dispute.status).toBe('waiting_for_seller');
    });

    it('the seller concedes, with the amount that they have confirmed', async () => {
      const visit = await disputed();
      const { escrow, place, bola, show, showCheckoutPage } = visit;
      const asked = await bola.get(place.at('concede'));
      expect(asked.text).toContain('Yes, give ₦2,500.00 back');
      const [other] = await submit(bola, place.at('concede'), { amount: '240000' });
      expect(other?.status).toBe(409);
      expect(other?.text).toContain('The amount has changed since you looked.');
      expect((await submit(bola, place.at('concede'), { amount: '' }))[0]?.status).toBe(409);
      expect((await escrow.read()).amount_held).toBe(250_000);

      const taps = await submit(bola, place.at('concede'), {}, 3);
      expect(taps.map(({ status }) => status)).toEqual([303, 303, 303]);
      const { status, amount_refunded, refunds, dispute: ended } = await escrow.read();
      expect({ status, amount_refunded }).toEqual({ status: 'refunded', amount_refunded: 250_000 });
      expect(refunds).toHaveLength(1);
      const { body } = await service.call('GET', `/disputes/${ended.id}`);
      expect(body).toMatchObject({ status: 'resolved', outcome: 'conceded', amount_to_seller: 0 });
      expect(await entriesOf(visit, 'dispute.resolved')).toMatchObject([
        { actor: 'seller', via: 'page', data: { outcome: 'conceded', refunded_amount: 250_000 } },
      ]);
      expect(await show()).toContain('The money goes back to the buyer: ₦2,500.00.');
      expect(progressIn(await show()).slice(-4)).toEqual([
        'A problem was reported, by the buyer',
        'The problem is solved, The money goes back to the buyer',
        '₦2,500.00 goes back to the buyer, by you',
        '...₦2,500.00 arrives in the account it came from',
      ]);
      expect(await showCheckoutPage()).toContain('The seller gives the money back: ₦2,500.00 goes to you.');
      expect((await bola.get(place.at('answer'))).location).toBe(place.at());
    });

    it('no answer refunds everything, and both see why', async () => {
      const visit = await disputed();
      const { escrow, show, showCheckoutPage } = visit;
      await advance(service, { hours: 73 });
      expect(await escrow.read()).toMatchObject({ status: 'refunded', dispute: { status: 'resolved' } });
      expect(await show()).toContain('There was no answer in time, so ₦2,500.00 goes back to the buyer.');
      expect(await showCheckoutPage()).toContain(
        'The seller did not answer in time, so ₦2,500.00 goes back to you.',
      );
    });

    it('is decided by the operator, with both amounts', async () => {
      const { escrow, place, bola, show, order, ada, showCheckoutPage } = await disputed();
      await submit(bola, place.at('answer'), { text: 'It was whole.' });
      const { dispute } = await escrow.read();
      expect(progressIn(await showCheckoutPage()).slice(-3)).toEqual([
        'You reported a problem',
        '...The problem is solved',
        '...The seller is paid, or you get your money back',
      ]);
      await resolveDispute(service.deps.services, dispute.id, {
        toSeller: 100_000,
        reason: 'The photos show a stain.',
      });
      expect((await escrow.read()).status).toBe('released');
      const rows = (text: string) =>
        [...text.matchAll(/<dt>((?:To|Back to) [^<]*)<\/dt><dd>([^<]*)/g)].map(([, name, value]) => [
          name,
          value,
        ]);
      expect(rows(await show())).toEqual([
        ['To you', '₦1,000.00'],
        ['Back to the buyer', '₦1,500.00'],
      ]);
      const theirs = await showCheckoutPage();
      expect(rows(theirs)).toEqual([
        ['To the seller', '₦1,000.00'],
        ['Back to you', '₦1,500.00'],
      ]);
      for (const text of [await show(), theirs]) {
        expect(text).toContain('Settled. A part of the money is yours');
        expect(text).toContain('The photos show a stain.');
      }
      await advance(service, { minutes: 5 });
      expect(progressIn(await showCheckoutPage()).slice(-5)).toEqual([
        'You reported a problem',
        'The problem is solved, We decided',
        '₦1,500.00 goes back to you, by us',
        'Released to the seller',
        '₦1,500.00 was paid back',
      ]);
      expect(await showCheckoutPage()).toMatch(/₦1,500.00 was paid back to the account it came from: [a-z]/);
      expect(await showCheckoutPage()).toMatch(/Session ID<\/span><span class="session">\w+/);
      for (const [visitor, at] of [
        [bola, place],
        [ada, order],
      ] as const) {
        for (const name of ['answer', 'withdraw', 'concede']) {
          const page = await visitor.post(at.at(name), { text: 'late', dispute: 'x', amount: '250000' });
          expect([404, 409]).toContain(page.status);
        }
      }
    });

    it('the seller can withdraw what the shop opened for them, and cannot open another', async () => {
      const visit = await openEscrow(service, {}, { withBuyer: true });
      const { escrow, place, bola, show, order, ada, showCheckoutPage } = visit;
      await escrow.fund();
      await escrow.post('accept', { payout });
      const opening = { reason: 'other', description: 'He asks for more.', on_behalf_of: 'seller' };
      expect((await escrow.post('dispute', opening)).status).toBe(200);
      expect(await show()).toContain('The shop reports for you that something else is wrong');
      expect(await showCheckoutPage()).toContain(
        'The shop reports for the seller that something else is wrong',
      );
      expect((await ada.get(order.at('withdraw'))).location).toBe(order.at());
      const id = (await escrow.read()).dispute.id;
      expect((await ada.post(order.at('withdraw'), { dispute: id })).status).toBe(409);

      const taps = await submit(bola, place.at('withdraw'), {}, 2);
      expect(taps.map(({ status }) => status)).toEqual([303, 303]);
      expect(await escrow.read()).toMatchObject({ status: 'funded', dispute: { status: 'resolved' } });
      expect(await entriesOf(visit, 'dispute.resolved')).toMatchObject([
        { actor: 'seller', via: 'page', data: { outcome: 'withdrawn' } },
      ]);
      expect(await show()).toContain('It was taken back, and the sale goes on.');
    });

    it('a form of one dispute never changes a later one', async () => {
      const { escrow, place, bola, order, ada } = await disputed();
      const first = (await escrow.read()).dispute.id;
      await submit(ada, order.at('withdraw'));
      const opening = { reason: 'other', description: 'Mine now.', on_behalf_of: 'seller' };
      expect((await escrow.post('dispute', opening)).status).toBe(200);
      const late = { dispute: first, text: 'To the first.', amount: '250000' };
      for (const name of ['answer', 'withdraw', 'concede'])
        expect((await bola.post(place.at(name), late)).status).toBe(409);
      expect(await escrow.read()).toMatchObject({ status: 'disputed', dispute: { opened_by: 'seller' } });
    });

    it('cannot be changed at the other side’s address, nor by a stranger', async () => {
      const { escrow, place, bola, order, ada } = await disputed();
      const { id } = (await escrow.read()).dispute;
      const fields = { dispute: id, text: 'Not mine.', amount: '250000' };
      for (const name of ['answer', 'withdraw', 'concede', 'send', 'accept', 'decline', 'account']) {
        for (const page of [await ada.get(place.at(name)), await ada.post(place.at(name), fields)])
          expect([page.status, page.location]).toEqual([303, place.at()]);
      }
      for (const name of ['answer', 'withdraw', 'release', 'problem']) {
        for (const page of [await bola.get(order.at(name)), await bola.post(order.at(name), fields)])
          expect([page.status, page.location]).toEqual([303, order.at()]);
      }
      const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
      for (const name of ['answer', 'concede', 'withdraw', 'send'])
        expect((await bola.post(place.at(name), fields, foreign)).status).toBe(403);
      expect((await escrow.read()).dispute).toMatchObject({ id, status: 'waiting_for_seller' });
    });
  });
});
