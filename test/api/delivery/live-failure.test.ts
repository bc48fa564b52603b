import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { decideEscrow } from '../../../server/src/domain/escrow/decide.js';
import { loadEscrow } from '../../../server/src/features/checkouts/load.js';
import { act, operatorContext } from '../../../server/src/features/operator/act.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { proof } from '../../harness/test-escrow.js';
import { type CarrierSide, carrierSides } from '../../partners/live/carrier-sides.js';
import type { LiveEscrow, LiveShop } from '../../partners/live/shop.js';
import type { LiveDelivery } from './live-delivery.js';
import { LiveParcels, soon, standingOf, statusOf } from './live-parcels.js';

forEachDatabase((engine, freshDatabase) => {
  describe.each(carrierSides)(`live parcels that fail on ${engine} through %s`, (_name, startSide) => {
    let parcels: LiveParcels;
    let carrier: CarrierSide;
    let shop: LiveShop;
    let delivery: LiveDelivery;
    beforeAll(async () => {
      parcels = await LiveParcels.open(await freshDatabase(), startSide);
      ({ carrier, shop, delivery } = parcels);
    });
    afterEach(() => parcels.clear());
    afterAll(async () => {
      await expectSoundLedger(shop.service);
      await parcels.close();
    });

    /** What the operator does after they have asked the carrier and the buyer. */
    async function clear(escrow: LiveEscrow): Promise<void> {
      const { services } = shop.service.deps;
      const { checkoutId, accountId } = await parcels.shipmentOf(escrow);
      const context = await operatorContext(services, { accountId, mode: 'live' });
      const load = () => loadEscrow(services.store, checkoutId);
      await act(services, context, load, (found) =>
        decideEscrow(found, { command: 'clear_delivery' }, context),
      );
    }

    test.each<[string, (escrow: LiveEscrow) => Promise<unknown>]>([
      [
        'another booking',
        async (escrow) => {
          await delivery.attach(escrow);
          await shop.runDue();
          await parcels.untilBooked(escrow);
        },
      ],
      ['a proof', (escrow) => escrow.post('deliver', proof)],
      ['the operator', clear],
    ])('that failed block the release until they are cleared by %s', async (_by, clearing) => {
      const escrow = await parcels.moved('picked_up');
      expect((await escrow.post('deliver')).body.code).toBeUndefined();
      const owed = await delivery.owed();
      await parcels.move('failed');
      const { blocked_by, auto_release_at, delivery_tracking } = await escrow.read();
      expect([blocked_by, auto_release_at, delivery_tracking.status]).toEqual([
        ['delivery_failed'],
        null,
        'failed',
      ]);
      // The parcel was carried.
      expect(await delivery.owed()).toBe(owed);
      expect((await escrow.post('release')).body.code).toBe('delivery_failed');
      await clearing(escrow);
      const released = await escrow.post('release');
      expect([released.status, released.body.status]).toEqual([200, 'released']);
    });

    async function followed() {
      const owed = await delivery.owed();
      const escrow = await parcels.moved('picked_up', 'failed');
      const first = carrier.parcels().at(-1) ?? '';
      const carried = await delivery.owed();
      await delivery.attach(escrow);
      await shop.runDue();
      await parcels.untilBooked(escrow);
      return { escrow, first, owed, carried };
    }

    test('that another one has followed move nothing on their way', async () => {
      const { escrow, first } = await followed();
      const state = await standingOf(escrow);
      carrier.move('in_transit', first);
      await carrier.notifier.deliverWaiting();
      await parcels.applied();
      expect(await standingOf(escrow)).toEqual(state);
    });

    test('that arrive though another one has followed count, and end the pickup that followed', async () => {
      const { escrow, first, owed, carried } = await followed();
      expect(carried).toBeGreaterThan(owed);
      carrier.move('delivered', first);
      await carrier.notifier.deliverWaiting();
      await parcels.applied();
      await shop.runDue();
      await expect.poll(() => statusOf(escrow), soon).toBe('cancelled');
      const { seller_delivered_at, dispatch_proof, blocked_by, auto_release_at } = await escrow.read();
      expect([seller_delivered_at, auto_release_at]).not.toContain(null);
      expect([dispatch_proof.courier_name, blocked_by]).toEqual([expect.any(String), []]);
      expect(await escrow.types()).toContain('escrow.delivered');
      // The first parcel was carried; the second was never picked up.
      expect(await delivery.owed()).toBe(carried);
    });

    test('that the carrier cancels before the pickup cost nothing, and block the release', async () => {
      const owed = await delivery.owed();
      const escrow = await parcels.booked();
      carrier.cancelByCarrier();
      await carrier.notifier.deliverWaiting();
      await parcels.applied();
      const { blocked_by, delivery_tracking } = await escrow.read();
      expect([delivery_tracking.status, blocked_by]).toEqual(['cancelled', ['delivery_failed']]);
      expect(await delivery.owed()).toBe(owed);
    });
  });
});
