import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dayMs, minuteMs } from '../clock.js';
import { askable, book, call, rates, someAddress } from './caller.js';
import { publishedLimit, testKey } from './settings.js';
import { type FakeShipbubble, type FakeShipbubbleOptions, startFakeShipbubble } from './shipbubble.js';

let fake: FakeShipbubble;
const start = async (options: FakeShipbubbleOptions = {}) => {
  await fake?.stop();
  fake = await startFakeShipbubble(options);
  fake.control.fillWallet(1_000_000);
};
beforeEach(() => start());
afterEach(() => fake.stop());

const validate = (fields: object) =>
  call(fake, 'POST /shipping/address/validate', { ...someAddress, ...fields });
const balance = async () => (await call(fake, 'GET /shipping/wallet/balance')).body.data.balance;

describe('Addresses of Shipbubble', () => {
  it('have a code that is paid for, a new one each time', async () => {
    const codes = [await validate({}), await validate({})].map(({ body }) => body.data.address_code);
    expect(new Set(codes).size).toBe(2);
    expect(await balance()).toBe(9_980);
  });

  it.each([
    [{ name: 'Ada' }, 'Recipient full name must be letters alone'],
    [{ name: 'Ada 2' }, 'Recipient full name must be letters alone'],
    [{ phone: '12' }, 'Recipient phone number is required'],
    [{ email: '' }, 'Recipient valid email address is required'],
  ])('are refused with what is wrong: %j', async (fields, error) => {
    const { status, body } = await validate(fields);
    expect([status, body]).toEqual([
      422,
      { status: 'failed', message: 'Invalid request paramters', errors: [error] },
    ]);
    expect(await balance()).toBe(10_000);
  });

  it.each([
    'Broad Street',
    '1 Broad Street, Lagos, Atlantis, Nigeria',
    "1 King's Road, Ikeja, Lagos, Nigeria",
  ])('are not resolved: %s', async (address) => {
    expect((await validate({ address })).status).toBe(422);
  });
});

describe('Rates of Shipbubble', () => {
  it('flag couriers that do not come, and leave out those that are late', async () => {
    fake.control.dropCourier('lagoon_riders');
    const { couriers, cheapest_courier } = await rates(fake);
    const shown = couriers.map((each: Record<string, string>) => [each.service_code, each.service_type]);
    expect(shown).toEqual([
      ['harmattan', 'pickup'],
      ['savannah-counters', 'dropoff'],
    ]);
    expect(cheapest_courier.service_code).toBe('savannah-counters');
  });

  it('share a token, which is good for one label and for seven days', async () => {
    const [used, old] = [await rates(fake), await rates(fake)];
    expect((await book(fake, used)).status).toBe(200);
    expect((await book(fake, used, 1)).body.errors).toEqual(['Invalid request token']);
    fake.clock.advance(7 * dayMs);
    expect((await book(fake, old)).body.errors).toEqual(['Invalid request token']);
  });

  it('are for a day that is not over, and not far away', async () => {
    const asked = await askable(fake);
    for (const pickup_date of ['2026-11-19', '2026-11-28', 'tomorrow']) {
      const { body } = await call(fake, 'POST /shipping/fetch_rates', { ...asked, pickup_date });
      expect(body.errors).toEqual(['Invalid pickup date']);
    }
  });
});

