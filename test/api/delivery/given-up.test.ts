import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { unsettledMs } from '../../../server/src/domain/shipment/booking.js';
import { endBooking } from '../../../server/src/features/operator/deliveries.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type CarrierSide, carrierSides } from '../../partners/live/carrier-sides.js';
import type { LiveEscrow, LiveShop } from '../../partners/live/shop.js';
import type { LiveDelivery } from './live-delivery.js';
import { LiveParcels, statusOf } from './live-parcels.js';

const price = 350_125;

forEachDatabase((engine, freshDatabase) => {
  describe.each(carrierSides)(`bookings that are given up on ${engine} through %s`, (_name, startSide) => {
    let parcels: LiveParcels;
    let carrier: CarrierSide;
    let shop: LiveShop;
    let delivery: LiveDelivery;
    beforeAll(async () => {
      parcels = await LiveParcels.open(await freshDatabase(), startSide);
      ({ carrier, shop, delivery } = parcels);
      await shop.service.deps.worker.stop();
    });
    afterEach(() => parcels.clear());
    afterAll(async () => {
      await expectSoundLedger(shop.service);
      await parcels.close();
    });

    /** A booking whose call met a fault, so that nobody knows whether it is made. */
    async function unknown(kind: 'cut_before' | 'cut_after') {
      const escrow = await delivery.stuck();
      const [bookedBefore, owed] = [carrier.booked(), await delivery.owed()];
      carrier.faults.add({ on: carrier.bookRoute, kind });
      expect((await escrow.post('delivery/retry')).status).toBe(503);
      expect(await statusOf(escrow)).toBe('booking_unknown');
      return { escrow, bookedBefore, owed };
    }

    const fallSilent = () => carrier.faults.add({ on: '*', kind: 'error_before', times: 1_000 });
    /** Time passes without a worker, which would ask too. */
    const settle = () => {
      const { timekeeper } = shop.service.deps.services.store;
      timekeeper.raise(timekeeper.now() + unsettledMs);
    };

    const end = async (escrow: LiveEscrow, isUnanswered = false) => {
      const { id } = await parcels.shipmentOf(escrow);
      return endBooking(shop.service.deps.services, id, isUnanswered);
    };

    test('though the aggregator does not answer leave their escrow to another rate', async () => {
      const { escrow, bookedBefore, owed } = await unknown('cut_before');
      fallSilent();
      await expect(end(escrow, true)).rejects.toThrow('run it again in two minutes');
      settle();
      expect(await end(escrow, true)).toMatchObject({ status: 'rate_attached', unknownSince: null });
      carrier.faults.clear();
      await shop.runDue();
      const { status, failure_reason } = (await escrow.read()).delivery_tracking;
      expect([status, failure_reason]).toEqual(['rate_attached', expect.stringContaining('gave it up')]);
      expect([carrier.booked(), await delivery.owed()]).toEqual([bookedBefore, owed]);
      await delivery.attach(escrow);
      await shop.runDue();
      expect(await statusOf(escrow)).toBe('booked');
      expect([carrier.booked(), await delivery.owed()]).toEqual([bookedBefore + 1, owed + price]);
      await expect(end(escrow)).rejects.toThrow('It is not being booked');
    });

    test('that the aggregator has are recorded instead', async () => {
      const { escrow, bookedBefore, owed } = await unknown('cut_after');
      settle();
      expect(await end(escrow)).toMatchObject({ status: 'booked' });
      expect([carrier.booked(), await delivery.owed()]).toEqual([bookedBefore + 1, owed + price]);
    });

    test('of a sale that was refunded meanwhile end as cancelled, and cost nothing', async () => {
      const { escrow, bookedBefore, owed } = await unknown('cut_before');
      expect((await escrow.post('refund')).status).toBe(200);
      fallSilent();
      settle();
      await expect(end(escrow)).rejects.toThrow('silence ends nothing');
      expect(await end(escrow, true)).toMatchObject({ status: 'cancelled', failureReason: null });
      await shop.runDue();
      expect(await statusOf(escrow)).toBe('cancelled');
      expect([carrier.booked(), await delivery.owed()]).toEqual([bookedBefore, owed]);
    });
  });
});
