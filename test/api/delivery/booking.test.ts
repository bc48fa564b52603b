import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  recordCarriagePaid,
  recordCarriageRepaid,
  recordWalletTopUp,
} from '../../../server/src/features/operator/carriage.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { operate } from '../../harness/server-process.js';
import { type CarrierSide, carrierSides } from '../../partners/live/carrier-sides.js';
import { startPaystackSide } from '../../partners/live/paystack-side.js';
import { type LiveEscrow, LiveShop } from '../../partners/live/shop.js';
import { LiveDelivery, managed } from './live-delivery.js';

const price = 350_125;
const unsettledMs = 120_000;

const statusOf = async (escrow: LiveEscrow) => (await escrow.read()).delivery_tracking.status;

forEachDatabase((engine, freshDatabase) => {
  describe.each(carrierSides)(`bookings on ${engine} through %s`, (_name, startSide) => {
    let booking: LiveDelivery;
    let shop: LiveShop;
    let carrier: CarrierSide;
    let database: string;
    beforeAll(async () => {
      carrier = await startSide();
      database = await freshDatabase();
      shop = await LiveShop.openWith(carrier.settings, database, await startPaystackSide());
      booking = new LiveDelivery(shop);
    });
    afterEach(() => carrier.faults.clear());
    afterAll(async () => {
      await expectSoundLedger(shop.service);
      await shop.close();
      await carrier.stop();
    });

    test('are refused in the order that is documented, and nothing is booked', async () => {
      const before = carrier.booked();
      await booking.limit(0);
      const escrow = await shop.escrow(managed);
      const codes: string[] = [];
      const retry = async () => codes.push((await escrow.post('delivery/retry')).body.code);
      await retry();
      await booking.attach(escrow);
      await retry();
      await escrow.funded();
      await retry();
      await escrow.post('accept', { payout: shop.newPayee() });
      await shop.runDue();
      await retry();
      expect((await escrow.read()).delivery_tracking.failure_reason).toMatch(/ask the operator/);
      await escrow.post('refund');
      await retry();
      expect(codes).toEqual([
        'rate_not_attached',
        'not_funded',
        'seller_not_accepted',
        'carriage_limit',
        'final',
      ]);
      expect(carrier.booked()).toBe(before);
    });

    test('are made when the last of funded, accepted and attached has come', async () => {
      await booking.limit(100_000_000);
      const [before, owed] = [carrier.booked(), await booking.owed()];
      const escrow = await booking.booked();
      const { delivery_tracking } = await escrow.read();
      expect(delivery_tracking).toMatchObject({ status: 'booked', amount: price, failure_reason: null });
      expect([carrier.booked(), await booking.owed()]).toEqual([before + 1, owed + price]);
      expect(await escrow.types()).toContain('delivery.updated');
      const again = await escrow.post('delivery/retry');
      expect([again.status, again.headers.get('idempotent-replay')]).toEqual([200, 'true']);
      // The aggregators give the number some time after the booking.
      const remedy = expect.stringContaining('The pickup is booked');
      expect(again.body).toEqual({ ok: false, tracking_number: null, remedy });
      await escrow.post('release');
    });

    test('are made once by 50 retries at a time', async () => {
      const escrow = await booking.stuck();
      const [before, owed] = [carrier.booked(), await booking.owed()];
      const answers = await Promise.all(Array.from({ length: 50 }, () => escrow.post('delivery/retry')));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ body }) => body.remedy)).size).toBe(1);
      expect(await statusOf(escrow)).toBe('booked');
      await shop.runDue();
      expect([carrier.booked(), await booking.owed()]).toEqual([before + 1, owed + price]);
    });

    test('whose answer is lost are looked up, and not made again', async () => {
      const escrow = await booking.stuck();
      const [before, owed] = [carrier.booked(), await booking.owed()];
      carrier.faults.add({ on: carrier.bookRoute, kind: 'cut_after', times: 1 });
      const lost = await escrow.post('delivery/retry');
      expect(lost.status).toBe(503);
      expect(lost.body).toMatchObject({ code: 'partner_unavailable', outcome_unknown: true });
      expect([await statusOf(escrow), await booking.owed()]).toEqual(['booking_unknown', owed]);
      await shop.pass(unsettledMs);
      expect(await statusOf(escrow)).toBe('booked');
      const found = await escrow.post('delivery/retry');
      expect([found.status, found.body.remedy]).toEqual([200, expect.stringContaining('is booked')]);
      expect([carrier.booked(), await booking.owed()]).toEqual([before + 1, owed + price]);
    });

    test('of a rate that is spoiled are not made, and a new rate is booked', async () => {
      await booking.limit(0);
      const escrow = await shop.escrow(managed);
      await escrow.funded();
      await escrow.post('accept', { payout: shop.newPayee() });
      const rateId = await booking.attach(escrow);
      await shop.runDue();
      await booking.limit(100_000_000);
      const [before, owed] = [carrier.booked(), await booking.owed()];
      carrier.spoil(rateId);
      const { status, body } = await escrow.post('delivery/retry');
      expect([status, body]).toEqual([
        200,
        { ok: false, tracking_number: null, remedy: expect.stringContaining('attach a new one') },
      ]);
      expect([carrier.booked(), await booking.owed(), await statusOf(escrow)]).toEqual([
        before,
        owed,
        'rate_attached',
      ]);
      await booking.attach(escrow);
      await shop.runDue();
      expect([carrier.booked(), await statusOf(escrow)]).toEqual([before + 1, 'booked']);
    });

    test.each([
      ['refund', {}],
      ['dispute', { reason: 'damaged', on_behalf_of: 'buyer' }],
    ])('are cancelled by a %s, and cost nothing then', async (action, body) => {
      const owed = await booking.owed();
      const [cancelled, escrow] = [carrier.cancelled(), await booking.booked()];
      expect(await booking.owed()).toBe(owed + price);
      expect((await escrow.post(action, body)).status).toBeLessThan(300);
      await shop.runDue();
      expect([await statusOf(escrow), carrier.cancelled()]).toEqual(['cancelled', cancelled + 1]);
      expect(await booking.owed()).toBe(owed);
    });

    test('go on once the carrier has the parcel, whatever becomes of the escrow', async () => {
      const owed = await booking.owed();
      const escrow = await booking.booked();
      carrier.move('picked_up');
      await escrow.post('refund');
      await shop.runDue();
      expect([await statusOf(escrow), await booking.owed()]).not.toContain('cancelled');
      expect(await booking.owed()).toBe(owed + price);
    });

    test('are paid by the merchant, and the wallet by the operator, once for each transfer', async () => {
      await booking.booked();
      const { services } = shop.service.deps;
      const [owner, owed] = [await booking.owner(), await booking.owed()];
      const paid = { amount: price, sessionId: 'NIP-1' };
      for (const isRepeat of [false, true]) {
        expect((await recordCarriagePaid(services, owner, paid)).isRepeat).toBe(isRepeat);
        const wallet = { aggregator: carrier.name, mode: 'live' } as const;
        expect((await recordWalletTopUp(services, wallet, paid)).isRepeat).toBe(isRepeat);
      }
      expect(await booking.owed()).toBe(owed - price);
      const other = { ...paid, amount: 1 };
      await expect(recordCarriagePaid(services, owner, other)).rejects.toThrow('another account or amount');
    });

    test('that are cancelled after they were paid are owed to the merchant until paid back', async () => {
      const escrow = await booking.booked();
      const { services } = shop.service.deps;
      const [owner, owed] = [await booking.owner(), await booking.owed()];
      await recordCarriagePaid(services, owner, { amount: owed, sessionId: 'NIP-2' });
      const back = { amount: price, sessionId: 'NIP-3' };
      const early = recordCarriageRepaid(services, owner, back);
      await expect(early).rejects.toThrow('nothing, or more than is owed');
      expect((await escrow.post('refund')).status).toBe(200);
      await shop.runDue();
      expect(await booking.owed()).toBe(-price);
      for (const isRepeat of [false, true])
        expect((await recordCarriageRepaid(services, owner, back)).isRepeat).toBe(isRepeat);
      expect(await booking.owed()).toBe(0);
      const again = recordCarriageRepaid(services, owner, { ...back, sessionId: 'NIP-4' });
      await expect(again).rejects.toThrow('nothing, or more than is owed');
      await booking.booked();
      const words = ['repay', owner.accountId, String(price), '--session-id', 'NIP-3'];
      expect(operate(database, 'carriage', ...words)).toMatch(/recorded .*\nThe account now owes ₦3,501\.25/);
    });
  });
});
