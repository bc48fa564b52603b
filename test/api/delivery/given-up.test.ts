import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { unsettledMs } from '../../../server/src/domain/shipment/booking.js';
import { endBooking } from '../../../server/src/features/operator/deliveries.js';
import { beginRestore } from '../../../server/src/features/restores/suspension.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type CarrierSide, carrierSides } from '../../partners/live/carrier-sides.js';
import type { LiveEscrow, LiveShop } from '../../partners/live/shop.js';
import type { LiveDelivery } from './live-delivery.js';
import { LiveParcels, statusOf } from './live-parcels.js';

const price = 350_125;

forEachDatabase((engine, freshDatabase) => {
  describe.each(carrierSides)(`bookings that are given up on ${engine} through %s`, (name, startSide) => {
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
    const waitOut = () => {
      const { timekeeper } = shop.service.deps.services.store;
      timekeeper.raise(timekeeper.now() + unsettledMs);
    };

    const end = async (escrow: LiveEscrow, unanswered = false, noneIsOurs = false) => {
      const { id } = await parcels.shipmentOf(escrow);
      return endBooking(shop.service.deps.services, id, { unanswered, noneIsOurs });
    };

    test('of which the aggregator says nothing clear end only by what was seen there', async () => {
      const { escrow, bookedBefore, owed } = await unknown('cut_before');
      // An answer that nobody foresaw: the aggregator is there, and says neither yes nor no.
      carrier.faults.add({ on: '*', kind: 'unclear_before', times: 1_000 });
      waitOut();
      for (const unanswered of [false, true])
        await expect(end(escrow, unanswered)).rejects.toThrow('use --none-is-ours');
      expect(await statusOf(escrow)).toBe('booking_unknown');
      expect(await end(escrow, false, true)).toMatchObject({ status: 'rate_attached' });
      carrier.faults.clear();
      await shop.runDue();
      expect([carrier.booked(), await delivery.owed()]).toEqual([bookedBefore, owed]);
    });

    test('though the aggregator does not answer leave their escrow to another rate', async () => {
      const { escrow, bookedBefore, owed } = await unknown('cut_before');
      fallSilent();
      await expect(end(escrow, true)).rejects.toThrow('run it again in two minutes');
      waitOut();
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

    test('though they were made after all are paid once by the merchant', async () => {
      const { escrow, bookedBefore, owed } = await unknown('cut_after');
      fallSilent();
      waitOut();
      expect(await end(escrow, true)).toMatchObject({ status: 'rate_attached' });
      carrier.faults.clear();
      await delivery.attach(escrow);
      await shop.runDue();
      expect(await statusOf(escrow)).toBe('booked');
      // One aggregator finds the first by its mark; the other knows it by the id of the draft alone.
      const paid = name === 'shipbubble' ? 1 : 2;
      expect([carrier.booked(), await delivery.owed()]).toEqual([bookedBefore + paid, owed + price]);
    });

    test('that the aggregator has are recorded instead', async () => {
      const { escrow, bookedBefore, owed } = await unknown('cut_after');
      waitOut();
      expect(await end(escrow)).toMatchObject({ status: 'booked' });
      expect([carrier.booked(), await delivery.owed()]).toEqual([bookedBefore + 1, owed + price]);
    });

    test('of an escrow that was refunded meanwhile end as cancelled, and cost nothing', async () => {
      const { escrow, bookedBefore, owed } = await unknown('cut_before');
      expect((await escrow.post('refund')).status).toBe(200);
      fallSilent();
      waitOut();
      for (const noneIsOurs of [false, true])
        await expect(end(escrow, false, noneIsOurs)).rejects.toThrow('silence ends nothing');
      expect(await end(escrow, true)).toMatchObject({ status: 'cancelled', failureReason: null });
      await shop.runDue();
      expect(await statusOf(escrow)).toBe('cancelled');
      expect([carrier.booked(), await delivery.owed()]).toEqual([bookedBefore, owed]);
    });

    test('are not while sends are suspended, since a restore may have taken their call back', async () => {
      // A new process, which calls the aggregator again that was silent.
      await shop.restartAt(parcels.bank);
      await shop.service.deps.worker.stop();
      const { escrow } = await unknown('cut_before');
      waitOut();
      await beginRestore(shop.service.deps.services);
      await expect(end(escrow, true)).rejects.toThrow('Sends are suspended');
      expect(await statusOf(escrow)).toBe('booking_unknown');
    });
  });
});
