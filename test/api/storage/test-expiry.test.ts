import { afterAll, beforeAll, expect, it } from 'vitest';
import { anyRows } from '../../../server/src/adapters/store/statement.js';
import { TestDataExpiry } from '../../../server/src/features/expiry/expire.js';
import { listExpiring } from '../../../server/src/features/expiry/list.js';
import { fixedQuery } from '../../../server/src/features/ledger/check.js';
import { verifyLedger } from '../../../server/src/features/ledger/verify.js';
import { forEachDatabase } from '../../harness/databases.js';
import { keyHeader, type Service, startService } from '../../harness/service.js';
import { TestEscrow } from '../../harness/test-escrow.js';
import { rawStatement } from '../../store/fixtures.js';
import { openManaged } from '../delivery/delivery.js';
import { sendParcel } from '../delivery/moved.js';

forEachDatabase((_, freshDatabase) => {
  let service: Service;
  beforeAll(async () => {
    service = await startService(await freshDatabase());
    // It would make steps of its own.
    await service.deps.worker.stop();
  });
  afterAll(() => service.stop());

  const leaveUnused = (days: number, accountId = service.accountId) =>
    service.deps.services.store.transact([
      anyRows(
        rawStatement(
          `update test_usage set used_at = used_at - ${days * 86_400_000} where account_id = '${accountId}'`,
        ),
        {},
      ),
    ]);
  const expiring = async () => {
    const listed = await listExpiring(service.deps.services, 10);
    return listed.find(({ accountId }) => accountId === service.accountId);
  };

  it('a request with a test key is a use, also one that only reads', async () => {
    await TestEscrow.open(service);
    await leaveUnused(60);
    const before = (await expiring())?.usedAt ?? 0;
    expect((await service.call('GET', '/account')).status).toBe(200);
    const after = await expiring();
    expect(after?.usedAt).toBeGreaterThan(before + 59 * 86_400_000);
    expect(after?.expiresAt).toBe((after?.usedAt ?? 0) + 90 * 86_400_000);
  });

  it('while it is being removed its keys are refused, live keys and other accounts are not', async () => {
    const other = await service.newMerchant();
    const [otherKey, liveKey] = [await other.key('test'), await other.key('live')];
    await sendParcel(service, await openManaged(service), 'picked_up');
    await leaveUnused(91);
    const expiry = new TestDataExpiry(service.deps.services);
    expect(await expiry.step()).toBe('advanced');
    const refused = await service.call('GET', '/account');
    expect(refused).toMatchObject({ status: 503, body: { code: 'busy' } });
    expect(refused.headers.get('retry-after')).not.toBeNull();
    for (const key of [otherKey, liveKey]) {
      expect((await service.call('GET', '/account', { key })).status).toBe(200);
    }
    service.deps.worker.start();
    const { store } = service.deps.services;
    const remove = async () => {
      const progress = await expiry.step();
      const left = progress === 'idle' ? await store.list(fixedQuery('select id from checkout')) : [];
      if (left.length === 0) return progress;
      // What was still under way, such as a mail, was a use, for which the removal is given up.
      await leaveUnused(91);
      return 'used';
    };
    await expect.poll(remove, { timeout: 25_000, interval: 5 }).toBe('idle');
    expect((await expiring())?.isBeingRemoved).toBe(false);
    expect(await store.list(fixedQuery('select id from checkout'))).toEqual([]);
    expect(await store.list(fixedQuery('select reference from sandbox_shipment'))).toEqual([]);
    expect((await TestEscrow.open(service)).reference).toBeDefined();
    expect((await verifyLedger(service.deps.services)).discrepancies).toEqual([]);
    const hook = { url: 'https://shop.example.com/hook' };
    expect((await service.call('POST', '/webhooks', { body: hook, headers: keyHeader() })).status).toBe(201);
  });
});