describe('Labels of Shipbubble', () => {
  it('are booked twice by two calls, where a used token is no matter', async () => {
    fake.settings.usedToken = 'books_again';
    const asked = await rates(fake);
    const ids = [await book(fake, asked), await book(fake, asked)].map(({ body }) => body.data.order_id);
    expect(new Set(ids).size).toBe(2);
  });

  it('are paid from the wallet, which has to cover them', async () => {
    const asked = await rates(fake);
    fake.control.spendWallet(fake.control.account.wallet - 1);
    const short = await book(fake, asked);
    expect([short.status, short.body.message]).toEqual([400, expect.stringMatching(/^Insufficient wallet/)]);
    fake.control.fillWallet(1_000_000);
    const { body } = await book(fake, asked);
    expect(body.data.payment.shipping_fee).toBe(asked.couriers[0].total);
    expect(await balance()).toBeCloseTo(10_000.01 - asked.couriers[0].total, 2);
  });

  it('show the names that their token was given last', async () => {
    const asked = await rates(fake);
    await call(fake, 'PATCH /shipping/fetch_rates/request_token', {
      request_token: asked.request_token,
      sender_name: 'Ada Other',
      sender_phone: '08030000007',
      reciever_name: 'Bola Buyer',
      reciever_phone: '08030000003',
    });
    await book(fake, asked);
    const { results } = (await call(fake, 'GET /shipping/labels')).body.data;
    expect(results[0].ship_from).toMatchObject({ name: 'Ada Other', phone: '+2348030000007' });
  });

  it('have their tracking code later, and are cancelled before the courier has come', async () => {
    const [one, two] = [await book(fake, await rates(fake)), await book(fake, await rates(fake))];
    const [first, second] = [one, two].map(({ body }) => body.data.order_id);
    const read = async () => (await call(fake, `GET /shipping/labels/list/${first}`)).body.data.results[0];
    expect((await read()).courier.tracking_code).toBeNull();
    fake.clock.advance(fake.settings.trackingCodeAfterMs);
    expect((await read()).courier.tracking_code).toMatch(/\w/);
    fake.control.advance(second, 'picked_up');
    expect((await call(fake, `POST /shipping/labels/cancel/${first}`)).status).toBe(200);
    expect((await call(fake, `POST /shipping/labels/cancel/${second}`)).status).toBe(400);
    expect((await read()).status).toBe('cancelled');
  });

  it('are listed in pages, by the day', async () => {
    fake.control.fillWallet(1_000_000);
    for (let count = 0; count < 3; count += 1) await book(fake, await rates(fake));
    const page = async (query: string) => (await call(fake, `GET /shipping/labels?${query}`)).body.data;
    expect(await page('Page=1&PerPage=2')).toMatchObject({
      pagination: { current: 1, total: 2, next: 1, previous: 0 },
      results: [{}, {}],
    });
    expect((await page('Page=3&PerPage=2')).pagination.err).toMatch(/maximum page number 2/);
    expect((await page('start_date=2026-11-21')).results).toEqual([]);
  });
});

it('Calls beyond the limit are blocked until the minute is over', async () => {
  await start({ settings: { rateLimit: publishedLimit } });
  for (let count = 0; count < publishedLimit.limit; count += 1) await balance();
  expect((await call(fake, 'GET /shipping/wallet/balance')).status).toBe(429);
  fake.clock.advance(minuteMs);
  expect((await call(fake, 'GET /shipping/wallet/balance')).status).toBe(200);
});

describe('Notifications of Shipbubble', () => {
  it.each(['sha512', 'sha256'] as const)('are flat, and signed with %s', async (algorithm) => {
    fake.settings.signatureAlgorithm = algorithm;
    await book(fake, await rates(fake));
    const { rawBody = '' } = fake.notifier.notifications.at(-1) ?? {};
    expect(JSON.parse(rawBody)).toMatchObject({ event: 'shipment.label.created', status: 'pending' });
    const signed = createHmac(algorithm, fake.settings.key).update(rawBody).digest('hex');
    expect(fake.notifier.headers(rawBody)['x-ship-signature']).toBe(signed);
  });

  it('are simulated for sandbox keys alone', async () => {
    const simulate = async () => {
      const { body } = await book(fake, await rates(fake));
      const path = `/shipping/labels/webhooks/${body.data.order_id}`;
      return (await call(fake, `POST ${path}`, { status_code: 'completed' })).status;
    };
    expect(await simulate()).toBe(400);
    await start({ settings: { key: testKey } });
    expect(await simulate()).toBe(200);
    expect(fake.notifier.notifications.at(-1)?.event).toBe('shipment.status.changed');
  });
});
