import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BookingRefused, CarrierUnavailable } from '../../../server/src/ports/carrier.js';
import type { FakeTerminalOptions } from '../fakes/terminal-africa/terminal-africa.js';
import { askFor, bookingOf, buyer, oneRate, seller } from './subject.js';
import { startWorld, subjectOf, type TerminalWorld } from './terminal-world.js';

let world: TerminalWorld;
const start = async (options: FakeTerminalOptions = {}) => {
  await world?.stop();
  world = await startWorld(options);
};
beforeEach(() => start());
afterEach(() => world.stop());

const pickupRoute = 'POST /v1/shipments/pickup';
const calls = (route: string) => world.fake.exchanges.filter((each) => each.route === route);
const prepared = async () => {
  const subject = subjectOf(world);
  const request = bookingOf(subject, await oneRate(subject));
  const shipmentId = await world.carrier.prepare(request);
  if (shipmentId === null) throw new Error('Terminal Africa drafts every shipment');
  return { request, shipmentId };
};

describe('A question to Terminal Africa', () => {
  it('has both names, the landmark, the second number and a zip', async () => {
    await world.carrier.rates(askFor(subjectOf(world)));
    const [one, other] = [...world.fake.control.account.addresses.values()].sort((a, b) =>
      a.firstName.localeCompare(b.firstName),
    );
    expect(one).toMatchObject({
      firstName: 'Ada',
      lastName: 'Ada',
      phone: seller.phone,
      line2: seller.landmark,
      zip: '100001',
      metadata: { phone2: seller.phone2 },
    });
    expect(other).toMatchObject({ firstName: 'Bola', lastName: 'Obi Buyer', line2: '', metadata: {} });
  });

  it('spells the states as Terminal Africa does, whose list is read once', async () => {
    world.fake.settings.capitalTerritory = 'Abuja Federal Capital Territory';
    const asked = askFor(subjectOf(world));
    const pickup = { ...asked.pickup, city: 'Wuse', state: 'Federal Capital Territory' };
    await world.carrier.rates({ ...asked, pickup });
    await world.carrier.rates({ ...asked, pickup });
    const states = [...world.fake.control.account.addresses.values()].map(({ state, zip }) => [state, zip]);
    expect(states).toContainEqual(['Abuja Federal Capital Territory', '900001']);
    expect(calls('GET /v1/states').length).toBeLessThanOrEqual(2);
  });

  it('has the parcel in kilograms, centimetres and naira', async () => {
    await world.carrier.rates(askFor(subjectOf(world)));
    const [parcel] = calls('POST /v1/parcels');
    expect(parcel?.request.body).toMatchObject({ items: [{ value: 25_000.5, quantity: 1, weight: 1.25 }] });
    const [box] = calls('POST /v1/packaging');
    expect(box?.request.body).toMatchObject({ length: 30.5, width: 20, height: 12, size_unit: 'cm' });
  });

  it('leaves out the carrier that does not come, and the one that is late', async () => {
    const subject = subjectOf(world);
    const all = await world.carrier.rates(askFor(subject));
    expect(all.rates.map(({ carrier }) => carrier)).toEqual(['Harmattan Express', 'Lagoon Riders']);
    world.fake.control.dropCarrier('harmattan-express');
    const fewer = await world.carrier.rates(askFor(subject));
    expect(fewer.rates.map(({ carrier }) => carrier)).toEqual(['Lagoon Riders']);
  });

  it('is asked once more where that is safe, and else is unknown', async () => {
    world.fake.faults.add({ on: 'GET /v1/rates/shipment', kind: 'cut_before' });
    expect((await world.carrier.rates(askFor(subjectOf(world)))).rates).toHaveLength(2);
    world.fake.faults.add({ on: 'POST /v1/parcels', kind: 'error_after' });
    await expect(world.carrier.rates(askFor(subjectOf(world)))).rejects.toThrow(CarrierUnavailable);
  });
});

