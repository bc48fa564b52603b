import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CarrierUnavailable } from '../../../server/src/ports/carrier.js';
import type { FakeShipbubbleOptions } from '../fakes/shipbubble/shipbubble.js';
import { type ShipbubbleWorld, startWorld, subjectOf } from './shipbubble-world.js';
import { askFor, bookingOf, buyer, oneRate, seller } from './subject.js';

let world: ShipbubbleWorld;
const start = async (options: FakeShipbubbleOptions = {}) => {
  await world?.stop();
  world = await startWorld(options);
};
beforeEach(() => start());
afterEach(() => world.stop());

const calls = (route: string) => world.fake.exchanges.filter((each) => each.route === route);
const validations = () => calls('POST /v1/shipping/address/validate');

describe('A question to Shipbubble', () => {
  it('has whole names, one line of address, kilograms, centimetres and naira', async () => {
    await world.carrier.rates(askFor(subjectOf(world)));
    expect(validations().map(({ request }) => request.body)).toContainEqual({
      name: 'Ada Ada',
      phone: seller.phone,
      email: seller.email,
      address: '1 Broad Street, Lagos Island, Lagos, Nigeria',
    });
    const [asked] = calls('POST /v1/shipping/fetch_rates');
    expect(asked?.request.body).toMatchObject({
      pickup_date: '2026-11-21',
      category_id: 90_097_994,
      package_items: [{ name: 'Shoes', unit_weight: 1.25, unit_amount: 25_000.5, quantity: 1 }],
      package_dimension: { length: 30.5, width: 20, height: 12 },
      delivery_instructions: expect.stringContaining(seller.landmark ?? ''),
    });
  });

  it('takes the smallest box that carries the parcel where a length is unknown', async () => {
    const asked = askFor(subjectOf(world));
    const parcel = { ...asked.parcel, weightGrams: 7_500, lengthMm: null };
    await world.carrier.rates({ ...asked, parcel });
    const [sent] = calls('POST /v1/shipping/fetch_rates');
    expect(sent?.request.body).toMatchObject({ package_dimension: { length: 20, width: 20, height: 10 } });
  });

  it('pays for the validation of an address once, also if the rates do not come', async () => {
    const subject = subjectOf(world);
    world.fake.faults.add({ on: 'POST /v1/shipping/fetch_rates', kind: 'error_before', times: 1 });
    await expect(world.carrier.rates(askFor(subject))).rejects.toThrow(CarrierUnavailable);
    await world.carrier.rates(askFor(subject));
    await world.carrier.rates({ ...askFor(subject), dropoff: { ...buyer, landmark: 'Blue gate' } });
    expect(validations()).toHaveLength(2);
    expect(await world.carrier.balance()).toBe(100_000_000 - 2 * world.fake.settings.validationFee);
    await world.carrier.rates({ ...askFor(subject), dropoff: { ...buyer, line1: '8 Airport Road' } });
    expect(validations()).toHaveLength(3);
  });

  it('validates the same address once for both sides', async () => {
    await world.carrier.rates({ ...askFor(subjectOf(world)), dropoff: seller });
    expect(validations()).toHaveLength(1);
  });

  it('validates anew what was refused, and codes that Shipbubble does not know any more', async () => {
    const subject = subjectOf(world);
    const refused = { ...askFor(subject), pickup: subject.unresolvable };
    for (const _ of [1, 2]) await expect(world.carrier.rates(refused)).rejects.toThrow(/validate/);
    expect(validations()).toHaveLength(3);
    world.fake.control.account.addresses.clear();
    await expect(world.carrier.rates({ ...refused, pickup: seller })).rejects.toThrow(CarrierUnavailable);
    expect((await world.carrier.rates(askFor(subject))).rates).toHaveLength(2);
  });

  it('is unknown, and no fault of the address, if the wallet cannot pay for the validation', async () => {
    world.fake.control.spendWallet(100_000_000);
    await expect(world.carrier.rates(askFor(subjectOf(world)))).rejects.toThrow(/Insufficient wallet/);
    await expect(world.carrier.rates(askFor(subjectOf(world)))).rejects.toThrow(CarrierUnavailable);
  });

  it('leaves out the courier that does not come, and the one that is late', async () => {
    const ask = async () => (await world.carrier.rates(askFor(subjectOf(world)))).rates;
    expect((await ask()).map(({ carrier }) => carrier)).toEqual(['Harmattan Express', 'Lagoon Riders']);
    world.fake.control.dropCourier('harmattan');
    expect((await ask()).map(({ carrier }) => carrier)).toEqual(['Lagoon Riders']);
  });
});

describe('What Shipbubble does not take up', () => {
  it.each([
    ['a key that is wrong', () => Object.assign(world.fake.settings, { key: 'sb_prod_other' })],
    ['too many calls', () => world.fake.faults.add({ on: '*', kind: 'rate_limited', times: 99 })],
    ['a gateway in between', () => world.fake.faults.add({ on: '*', kind: 'error_before', times: 99 })],
  ] as const)('is unknown to every call: %s', async (_, plan) => {
    const request = bookingOf(subjectOf(world), await oneRate(subjectOf(world)));
    plan();
    for (const call of [
      () => world.carrier.rates({ ...askFor(subjectOf(world)), dropoff: { ...buyer, line1: '9 New Road' } }),
      () => world.carrier.findRate(request.rate),
      () => world.carrier.book(request, null),
      () => world.carrier.findShipment(request, null),
      () => world.carrier.findShipment(request, 'SB-1'),
      () => world.carrier.balance(),
    ])
      await expect(call()).rejects.toThrow(CarrierUnavailable);
    expect(world.fake.control.labels()).toEqual([]);
  });
});

describe('A label', () => {
  it('that is shown by its id without price and history still has its status', async () => {
    await start({ settings: { shownByIds: 'as_documented' } });
    const request = bookingOf(subjectOf(world), await oneRate(subjectOf(world)));
    const { shipmentId } = await world.carrier.book(request, null);
    world.fake.control.advance(shipmentId, 'picked_up');
    expect(await world.carrier.findShipment(request, shipmentId)).toMatchObject({
      status: 'picked_up',
      cost: null,
      events: [],
    });
  });

  it('waits while the courier has only been asked to cancel', async () => {
    await start({ settings: { cancellation: 'on_request' } });
    const request = bookingOf(subjectOf(world), await oneRate(subjectOf(world)));
    const { shipmentId } = await world.carrier.book(request, null);
    await expect(world.carrier.cancel(shipmentId)).rejects.toThrow(CarrierUnavailable);
    world.fake.control.cancelByCourier(shipmentId);
    expect(await world.carrier.cancel(shipmentId)).toBe('cancelled');
  });
});

it('The log of the calls has no key, no number, no name and no street', async () => {
  const request = bookingOf(subjectOf(world), await oneRate(subjectOf(world)));
  await world.carrier.book(request, null);
  const logged = world.lines.join('\n');
  expect(logged).toContain('create_label');
  const { key } = world.fake.settings;
  for (const secret of [key, seller.phone.slice(1), buyer.phone.slice(1), seller.line1, seller.email, 'Bola'])
    expect(logged).not.toContain(secret);
});
