import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { keyHeader, segment } from '../../harness/service.js';
import { type CarrierSide, carrierSides } from '../../partners/live/carrier-sides.js';
import { startPaystackSide } from '../../partners/live/paystack-side.js';
import { LiveShop } from '../../partners/live/shop.js';
import { LiveDelivery, managed } from './live-delivery.js';

const minuteMs = 60_000;

/** The rows of the specification about `POST /escrow/:reference/delivery/retry`, and nothing else. */
forEachDatabase((engine, freshDatabase) => {
  describe.each(carrierSides)(`delivery/retry on ${engine} through %s`, (_name, startSide) => {
    let shop: LiveShop;
    let carrier: CarrierSide;
    let delivery: LiveDelivery;
    beforeAll(async () => {
      carrier = await startSide();
      shop = await LiveShop.openWith(carrier.settings, await freshDatabase(), await startPaystackSide());
      delivery = new LiveDelivery(shop);
    });
    afterAll(async () => {
      await expectSoundLedger(shop.service);
      await shop.close();
      await carrier.stop();
    });

    test('is 403 for a test key, whatever else is wrong', async () => {
      const escrow = await delivery.stuck();
      for (const reference of [escrow.reference, 'NOBODYS']) {
        const path = `/escrow/${segment(reference)}/delivery/retry`;
        const { status, body } = await shop.service.call('POST', path, { body: { what: 'no such field' } });
        expect([status, body.code]).toEqual([403, 'live_key_required']);
      }
      expect((await escrow.read()).delivery_tracking.status).toBe('rate_attached');
    });

    test('needs a rate that is attached, before anything else', async () => {
      const escrow = await shop.escrow(managed);
      expect(await refusal(escrow)).toEqual([409, 'rate_not_attached']);
      await escrow.funded();
      expect(await refusal(escrow)).toEqual([409, 'rate_not_attached']);
    });

    test('needs an escrow that is funded, before the acceptance of its seller', async () => {
      const escrow = await shop.escrow(managed);
      await delivery.attach(escrow);
      expect(await refusal(escrow)).toEqual([409, 'not_funded']);
      await escrow.post('accept', { payout: shop.newPayee() });
      expect(await refusal(escrow)).toEqual([409, 'not_funded']);
    });

    test('needs a seller who has accepted', async () => {
      const escrow = await shop.escrow(managed);
      await delivery.attach(escrow);
      await escrow.funded();
      expect(await refusal(escrow)).toEqual([409, 'seller_not_accepted']);
    });

    test('keeps a refusal under its key', async () => {
      const escrow = await shop.escrow(managed);
      const path = `/escrow/${segment(escrow.reference)}/delivery/retry`;
      const underKey = { key: shop.key, headers: keyHeader() };
      const first = await shop.service.call('POST', path, underKey);
      expect([first.status, first.body.code]).toEqual([409, 'rate_not_attached']);
      await delivery.attach(escrow);
      expect(await refusal(escrow)).toEqual([409, 'not_funded']);
      const again = await shop.service.call('POST', path, underKey);
      expect([again.status, again.text]).toEqual([409, first.text]);
      expect(again.headers.get('idempotent-replay')).toBe('true');
    });

    test('takes no body, books, and answers with the number once there is one', async () => {
      const escrow = await delivery.stuck();
      const path = `/escrow/${segment(escrow.reference)}/delivery/retry`;
      const first = await shop.call('POST', path);
      const remedy = expect.stringContaining('has not given its number yet');
      expect([first.status, first.body]).toEqual([200, { ok: false, tracking_number: null, remedy }]);
      carrier.notifier.url = shop.notificationUrl(carrier.name);
      carrier.advance(10 * minuteMs);
      carrier.move('picked_up');
      await carrier.notifier.deliverWaiting();
      await shop.runDue();
      const numberOf = async () => (await escrow.read()).delivery_tracking.tracking_number;
      await expect.poll(numberOf, { timeout: 20_000 }).toMatch(/\w/);
      const tracking_number = await numberOf();
      const again = await shop.call('POST', path);
      expect([again.status, again.body]).toEqual([200, { ok: true, tracking_number, remedy: null }]);
    });

    test('that yields no number names the remedy: a fresh rate, attached again', async () => {
      await delivery.limit(0);
      const escrow = await shop.escrow(managed);
      await escrow.funded();
      await escrow.post('accept', { payout: shop.newPayee() });
      const rateId = await delivery.attach(escrow);
      await shop.runDue();
      await delivery.limit(100_000_000);
      carrier.spoil(rateId);
      const { status, body } = await escrow.post('delivery/retry');
      expect([status, body.ok, body.tracking_number]).toEqual([200, false, null]);
      expect(body.remedy).toMatch(/ask for rates again, attach a new one/);
    });

    async function refusal({ reference }: { reference: string }): Promise<unknown[]> {
      const path = `/escrow/${segment(reference)}/delivery/retry`;
      const { status, body } = await shop.call('POST', path);
      return [status, body.code];
    }
  });
});
