import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { forEachDatabase } from '../../harness/databases.js';
import { type Service, segment, startService } from '../../harness/service.js';
import { chargeBody, createCharge, TestCharge } from '../../harness/test-charge.js';
import { TestEscrow } from '../../harness/test-escrow.js';

forEachDatabase((engine, freshDatabase) => {
  let service: Service;
  beforeAll(async () => {
    service = await startService(await freshDatabase());
  });
  afterAll(async () => {
    await expectSoundLedger(service);
    await service.stop();
  });

  test(`a direct charge returns how to pay it, on ${engine}`, async () => {
    const body = chargeBody();
    const created = await createCharge(service, body);
    expect(created.status).toBe(200);
    expect(created.body).toEqual({
      checkout_url: expect.stringMatching(/\/checkout\/CHG-[0-9a-f]+\?key=[A-Za-z0-9]{22}$/),
      account_number: expect.stringMatching(/^\d{10}$/),
      bank_name: expect.any(String),
      account_name: 'ESCROW CHECKOUT SANDBOX',
      amount_kobo: 120_000,
      expires_at: expect.stringMatching(/Z$/),
      reference: body.reference,
      charge_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      escrow: false,
      reopened: false,
    });
    const read = await service.call('GET', `/charge/${segment(body.reference)}`);
    expect(read.body).toMatchObject({ status: 'pending', escrow: false, escrow_id: null, currency: 'NGN' });
    expect(read.body).toMatchObject({ release_window_hours: null, failure_reason: null, payouts: [] });
    expect(Date.parse(read.body.payment_deadline_at) - Date.parse(read.body.created_at)).toBe(24 * 3_600_000);
  });

  test(`a charge goes into escrow by default, with a week of inspection, on ${engine}`, async () => {
    const { escrow: _, ...body } = chargeBody();
    const created = await createCharge(service, body);
    expect(created.body.escrow).toBe(true);
    const escrow = (await service.call('GET', `/escrow/${segment(body.reference)}`)).body;
    expect(escrow).toMatchObject({ status: 'awaiting_payment', release_window_hours: 168, amount: 120_000 });
    expect(escrow).toMatchObject({ charge_id: created.body.charge_id, seller_email: null, seller_url: null });
    expect(escrow.seller_accepted_at).not.toBeNull();
    const charge = (await service.call('GET', `/charge/${segment(body.reference)}`)).body;
    expect(charge).toMatchObject({ status: 'pending', escrow: true, escrow_id: escrow.escrow_id });
    expect(charge.charge_id).not.toBe(escrow.escrow_id);
    expect(Date.parse(charge.payment_deadline_at) - Date.parse(charge.created_at)).toBe(24 * 3_600_000);
  });

  test.each([
    ['reference', '', '/reference'],
    ['reference', 'x'.repeat(121), '/reference'],
    ['amount', 0, '/amount'],
    ['amount', 1_000_000_001, '/amount'],
    ['amount', 10.5, '/amount'],
    ['currency', 'USD', '/currency'],
    ['customer_email', 'nobody', '/customer_email'],
    ['description', 'x'.repeat(501), '/description'],
    ['return_url', 'http://shop.example.com', '/return_url'],
    ['return_url', undefined, '/return_url'],
    ['customer_email', undefined, '/customer_email'],
    ['escrow', 'false', '/escrow'],
    ['release_window_hours', 0, '/release_window_hours'],
    ['release_window_hours', 1_441, '/release_window_hours'],
    ['seller_email', 'seller@example.com', '/seller_email'],
    ['callback_url', 'https://shop.example.com/hooks', '/callback_url'],
  ])(`${engine}: %s %j is refused and named`, async (field, value, pointer) => {
    const refused = await createCharge(service, chargeBody({ [field]: value }));
    expect(refused.status).toBe(400);
    expect(refused.body.errors.map((error: { pointer: string }) => error.pointer)).toEqual([pointer]);
  });

  test(`the limits themselves are accepted, on ${engine}`, async () => {
    const largest = chargeBody({
      amount: 1_000_000_000,
      description: '😀'.repeat(500),
      reference: randomReference(),
    });
    expect((await createCharge(service, largest)).status).toBe(200);
    const smallest = chargeBody({ amount: 1, escrow: true, release_window_hours: 1_440 });
    expect((await createCharge(service, smallest)).status).toBe(200);
  });

  test(`a reference is one namespace over escrows and charges, on ${engine}`, async () => {
    const checkout = await TestEscrow.open(service);
    const onEscrow = await createCharge(service, chargeBody({ reference: checkout.reference }));
    expect([onEscrow.status, onEscrow.body.code]).toEqual([409, 'reference_conflict']);
    expect((await service.call('GET', `/charge/${segment(checkout.reference)}`)).status).toBe(404);

    const direct = await TestCharge.open(service);
    const initiated = await TestEscrow.open(service).then((other) =>
      other.initiate({ reference: direct.reference }),
    );
    expect([initiated.status, initiated.body.code]).toEqual([409, 'reference_conflict']);
    for (const path of ['', '/timeline', '/ledger']) {
      expect((await service.call('GET', `/escrow/${segment(direct.reference)}${path}`)).status).toBe(404);
    }
    for (const action of ['accept', 'cancel', 'release']) {
      const answer = await service.call('POST', `/escrow/${segment(direct.reference)}/${action}`);
      expect([action, answer.status, answer.body.code]).toEqual([action, 404, 'not_found']);
    }
  });

  test(`initiating under the reference of a charge returns its checkout, on ${engine}`, async () => {
    const charge = await TestCharge.open(service, { escrow: true });
    const escrow = (await service.call('GET', `/escrow/${segment(charge.reference)}`)).body;
    const initiated = await service.call('POST', '/escrow/initiate', {
      body: {
        reference: charge.reference,
        amount: 120_000,
        currency: 'NGN',
        customer_email: 'buyer@example.com',
        callback_url: 'https://shop.example.com/hooks',
      },
    });
    expect(initiated.status).toBe(200);
    expect(initiated.body.escrow_id).toBe(escrow.escrow_id);
    expect(initiated.headers.get('idempotent-replay')).toBe('true');
    expect(initiated.headers.get('idempotent-mismatch')).toBe('operation');
    expect(initiated.body.mismatch).toEqual(['operation']);
  });

  test(`a repeated charge returns the same checkout, a different one is refused, on ${engine}`, async () => {
    const charge = await TestCharge.open(service, { metadata: { a: 1, b: 2 } });
    const again = await charge.create({ metadata: { b: 2, a: 1 }, customer_email: ' Buyer@Example.com ' });
    expect(again.status).toBe(200);
    expect(again.headers.get('idempotent-replay')).toBe('true');
    const other = await charge.create({ amount: 130_000, escrow: true });
    expect([other.status, other.body.code]).toEqual([409, 'reference_conflict']);
    expect(other.body.detail).toContain('amount, escrow');
    expect((await charge.read()).amount_kobo).toBe(120_000);
  });

  test(`charges are listed newest first, both kinds and no initiated escrow, on ${engine}`, async () => {
    const key = await (await service.newMerchant()).key('test');
    const references: string[] = [];
    for (const escrow of [false, true, false]) {
      const body = chargeBody({ escrow });
      references.unshift(body.reference);
      expect((await createCharge(service, body, undefined, key)).status).toBe(200);
    }
    const first = await service.call('GET', '/charge?limit=2', { key });
    expect(first.body).toMatchObject({ has_more: true });
    const second = await service.call('GET', `/charge?limit=2&cursor=${first.body.next_cursor}`, { key });
    const listed = [...first.body.data, ...second.body.data].map((charge) => charge.reference);
    expect(listed).toEqual(references);
    expect(second.body).toMatchObject({ has_more: false, next_cursor: null });
    const escrows = await service.call('GET', '/escrow', { key });
    expect(escrows.body.data.map((escrow: { reference: string }) => escrow.reference)).toEqual([
      references[1],
    ]);
  });

  test(`accounts and modes are separate, on ${engine}`, async () => {
    const other = await service.newMerchant();
    const charge = await TestCharge.open(service);
    const key = await other.key('test');
    expect((await service.call('GET', `/charge/${segment(charge.reference)}`, { key })).status).toBe(404);
    expect((await createCharge(service, charge.body, undefined, key)).body.charge_id).not.toBe(
      (await charge.read()).charge_id,
    );
    const live = await createCharge(service, chargeBody(), undefined, await other.key('live'));
    expect([live.status, live.body.code]).toEqual([503, 'live_mode_unavailable']);
  });
});

function randomReference(): string {
  return `${'é'.repeat(100)}/?#${randomBytes(4).toString('hex')}`;
}
