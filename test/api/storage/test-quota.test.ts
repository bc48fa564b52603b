import { limits } from '@escrow-checkout/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setTestQuota } from '../../../server/src/features/operator/test-quota.js';
import { forEachDatabase } from '../../harness/databases.js';
import {
  type Answer,
  initiateBody,
  keyHeader,
  type Service,
  segment,
  startService,
} from '../../harness/service.js';
import { payout, proof, TestEscrow } from '../../harness/test-escrow.js';

forEachDatabase((_, freshDatabase) => {
  let service: Service;
  beforeAll(async () => {
    service = await startService(await freshDatabase());
  });
  afterAll(() => service.stop());

  async function openShop(): Promise<Service> {
    const { accountId, key } = await service.newMerchant();
    const testKey = await key('test');
    const call: Service['call'] = (method, path, options) =>
      service.call(method, path, { key: testKey, ...options });
    return { ...service, accountId, testKey, call };
  }

  async function testData({ call }: Service) {
    return (await call('GET', '/account')).body.test_data;
  }

  /** Sets the quota to what is stored, or to a part of it. */
  async function fill(shop: Service, part = 1): Promise<void> {
    const { rows } = await testData(shop);
    await setTestQuota(service.deps.services, shop.accountId, { rowsMax: Math.ceil(rows * part) });
  }

  function expectRefused({ status, body }: Answer): void {
    expect({ status, code: body.code }).toEqual({ status: 409, code: 'test_quota_exceeded' });
    expect(body.detail).toContain('GET /account');
    expect(body.retryable).toBe(false);
  }

  it('an account shows what it stores and may store', async () => {
    const shop = await openShop();
    const rooms = { rows_max: limits.testRowsMaxDefault, bytes_max: limits.testBytesMaxDefault };
    const before = await testData(shop);
    // The creation of its key, and the entry of the audit log about that.
    expect(before).toEqual({ rows: 2, bytes: expect.any(Number), ...rooms });
    await TestEscrow.open(shop, { metadata: { note: 'x'.repeat(10_000) } });
    const { rows, bytes } = await testData(shop);
    expect(rows).toBeGreaterThan(3);
    expect(bytes - before.bytes).toBeGreaterThan(10_000);
  });

  it('what adds more is refused', async () => {
    const shop = await openShop();
    const escrow = await TestEscrow.funded(shop);
    const { dispute } = (
      await escrow.post('dispute', { reason: 'damaged', on_behalf_of: 'buyer', description: 'Broken.' })
    ).body;
    await fill(shop);
    const headers = keyHeader();
    const address = { name: 'Ada', phone: '08031234567', line1: '1 Road', city: 'Ikeja', state: 'Lagos' };
    const parcel = { description: 'Shoes', weight_kg: 1, value_naira: 2_500 };
    const charge = {
      reference: 'C-1',
      amount: 120_000,
      escrow: false,
      customer_email: 'buyer@example.com',
      return_url: 'https://shop.example.com/thanks',
    };
    const more: [string, string, unknown][] = [
      ['POST', '/escrow/initiate', initiateBody()],
      ['POST', '/charge', charge],
      ['POST', `/disputes/${dispute.id}/evidence`, { text: 'More.', on_behalf_of: 'buyer' }],
      ['POST', '/webhooks', { url: 'https://shop.example.com/webhooks' }],
      ['POST', '/delivery/rates', { pickup: address, dropoff: address, parcel }],
      ['PUT', '/sellers/new@example.com', { name: 'New' }],
      ['POST', `/sandbox/escrow/${segment(escrow.reference)}/fund`, {}],
      ['POST', '/sandbox/credits', { account_number: '9876543210', amount: 10_000 }],
    ];
    const before = await testData(shop);
    for (const [method, path, body] of more) expectRefused(await shop.call(method, path, { body, headers }));
    for (const [list, count] of [
      ['escrow', 1],
      ['charge', 0],
      ['sellers', 1],
    ] as const) {
      expect((await shop.call('GET', `/${list}`)).body.data, list).toHaveLength(count);
    }
    await setTestQuota(service.deps.services, shop.accountId, { rowsMax: before.rows_max + 1_000 });
    const [method, path, body] = more[0] as [string, string, unknown];
    expect((await shop.call(method, path, { body })).status).toBe(200);
  });

  it('a quota of bytes is refused as well', async () => {
    const shop = await openShop();
    await TestEscrow.open(shop);
    await setTestQuota(service.deps.services, shop.accountId, { bytesMax: 500 });
    expectRefused(await shop.call('POST', '/escrow/initiate', { body: initiateBody() }));
  });

  it('a sale that exists moves on to its end', async () => {
    const shop = await openShop();
    const sold = await TestEscrow.open(shop);
    await sold.fund();
    const returned = await TestEscrow.funded(shop);
    const cancelled = await TestEscrow.open(shop);
    await fill(shop);
    expect((await sold.post('accept', { payout }, keyHeader())).status).toBe(200);
    expect((await sold.post('deliver', proof, keyHeader())).status).toBe(200);
    expect((await sold.post('release', {}, keyHeader())).body.status).toBe('released');
    expect((await returned.post('refund', {}, keyHeader())).body.status).toBe('refunded');
    expect((await cancelled.post('cancel', {}, keyHeader())).body.status).toBe('cancelled');
    const changed = { name: 'Ada', payout };
    expect((await shop.call('PUT', '/sellers/seller@example.com', { body: changed })).status).toBe(200);
  });

  it('a repeat is answered as ever', async () => {
    const shop = await openShop();
    const headers = keyHeader();
    const url = { url: 'https://shop.example.com/webhooks' };
    const made = await shop.call('POST', '/webhooks', { body: url, headers });
    const body = initiateBody();
    const opened = await shop.call('POST', '/escrow/initiate', { body });
    await fill(shop, 0.4);
    const again = await shop.call('POST', '/webhooks', { body: url, headers });
    expect(again.headers.get('idempotent-replay')).toBe('true');
    expect(again.text).toBe(made.text);
    const repeated = await shop.call('POST', '/escrow/initiate', { body });
    expect(repeated.body.escrow_id).toBe(opened.body.escrow_id);
  });

  it('at twice the quota nothing more is written', async () => {
    const shop = await openShop();
    const escrow = await TestEscrow.funded(shop);
    await fill(shop, 0.4);
    expectRefused(await escrow.post('refund', {}, keyHeader()));
    expectRefused(await shop.call('PUT', '/account/payout-schedule', { body: { schedule: 'daily' } }));
    expect((await escrow.read()).status).toBe('funded');
  });

  it("another account's quota and live mode are not concerned", async () => {
    const { accountId, key } = await service.newMerchant();
    const [testKey, liveKey] = [await key('test'), await key('live')];
    await service.call('POST', '/escrow/initiate', { key: testKey, body: initiateBody() });
    await setTestQuota(service.deps.services, accountId, { rowsMax: 1 });
    expectRefused(await service.call('POST', '/escrow/initiate', { key: testKey, body: initiateBody() }));
    const hook = { body: { url: 'https://live.example.com/hook' }, headers: keyHeader() };
    expect((await service.call('POST', '/webhooks', { key: liveKey, ...hook })).status).toBe(201);
    expect((await service.call('POST', '/escrow/initiate', { body: initiateBody() })).status).toBe(200);
  });
});
