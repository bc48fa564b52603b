import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LiveDelivery } from '../../api/delivery/live-delivery.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { ask, startProcess } from '../../harness/server-process.js';
import { type CarrierSide, carrierSides } from '../../partners/live/carrier-sides.js';
import { type PaystackSide, startPaystackSide } from '../../partners/live/paystack-side.js';
import { LiveShop } from '../../partners/live/shop.js';

const price = 350_125;
const minuteMs = 60_000;

forEachDatabase((engine, freshDatabase) => {
  describe.each(carrierSides)(
    `kill -9 while a pickup is booked on ${engine} through %s`,
    (_name, startSide) => {
      let bank: PaystackSide;
      let carrier: CarrierSide;
      let shop: LiveShop;
      let database: string;
      let delivery: LiveDelivery;
      beforeAll(async () => {
        [bank, carrier] = await Promise.all([startPaystackSide(), startSide()]);
        database = await freshDatabase();
        shop = await LiveShop.openWith(carrier.settings, database, bank);
        delivery = new LiveDelivery(shop);
      });
      afterAll(async () => {
        await expectSoundLedger(shop.service);
        await shop.close();
        await carrier.stop();
      });

      it.each([
        ['after the carrier has booked it', 'hold_after', 'at once'],
        ['before the second call arrives, which it does later', 'hold_before', 'late'],
        ['before the second call arrives, which it never does', 'hold_before', 'never'],
      ] as const)(
        '%s, leaves one shipment and one charge',
        { timeout: 120_000 },
        async (_when, kind, arrives) => {
          const escrow = await delivery.stuck();
          const [before, owed] = [carrier.booked(), await delivery.owed()];
          await shop.halt();
          const server = await startProcess(database, shop.settingsOf());
          const held = carrier.faults.add({ on: carrier.bookRoute, kind });
          const path = `/escrow/${escrow.reference}/delivery/retry`;
          const killed = ask(server.url, shop.key, 'POST', path).catch(() => null);
          await server.during(held.reached);
          await server.kill('SIGKILL');
          expect(await killed).toBeNull();
          if (arrives === 'late') {
            held.release();
            await expect.poll(() => carrier.booked(), { timeout: 20_000 }).toBe(before + 1);
          }
          await shop.restartAt(bank);
          const unknown = await escrow.post('delivery/retry');
          if (arrives === 'never')
            expect([unknown.status, unknown.body.code]).toEqual([503, 'partner_unavailable']);
          // Until a call without an answer has no effect any more, and the lease of the dead process is over.
          const statusLater = async () => {
            await shop.pass(minuteMs);
            return (await escrow.read()).delivery_tracking.status;
          };
          await expect.poll(statusLater, { timeout: 60_000 }).toBe('booked');
          expect([carrier.booked(), await delivery.owed()]).toEqual([before + 1, owed + price]);
          expect((await escrow.types()).filter((type) => type === 'delivery.updated')).toHaveLength(1);
        },
      );
    },
  );
});
