import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveDispute } from '../../../server/src/features/operator/disputes.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { advance } from '../../harness/test-escrow.js';
import { dispute, entriesOf, fieldIn, openEscrow, submit } from '../seller/visit.js';

forEachDatabase((engine, freshDatabase) => {
  describe(`a buyer who has reported a problem on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    it('takes it back once, reads that the clock runs on, and can report one other', async () => {
      const visit = await openEscrow(service, {}, { withBuyer: true });
      const { escrow: checkout, order, ada, showCheckoutPage, show, bola, place } = visit;
      await dispute(visit);
      await advance(service, { hours: 30 });
      const asked = await ada.get(order.at('withdraw'));
      expect(asked.text).toContain('Your time to check runs on, until about');
      expect(asked.text).toContain('You can report one more with this order, which you cannot cancel.');
      // Only who reported it takes it back.
      const { id } = (await checkout.read()).dispute;
      expect((await bola.get(place.at('withdraw'))).location).toBe(place.at());
      expect((await bola.post(place.at('withdraw'), { dispute: id })).status).toBe(409);
      expect((await ada.post(order.at('withdraw'))).status).toBe(409);

      const taps = await submit(ada, order.at('withdraw'), {}, 3);
      expect(taps.map(({ status, location }) => [status, location])).toEqual(
        taps.map(() => [303, order.at()]),
      );
      const escrow = await checkout.read();
      expect(escrow).toMatchObject({ status: 'funded', dispute: { status: 'resolved' } });
      expect(await entriesOf(visit, 'dispute.resolved')).toMatchObject([
        { actor: 'buyer', via: 'page', data: { outcome: 'withdrawn' } },
      ]);
      expect(await showCheckoutPage()).toContain('It was taken back, and the order goes on.');
      expect(await show()).toContain('It was taken back, and the sale goes on.');
      const form = await ada.get(`${order.at('problem')}&about=damaged`);
      expect(form.text).toContain('You have cancelled a report before.');
      expect(form.text).toMatch(/value="damaged" checked/);
      // A form from before the first report has no warning, so it does not open the last one.
      const stale = { reason: 'damaged', text: 'Again.' };
      const unwarned = await ada.post(order.at('problem'), stale);
      expect([unwarned.status, (await checkout.read()).status]).toEqual([409, 'funded']);
      expect(unwarned.text).toContain('Nothing is reported yet.');
      expect(unwarned.text).toMatch(/You have cancelled a report before\.[\s\S]*>Again\.</);
      const warned = fieldIn(unwarned, 'warned');
      expect((await ada.post(order.at('problem'), { ...stale, warned })).status).toBe(303);
      expect(await showCheckoutPage()).toContain('so you cannot cancel this one');
      expect(await show()).toContain('who cannot cancel it any more');
      expect((await ada.get(order.at('withdraw'))).location).toBe(order.at());
      const second = (await checkout.read()).dispute.id;
      expect((await ada.post(order.at('withdraw'), { dispute: second })).status).toBe(409);
      await advance(service, { hours: 72 });
      expect((await checkout.read()).status).toBe('refunded');
    });

    it('says that the last one is solved, which the shop reported: we decide, and not silence', async () => {
      const visit = await openEscrow(service, {}, { withBuyer: true });
      const { escrow: checkout, order, ada, showCheckoutPage, show } = visit;
      await dispute(visit);
      // One that can be cancelled is cancelled.
      expect((await ada.get(order.at('solved'))).location).toBe(order.at());
      const first = (await checkout.read()).dispute.id;
      expect((await ada.post(order.at('solved'), { dispute: first, text: 'Solved.' })).status).toBe(409);
      await submit(ada, order.at('withdraw'));
      await checkout.post('dispute', { reason: 'other', on_behalf_of: 'buyer' });
      expect(await showCheckoutPage()).toContain('so neither you nor the shop can cancel this one.');
      expect(await show()).toContain('Answer even if it is solved.');

      const asked = await ada.get(order.at('solved'));
      expect(asked.text).toContain('>It is solved between the seller and me.</textarea>');
      const [empty] = await submit(ada, order.at('solved'), { text: ' ' });
      expect([empty?.status, empty?.text.includes('Write that it is solved.')]).toEqual([422, true]);
      const taps = await submit(ada, order.at('solved'), { text: 'A new sleeve came.' }, 3);
      expect(taps.map(({ status }) => status)).toEqual([303, 303, 303]);
      const { id, status, respond_by } = (await checkout.read()).dispute;
      expect({ status, respond_by }).toEqual({ status: 'waiting_for_operator', respond_by: null });
      const { evidence } = (await service.call('GET', `/disputes/${id}`)).body;
      expect(evidence).toMatchObject([{ side: 'buyer', text: 'A new sleeve came.' }]);
      expect(await showCheckoutPage()).toContain('You have said that it is solved.');
      expect(await show()).toContain('The buyer says that it is solved.');
      expect((await ada.get(order.at('solved'))).location).toBe(order.at());

      await advance(service, { hours: 80 });
      expect((await checkout.read()).status).toBe('disputed');
      await resolveDispute(service.deps.services, id, { toSeller: 250_000, reason: 'As both agreed.' });
      expect((await checkout.read()).status).toBe('released');
    });

    it('says as much as a side may, which takes nothing from the other', async () => {
      const visit = await openEscrow(service, {}, { withBuyer: true });
      const { escrow: checkout, order, ada, place, bola } = visit;
      await dispute(visit);
      const { id } = (await checkout.read()).dispute;
      const say = async (text: string) => (await ada.post(order.at('answer'), { dispute: id, text })).status;
      for (let count = 2; count <= 25; count++) expect(await say(`No. ${count}`)).toBe(303);
      expect(await say('One too many.')).toBe(409);
      expect((await ada.get(order.at('answer'))).location).toBe(order.at());
      const [answered] = await submit(bola, place.at('answer'), { text: 'It was whole.' });
      expect(answered?.status).toBe(303);
      expect((await service.call('GET', `/disputes/${id}`)).body.evidence).toHaveLength(26);
    });

    it('hears no link that could run, and reads what the shop says for the seller as such', async () => {
      const visit = await openEscrow(service, {}, { withBuyer: true });
      const { escrow: checkout, showCheckoutPage } = visit;
      await dispute(visit);
      const { id } = (await checkout.read()).dispute;
      const body = { text: '<script>alert(1)</script>', on_behalf_of: 'seller' };
      const headers = { 'Idempotency-Key': `say-${id}` };
      expect((await service.call('POST', `/disputes/${id}/evidence`, { body, headers })).status).toBe(200);
      const text = await showCheckoutPage();
      expect(text).toContain('The shop, for the seller, <time');
      expect(text).toContain('&lt;script>alert(1)&lt;/script>');
      expect(text).not.toContain('<script>alert');
    });

    it('reads of each problem in the words of his side', async () => {
      const words = {
        item_not_received: ['It has not arrived', 'The buyer says that it has not arrived'],
        not_as_described: ['It is not as described', 'The buyer says that it is not as described'],
        wrong_item: ['It is not what was ordered', 'The buyer says that it is not what was ordered'],
        other: ['Something else is wrong', 'The buyer says that something else is wrong'],
      };
      for (const [reason, [own, others]] of Object.entries(words)) {
        const {
          escrow: checkout,
          order,
          ada,
          showCheckoutPage,
          show,
        } = await openEscrow(service, {}, { withBuyer: true });
        await checkout.fund();
        expect((await ada.post(order.at('problem'), { reason })).status).toBe(303);
        expect(await showCheckoutPage()).toContain(`<dd>${own}</dd>`);
        expect(await show()).toContain(`<dd>${others}</dd>`);
        expect(await show()).not.toContain('What was said');
      }
    });
  });
});
