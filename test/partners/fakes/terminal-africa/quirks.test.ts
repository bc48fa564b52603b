import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askable, call, draft, rates, someAddress } from './caller.js';
import { type FakeTerminal, startFakeTerminal } from './terminal-africa.js';

let fake: FakeTerminal;
beforeEach(async () => {
  fake = await startFakeTerminal();
  fake.control.fillWallet(1_000_000);
});
afterEach(() => fake.stop());

const pickUp = (rate_id: string, shipment_id?: string) =>
  call(fake, 'POST /shipments/pickup', { rate_id, shipment_id });

describe('Answers of Terminal Africa', () => {
  it('are 200 for what was created, with their own status in the body', async () => {
    const { status, body } = await call(fake, 'POST /addresses', someAddress);
    expect([status, body.status, body.data.address_id]).toEqual([200, true, expect.stringMatching(/^AD-/)]);
  });

  it('refuse with a message alone', async () => {
    const { status, body } = await call(fake, 'POST /addresses', { ...someAddress, city: '' });
    expect([status, body]).toEqual([400, { status: false, message: 'City is required' }]);
  });

  it('name the same things otherwise for rates than for shipments', async () => {
    const ids = await askable(fake);
    const wrong = await call(fake, 'POST /shipments', ids);
    expect(wrong.body.message).toBe('Pickup address could not be found');
    const { pickup_address: address_from, delivery_address: address_to } = ids;
    const half = await call(fake, 'POST /shipments', { address_from, address_to, parcel_id: ids.parcel_id });
    expect(half.body.message).toBe('Parcel or parcels is required');
  });
});

describe('Rates of Terminal Africa', () => {
  it('leave out carriers that are late, and flag those that do not come', async () => {
    fake.control.dropCarrier('lagoon-riders');
    const offered = await rates(fake);
    expect(offered.map((rate: { carrier_slug: string }) => rate.carrier_slug)).toEqual([
      'harmattan-express',
      'savannah-counters',
    ]);
    expect(offered[1].dropoff_required).toBe(true);
  });

  it('are good for one shipment', async () => {
    const [rate] = await rates(fake);
    expect((await pickUp(rate.rate_id, await draft(fake, rate))).status).toBe(200);
    expect((await call(fake, `GET /rates/${rate.rate_id}`)).body.data.used).toBe(true);
    const again = await pickUp(rate.rate_id, await draft(fake, rate));
    expect([again.status, again.body.message]).toEqual([400, 'Rate has already been used']);
  });

  it('expire, change their price and vanish', async () => {
    const [one, two, three] = await rates(fake);
    fake.control.expireRate(one.rate_id);
    fake.control.changePrice(two.rate_id, 500_001);
    fake.control.forgetRate(three.rate_id);
    expect((await pickUp(one.rate_id)).body.message).toMatch(/expired/);
    expect((await call(fake, `GET /rates/${two.rate_id}`)).body.data.amount).toBe(5_000.01);
    expect((await call(fake, `GET /rates/${three.rate_id}`)).status).toBe(404);
  });
});

describe('Pickups of Terminal Africa', () => {
  it('without a shipment book a new one each time', async () => {
    const [one, two] = await rates(fake);
    const booked = [await pickUp(one.rate_id), await pickUp(two.rate_id)];
    expect(new Set(booked.map(({ body }) => body.data.shipment_id)).size).toBe(2);
    expect(fake.control.arranged()).toHaveLength(2);
  });

  it('are paid from the wallet, which has to cover them', async () => {
    const [rate] = await rates(fake);
    fake.control.spendWallet(999_999);
    const short = await pickUp(rate.rate_id, await draft(fake, rate));
    expect([short.status, short.body]).toEqual([
      400,
      { status: false, message: expect.stringMatching(/^Insufficient funds/) },
    ]);
    fake.control.fillWallet(500_000);
    await pickUp(rate.rate_id, await draft(fake, rate));
    const { data } = (await call(fake, 'GET /users/wallet')).body;
    expect(data.amount).toBeCloseTo(5_000.01 - rate.amount, 2);
  });

  it('have their tracking number later, and drafts have no tracking', async () => {
    const [rate] = await rates(fake);
    const shipmentId = await draft(fake, rate);
    expect((await call(fake, `GET /shipments/track/${shipmentId}`)).status).toBe(404);
    const { data } = (await pickUp(rate.rate_id, shipmentId)).body;
    expect('tracking_number' in data.extras).toBe(false);
    fake.clock.advance(fake.settings.trackingNumberAfterMs);
    const later = (await call(fake, `GET /shipments/${shipmentId}`)).body.data;
    expect(later.extras.tracking_number).toMatch(/^TRK/);
  });

  it('are cancelled before the carrier has come, and the price returns', async () => {
    const [one, two] = await rates(fake);
    const [first, second] = [await draft(fake, one), await draft(fake, two)];
    await pickUp(one.rate_id, first);
    await pickUp(two.rate_id, second);
    fake.control.advance(second, 'in-transit');
    expect((await call(fake, 'POST /shipments/cancel', { shipment_id: first })).status).toBe(200);
    expect((await call(fake, 'POST /shipments/cancel', { shipment_id: second })).status).toBe(400);
    const { transactions } = (await call(fake, 'GET /transactions')).body.data;
    const reversed = transactions.filter((each: { reversed: boolean }) => each.reversed);
    expect(reversed).toMatchObject([{ shipment_id: first, flow: 'out' }]);
  });
});

describe('Notifications of Terminal Africa', () => {
  it('are signed over what is sent, or over its JSON with unescaped slashes', async () => {
    fake.settings.signedForm = 'unescaped';
    const [rate] = await rates(fake);
    await pickUp(rate.rate_id);
    const { rawBody = '', event } = fake.notifier.notifications.at(-1) ?? {};
    expect([event, rawBody.includes('https:\\/\\/')]).toEqual(['shipment.updated', true]);
    const signed = createHmac('sha512', fake.settings.secretKey).update(JSON.stringify(JSON.parse(rawBody)));
    expect(fake.notifier.headers(rawBody)['x-terminal-signature']).toBe(signed.digest('hex'));
  });
});
