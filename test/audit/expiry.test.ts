import { describe, expect, it } from 'vitest';
import { anyRows } from '../../server/src/adapters/store/statement.js';
import { TestDataExpiry } from '../../server/src/features/expiry/expire.js';
import { forEachDatabase } from '../harness/databases.js';
import { rawStatement } from '../store/fixtures.js';
import { expire, findings, leaveUnused, query, rowsOf, stepOnce } from './expiring.js';
import { opensShops } from './opens-shops.js';
import type { Shop } from './shop.js';
import { matchForeign, sellOnce, tellEverything } from './stories.js';
import { openMarket, seal } from './tampering/market.js';
import { tamper } from './tampering/tamper.js';

/** What stays of an account's test mode: the changes, settings and what says who made them. */
const kept = ['api_key', 'audit_entry', 'change', 'default_secret', 'merchant_bank_account', 'test_closing'];
/** They are deleted by themselves, and are no evidence. */
const shortLived = ['mail'];

/** Tables of live mode that hold rows after a market was played. */
const played = [
  'attempt',
  'change',
  'checkout',
  'combined_payout',
  'credit',
  'dispute',
  'event',
  'idempotency',
  'ledger_account',
  'movement',
  'payout',
  'refund',
  'seller',
  'virtual_account',
];

const liveRows = [
  `insert into change (id, account_id, mode, at, token)
   select id || '!', account_id, 'live', at, token from change
   where id = (select min(change_id) from movement)`,
  `insert into movement (change_id, n, mode, account_id, debit_account, credit_account, amount, at)
   select change_id || '!', 0, 'live', account_id, debit_account, credit_account, amount, at
   from movement where n = 0 and change_id = (select min(change_id) from movement)`,
  `insert into seller (id, account_id, mode, email_key, email, version, created_at, updated_at)
   select id || '!', account_id, 'live', email_key, email, version, created_at, updated_at from seller`,
];

/** Buyers say that they have paid. */
const reports = `insert into payment_report (checkout_id, account_id, mode, reported_at, asked_at)
  select id, account_id, mode, 1, 1 from checkout`;

/** What is refused although a closing of the account is open. */
const refused = [
  "delete from movement where mode = 'live'",
  "delete from seller where mode = 'live'",
  'delete from change',
  'delete from block',
  'delete from audit_entry',
  'delete from merchant_bank_account',
  'delete from test_closing',
  'update movement set amount = amount + 1',
  "update event set status = 'other'",
  'update test_closing set change_count = 0',
  `insert into test_closing
   select id || '!', account_id, 'live', 1, 2, 1, 1, 1, 1, 1, '{}', '', 1, null from test_closing`,
];

