import { afterAll, beforeAll, expect, it } from 'vitest';
import { statement } from '../../../server/src/adapters/store/statement.js';
import { forEachDatabase } from '../../harness/databases.js';
import { keyHeader, type Service, startService } from '../../harness/service.js';
import { advance } from '../../harness/test-escrow.js';
import { askRates, question } from './delivery.js';

const text = (length: number) => 'x'.repeat(length);

const addressFields = ['name', 'phone', 'line1', 'city', 'state'];

/** A field of the question, a value that is refused, and a part of the reason. */
const refused: [pointer: string, changed: object, reason: string][] = [
  ...addressFields.map((field) => required('pickup', field)),
  ...addressFields.map((field) => required('dropoff', field)),
  ['/parcel/description', { parcel: { description: undefined } }, 'is required'],
  ['/parcel/weight_kg', { parcel: { weight_kg: undefined } }, 'is required'],
  ['/parcel/value_naira', { parcel: { value_naira: undefined } }, 'is required'],
  ['/pickup/phone', { pickup: { phone: '0803123456' } }, 'must be a Nigerian mobile number'],
  ['/dropoff/phone2', { dropoff: { phone2: '+14155550100' } }, 'must be a Nigerian mobile number'],
  ['/pickup/name', { pickup: { name: '' } }, 'must be 1 to 200 characters'],
  ['/dropoff/landmark', { dropoff: { landmark: text(201) } }, 'must be 1 to 200 characters'],
  ['/dropoff/state', { dropoff: { state: 'Lagoss' } }, 'did you mean Lagos?'],
  ['/pickup/state', { pickup: { state: 'Oyoo State' } }, 'is not a state of Nigeria'],
  ['/dropoff/state', { dropoff: { state: 'Q' } }, 'known are Abia, Adamawa'],
  ['/parcel/weight_kg', { parcel: { weight_kg: 0 } }, 'must be more than 0 kg'],
  ['/parcel/weight_kg', { parcel: { weight_kg: 1_001 } }, 'must be at most 1000 kg'],
  ['/parcel/weight_kg', { parcel: { weight_kg: '1' } }, 'must be a number'],
  ['/parcel/value_naira', { parcel: { value_naira: -1 } }, 'must be at least 0 naira'],
  ['/parcel/value_naira', { parcel: { value_naira: 10_000_000_001 } }, 'must be at most 10000000000 naira'],
  ['/parcel/length_cm', { parcel: { length_cm: 0 } }, 'must be more than 0 cm'],
  ['/parcel/weight', { parcel: { weight: 1 } }, 'did you mean weight_kg?'],
  ['/dropoff', { dropoff: { city: 'Unknown City' } }, 'is not known to the carriers'],
  ['/pickup', { pickup: { city: 'Unknown City' } }, 'is not known to the carriers'],
];

function required(place: string, field: string): (typeof refused)[number] {
  return [`/${place}/${field}`, { [place]: { [field]: undefined } }, 'is required'];
}

const kept = statement<Record<never, never>, { n: number }>('test.delivery_quotes', (db) =>
  db.selectFrom('delivery_quote').select(({ fn }) => fn.countAll<number>().as('n')),
);

const stored = statement<Record<never, never>, Record<string, unknown>>('test.delivery_quote_rows', (db) =>
  db.selectFrom('delivery_quote').selectAll(),
);

