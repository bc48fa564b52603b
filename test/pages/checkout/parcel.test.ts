import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shipment } from '../../../server/src/domain/records.js';
import { loadEscrow } from '../../../server/src/features/checkouts/load.js';
import { trackShipment } from '../../../server/src/features/delivery/track-shipment.js';
import { accountTime } from '../../../server/src/pipeline/context.js';
import { managed } from '../../api/delivery/delivery.js';
import { attachRate, moveParcel, sendParcel } from '../../api/delivery/moved.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, startService } from '../../harness/service.js';
import { proof } from '../../harness/test-escrow.js';
import { fieldIn, openEscrow, type SellerVisit } from '../seller/visit.js';

forEachDatabase((engine, freshDatabase) => {
  describe(`a parcel on both pages, on ${engine}`, { timeout: 60_000 }, () => {
    let service: Service;
    beforeAll(async () => {
      service = await startService(await freshDatabase());
    });
    afterAll(async () => {
      await expectSoundLedger(service);
      await service.stop();
    });

    const sent = async (...statuses: string[]): Promise<SellerVisit> => {
      const visit = await openEscrow(service, managed, { withBuyer: true });
      await sendParcel(service, visit.escrow, ...statuses);
      return visit;
    };

    async function newestParcel({ escrow }: SellerVisit): Promise<Shipment> {
      const aggregate = await loadEscrow(service.deps.services.store, (await escrow.read()).escrow_id);
      if (!aggregate?.shipment) throw new Error('There is no parcel');
      return aggregate.shipment;
    }

    it('is handed over with its label, and followed by links without a referrer', async () => {
      const { escrow, show, showCheckoutPage } = await sent();
      const { delivery_tracking: its } = await escrow.read();
      const [seller, buyer] = [await show(), await showCheckoutPage()];
      const link = (url: string) => `<a href="${url}" target="_blank" rel="noreferrer noopener nofollow">`;
      expect(seller).toContain(link(its.label_url));
      expect(seller).toContain('Within 24 hours');
      for (const page of [seller, buyer]) {
        expect(page).toContain(its.tracking_number);
        expect(page).toContain(link(its.tracking_url));
      }
      expect(buyer).not.toContain(its.label_url);
      expect(buyer).not.toContain('Within 24 hours');
      await moveParcel(service, escrow, 'picked_up');
      expect(await show()).not.toContain(its.label_url);
      expect(await show()).toContain('On its way to the buyer');
      expect(await showCheckoutPage()).toMatch(/Picked up<time dateTime="|Picked up<time datetime="/);
    });

    it.each(['failed', 'cancelled'])(
      'that is %s cannot be confirmed until it is replaced',
      async (status) => {
        const visit = await sent();
        const { escrow, order, ada, showCheckoutPage } = visit;
        const asked = await ada.get(order.at('release'));
        const amount = fieldIn(asked, 'amount');
        expect(amount).toBe('250000');
        await moveParcel(service, escrow, status);
        const page = await showCheckoutPage();
        expect(page).toContain('does not go to the seller');
        expect(page).toContain('You cannot confirm receipt');
        expect(page).toContain(order.at('problem').replaceAll('&', '&amp;'));
        expect(page).not.toContain(order.at('release').replaceAll('&', '&amp;'));
        expect((await ada.get(order.at('release'))).status).toBe(303);
        // A page that was opened before the report still has the button.
        const refused = await ada.post(order.at('release'), { amount });
        expect(refused.status).toBe(409);
        expect(refused.text).toContain('You cannot confirm receipt');
        expect(await escrow.read()).toMatchObject({ amount_held: 250_000, payouts: [] });

        await attachRate(service, escrow, 1);
        await moveParcel(service, escrow, 'booked', 'delivered');
        expect(await showCheckoutPage()).toContain('Delivered. Please check it');
        expect((await ada.post(order.at('release'), { amount })).status).toBe(303);
        expect((await escrow.read()).amount_released).toBe(250_000);
      },
    );

    it('that the carrier brings after its buyer waited longer is there, and nothing else', async () => {
      const { escrow, order, ada, show, showCheckoutPage } = await sent('picked_up');
      await escrow.post('deliver', proof);
      for (const extension of ['1', '2']) await ada.post(order.at('not-arrived'), { extension });
      expect(await showCheckoutPage()).toContain('You said that it has not arrived yet');
      await moveParcel(service, escrow, 'in_transit', 'delivered');
      const [buyer, seller] = [await showCheckoutPage(), await show()];
      expect(buyer).toContain('Delivered. Please check it');
      for (const page of [buyer, seller]) expect(page).not.toMatch(/[Nn]ot arrived|On its way to/);
    });

    it('that another has followed and that comes after all is there: nobody waits for one', async () => {
      const visit = await sent('picked_up', 'failed');
      const { escrow, order, ada, show, showCheckoutPage } = visit;
      const first = await newestParcel(visit);
      await attachRate(service, escrow, 1);
      await moveParcel(service, escrow, 'booked', 'in_transit');
      await escrow.post('deliver');
      await ada.post(order.at('not-arrived'), { extension: '1' });
      const { services } = service.deps;
      await services.sandboxCarriers.move(first.id, 'delivered');
      await trackShipment(services, first, await accountTime(services, first.accountId, 'test'));
      const { auto_release_at, delivery_tracking } = await escrow.read();
      expect(delivery_tracking.status).toBe('in_transit');
      for (const page of [await showCheckoutPage(), await show()])
        expect(page).not.toMatch(/[Nn]ot arrived|It has arrived/);
      for (const [path, fields] of [
        ['not-arrived', { extension: '2' }],
        ['arrived', {}],
      ] as const)
        expect((await ada.post(order.at(path), fields)).status).toBe(409);
      expect((await escrow.read()).auto_release_at).toBe(auto_release_at);
    });

    it('that failed can be reported by its buyer, and its seller is not asked to send it', async () => {
      const { escrow, order, ada, place, bola, show } = await sent('failed');
      expect(await show()).toContain('The parcel was not delivered');
      expect((await bola.get(place.at('send'))).status).toBe(303);
      expect((await bola.post(place.at('send'), proof)).status).toBe(409);
      const report = { reason: 'item_not_received', text: 'Nobody came.', links: '' };
      expect((await ada.post(order.at('problem'), report)).status).toBe(303);
      expect((await escrow.read()).status).toBe('disputed');
    });
  });
});