forEachDatabase((engine, freshDatabase) => {
  describe(`Test data that is not used on ${engine}`, { timeout: 120_000 }, () => {
    const open = opensShops(freshDatabase);

    const held = async (shop: Shop) => {
      const rows = Object.entries(await rowsOf(shop, 'test')).filter(([, list]) => list.length > 0);
      return rows.map(([table]) => table).filter((table) => !shortLived.includes(table));
    };

    it('is removed row by row, and the books are whole after each step', async () => {
      const idle = await open();
      const other = await open(idle.databaseUrl);
      await openMarket(idle);
      await sellOnce(other);
      await matchForeign(idle, other);
      await idle.deps.services.store.transact([anyRows(rawStatement(reports), {})]);
      await seal(idle);
      const others = await rowsOf(other, 'test');
      await leaveUnused(idle);
      let looks = 0;
      const steps = await expire(idle, async () => {
        looks += 1;
        expect(await findings(idle)).toEqual([]);
      });
      expect(looks).toBe(steps - 1);
      await seal(idle);
      expect(await findings(idle)).toEqual([]);
      expect(kept).toEqual(expect.arrayContaining(await held(idle)));
      expect(await rowsOf(other, 'test')).toEqual(others);
      const [closing] = await query<Record<string, unknown>>(idle, 'select * from test_closing');
      const sums = JSON.parse(String(closing?.sums_json)) as Record<string, number>;
      expect(Object.values(sums).reduce((sum, each) => sum + each, 0)).toBe(0);
      expect(closing).toMatchObject({ account_id: idle.accountId, n: 1, version: 2 });
      expect(Number(closing?.movement_count)).toBeGreaterThan(10);
    });

    it('leaves every row of live mode as it is, byte by byte, also of the same account', async () => {
      const shop = await open();
      await openMarket(shop);
      const owned = played.filter((table) => !['attempt', 'ledger_account'].includes(table));
      const ofShop = `where account_id = '${shop.accountId}'`;
      await tamper(shop.databaseUrl, owned.map((t) => `update ${t} set mode = 'live' ${ofShop}`).join(';'));
      const live = await rowsOf(shop, 'live');
      for (const table of played) expect(live[table]?.length, table).toBeGreaterThan(0);
      const { escrow } = await sellOnce(shop);
      await seal(shop);
      await leaveUnused(shop);
      await expire(shop);
      expect(await query(shop, `select id from checkout where id = '${escrow}'`)).toEqual([]);
      expect(await rowsOf(shop, 'live')).toEqual(live);
    });

    it('falls out of the quota, but for the changes that stay', async () => {
      const shop = await open();
      await openMarket(shop);
      const usage = async () => {
        const [row] = await query<{ rows: number; bytes: number }>(
          shop,
          `select cast(sum(row_count) as bigint) as rows, cast(sum(byte_count) as bigint) as bytes
           from test_usage where account_id = '${shop.accountId}'`,
        );
        return { rows: Number(row?.rows), bytes: Number(row?.bytes) };
      };
      const before = await usage();
      await seal(shop);
      await leaveUnused(shop);
      await expire(shop);
      const [closing] = await query<{ count: number }>(
        shop,
        'select change_count as count from test_closing',
      );
      const after = await usage();
      expect(after.rows).toBe(Number(closing?.count));
      expect(after.rows).toBeLessThan(before.rows / 2);
      expect(after.bytes).toBeLessThan(before.bytes);
    });

    it('can be made again afterwards, and expires again', async () => {
      const shop = await open();
      await sellOnce(shop);
      for (let n = 1; n <= 2; n += 1) {
        await seal(shop);
        await leaveUnused(shop);
        await expire(shop);
        await sellOnce(shop);
        await seal(shop);
        expect(await findings(shop)).toEqual([]);
        const closings = await query(shop, 'select n from test_closing where closed_at is not null');
        expect(closings).toHaveLength(n);
      }
    });

    it('is changed by nobody while it is being removed', async () => {
      const shop = await open();
      const other = await open(shop.databaseUrl);
      const { escrow } = await sellOnce(shop);
      await seal(shop);
      await leaveUnused(shop);
      await stepOnce(shop, new TestDataExpiry(shop.deps.services));
      await expect(shop.act(escrow, { command: 'refund', amount: null, reason: null })).rejects.toThrow(
        'conflict',
      );
      await sellOnce(other);
      await expire(shop);
      await seal(shop);
      expect(await findings(shop)).toEqual([]);
    });

    it('stays if it is used after all', async () => {
      const shop = await open();
      const { escrow } = await sellOnce(shop);
      await seal(shop);
      await leaveUnused(shop);
      await stepOnce(shop, new TestDataExpiry(shop.deps.services));
      await tamper(shop.databaseUrl, `update test_usage set used_at = ${Date.now()}`);
      await expire(shop);
      expect(await query(shop, 'select id from test_closing')).toEqual([]);
      await shop.act(escrow, { command: 'refund', amount: null, reason: null });
    });

    it.each([
      ['a change does not fit its digest', "update change set author = 'operator:mallory'"],
      [
        'a change is from before the evidence',
        'update change set position = null where id = (select min(change_id) from movement)',
      ],
    ])('stays if %s', async (_, sql) => {
      const shop = await open();
      await sellOnce(shop);
      await seal(shop);
      await leaveUnused(shop);
      await tamper(shop.databaseUrl, sql);
      await expire(shop);
      expect(await query(shop, 'select id from test_closing')).toEqual([]);
      expect(await held(shop)).toContain('checkout');
    });

    it('stays if a transfer of nobody was matched to it', async () => {
      const shop = await open();
      await tellEverything(shop);
      await seal(shop);
      await leaveUnused(shop);
      await expire(shop);
      expect(await query(shop, 'select id from test_closing')).toEqual([]);
      expect(await findings(shop)).toEqual([]);
    });

    it('is the only data that the database lets go', async () => {
      const shop = await open();
      await openMarket(shop);
      await seal(shop);
      const { store } = shop.deps.services;
      const remove = (text: string) => store.transact([anyRows(rawStatement(text), {})]);
      const tables = [...played, 'merchant_bank_account', 'audit_entry'].filter((t) => t !== 'idempotency');
      for (const table of tables) {
        const key = table === 'virtual_account' ? 'partner_reference' : null;
        await expect(remove(`delete from ${table}${key ? ` where ${key} is not null` : ''}`)).rejects.toThrow(
          'append-only',
        );
      }
      await leaveUnused(shop);
      const expiry = new TestDataExpiry(shop.deps.services);
      while ((await query(shop, 'select id from test_closing')).length === 0) await stepOnce(shop, expiry);
      for (const text of liveRows) await remove(text);
      for (const text of refused) await expect(remove(text), text).rejects.toThrow(/append-only|CHECK|check/);
    });
  });
});
