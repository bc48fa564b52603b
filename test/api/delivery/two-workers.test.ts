import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callFirst } from '../../../server/src/features/delivery/call-carrier.js';
import { accountTime } from '../../../server/src/pipeline/context.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type CarrierSide, carrierSides } from '../../partners/live/carrier-sides.js';
import { LiveParcels, statusOf } from './live-parcels.js';

forEachDatabase((engine, freshDatabase) => {
  describe.each(carrierSides)(`two workers and one pickup on ${engine} through %s`, (_name, startSide) => {
    let parcels: LiveParcels;
    let carrier: CarrierSide;
    beforeAll(async () => {
      parcels = await LiveParcels.open(await freshDatabase(), startSide);
      ({ carrier } = parcels);
    });
    afterAll(async () => {
      await expectSoundLedger(parcels.shop.service);
      await parcels.close();
    });

    test('the call of one has used the rate, which is no refusal for the other', async () => {
      const { services } = parcels.shop.service.deps;
      const escrow = await parcels.delivery.stuck();
      const [bookedBefore, owed] = [carrier.booked(), await parcels.delivery.owed()];
      const held = carrier.faults.add({ on: carrier.bookRoute, kind: 'hold_after' });
      const first = escrow.post('delivery/retry');
      await held.reached;
      // What another process loaded before the call was stored.
      const stale = { ...(await parcels.shipmentOf(escrow)), calledAt: null };
      const time = await accountTime(services, stale.accountId, 'live');
      const second = await callFirst(services, stale, time).catch(({ name }) => name);
      expect(second).not.toMatchObject({ outcome: 'done' });
      expect(await statusOf(escrow)).toBe('booking');
      held.release();
      expect((await first).status).toBe(200);
      expect(await statusOf(escrow)).toBe('booked');
      expect([carrier.booked(), await parcels.delivery.owed()]).toEqual([bookedBefore + 1, owed + 350_125]);
    });
  });
});