forEachDatabase((_engine, freshDatabase) => {
  let service: Service;
  beforeAll(async () => {
    service = await startService(await freshDatabase());
  });
  afterAll(() => service.stop());

  it('returns what each carrier charges in kobo, the cheapest first, and the three ids', async () => {
    const { status, body } = await askRates(service);
    expect(status).toBe(200);
    const shown = body.rates.map(({ carrier, amount }: Record<string, unknown>) => [carrier, amount]);
    expect(shown).toEqual([
      ['Sandbox Parcels', 430_000],
      ['Sandbox Express', 750_000],
    ]);
    expect(body.rates[0]).toMatchObject({ service: 'Standard', pickup_time: 'Within 24 hours' });
    expect(Date.parse(body.rates[0].expires_at)).toBeGreaterThan(Date.now());
    for (const id of ['pickup_address_id', 'delivery_address_id', 'parcel_id']) {
      expect(body[id]).toMatch(/^sandbox_/);
    }
    expect(body.unanswered).toEqual([]);
  });

  it.each([
    ['within a state', { dropoff: { state: 'Lagos' } }, ['Sandbox Riders', 170_000]],
    ['within a zone', { dropoff: { state: 'ogun state' } }, ['Sandbox Parcels', 330_000]],
    ['a light parcel', { parcel: { weight_kg: 0.3 } }, ['Sandbox Parcels', 400_000]],
    [
      'a light parcel that is large',
      { parcel: { weight_kg: 0.3, length_cm: 50, breadth_cm: 50, height_cm: 50 } },
      ['Sandbox Parcels', 1_120_000],
    ],
  ])('charges for distance, weight and size: %s', async (_, changed, [carrier, amount]) => {
    const { body } = await askRates(service, changed);
    expect(body.rates[0]).toMatchObject({ carrier, amount });
  });

  it.each(refused)('%s is refused: %j', async (pointer, changed, reason) => {
    const { status, body } = await askRates(service, changed);
    expect([status, body.errors[0].pointer]).toEqual([400, pointer]);
    expect(body.errors[0].detail).toContain(reason);
  });

  it('names every state that is none', async () => {
    const { body } = await askRates(service, { pickup: { state: 'Kanno' }, dropoff: { state: 'Edoo' } });
    expect(body.errors.map(({ detail }: { detail: string }) => detail)).toEqual([
      'is not a state of Nigeria; did you mean Kano?',
      'is not a state of Nigeria; did you mean Edo?',
    ]);
  });

  it('leaves a slow carrier out and names it', async () => {
    const { body } = await askRates(service, { dropoff: { city: 'Slow City' } });
    expect(body.unanswered).toEqual(['Sandbox Express']);
    expect(body.rates).toHaveLength(1);
  });

  it('has no rates where no carrier goes', async () => {
    const { status, body } = await askRates(service, { dropoff: { city: 'Nowhere City' } });
    expect([status, body.rates]).toEqual([200, []]);
  });

  it('says to try again if the carriers do not respond', async () => {
    const { status, body } = await askRates(service, { dropoff: { city: 'Outage City' } });
    expect([status, body.code]).toEqual([503, 'partner_unavailable']);
  });

  it('asks the carriers once for the same question, however it is written', async () => {
    const merchant = await service.newMerchant();
    const key = await merchant.key('test');
    const first = await askRates(service, {}, { key });
    const before = Number((await service.deps.services.store.one(kept, {}))?.n);
    const other = { phone: '0803 123 4567', state: 'LAGOS STATE' };
    const again = await askRates(service, { pickup: other }, { key });
    expect(again.body).toEqual(first.body);
    expect(Number((await service.deps.services.store.one(kept, {}))?.n)).toBe(before);
    await askRates(service, {}, { key: await (await service.newMerchant()).key('test') });
    expect(Number((await service.deps.services.store.one(kept, {}))?.n)).toBe(before + 1);
  });

  it('gives a new validity after some minutes', async () => {
    const first = await askRates(service);
    await advance(service, { minutes: 11 });
    const later = await askRates(service);
    expect(Date.parse(later.body.rates[0].expires_at)).toBeGreaterThan(
      Date.parse(first.body.rates[0].expires_at) + 10 * 60_000,
    );
  });

  it('replays the answer under its key, and refuses the key for another question', async () => {
    const headers = keyHeader();
    const first = await askRates(service, { parcel: { weight_kg: 7 } }, { headers });
    await advance(service, { minutes: 11 });
    const again = await askRates(service, { parcel: { weight_kg: 7 } }, { headers });
    expect(again.text).toBe(first.text);
    expect(again.headers.get('idempotent-replay')).toBe('true');
    expect((await askRates(service, {}, { headers })).body.code).toBe('idempotency_mismatch');
  });

  it('limits the different questions of an account, and says when the next is possible', async () => {
    const key = await (await service.newMerchant()).key('test');
    const ask = (n: number) => askRates(service, { parcel: { value_naira: n } }, { key });
    for (let n = 1; n <= 60; n++) expect((await ask(n)).status).toBe(200);
    const { status, body, headers } = await ask(61);
    expect([status, body.code]).toEqual([429, 'rate_limited']);
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(3_000);
    expect(wait).toBeLessThanOrEqual(3_600);
    expect((await ask(60)).status).toBe(200);
  });

  it('keeps no address and no phone number', async () => {
    const rows = JSON.stringify(await service.deps.services.store.all(stored, {}));
    const { pickup } = question();
    for (const personal of [pickup.line1, pickup.phone.slice(1), pickup.name]) {
      expect(rows).not.toContain(personal);
    }
  });

  it('is not available in live mode without a carrier', async () => {
    const key = await (await service.newMerchant()).key('live');
    const { status, body } = await askRates(service, {}, { key });
    expect([status, body.code]).toEqual([503, 'live_mode_unavailable']);
    expect(body.detail).toContain('No carrier');
  });
});
