import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { advance, payout, proof } from '../../harness/test-escrow.js';
import { openEscrow, type SellerVisit } from './visit.js';

const typed = { ...proof, courier_name: 'GIG Logistics', notes: 'Left at the <gate>.' };

forEachDatabase((engine, freshDatabase) => {
  describe(`a seller who sends the parcel, on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    const ready = async (fields: Record<string, unknown> = {}): Promise<SellerVisit> => {
      const visit = await openEscrow(service, fields);
      await visit.escrow.fund();
      await visit.escrow.post('accept', { payout });
      return visit;
    };

    it('gives proof, sees the end of the inspection, and is paid automatically', async () => {
      const { escrow: checkout, place, bola, show } = await ready({ release_window_hours: 48 });
      expect(await show()).toContain(`href="${place.at('send')}"`);
      const asked = await bola.get(place.at('send'));
      expect(asked.text).toContain('It runs until about');
      expect(asked.text).toContain('₦2,500.00 goes to you automatically');

      const taps = await Promise.all([1, 2, 3].map(() => bola.post(place.at('send'), typed)));
      expect(taps.map(({ status, location }) => [status, location])).toEqual(
        taps.map(() => [303, place.at()]),
      );
      const escrow = await checkout.read();
      expect(escrow).toMatchObject({ status: 'funded', dispatch_proof: typed });
      const window = Date.parse(escrow.auto_release_at) - Date.parse(escrow.seller_delivered_at);
      expect(window).toBe(48 * 3_600_000);
      const { entries } = await checkout.read('/timeline');
      const recorded = entries.filter(({ type }: { type: string }) => type === 'escrow.delivered');
      expect(recorded).toMatchObject([{ actor: 'seller', via: 'page' }]);
      expect(await show()).toContain('Sent. The buyer checks it');
      expect(await show()).toContain('Left at the &lt;gate>.');

      const other = await bola.post(place.at('send'), { ...typed, tracking_number: 'GIG-9' });
      expect(other.status).toBe(409);
      expect(other.text).toContain('That is not possible any more');
      expect((await bola.get(place.at('send'))).location).toBe(place.at());
      await advance(service, { hours: 49 });
      expect(await checkout.read()).toMatchObject({ status: 'released', amount_released: 250_000 });
      expect(await show()).toContain('The money is yours');
    });

    it('sees errors beside missing or wrong fields, and the input is kept', async () => {
      const { escrow: checkout, place, bola } = await ready();
      const wrong: [Record<string, string>, string, string][] = [
        [{ tracking_number: ' ' }, 'tracking_number', 'Please give the tracking number.'],
        [{ proof_photo_url: '' }, 'photos', 'Please add a photo of the parcel.'],
        [{ proof_photo_url: 'photo.jpg' }, 'proof_photo_url', 'Paste the whole link'],
        [{ proof_photo_url: 'javascript:alert(1)' }, 'proof_photo_url', 'Paste the whole link'],
        [
          { proof_photo_url: `https://a.example/${'x'.repeat(2_000)}` },
          'proof_photo_url',
          'Paste the whole link',
        ],
        [{ tracking_number: 'x'.repeat(201) }, 'tracking_number', 'Give it in at most 200 characters.'],
        [{ courier_name: 'x'.repeat(201) }, 'courier_name', 'Give it in at most 200 characters.'],
        [{ notes: 'x'.repeat(2_001) }, 'notes', 'Say it in at most 2,000 characters.'],
      ];
      for (const [fields, field, said] of wrong) {
        const page = await bola.post(place.at('send'), { ...typed, ...fields });
        expect(page.status).toBe(422);
        expect(page.text).toContain(said);
        expect(page.text.match(/aria-invalid="true"/g)).toHaveLength(1);
        expect(page.text).toContain(`aria-describedby="${field}-hint ${field}-problem"`);
        for (const kept of Object.values({ ...typed, notes: 'Left at the &lt;gate>.', ...fields }))
          expect(page.text).toContain(kept.trim());
      }
      const both = await bola.post(place.at('send'));
      expect(both.text.match(/aria-invalid="true"/g)).toHaveLength(2);
      expect((await checkout.read()).seller_delivered_at).toBeNull();
    });

    it('cannot send before payment or acceptance, or what a carrier delivers', async () => {
      const unpaid = await openEscrow(service);
      await unpaid.escrow.post('accept', { payout });
      const unaccepted = await openEscrow(service);
      await unaccepted.escrow.fund();
      const managed = await ready({ delivery_mode: 'managed' });
      expect(await managed.show()).toContain('The delivery is arranged for you');
      for (const { escrow: checkout, place, bola, show } of [unpaid, unaccepted, managed]) {
        expect(await show()).not.toContain(place.at('send'));
        expect((await bola.get(place.at('send'))).location).toBe(place.at());
        expect((await bola.post(place.at('send'), typed)).status).toBe(409);
        expect((await bola.post(place.at('send'), { notes: 'x' })).status).toBe(409);
        expect((await checkout.read()).seller_delivered_at).toBeNull();
      }
    });
  });
});
