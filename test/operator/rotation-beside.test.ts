import pino from 'pino';
import { afterEach, expect, it } from 'vitest';
import { anyRows } from '../../server/src/adapters/store/statement.js';
import { readConfig } from '../../server/src/config.js';
import { createDeps, type Deps } from '../../server/src/deps.js';
import { TestDataExpiry } from '../../server/src/features/expiry/expire.js';
import { createKey } from '../../server/src/features/keys/manage.js';
import { verifyLedger } from '../../server/src/features/ledger/verify.js';
import { enterSecretKeys } from '../../server/src/features/secrets/admit.js';
import { rotateSecrets } from '../../server/src/features/secrets/rotate.js';
import { beatServer, endServer, serverGoneMs } from '../../server/src/features/secrets/servers.js';
import { expire, leaveUnused, query, stepOnce } from '../audit/expiring.js';
import { Shop } from '../audit/shop.js';
import { sellOnce } from '../audit/stories.js';
import { seal } from '../audit/tampering/market.js';
import { forEachDatabase } from '../harness/databases.js';
import { rawStatement } from '../store/fixtures.js';

const [first, second] = ['ab'.repeat(32), 'cd'.repeat(32)] as const;

forEachDatabase((_, freshDatabase) => {
  let opened: Deps[] = [];
  afterEach(async () => {
    for (const { worker, close } of opened) {
      await worker.stop();
      await close();
    }
    opened = [];
  });

  /** A server with the new key, beside that of the shop with the old one. */
  async function open(): Promise<{ shop: Shop; deps: Deps }> {
    const shop = await Shop.open(await freshDatabase());
    opened.push(shop.deps);
    await enterSecretKeys(shop.deps.services);
    await sellOnce(shop);
    await seal(shop);
    const config = readConfig({ DATABASE_URL: shop.databaseUrl, SECRET_KEY_PREVIOUS: first });
    const onFatal = (error: unknown) => {
      throw error;
    };
    const deps = createDeps({ config, secretKey: second, onFatal, log: pino({ level: 'silent' }) });
    opened.push(deps);
    await deps.services.store.migrate('none');
    await enterSecretKeys(deps.services);
    return { shop, deps };
  }

  const rotate = ({ services }: Deps) => rotateSecrets(services, () => {});

  async function expectRotated(deps: Deps): Promise<void> {
    expect(await rotate(deps)).toMatchObject({
      left: [],
      lockedAccounts: [],
      otherServers: [],
      isRetired: true,
    });
    expect((await verifyLedger(deps.services)).discrepancies).toEqual([]);
  }

  it.each([
    ['is prepared', 0],
    ['deletes', 1],
  ])(
    'ends while a removal of test data %s, names the account, and can be repeated',
    async (_state, closings) => {
      const { shop, deps } = await open();
      await leaveUnused(shop);
      const expiry = new TestDataExpiry(shop.deps.services);
      await stepOnce(shop, expiry);
      while ((await query(shop, 'select id from test_closing')).length < closings)
        await stepOnce(shop, expiry);
      const rotation = await rotate(deps);
      expect(rotation).toMatchObject({ lockedAccounts: [shop.accountId], isRetired: false });
      expect(rotation.left.map(({ field }) => field)).toContain(
        'merchant_bank_account.account_number_sealed',
      );
      await expire(shop);
      await seal(shop);
      await expectRotated(deps);
    },
  );

  it('ends while a running server removes test data', { timeout: 60_000 }, async () => {
    const { shop, deps } = await open();
    await leaveUnused(shop);
    await stepOnce(shop, new TestDataExpiry(shop.deps.services));
    expect((await rotate(deps)).lockedAccounts).toEqual([shop.accountId]);
    deps.worker.start();
    await expect
      .poll(async () => (await rotate(deps)).isRetired, { timeout: 50_000, interval: 500 })
      .toBe(true);
    await deps.worker.stop();
    // The key of the shop's own services is retired by now.
    await seal({ deps });
    expect((await verifyLedger(deps.services)).discrepancies).toEqual([]);
  });

  it.each([
    ['runs jobs', 'worker'],
    ['serves requests only', 'keeper'],
  ] as const)('retires no key that a server seals with which %s, and names the server', async (_, part) => {
    const { shop, deps } = await open();
    const { server, secretKeys } = shop.deps.services;
    await beatServer(deps.services);
    shop.deps[part].start();
    const seen = `select id from server_heartbeat where id = '${server.id}'`;
    await expect.poll(() => query(shop, seen), { timeout: 10_000 }).toHaveLength(1);
    const otherServers = [{ ...server, keyId: secretKeys.current }];
    expect(await rotate(deps)).toMatchObject({ left: [], isRetired: false, otherServers });
    await shop.deps[part].stop();
    await endServer(shop.deps.services);
    await expectRotated(deps);
  });

  it('a server without a worker writes which keys were used', async () => {
    const { shop } = await open();
    const { keyUses } = shop.deps.services;
    const account = { id: shop.accountId, plan: 'business' } as const;
    const { id } = (await createKey(shop.deps.services, account, 'test', 'of the shop')).row;
    keyUses.note(id, 0);
    shop.deps.keeper.start();
    await shop.deps.keeper.stop();
    expect(await query(shop, 'select key_id as id from key_use')).toEqual([{ id }]);
  });

  it('a server that was killed holds its key for minutes', async () => {
    const { shop, deps } = await open();
    await beatServer(shop.deps.services);
    const goBack = (ms: number) =>
      deps.services.store.transact([
        anyRows(rawStatement(`update server_heartbeat set seen_at = seen_at - ${ms}`), {}),
      ]);
    await goBack(serverGoneMs - 60_000);
    expect((await rotate(deps)).isRetired).toBe(false);
    await goBack(60_000);
    await expectRotated(deps);
  });
});
