import { type Operation, operations } from '@escrow-checkout/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { purgeOldAnswers } from '../../../server/src/pipeline/kept-answers.js';
import { forEachDatabase } from '../../harness/databases.js';
import { keyHeader, type Service, startService } from '../../harness/service.js';
import { TestEscrow } from '../../harness/test-escrow.js';
import { unserved } from '../../packages/openapi/sample-states.js';
import { sendExample } from '../../packages/openapi/send-example.js';
import { compareUsage } from './stored.js';

const played = Object.values(operations)
  .flatMap((group) => Object.values(group) as Operation[])
  .filter((operation) => !('streams' in operation) && !(operation.metadata.operationId in unserved));

forEachDatabase((_, freshDatabase) => {
  let service: Service;
  const shops: Service[] = [];
  beforeAll(async () => {
    service = await startService(await freshDatabase());
  });
  afterAll(() => service.stop());

  async function openShop(): Promise<Service> {
    const { accountId, key } = await service.newMerchant();
    const testKey = await key('test');
    const call: Service['call'] = (method, path, options) =>
      service.call(method, path, { key: testKey, ...options });
    const shop = { ...service, accountId, testKey, call };
    shops.push(shop);
    return shop;
  }

  async function expectExact({ accountId }: Service) {
    const { counter, held, byTable } = await compareUsage(service, accountId);
    expect({ rows: counter.rows, byTable }).toEqual({ rows: held.rows, byTable });
    expect(counter.bytes).toBeGreaterThanOrEqual(held.bytes);
    // A hundred bytes for each row, and texts that were written more than once.
    expect(counter.bytes).toBeLessThanOrEqual(held.bytes * 1.5 + held.rows * 100);
  }

  it.each(played)('every row that it causes is counted: $metadata.operationId', async (operation) => {
    const shop = await openShop();
    expect((await sendExample(shop, operation)).status).toBeLessThan(300);
    await expectExact(shop);
  });

  it('so are the rows of jobs and deliveries that follow', async () => {
    for (const shop of shops) {
      await service.deps.services.deliverNow(shop.accountId);
      await expectExact(shop);
    }
  });

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
    await expectExact(shop);
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
