import { afterAll, beforeAll, expect, it } from 'vitest';
import { purgeOldAnswers } from '../../../server/src/pipeline/kept-answers.js';
import { forEachDatabase } from '../../harness/databases.js';
import { keyHeader, type Service, startService } from '../../harness/service.js';
import { TestEscrow } from '../../harness/test-escrow.js';
import { compareUsage, expectExactUsage } from './stored.js';

// That whatever an operation writes is counted, `test/api/http/per-mode.test.ts` checks for each of them.
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

  it('an answer that is deleted is taken off again', async () => {
    const shop = await openShop();
    const escrow = await TestEscrow.funded(shop);
    await escrow.post('release', {}, keyHeader());
    // What it does about the payout would be counted meanwhile.
    await service.deps.worker.stop();
    const before = await compareUsage(service, shop.accountId);
    expect(before.byTable.idempotency).toBe(1);
    const { services } = service.deps;
    const later = { now: () => services.clock.now() + 100 * 3_600_000 };
    await purgeOldAnswers({ store: services.store, clock: later });
    const after = await compareUsage(service, shop.accountId);
    expect(after.byTable.idempotency).toBe(0);
    await expectExactUsage(service, shop.accountId);
    expect(after.counter.bytes).toBeLessThan(before.counter.bytes);
    service.deps.worker.start();
  });

  it('live mode has no counter', async () => {
    const { accountId, key } = await service.newMerchant();
    const liveKey = await key('live');
    const body = { url: 'https://live.example.com/hook' };
    await service.call('POST', '/webhooks', { key: liveKey, body, headers: keyHeader() });
    expect((await compareUsage(service, accountId)).counter).toEqual({ rows: 0, bytes: 0 });
    const account = await service.call('GET', '/account', { key: liveKey });
    expect(account.body.test_data).toBeNull();
  });
});
