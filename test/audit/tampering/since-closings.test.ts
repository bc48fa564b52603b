import { afterEach, describe, expect, it } from 'vitest';
import { lastBlock } from '../../../server/src/adapters/store/chain.js';
import type { Discrepancy } from '../../../server/src/features/ledger/check.js';
import { verifyLedger } from '../../../server/src/features/ledger/verify.js';
import { verifySince } from '../../../server/src/features/ledger/verify-since.js';
import { forEachDatabase } from '../../harness/databases.js';
import { expire, leaveUnused } from '../expiring.js';
import { found } from '../found.js';
import { Shop } from '../shop.js';
import { type SoldEscrow, sellOnce } from '../stories.js';
import { seal } from './market.js';
import { tamper } from './tamper.js';

const codesOf = ({ discrepancies }: { discrepancies: readonly Discrepancy[] }) => [
  ...new Set(discrepancies.map(({ code }) => code)),
];

/** A closing record that nobody made: the rows of the account's test data up to a position may be gone. */
const forge = (account: string, position: string, closedAt: string) =>
  `insert into test_closing (id, account_id, mode, version, n, through_position, through_block, change_count,
     change_bytes, movement_count, sums_json, changes_hash, begun_at, closed_at)
   values ('forged', '${account}', 'test', 1, 1, ${position}, 1, 1, 1, 1, '{}', 'hash', 1, ${closedAt})`;

forEachDatabase((engine, freshDatabase) => {
  describe(`A verification since a head, of closed test data on ${engine}`, () => {
    const shops: Shop[] = [];
    afterEach(async () => {
      for (const shop of shops.splice(0)) await shop.close();
    });

    const open = async (...args: Parameters<typeof Shop.open>) => {
      const shop = await Shop.open(...args);
      shops.push(shop);
      return shop;
    };

    /** Makes an escrow before the head, and moves money of it after the head. */
    async function moveAgain(shop: Shop): Promise<{ old: SoldEscrow; since: () => Promise<string[]> }> {
      const old = await sellOnce(shop);
      await seal(shop);
      const { n, hash } = found(await shop.deps.services.store.one(lastBlock, {}));
      await shop.act(old.escrow, { command: 'release', amount: 50_000 });
      await seal(shop);
      return { old, since: async () => codesOf(await verifySince(shop.deps.services, { n, hash })) };
    }

    const whole = async ({ deps }: Shop) => codesOf(await verifyLedger(deps.services));

    it.each([
      { what: 'of all changes', position: '(select max(position) from change)', closedAt: 'null' },
      {
        what: 'of all changes, which has ended',
        position: '(select max(position) from change)',
        closedAt: '2',
      },
      { what: 'from before the head', position: '1', closedAt: 'null' },
      { what: 'from before the head, which has ended', position: '1', closedAt: '2' },
    ])('notices a record $what that nobody made', async ({ position, closedAt }) => {
      const shop = await open(await freshDatabase());
      const { since } = await moveAgain(shop);
      await tamper(shop.databaseUrl, forge(shop.accountId, position, closedAt));
      expect(await since()).toContain('test_closing_unknown');
      expect(await whole(shop)).toContain('test_closing_unknown');
    });

    it.each([
      {
        what: 'that is opened again',
        sql: () => 'update test_closing set closed_at = null',
        code: 'test_closing_altered',
      },
      {
        what: 'that becomes one of another account',
        sql: (other: string) => `update test_closing set account_id = '${other}'`,
        code: 'test_closing_altered',
      },
      {
        what: 'of live mode',
        sql: () => `update test_closing set mode = 'live'`,
        code: 'closing_altered',
      },
      {
        what: 'whose change says something else',
        sql: () => `update change set rows_json = '[]' where id like 'test_closed:%'`,
        code: 'change_altered',
      },
    ])('notices an old record $what', async ({ sql, code }) => {
      const closed = await open(await freshDatabase());
      await sellOnce(closed);
      await leaveUnused(closed);
      await expire(closed);
      const shop = await open(closed.databaseUrl);
      const { since } = await moveAgain(shop);
      expect(await since()).toEqual([]);
      await tamper(shop.databaseUrl, sql(shop.accountId));
      expect(await since()).toContain(code);
    });
  });
});
