import { describe, expect, it } from 'vitest';
import { anyRows } from '../../server/src/adapters/store/statement.js';
import type { Attempt } from '../../server/src/domain/records.js';
import { archiveAfter, archiveDays, walkAfter } from '../harness/archived.js';
import { forEachDatabase } from '../harness/databases.js';
import { rawStatement } from '../store/fixtures.js';
import { expire, findings, leaveUnused, query, rowsOf } from './expiring.js';
import { found } from './found.js';
import { opensShops } from './opens-shops.js';
import type { Shop } from './shop.js';
import { tellEverything } from './stories.js';
import { openMarket, seal } from './tampering/market.js';
import { tamper } from './tampering/tamper.js';

/** Archives what is old after some days, and returns the number of checkouts. */
const archive = ({ deps }: Shop, days = archiveDays) => archiveAfter(deps.services, days);

const countIn = async (shop: Shop, table: string, where = '1 = 1') => {
  const [row] = await query<{ count: number }>(
    shop,
    `select cast(count(*) as bigint) as count from ${table} where ${where}`,
  );
  return Number(row?.count);
};

/** Sells once, so that nothing is held and the seller is paid. */
async function sell(shop: Shop): Promise<{ escrow: string; attempt: Attempt }> {
  const escrow = await shop.initiate(250_000);
  await shop.pay(escrow, 250_000);
  const { payouts } = await shop.act(escrow, { command: 'release', amount: null });
  return { escrow, attempt: await shop.transfer('payout', found(payouts[0]).id, 'paid') };
}

/** Runs SQL as the service could, with all triggers. */
async function run({ deps }: Shop, sql: string): Promise<void> {
  await deps.services.store.transact([anyRows(rawStatement(sql), {})]);
}

const isOf = ({ escrow }: { escrow: string }) => `checkout_id = '${escrow}'`;

/** SQL that writes events into the archive with another status. */
function copyOf(where: string, status: string): string {
  const [before, after] = [
    'position, id, type, checkout_id, account_id, mode, reference, sequence',
    'amount, currency, metadata_json, actor_kind, actor_via, at, extras_json, traceparent',
  ];
  return `insert into archived_event (${before}, status, ${after})
    select ${before}, ${status}, ${after} from event where ${where}`;
}