describe('A pickup at Terminal Africa', () => {
  it('is booked once by 50 calls at the same time', async () => {
    const { request, shipmentId } = await prepared();
    const ended = await Promise.allSettled(
      Array.from({ length: 50 }, () => world.carrier.book(request, shipmentId)),
    );
    const refused = ended.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused.filter((error) => !(error instanceof CarrierUnavailable))).toEqual([]);
    expect(world.fake.control.arranged()).toMatchObject([{ id: shipmentId }]);
    expect(await world.carrier.book(request, shipmentId)).toMatchObject({ shipmentId, status: 'booked' });
  });

  it.each(['cut_after', 'error_after'] as const)(
    'whose answer is lost is not booked again: %s',
    async (kind) => {
      const { request, shipmentId } = await prepared();
      world.fake.faults.add({ on: pickupRoute, kind });
      await expect(world.carrier.book(request, shipmentId)).rejects.toThrow(CarrierUnavailable);
      expect(await world.carrier.book(request, shipmentId)).toMatchObject({ shipmentId, status: 'booked' });
      expect(calls(pickupRoute)).toHaveLength(1);
    },
  );

  it('is not asked for without its draft, which would book another one', async () => {
    const { request } = await prepared();
    await expect(world.carrier.book(request, null)).rejects.toThrow(CarrierUnavailable);
    expect(calls(pickupRoute)).toEqual([]);
  });

  it('with a rate that a call under way may have used is unknown, not refused', async () => {
    const { request } = await prepared();
    const other = await world.carrier.prepare(request);
    const { shipmentId } = await prepared();
    await world.carrier.book(request, other);
    await expect(world.carrier.book(request, shipmentId)).rejects.toThrow(CarrierUnavailable);
    expect(await world.carrier.findRate(request.rate)).toBeNull();
    expect(world.fake.control.arranged()).toHaveLength(1);
  });

  it('that expires between the look-up and the booking is refused all the same', async () => {
    const { request, shipmentId } = await prepared();
    const held = world.fake.faults.add({ on: pickupRoute, kind: 'hold_before' });
    const booking = world.carrier.book(request, shipmentId);
    booking.catch(() => {});
    await held.reached;
    world.fake.control.expireRate(request.rate.rateId);
    held.release();
    await expect(booking).rejects.toMatchObject({ reason: 'rate_expired' });
  });

  it('with a rate that is gone is refused', async () => {
    const { request, shipmentId } = await prepared();
    world.fake.control.forgetRate(request.rate.rateId);
    await expect(world.carrier.book(request, shipmentId)).rejects.toThrow(BookingRefused);
    expect(await world.carrier.findRate(request.rate)).toBeNull();
  });

  it('that is refused in words that nobody knows is unknown', async () => {
    const { request, shipmentId } = await prepared();
    world.fake.control.dropCarrier('harmattan-express');
    await expect(world.carrier.book(request, shipmentId)).rejects.toThrow(CarrierUnavailable);
    expect(await world.carrier.findShipment(request, shipmentId)).toMatchObject({ status: 'draft' });
  });

  it('waits while the carrier has only been asked to cancel', async () => {
    await start({ settings: { cancellation: 'on_request' } });
    const { request, shipmentId } = await prepared();
    await world.carrier.book(request, shipmentId);
    await expect(world.carrier.cancel(shipmentId)).rejects.toThrow(CarrierUnavailable);
    world.fake.control.cancelByCarrier(shipmentId);
    expect(await world.carrier.cancel(shipmentId)).toBe('cancelled');
    expect(await world.carrier.findShipment(request, shipmentId)).toMatchObject({ status: 'cancelled' });
  });
});

describe('What Terminal Africa does not take up', () => {
  it.each([
    ['a key that is wrong', () => Object.assign(world.fake.settings, { secretKey: 'sk_live_other' })],
    ['too many calls', () => world.fake.faults.add({ on: '*', kind: 'rate_limited', times: 99 })],
    ['a gateway in between', () => world.fake.faults.add({ on: '*', kind: 'error_before', times: 99 })],
  ] as const)('is unknown to every call: %s', async (_, plan) => {
    const { request, shipmentId } = await prepared();
    plan();
    for (const call of [
      () => world.carrier.rates(askFor(subjectOf(world))),
      () => world.carrier.findRate(request.rate),
      () => world.carrier.prepare(request),
      () => world.carrier.book(request, shipmentId),
      () => world.carrier.findShipment(request, shipmentId),
      () => world.carrier.balance(),
    ])
      await expect(call()).rejects.toThrow(CarrierUnavailable);
    expect(world.fake.control.arranged()).toEqual([]);
  });
});

it('The log of the calls has no key, no number, no name and no street', async () => {
  const { request, shipmentId } = await prepared();
  await world.carrier.book(request, shipmentId);
  await world.carrier
    .rates({ ...askFor(subjectOf(world)), dropoff: { ...buyer, state: 'X' } })
    .catch(() => {});
  const logged = world.lines.join('\n');
  expect(logged).toContain('arrange_pickup');
  for (const secret of [
    world.fake.settings.secretKey,
    seller.phone.slice(1),
    buyer.phone.slice(1),
    seller.line1,
    seller.email,
    'Bola',
  ])
    expect(logged).not.toContain(secret);
});

describe('A notification in the name of Terminal Africa', () => {
  it('is forged if it is nested more deeply than can be written again', () => {
    const nested = Buffer.from(`${'['.repeat(200_000)}${']'.repeat(200_000)}`);
    expect(world.carrier.readNotification({ 'x-terminal-signature': 'ab' }, nested)).toBeNull();
  });
});
