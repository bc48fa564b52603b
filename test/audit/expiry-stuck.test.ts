import { afterEach, describe, expect, it } from 'vitest';
import { anyRows, step } from '../../server/src/adapters/store/statement.js';
import { confirmClock, recordLeap } from '../../server/src/features/clock/service-clock.js';
import { TestDataExpiry } from '../../server/src/features/expiry/expire.js';
import { listExpiring } from '../../server/src/features/expiry/list.js';
import type { Engine } from '../../server/src/ports/store.js';
import { forEachDatabase } from '../harness/databases.js';
import { rawStatement } from '../store/fixtures.js';
import { expire, findings, leaveUnused, query, stepOnce } from './expiring.js';
import { Shop } from './shop.js';
import { sellOnce } from './stories.js';
import { seal } from './tampering/market.js';

/** Statements that let every insert into a table, or every deletion from it, fail. */
function breaking(engine: Engine, what: string): string[] {
  return engine === 'sqlite'
    ? [`create trigger broken before ${what} begin select raise(abort, 'the disk is upset'); end`]
    : [
        `create function fail_broken() returns trigger language plpgsql as
          $$ begin raise exception 'the disk is upset'; end $$`,
        `create trigger broken before ${what} for each row execute function fail_broken()`,
      ];
}

forEachDatabase((name, freshDatabase) => {
  describe(`A removal of test data that cannot go on, on ${name}`, { timeout: 120_000 }, () => {
    let shop: Shop;
    let escrow: string;
    afterEach(() => shop.close());

    async function openUnused(): Promise<TestDataExpiry> {
      shop = await Shop.open(await freshDatabase());
      ({ escrow } = await sellOnce(shop));
      await seal(shop);
      await leaveUnused(shop);
      const expiry = new TestDataExpiry(shop.deps.services);
      await stepOnce(shop, expiry);
      expect(await query(shop, 'select account_id from test_expiry')).toHaveLength(1);
      return expiry;
    }

    const write = (text: string) => shop.deps.services.store.transact([anyRows(rawStatement(text), {})]);
    const engine = () => shop.deps.services.store.engine;
    const listed = async () => (await listExpiring(shop.deps.services, 10))[0];

    async function expectUsable(): Promise<void> {
      expect(await query(shop, 'select account_id from test_expiry')).toEqual([]);
      expect(await query(shop, 'select id from test_closing')).toEqual([]);
      const usedAt = (await listed())?.usedAt ?? 0;
      expect(shop.deps.services.clock.now() - usedAt).toBeLessThan(86_400_000);
      await shop.act(escrow, { command: 'refund', amount: null, reason: null });
      expect(await new TestDataExpiry(shop.deps.services).step()).toBe('idle');
      await seal(shop);
      expect(await findings(shop)).toEqual([]);
    }

    it('does not begin because the clock leapt', async () => {
      shop = await Shop.open(await freshDatabase());
      await sellOnce(shop);
      await seal(shop);
      await leaveUnused(shop);
      const { services } = shop.deps;
      const from = services.clock.now() - 91 * 86_400_000;
      await services.store.transact([step(recordLeap, { from, to: services.clock.now() })]);
      expect(await new TestDataExpiry(services).step()).toBe('idle');
      await confirmClock(services);
      expect(await new TestDataExpiry(services).step()).toBe('advanced');
    });

    it('gives up after an hour if nothing is deleted yet', async () => {
      const expiry = await openUnused();
      await write(`update test_expiry set begun_at = begun_at - ${59 * 60_000}`);
      await expiry.step();
      expect(await query(shop, 'select account_id from test_expiry')).toHaveLength(1);
      await write(`update test_expiry set begun_at = begun_at - ${2 * 60_000}`);
      expect(await expiry.step()).toBe('advanced');
      await expectUsable();
    });

    it('gives up at once after an error if nothing is deleted yet', async () => {
      const expiry = await openUnused();
      for (const text of breaking(engine(), 'insert on test_closing')) await write(text);
      while ((await query(shop, 'select account_id from test_expiry')).length > 0) {
        await stepOnce(shop, expiry);
      }
      await expectUsable();
    });

    it('goes on trying once it deletes, and says why it does not come on', async () => {
      const expiry = await openUnused();
      while ((await query(shop, 'select id from test_closing')).length === 0) await stepOnce(shop, expiry);
      for (const text of breaking(engine(), 'delete on event')) await write(text);
      await expect(
        (async () => {
          for (;;) await stepOnce(shop, expiry);
        })(),
      ).rejects.toThrow('the disk is upset');
      await expect(expiry.step()).rejects.toThrow('the disk is upset');
      const stuck = await listed();
      expect(stuck).toMatchObject({ accountId: shop.accountId, isBeingRemoved: true });
      expect(stuck?.failure).toContain('the disk is upset');
      expect(stuck?.failedAt).toBeGreaterThanOrEqual(stuck?.begunAt ?? Number.POSITIVE_INFINITY);
      await write(`drop trigger broken${engine() === 'sqlite' ? '' : ' on event'}`);
      await stepOnce(shop, expiry);
      expect((await listed())?.failure).toBeNull();
      await expire(shop);
      expect((await listed())?.isBeingRemoved).toBe(false);
      await seal(shop);
      expect(await findings(shop)).toEqual([]);
    });
  });
});
