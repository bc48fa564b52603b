import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { advance, payout, proof } from '../../harness/test-escrow.js';
import { entriesOf, fieldIn, openEscrow, type SellerVisit } from '../seller/visit.js';

const hourMs = 3_600_000;

forEachDatabase((engine, freshDatabase) => {
  describe(`the arrival of a parcel, on ${engine}`, { timeout: 120_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    /** The seller sends it on the page and expects it in three days. */
    const sent = async (fields: Record<string, unknown> = {}): Promise<SellerVisit> => {
      const visit = await openEscrow(service, fields, { withBuyer: true });
      const { escrow, bola, place } = visit;
      await escrow.fund();
      await escrow.post('accept', { payout });
      const form = await bola.get(place.at('send'));
      const days = [...form.text.matchAll(/name="arrival" value="(\d{4}-\d\d-\d\d)"/g)].map(([, day]) => day);
      const typed = { ...proof, arrival: 'other', arrival_at: `${days.at(-2)}T10:00` };
      const taps = await Promise.all([1, 2].map(() => bola.post(place.at('send'), typed)));
      expect(taps.map(({ status }) => status)).toEqual([303, 303]);
      return visit;
    };

    const times = async ({ escrow }: SellerVisit) => {
      const { inspection_starts_at: startsAt, auto_release_at: endsAt } = await escrow.read();
      return [Date.parse(startsAt), Date.parse(endsAt)] as const;
    };

    /** Moves the clock past a time, by whole minutes. */
    const passUntil = async (visit: SellerVisit, which: 'start' | 'end', hoursBefore = 0) => {
      const [startsAt, endsAt] = await times(visit);
      const until = (which === 'start' ? startsAt : endsAt) - hoursBefore * hourMs;
      const { body } = await advance(service, { minutes: 1 });
      const minutes = Math.ceil((until - Date.parse(body.now)) / 60_000);
      if (minutes > 0) await advance(service, { minutes });
    };

    const sayNotArrived = async ({ ada, order }: SellerVisit, times = 1) => {
      const extension = fieldIn(await ada.get(order.at()), 'extension');
      return Promise.all(
        Array.from({ length: times }, () => ada.post(order.at('not-arrived'), { extension })),
      );
    };

    it('starts the inspection: expected, late, extended, arrived, inspected, released', async () => {
      const visit = await sent();
      const { escrow, order, ada, showCheckoutPage, show } = visit;
      const [expectedAt, endsAt] = await times(visit);
      expect(endsAt - expectedAt).toBe(24 * hourMs);
      const { seller_delivered_at, dispatch_proof } = await escrow.read();
      expect(expectedAt).toBeGreaterThan(Date.parse(seller_delivered_at) + 48 * hourMs);
      expect(dispatch_proof.expected_arrival_at).toBe(new Date(expectedAt).toISOString());
      expect(await showCheckoutPage()).toContain('On its way to you');
      expect(await show()).toContain('Sent. It is on its way to the buyer');

      await passUntil(visit, 'end', 20);
      expect((await escrow.read()).status).toBe('funded');
      expect(await showCheckoutPage()).toMatch(/Your time to check ends [^<]*\s\(\d+\sh[^)]*\sleft\)/);
      const taps = await sayNotArrived(visit, 3);
      expect(taps.map(({ status, location }) => [status, location])).toEqual(
        taps.map(() => [303, order.at()]),
      );
      expect(await times(visit)).toEqual([expectedAt + 48 * hourMs, endsAt + 48 * hourMs]);
      expect(await show()).toContain('The buyer has said once that it has not arrived yet');
      await advance(service, { hours: 30 });
      expect((await escrow.read()).status).toBe('funded');

      expect((await ada.post(order.at('arrived'))).status).toBe(303);
      const [startedAt, newEnd] = await times(visit);
      expect(newEnd - startedAt).toBe(24 * hourMs);
      expect(startedAt).toBeLessThan(expectedAt + 48 * hourMs);
      expect((await ada.post(order.at('arrived'))).status).toBe(303);
      expect(await times(visit)).toEqual([startedAt, newEnd]);
      const page = await showCheckoutPage();
      expect(page).toContain('You said that it has arrived');
      expect(page).not.toContain('Not arrived yet');
      expect((await ada.post(order.at('not-arrived'), { extension: '2' })).status).toBe(409);

      await advance(service, { hours: 23 });
      expect((await escrow.read()).status).toBe('funded');
      await advance(service, { hours: 2 });
      expect(await escrow.read()).toMatchObject({ status: 'released', amount_released: 250_000 });
      const said = await entriesOf(visit, 'escrow.inspection_changed');
      expect(said).toMatchObject([
        { actor: 'buyer', via: 'page', data: { reason: 'not_arrived', extensions_left: 1 } },
        { actor: 'buyer', via: 'page', data: { reason: 'arrived', extensions_left: 1 } },
      ]);
    });

    it('that never comes leads to a dispute the third time, and silence releases as ever', async () => {
      const visit = await sent();
      const { escrow, order, ada, showCheckoutPage } = visit;
      for (const extension of [1, 2]) {
        await passUntil(visit, 'end', 3);
        const [, endsAt] = await times(visit);
        expect((await sayNotArrived(visit)).map(({ status }) => status)).toEqual([303]);
        expect((await times(visit))[1]).toBe(endsAt + 48 * hourMs);
        // The same form, sent again from a page that has waited, extends nothing.
        expect((await ada.post(order.at('not-arrived'), { extension: `${extension}` })).status).toBe(303);
        expect((await times(visit))[1]).toBe(endsAt + 48 * hourMs);
      }
      await passUntil(visit, 'end', 3);
      const page = await showCheckoutPage();
      expect(page).toContain('It still has not arrived: report it');
      expect(page).not.toContain('Not arrived yet');
      const third = await ada.post(order.at('not-arrived'), { extension: '3' });
      const form = `${order.at('problem')}&about=item_not_received`;
      expect([third.status, third.location]).toEqual([303, form]);
      expect((await ada.get(form)).text).toMatch(/value="item_not_received" checked/);
      const report = { reason: 'item_not_received', text: 'Nothing has come.', links: '' };
      expect((await ada.post(order.at('problem'), report)).status).toBe(303);
      expect(await escrow.read()).toMatchObject({
        status: 'disputed',
        auto_release_at: null,
        dispute: { reason: 'item_not_received', opened_by: 'buyer' },
      });

      const silent = await sent();
      await passUntil(silent, 'end', 1);
      await sayNotArrived(silent);
      await advance(service, { hours: 48 });
      expect((await silent.escrow.read()).status).toBe('funded');
      await advance(service, { hours: 2 });
      expect((await silent.escrow.read()).status).toBe('released');
    });

    it('waits through a dispute that is opened and withdrawn before it', async () => {
      const visit = await sent();
      const { escrow, order, ada } = visit;
      const before = await times(visit);
      const report = { reason: 'other', text: 'No answer.', links: '' };
      expect((await ada.post(order.at('problem'), report)).status).toBe(303);
      await advance(service, { hours: 5 });
      const form = await ada.get(order.at('withdraw'));
      const dispute = fieldIn(form, 'dispute');
      expect((await ada.post(order.at('withdraw'), { dispute })).status).toBe(303);
      expect(await times(visit)).toEqual(before);
      await passUntil(visit, 'end');
      await advance(service, { minutes: 1 });
      expect((await escrow.read()).status).toBe('released');
    });

    it('is said by nobody but the buyer, and by nobody once the time to check is over', async () => {
      const visit = await sent();
      const { escrow, order, bola, ada, place } = visit;
      const before = await times(visit);
      for (const path of ['arrived', 'not-arrived']) {
        expect((await escrow.post(path, { extension: 1 })).status).toBe(404);
        expect((await bola.post(place.at(path), { extension: '1' })).status).toBe(404);
        expect((await bola.post(order.at(path), { extension: '1' })).location).toBe(order.at());
      }
      for (const extension of ['', '0', '2', '1.5', '-1', 'x', '1e0x'])
        expect((await ada.post(order.at('not-arrived'), { extension })).status).toBe(409);
      expect(await times(visit)).toEqual(before);
      await escrow.post('refund');
      expect((await ada.post(order.at('arrived'))).status).toBe(409);
      expect((await ada.post(order.at('not-arrived'), { extension: '1' })).status).toBe(409);
    });

    it('is expected on a day or at a time, which the seller has to name within the bound', async () => {
      const visit = await openEscrow(service);
      const { escrow, bola, place } = visit;
      await escrow.fund();
      await escrow.post('accept', { payout });
      const send = (arrival: string, at = '') =>
        bola.post(place.at('send'), { ...proof, arrival, arrival_at: at });
      const asked = await bola.get(place.at('send'));
      expect(asked.text).toContain('When should it arrive?');
      const wrong: [string, string, string][] = [
        ['other', '', 'Please say at which day'],
        ['tomorrow', '', 'Please say at which day'],
        ['other', '2026-13-45T10:00', 'Please say at which day'],
        ['2020-01-01', '', 'That time is over'],
        ['other', '2999-01-01T10:00', 'Give a time within 14 days'],
      ];
      for (const [arrival, at, said] of wrong) {
        const page = await send(arrival, at);
        expect([page.status, page.text.includes(said)]).toEqual([422, true]);
        expect(page.text).toContain('value="GIG-123"');
      }
      expect((await escrow.read()).seller_delivered_at).toBeNull();
      const tomorrow = /name="arrival" value="([\d-]+)"[^>]*\/>Tomorrow/.exec(asked.text)?.[1] ?? '';
      expect((await send(tomorrow)).status).toBe(303);
      expect((await escrow.read()).inspection_starts_at).toBe(`${tomorrow}T19:00:00.000Z`);
    });
  });
});
