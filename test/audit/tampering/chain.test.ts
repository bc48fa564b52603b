import { afterEach, describe, expect, it } from 'vitest';
import { verifyLedger } from '../../../server/src/features/ledger/verify.js';
import { forEachDatabase } from '../../harness/databases.js';
import { audit } from '../audit.js';
import { found } from '../found.js';
import { Shop } from '../shop.js';
import { sellOnce } from '../stories.js';
import { seal } from './market.js';
import { tamper } from './tamper.js';

const secretKey = 'ab'.repeat(32);

interface Case {
  what: string;
  /** Tampers with three escrows, each sealed in a block of its own; `escrow` is that of block 2. */
  sql: (escrow: string) => string;
  verifier: string;
  auditor: string;
}

const releaseOf = (escrow: string) =>
  `(select min(change_id) from movement where debit_account = 'escrow:${escrow}')`;

/** Erases the escrow that block `n` sealed, and every trace of it. */
const erase = (escrow: string, n = 2) => `
  create table gone as select id from change
    where position > (select through_position from block where n = ${n - 1})
    and position <= (select through_position from block where n = ${n});
  delete from movement where change_id in (select id from gone);
  delete from change where id in (select id from gone);
  delete from ledger_account where id = 'escrow:${escrow}'
    or id in (select 'payout:' || id from payout where checkout_id = '${escrow}')
    or id in (select 'refund:' || id from refund where checkout_id = '${escrow}');
  delete from sandbox_transfer where reference in (select reference from attempt where object_id in
    (select id from payout where checkout_id = '${escrow}'
     union all select id from refund where checkout_id = '${escrow}'));
  delete from sandbox_credit
    where id in (select partner_credit_id from credit where checkout_id = '${escrow}');
  delete from attempt where object_id in (select id from payout where checkout_id = '${escrow}'
    union all select id from refund where checkout_id = '${escrow}');
  delete from payout where checkout_id = '${escrow}';
  delete from refund where checkout_id = '${escrow}';
  delete from credit where checkout_id = '${escrow}';
  delete from virtual_account where checkout_id = '${escrow}';
  delete from event where checkout_id = '${escrow}';
  delete from checkout where id = '${escrow}';
  drop table gone`;

const cases: readonly Case[] = [
  {
    what: 'the hash of a block',
    sql: () => "update block set hash = 'other' where n = 2",
    verifier: 'chain_broken',
    auditor: 'chain',
  },
  {
    what: 'a block that disappears',
    sql: () => 'delete from block where n = 2',
    verifier: 'chain_broken',
    auditor: 'chain',
  },
  {
    what: 'how many changes a block holds',
    sql: () => 'update block set change_count = change_count + 1 where n = 2',
    verifier: 'chain_broken',
    auditor: 'chain',
  },
  {
    what: 'a whole escrow erased, with all that belongs to it',
    sql: (escrow) => erase(escrow),
    verifier: 'chain_broken',
    auditor: 'chain',
  },
  {
    what: 'a change’s digest that disappears',
    sql: (escrow) => `update change set digest = null where id = ${releaseOf(escrow)}`,
    verifier: 'change_without_digest',
    auditor: 'digest',
  },
  {
    what: 'a movement and its change moved to another moment',
    sql: (escrow) => `
      update movement set at = at - 1 where change_id = ${releaseOf(escrow)};
      update change set at = at - 1 where id = ${releaseOf(escrow)}`,
    verifier: 'change_altered',
    auditor: 'digest',
  },
  {
    what: 'the rows that a change recorded',
    sql: (escrow) => `update change set rows_json = '[]' where id = ${releaseOf(escrow)}`,
    verifier: 'change_altered',
    auditor: 'digest',
  },
  {
    what: 'who made a change',
    sql: (escrow) => `update change set author = 'operator:mallory' where id = ${releaseOf(escrow)}`,
    verifier: 'change_altered',
    auditor: 'digest',
  },
  {
    what: 'that a change had an author',
    sql: (escrow) => `update change set author = null where id = ${releaseOf(escrow)}`,
    verifier: 'change_altered',
    auditor: 'digest',
  },
];

forEachDatabase((engine, freshDatabase) => {
  describe(`The chain of changes on ${engine}`, () => {
    let shop: Shop | undefined;
    afterEach(() => shop?.close());

    /** Makes three escrows, sealed in a block each; returns the second and the third. */
    async function openShop(): Promise<{ opened: Shop; escrow: string; newest: string }> {
      const opened = await Shop.open(await freshDatabase());
      shop = opened;
      const escrows: string[] = [];
      for (let n = 0; n < 3; n += 1) {
        escrows.push((await sellOnce(opened)).escrow);
        await seal(opened);
      }
      return { opened, escrow: found(escrows[1]), newest: found(escrows[2]) };
    }

    const verified = async ({ deps }: Shop) =>
      (await verifyLedger(deps.services)).discrepancies.map(({ code, words }) => `${code}: ${words}`);

    it.each(cases)('shows $what to the verifier and to the auditor', async (one) => {
      const { opened, escrow } = await openShop();
      await tamper(opened.databaseUrl, one.sql(escrow));
      const prefixed = (prefix: string) => expect.stringMatching(new RegExp(`^${prefix}: `));
      expect(await verified(opened)).toContainEqual(prefixed(one.verifier));
      expect(await audit(opened.databaseUrl, secretKey)).toContainEqual(prefixed(one.auditor));
    });

    it('shows that a row was changed before the service wrote it again', async () => {
      const { opened } = await openShop();
      const escrow = await opened.initiate(250_000);
      await opened.pay(escrow, 250_000);
      await tamper(opened.databaseUrl, `update checkout set customer_key = 'thief' where id = '${escrow}'`);
      await opened.act(escrow, { command: 'release', amount: null });
      expect(await verified(opened)).toEqual([
        expect.stringMatching(`^checkout_altered_before: checkout ${escrow}`),
      ]);
      expect(await audit(opened.databaseUrl)).toEqual([
        expect.stringMatching(`^checkout rewritten: checkout ${escrow}`),
      ]);
    });

    it('reports how far it reaches and how much is not sealed yet', async () => {
      const { opened } = await openShop();
      const { coverage } = await verifyLedger(opened.deps.services);
      await opened.initiate(250_000);
      const later = await verifyLedger(opened.deps.services);
      expect(coverage).toMatchObject({ head: { n: 3 }, tail: 0, unrecorded: 0, unrecordedRows: 0 });
      expect(later.coverage).toMatchObject({ head: { n: 3 }, sealed: coverage.sealed, tail: 1 });
    });

    it('shows that the newest blocks were erased only against an exported head', async () => {
      const { opened, newest } = await openShop();
      const { services } = opened.deps;
      const { head } = (await verifyLedger(services)).coverage;
      expect((await verifyLedger(services, { head })).discrepancies).toEqual([]);
      await tamper(opened.databaseUrl, `${erase(newest, 3)}; delete from block where n = 3`);
      expect(await verified(opened)).toEqual([]);
      expect(await audit(opened.databaseUrl, secretKey)).toEqual([]);
      const { discrepancies } = await verifyLedger(services, { head });
      expect(discrepancies).toMatchObject([{ code: 'head_differs', mode: null }]);
      await opened.initiate(250_000);
      await seal(opened);
      expect((await verifyLedger(services, { head })).discrepancies).toMatchObject([
        { code: 'head_differs' },
      ]);
    });
  });
});