forEachDatabase((engine, freshDatabase) => {
  describe(`Old events on ${engine}`, { timeout: 120_000 }, () => {
    const open = opensShops(freshDatabase);

    /** A shop with two archived escrows, and one that is open. */
    async function archived() {
      const shop = await open();
      const [sold, other] = [await sell(shop), await sell(shop)];
      const escrow = await shop.initiate(250_000);
      await shop.pay(escrow, 250_000);
      await seal(shop);
      expect(await archive(shop)).toBe(2);
      return { shop, sold, other, escrow };
    }

    it('are archived once they are old and their escrow has ended', async () => {
      const shop = await open();
      const sold = await sell(shop);
      const funded = await shop.initiate(250_000);
      await shop.pay(funded, 250_000);
      const before = await query(shop, 'select * from event order by checkout_id, sequence');
      expect(await archive(shop, archiveDays - 1)).toBe(0);
      expect(await archive(shop)).toBe(1);
      expect(await countIn(shop, 'event', `checkout_id = '${sold.escrow}'`)).toBe(0);
      expect(await countIn(shop, 'event', `checkout_id = '${funded}'`)).toBeGreaterThan(0);
      expect(await query(shop, 'select * from every_event order by checkout_id, sequence')).toEqual(before);
      expect(await archive(shop)).toBe(0);
    });

    it('stay provable after every kind of movement', async () => {
      const shop = await open();
      await tellEverything(shop);
      await seal(shop);
      expect(await archive(shop)).toBeGreaterThan(3);
      expect(await countIn(shop, 'archived_event')).toBeGreaterThan(10);
      expect(await findings(shop)).toEqual([]);
    });

    it('are followed by new ones with the next number and a later position', async () => {
      const { shop, sold } = await archived();
      await shop.end(sold.attempt, 'reversed');
      const story = await query<{ sequence: number; position: number; at: number }>(
        shop,
        `select sequence, position, at from every_event
         where checkout_id = '${sold.escrow}' order by sequence`,
      );
      expect(story.map(({ sequence }) => sequence)).toEqual(story.map((_, n) => n + 1));
      expect(await countIn(shop, 'event', `checkout_id = '${sold.escrow}'`)).toBeGreaterThan(0);
      expect([...story].sort((one, two) => one.position - two.position)).toEqual(story);
      await seal(shop);
      expect(await findings(shop)).toEqual([]);
      await archive(shop);
      expect(await countIn(shop, 'event', `checkout_id = '${sold.escrow}'`)).toBe(0);
      expect(await findings(shop)).toEqual([]);
    });

    it('are all found, however many others there are', async () => {
      const shop = await open();
      // As of an endpoint; a test clock that was moved far has made one of them.
      await run(
        shop,
        `insert into event (position, id, type, account_id, mode, reference, status, amount, currency,
          actor_kind, actor_via, at, extras_json)
         with recursive other(n) as (select 1 union all select n + 1 from other where n < 1100)
         select n, 'other' || n, 'webhook.test', '${shop.accountId}', 'test', 'r', 's', 0, 'NGN', 'merchant',
           'api', case when n = 400 then 9000000000000 else n end, '{}' from other`,
      );
      const sold = [];
      for (let count = 0; count < 21; count += 1) sold.push(await sell(shop));
      expect(await archive(shop)).toBe(sold.length);
      expect(await countIn(shop, 'event', 'checkout_id is not null')).toBe(0);
    });

    it('are walked along once a day, by one worker at a time, from where the last one stopped', async () => {
      const shop = await open();
      const { services } = shop.deps;
      const walk = (days = archiveDays) => walkAfter(services, days);
      // The events of the sales follow the others.
      if (engine === 'PostgreSQL') await run(shop, 'update event_base set base = base + 10000');
      await run(
        shop,
        `insert into event (position, id, type, account_id, mode, reference, status, amount, currency,
          actor_kind, actor_via, at, extras_json)
         with recursive other(n) as (select 1 union all select n + 1 from other where n < 2100)
         select n, 'other' || n, 'webhook.test', '${shop.accountId}', 'test', 'r', 's', 0, 'NGN', 'merchant',
           'api', n, '{}' from other`,
      );
      await sell(shop);
      // It looks at 2,000 events.
      expect(await walk()).toBe(0);
      const both = await Promise.all([walk(), walk()]);
      expect(both.sort()).toEqual([0, 1]);
      await sell(shop);
      expect(await walk()).toBe(0);
      expect([await walk(archiveDays + 2), await walk(archiveDays + 2)]).toEqual([0, 1]);
    });

    it('are archived once if two servers do it at the same time', async () => {
      const shop = await open();
      for (let count = 0; count < 3; count += 1) await sell(shop);
      const before = await query(shop, 'select * from event order by checkout_id, sequence');
      await seal(shop);
      await Promise.all([archive(shop), archive(shop)]);
      expect(await query(shop, 'select * from archived_event order by checkout_id, sequence')).toEqual(
        before,
      );
      expect(await findings(shop)).toEqual([]);
    });

    it('leave no position to a later event, though the newest of all is test data that expires', async () => {
      const shop = await open();
      const idle = await open(shop.databaseUrl);
      const sold = await sell(shop);
      await idle.pay(await idle.initiate(250_000), 250_000);
      await seal(shop);
      expect(await archive(shop)).toBe(1);
      await leaveUnused(idle);
      await expire(idle);
      await shop.end(sold.attempt, 'reversed');
      await seal(shop);
      expect(await findings(shop)).toEqual([]);
    });

    it('stay if the archive has something else in place of one, and the others go on', async () => {
      const shop = await open();
      const [altered] = [await sell(shop), await sell(shop), await sell(shop)];
      await run(shop, copyOf(`checkout_id = '${altered.escrow}' and sequence = 1`, "'other'"));
      expect(await archive(shop)).toBe(2);
      expect(await countIn(shop, 'event')).toBe(await countIn(shop, 'event', isOf(altered)));
      expect(await countIn(shop, 'archived_event', isOf(altered))).toBe(1);
    });

    it('are deleted only if the archive has the same', async () => {
      const { shop, sold, escrow } = await archived();
      await run(shop, copyOf(`checkout_id = '${escrow}'`, "'other'"));
      const refused = [
        `delete from event where checkout_id = '${escrow}'`,
        `delete from archived_event where checkout_id = '${sold.escrow}'`,
        "update archived_event set status = 'other'",
      ];
      for (const sql of refused) await expect(run(shop, sql), sql).rejects.toThrow(/append-only/);
    });

    it.each([
      ['altered', "update archived_event set status = 'other' where sequence = 2", 'event_altered'],
      ['missing', 'delete from archived_event where sequence = 2', 'event_missing'],
      [
        'in both places',
        'insert into event select * from archived_event where sequence = 2',
        'event_missing',
      ],
    ])('are missed when one is %s', async (_what, sql, code) => {
      const { shop, sold } = await archived();
      await tamper(shop.databaseUrl, `${sql} and checkout_id = '${sold.escrow}'`);
      const lines = await findings(shop);
      expect(lines.join('\n')).toContain(`verifier ${code}: `);
      expect(lines.filter((line) => line.startsWith('auditor ')).join('\n')).toMatch(/event/);
    });

    it('of a webhook delivery stay with it', async () => {
      const shop = await open();
      const { escrow } = await sell(shop);
      await tamper(
        shop.databaseUrl,
        `insert into webhook_delivery (id, account_id, mode, event_id, url, destination_key, status,
          trigger_kind, attempt_count, attempts_since_trigger, next_attempt_at, created_at, updated_at)
         select 'd', account_id, mode, id, 'https://example.com', 'k', 'succeeded', 'event', 1, 1, 0, 1, 1
         from event where checkout_id = '${escrow}' and sequence = 1`,
      );
      expect(await archive(shop)).toBe(0);
    });

    it('of test mode are removed with the other test data', async () => {
      const idle = await open();
      const other = await open(idle.databaseUrl);
      await openMarket(idle);
      await sell(other);
      await seal(idle);
      expect(await archive(idle)).toBeGreaterThan(2);
      const kept = await rowsOf(other, 'test');
      await leaveUnused(idle);
      await expire(idle, async () => expect(await findings(idle)).toEqual([]));
      expect(await countIn(idle, 'every_event', `account_id = '${idle.accountId}'`)).toBe(0);
      expect(await rowsOf(other, 'test')).toEqual(kept);
      expect(await findings(idle)).toEqual([]);
    });
  });
});
