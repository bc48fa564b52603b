import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decideEscrow } from '../../../server/src/domain/escrow/decide.js';
import { loadEscrow } from '../../../server/src/features/checkouts/load.js';
import { callFirst } from '../../../server/src/features/delivery/call-carrier.js';
import { aggregatorOf, requestOf } from '../../../server/src/features/delivery/carrier-request.js';
import { record } from '../../../server/src/features/delivery/record-shipment.js';
import { act, operatorContext } from '../../../server/src/features/operator/act.js';
import { accountTime } from '../../../server/src/pipeline/context.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type CarrierSide, carrierSides } from '../../partners/live/carrier-sides.js';
import type { LiveEscrow } from '../../partners/live/shop.js';
import { LiveParcels, statusOf } from './live-parcels.js';

forEachDatabase((engine, freshDatabase) => {
  describe.each(carrierSides)(`two workers and one pickup on ${engine} through %s`, (name, startSide) => {
    let parcels: LiveParcels;
    let carrier: CarrierSide;
    beforeAll(async () => {
      parcels = await LiveParcels.open(await freshDatabase(), startSide);
      ({ carrier } = parcels);
      // The workers of these tests are told when to call.
      await parcels.shop.service.deps.worker.stop();
    });
    afterAll(async () => {
      await expectSoundLedger(parcels.shop.service);
      await parcels.close();
    });

    /** Stores that the pickup is to be booked, and the draft of the aggregator, but no call. */
    async function begun(escrow: LiveEscrow) {
      const { services } = parcels.shop.service.deps;
      const { checkoutId, accountId } = await parcels.shipmentOf(escrow);
      const context = await operatorContext(services, { accountId, mode: 'live' });
      const load = () => loadEscrow(services.store, checkoutId);
      await act(services, context, load, (found) => decideEscrow(found, { command: 'book' }, context));
      const shipment = await parcels.shipmentOf(escrow);
      const request = await requestOf(services, shipment, context);
      const partnerShipmentId = await aggregatorOf(services, shipment).prepare(request);
      if (partnerShipmentId !== null) {
        const command = { command: 'prepared', shipmentId: shipment.id, partnerShipmentId } as const;
        await record(services, shipment, command, context);
      }
      return { shipment: await parcels.shipmentOf(escrow), request, partnerShipmentId };
    }

    test('a call that a restore has taken back is found, though its rate is used', async () => {
      const { services } = parcels.shop.service.deps;
      const escrow = await parcels.delivery.stuck();
      const [bookedBefore, owed] = [carrier.booked(), await parcels.delivery.owed()];
      const { shipment, request, partnerShipmentId } = await begun(escrow);
      await aggregatorOf(services, shipment).book(request, partnerShipmentId);
      const time = await accountTime(services, shipment.accountId, 'live');
      expect(await callFirst(services, shipment, time)).toMatchObject({ outcome: 'done' });
      expect(await statusOf(escrow)).toBe('booked');
      expect([carrier.booked(), await parcels.delivery.owed()]).toEqual([bookedBefore + 1, owed + 350_125]);
    });

    test('the call of one has used the rate, which is no refusal for the other', async () => {
      const { services } = parcels.shop.service.deps;
      const escrow = await parcels.delivery.stuck();
      const [bookedBefore, owed] = [carrier.booked(), await parcels.delivery.owed()];
      const held = carrier.faults.add({ on: carrier.bookRoute, kind: 'hold_after' });
      const first = escrow.post('delivery/retry');
      await held.reached;
      // What another process loaded before the call was stored.
      const stale = { ...(await parcels.shipmentOf(escrow)), calledAt: null, partnerShipmentId: null };
      const time = await accountTime(services, stale.accountId, 'live');
      // One aggregator finds it by its mark; the other knows it by the id of the draft alone.
      const findsByMark = name === 'shipbubble';
      const { outcome } = await callFirst(services, stale, time);
      expect(outcome).toBe(findsByMark ? 'done' : 'retry');
      expect(await statusOf(escrow)).toBe(findsByMark ? 'booked' : 'booking');
      held.release();
      expect((await first).status).toBe(200);
      expect(await statusOf(escrow)).toBe('booked');
      expect([carrier.booked(), await parcels.delivery.owed()]).toEqual([bookedBefore + 1, owed + 350_125]);
    });
  });
});
