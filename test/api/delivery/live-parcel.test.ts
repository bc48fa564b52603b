import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { anyRows } from '../../../server/src/adapters/store/statement.js';
import { setNextParcelPoll } from '../../../server/src/features/delivery/shipment-queries.js';
import { sweepPolls } from '../../../server/src/jobs/sweep.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import type { Notification } from '../../partners/fakes/notifier.js';
import { type CarrierSide, carrierSides } from '../../partners/live/carrier-sides.js';
import type { PaystackSide } from '../../partners/live/paystack-side.js';
import type { LiveEscrow, LiveShop } from '../../partners/live/shop.js';
import { LiveDelivery } from './live-delivery.js';
import { LiveParcels, soon, standingOf, stateOf, statusOf } from './live-parcels.js';

const hourMs = 3_600_000;
/** After its last question about a shipment that nobody knows, a notification is put away. */
const putAwayMs = 10 * 60_000;
const replays = 1_000;
const atOnce = 50;

forEachDatabase((engine, freshDatabase) => {
  describe.each(carrierSides)(`live parcels on ${engine} through %s`, (_name, startSide) => {
    let parcels: LiveParcels;
    let bank: PaystackSide;
    let carrier: CarrierSide;
    let shop: LiveShop;
    beforeAll(async () => {
      parcels = await LiveParcels.open(await freshDatabase(), startSide);
      ({ bank, carrier, shop } = parcels);
    });
    afterEach(() => parcels.clear());
    afterAll(async () => {
      await expectSoundLedger(shop.service);
      await parcels.close();
    });

    test('are followed to the door, which starts the inspection and pays nothing', async () => {
      const escrow = await parcels.booked();
      const transfers = bank.transfers().length;
      for (const to of ['picked_up', 'in_transit'] as const) {
        await parcels.move(to);
        expect(await statusOf(escrow)).toBe(to);
        expect((await escrow.read()).seller_delivered_at).toBeNull();
      }
      await parcels.move('delivered');
      const { status, seller_delivered_at, auto_release_at, dispatch_proof, amount_held } =
        await escrow.read();
      expect([status, amount_held]).toEqual(['funded', 250_000]);
      expect(Date.parse(auto_release_at) - Date.parse(seller_delivered_at)).toBe(24 * hourMs);
      expect(dispatch_proof).toMatchObject({ courier_name: 'Harmattan Express', proof_photo_url: null });
      const types = await escrow.types();
      expect(types.filter((type) => type === 'delivery.updated')).toHaveLength(4);
      expect(types.filter((type) => type === 'escrow.delivered')).toHaveLength(1);
      expect(bank.transfers()).toHaveLength(transfers);
    });

    test('move once for a notification that comes a thousand times', { timeout: 240_000 }, async () => {
      const escrow = await parcels.booked();
      const notification = await parcels.move('in_transit');
      const [state, asked] = [await stateOf(escrow), parcels.lookUps()];
      await Promise.all(
        Array.from({ length: atOnce }, () => carrier.notifier.deliver(notification, replays / atOnce)),
      );
      await parcels.applied();
      expect(await stateOf(escrow)).toEqual(state);
      expect(parcels.lookUps()).toBe(asked);
    });

    test('stay where they are for notifications that are late, or come in another order', async () => {
      const escrow = await parcels.booked();
      for (const to of ['picked_up', 'in_transit', 'delivered'] as const) carrier.move(to);
      const late = carrier.notifier.waiting();
      await carrier.notifier.deliverWaiting({ isReversed: true, copies: 2 });
      await parcels.applied();
      const state = await stateOf(escrow);
      expect([state[0].delivery_tracking.status, state[0].status]).toEqual(['delivered', 'funded']);
      for (const notification of late) await carrier.notifier.deliver(notification);
      // Even if the carrier takes it back, or its aggregator shows an older status.
      for (const to of ['in_transit', 'failed'] as const) carrier.move(to);
      await carrier.notifier.deliverWaiting();
      await parcels.applied();
      expect(await stateOf(escrow)).toEqual(state);
    });

    test('do not move for what is forged, cut, or nobody has signed', async () => {
      const escrow = await parcels.booked();
      carrier.move('delivered');
      const [{ rawBody }] = carrier.notifier.waiting() as [Notification];
      const [state, asked] = [await stateOf(escrow), parcels.lookUps()];
      const headers = carrier.notifier.headers(rawBody);
      const signature = headers[carrier.signatureHeader] ?? '';
      const others = [
        '',
        'ab'.repeat(64),
        signature.slice(2),
        `${signature}00`,
        signature.replace(/^./, 'x'),
      ];
      for (const other of others) {
        expect(await parcels.post(rawBody, { ...headers, [carrier.signatureHeader]: other })).toBe(401);
      }
      expect(await parcels.post(rawBody, {})).toBe(401);
      for (const length of [0, 1, rawBody.length / 2, rawBody.length - 1]) {
        const cut = rawBody.slice(0, length);
        expect(await parcels.post(cut, headers)).toBe(401);
        // One that the aggregator cut itself is signed, and says nothing.
        expect(await parcels.post(cut, carrier.notifier.headers(cut))).toBe(200);
      }
      await parcels.applied();
      expect([await stateOf(escrow), parcels.lookUps()]).toEqual([state, asked]);
    });

    test("do not move for a notification of another merchant's parcel, nor for its words", async () => {
      const escrow = await parcels.booked();
      const mine = carrier.parcels().at(-1) ?? '';
      const other = new LiveDelivery(await shop.another());
      await other.limit(100_000_000);
      const theirs = await parcels.booked(other);
      const state = await standingOf(escrow);
      await parcels.move('picked_up');
      expect(await statusOf(theirs)).toBe('picked_up');
      expect(await standingOf(escrow)).toEqual(state);
      // A notification is signed that says of our parcel what is true of theirs alone.
      const [notification] = carrier.notifier.notifications.slice(-1) as [Notification];
      const said = notification.rawBody.replaceAll(carrier.parcels().at(-1) ?? '', mine);
      expect(said).toContain(mine);
      expect(await parcels.post(said, carrier.notifier.headers(said))).toBe(200);
      await parcels.applied();
      expect(await standingOf(escrow)).toEqual(state);
    });

    test('do not move for a shipment that nobody knows', async () => {
      const escrow = await parcels.booked();
      const state = await standingOf(escrow);
      const raw = carrier.unknownShipment;
      expect(await parcels.post(raw, carrier.notifier.headers(raw))).toBe(200);
      await expect
        .poll(async () => {
          await shop.pass(putAwayMs);
          return parcels.listOpen();
        }, soon)
        .toEqual([]);
      expect(await standingOf(escrow)).toEqual(state);
    });

    test('whose notification is lost are found by the poll', async () => {
      const escrow = await parcels.booked();
      carrier.move('delivered');
      for (const waiting of carrier.notifier.waiting()) carrier.notifier.drop(waiting);
      await parcels.applied();
      expect(await statusOf(escrow)).toBe('booked');
      await shop.pass(hourMs);
      await sweepPolls(shop.service.deps.services);
      await parcels.applied();
      expect(await statusOf(escrow)).toBe('delivered');
      expect((await escrow.types()).at(-1)).toBe('escrow.delivered');
    });

    test('are found once, whichever of poll, notification and dispute comes first', async () => {
      const escrow = await parcels.moved('picked_up');
      const { services } = shop.service.deps;
      carrier.move('delivered');
      const { id } = await parcels.shipmentOf(escrow);
      await services.store.transact([anyRows(setNextParcelPoll, { id, nextPollAt: services.clock.now() })]);
      const [disputed] = await Promise.all([
        escrow.post('dispute', { reason: 'damaged', on_behalf_of: 'buyer' }),
        carrier.notifier.deliverWaiting(),
        sweepPolls(services),
        shop.runDue(),
      ]);
      await parcels.applied();
      const { status, delivery_tracking, seller_delivered_at, auto_release_at } = await escrow.read();
      expect([disputed.status, status, delivery_tracking.status]).toEqual([200, 'disputed', 'delivered']);
      expect([typeof seller_delivered_at, auto_release_at]).toEqual(['string', null]);
    });

    test('delay no notification of a bank while their carrier does not answer', async () => {
      const escrows: LiveEscrow[] = [];
      for (let count = 0; count < 6; count += 1) escrows.push(await parcels.booked());
      const unpaid = await shop.escrow();
      const silence = carrier.faults.add({ on: carrier.lookUpRoute, kind: 'hold_before', times: 100 });
      for (const id of carrier.parcels().slice(-escrows.length)) carrier.move('picked_up', id);
      await carrier.notifier.deliverWaiting();
      await silence.reached;
      unpaid.pay();
      await bank.notifier.deliverWaiting();
      await expect.poll(async () => (await unpaid.read()).status, soon).toBe('funded');
      for (const escrow of escrows) expect(await statusOf(escrow)).toBe('booked');
      silence.release();
      carrier.faults.clear();
    });
  });
});
