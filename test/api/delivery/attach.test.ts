import { afterAll, beforeAll, expect, it } from 'vitest';
import { forEachDatabase } from '../../harness/databases.js';
import { initiateBody, keyHeader, type Service, segment, startService } from '../../harness/service.js';
import { advance, proof, TestEscrow } from '../../harness/test-escrow.js';
import { attach, attachable, managed, openManaged } from './delivery.js';

forEachDatabase((_engine, freshDatabase) => {
  let service: Service;
  beforeAll(async () => {
    service = await startService(await freshDatabase());
  });
  afterAll(() => service.stop());

  it('attaches a rate and shows it on the escrow; no event is sent and no money moves', async () => {
    const escrow = await openManaged(service);
    await escrow.fund();
    const [events, ledger] = [await escrow.eventTypes(), await escrow.read('/ledger')];
    const rate = await attachable(service);
    const { status, body } = await attach(service, escrow, rate);
    expect(status).toBe(200);
    expect(body.delivery_tracking).toEqual({
      status: 'rate_attached',
      carrier: 'Sandbox Parcels',
      service: 'Standard',
      rate_id: rate.rate_id,
      rate_expires_at: expect.any(String),
      amount: 430_000,
      tracking_number: null,
      tracking_url: null,
      label_url: null,
      booked_at: null,
      failure_reason: null,
      events: [],
    });
    expect((await escrow.read()).delivery_tracking).toEqual(body.delivery_tracking);
    expect(await escrow.eventTypes()).toEqual(events);
    expect(await escrow.read('/ledger')).toEqual(ledger);
  });

  it('replaces a rate, and repeats the same one', async () => {
    const escrow = await openManaged(service);
    const [one, other] = [await attachable(service), await attachable(service, {}, 1)];
    await attach(service, escrow, one);
    const replaced = await attach(service, escrow, other);
    expect(replaced.body.delivery_tracking.carrier).toBe('Sandbox Express');
    const again = await attach(service, escrow, other);
    expect(again.headers.get('idempotent-replay')).toBe('true');
    expect(again.body).toEqual(replaced.body);
  });

  it('replays under a key, whatever became of the rate', async () => {
    const escrow = await openManaged(service);
    const rate = await attachable(service, { parcel: { weight_kg: 3 } });
    const headers = keyHeader();
    const first = await attach(service, escrow, rate, { headers });
    await attach(service, escrow, await attachable(service));
    await advance(service, { hours: 25 });
    expect((await attach(service, escrow, rate, { headers })).text).toBe(first.text);
  });

  it('refuses a rate that has expired; the same question gives a new one', async () => {
    const escrow = await openManaged(service);
    const changed = { parcel: { weight_kg: 4 } };
    const rate = await attachable(service, changed);
    await advance(service, { hours: 24 });
    const { status, body } = await attach(service, escrow, rate);
    expect([status, body.code]).toEqual([409, 'rate_expired']);
    expect((await attach(service, escrow, await attachable(service, changed))).status).toBe(200);
  });

  it('refuses a rate of which another escrow has the answer; and gives it on another answer', async () => {
    const [one, other] = [await openManaged(service), await openManaged(service)];
    const changed = { parcel: { weight_kg: 5 } };
    const [rate, beside] = [await attachable(service, changed), await attachable(service, changed, 1)];
    expect((await attach(service, one, rate)).status).toBe(200);
    for (const given of [rate, beside]) {
      const { status, body } = await attach(service, other, given);
      expect([status, body.code, body.errors[0].pointer]).toEqual([400, 'validation_failed', '/rate_id']);
      expect(body.errors[0].detail).toContain('ask POST /delivery/rates again');
    }
    expect((await other.read()).delivery_tracking).toBeNull();
    expect((await attach(service, one, beside)).status).toBe(200);
    const again = await attachable(service, changed);
    expect((await attach(service, other, again)).status).toBe(200);
  });

  it('attaches a rate to one of several escrows that want it at the same moment', async () => {
    const escrows = await Promise.all([1, 2, 3, 4].map(() => openManaged(service)));
    const rate = await attachable(service, { parcel: { weight_kg: 6 } });
    const answers = await Promise.all(escrows.map((escrow) => attach(service, escrow, rate)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  it.each([
    ['rate_id', 'sandbox_rate_unknown', 'POST /delivery/rates'],
    ['pickup_address_id', 'other', 'does not belong to this rate'],
    ['delivery_address_id', 'other', 'does not belong to this rate'],
    ['parcel_id', 'other', 'does not belong to this rate'],
    ['rate_id', undefined, 'is required'],
    ['pickup_address_id', undefined, 'is required'],
    ['delivery_address_id', undefined, 'is required'],
    ['parcel_id', undefined, 'is required'],
    ['rate_id', 7, 'must be text'],
    ['parcel_id', '', 'must be 1 to 200 characters'],
  ])('names the field: %s %j', async (name, value, reason) => {
    const escrow = await openManaged(service);
    const { status, body } = await attach(service, escrow, { ...(await attachable(service)), [name]: value });
    expect([status, body.errors[0].pointer]).toEqual([400, `/${name}`]);
    expect(body.errors[0].detail).toContain(reason);
    expect((await escrow.read()).delivery_tracking).toBeNull();
  });

  it("does not know another merchant's rate or escrow, nor the other mode's", async () => {
    const escrow = await openManaged(service);
    const rate = await attachable(service, { parcel: { description: 'A hat' } });
    const merchant = await service.newMerchant();
    const [test, live] = [await merchant.key('test'), await merchant.key('live')];
    const theirs = await service.call('POST', '/escrow/initiate', {
      key: test,
      body: initiateBody({ reference: escrow.reference, ...managed }),
    });
    expect(theirs.status).toBe(200);
    const foreign = await attach(service, escrow, rate, { key: test });
    expect([foreign.status, foreign.body.errors[0].pointer]).toEqual([400, '/rate_id']);
    expect((await attach(service, escrow, rate, { key: live })).body.code).toBe('not_found');
  });

  it.each<[string, Record<string, unknown>, (escrow: TestEscrow) => Promise<unknown>]>([
    ['not_managed', {}, async () => {}],
    ['final', managed, (escrow) => escrow.post('cancel')],
    ['disputed', managed, (escrow) => escrow.post('dispute', { reason: 'damaged', on_behalf_of: 'buyer' })],
    ['already_delivered', managed, (escrow) => escrow.post('deliver', proof)],
  ])('is refused with %s', async (code, fields, act) => {
    const isUnpaid = code === 'final';
    const escrow = await (isUnpaid ? TestEscrow.open(service, fields) : TestEscrow.funded(service, fields));
    await act(escrow);
    const { status, body } = await attach(service, escrow, await attachable(service));
    expect([status, body.code]).toEqual([409, code]);
  });

  it('retry is refused in the order of the specification', async () => {
    const escrow = await openManaged(service);
    const path = `/escrow/${segment(escrow.reference)}/delivery/retry`;
    const { status, body } = await service.call('POST', path);
    expect([status, body.code]).toEqual([403, 'live_key_required']);
    const key = await (await service.newMerchant()).key('live');
    expect((await service.call('POST', path, { key })).body.code).toBe('not_found');
  });
});
