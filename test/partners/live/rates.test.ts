import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { question } from '../../api/delivery/delivery.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type CarrierSide, carrierSides } from './carrier-sides.js';
import { startPaystackSide } from './paystack-side.js';
import { LiveShop } from './shop.js';

const dropoff = { city: 'Kano', state: 'Kano' };
const managed = { delivery_mode: 'managed' };

/** A question that nobody has asked before. */
let asked = 0;
function anotherQuestion() {
  asked += 1;
  return question({ dropoff, parcel: { value_naira: 10_000 + asked } });
}

/** What attach takes, for the cheapest rate. */
async function attachable(shop: LiveShop) {
  const { body } = await shop.call('POST', '/delivery/rates', anotherQuestion());
  const { pickup_address_id, delivery_address_id, parcel_id } = body;
  return { rate_id: body.rates[0].rate_id, pickup_address_id, delivery_address_id, parcel_id };
}

forEachDatabase((engine, freshDatabase) => {
  describe.each(carrierSides)(`live rates on ${engine} through %s`, (_name, startSide) => {
    let shop: LiveShop;
    let carrier: CarrierSide;
    beforeAll(async () => {
      carrier = await startSide();
      shop = await LiveShop.openWith(carrier.settings, await freshDatabase(), await startPaystackSide());
    });
    afterEach(() => carrier.faults.clear());
    afterAll(async () => {
      await expectSoundLedger(shop.service);
      await shop.close();
      await carrier.stop();
    });

    const questions = () => carrier.exchanges.filter(({ route }) => route === carrier.ratesRoute).length;

    test('are in whole kobo, the cheapest first, with the three ids of the aggregator', async () => {
      const { status, body } = await shop.call('POST', '/delivery/rates', anotherQuestion());
      expect(status).toBe(200);
      const amounts = body.rates.map(({ amount }: { amount: number }) => amount);
      expect(amounts).toEqual([350_125, 590_000]);
      expect(body.rates[0]).toMatchObject({ carrier: 'Harmattan Express', service: expect.any(String) });
      expect(body.pickup_address_id).toMatch(carrier.ids.address);
      expect(body.delivery_address_id).toMatch(carrier.ids.address);
      expect(body.parcel_id).toMatch(carrier.ids.parcel);
      expect(JSON.stringify(body)).not.toContain('requestToken');
    });

    test('are asked for once, and attached to an escrow, which books nothing', async () => {
      const body = anotherQuestion();
      const first = await shop.call('POST', '/delivery/rates', body);
      const before = questions();
      expect((await shop.call('POST', '/delivery/rates', body)).body).toEqual(first.body);
      expect(questions()).toBe(before);
      const rate = await attachable(shop);
      const escrow = await shop.escrow(managed);
      const attached = await escrow.post('delivery/attach', rate);
      expect([attached.status, attached.body.delivery_tracking]).toMatchObject([
        200,
        { status: 'rate_attached', carrier: 'Harmattan Express', rate_id: rate.rate_id, amount: 350_125 },
      ]);
      expect(carrier.booked()).toBe(0);
    });

    test('belong to their ids: a mismatch is named', async () => {
      const [one, other] = [await attachable(shop), await attachable(shop)];
      const escrow = await shop.escrow(managed);
      const { status, body } = await escrow.post('delivery/attach', { ...one, parcel_id: other.parcel_id });
      expect([status, body.errors[0].pointer]).toEqual([400, '/parcel_id']);
    });

    test('are refused for an address that the aggregator cannot resolve, which is named', async () => {
      const unresolvable = question({ dropoff: { ...dropoff, ...carrier.unresolvable } });
      const { status, body } = await shop.call('POST', '/delivery/rates', unresolvable);
      expect([status, body.errors[0].pointer]).toEqual([400, '/dropoff']);
    });

    test('are unavailable while the aggregator is, and come once it is back', async () => {
      carrier.faults.add({ on: carrier.ratesRoute, kind: 'error_before', times: 9 });
      const body = anotherQuestion();
      const failed = await shop.call('POST', '/delivery/rates', body);
      expect([failed.status, failed.body.code]).toEqual([503, 'partner_unavailable']);
      carrier.faults.clear();
      expect((await shop.call('POST', '/delivery/rates', body)).status).toBe(200);
    });

    test('are none where no carrier comes', async () => {
      carrier.dropCarriers();
      const { status, body } = await shop.call('POST', '/delivery/rates', anotherQuestion());
      expect([status, body.rates]).toEqual([200, []]);
    });
  });

  test(`rates of another aggregator on ${engine} leave those of the first one`, async () => {
    const [terminal, shipbubble] = await Promise.all(carrierSides.map(([, start]) => start()));
    if (!terminal || !shipbubble) throw new Error('There are two aggregators');
    const settings = { ...terminal.settings, ...shipbubble.settings, LIVE_CARRIER: terminal.name };
    const shop = await LiveShop.openWith(settings, await freshDatabase(), await startPaystackSide());
    const old = await attachable(shop);
    await shop.restartWith({ LIVE_CARRIER: shipbubble.name });
    const young = await attachable(shop);
    expect(old.pickup_address_id).toMatch(terminal.ids.address);
    expect(young.pickup_address_id).toMatch(shipbubble.ids.address);
    for (const rate of [old, young]) {
      const escrow = await shop.escrow(managed);
      expect((await escrow.post('delivery/attach', rate)).status).toBe(200);
    }
    await shop.close();
    await terminal.stop();
    await shipbubble.stop();
  });
});
