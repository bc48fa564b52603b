import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Shop } from '../../../../test/audit/shop.js';
import { sellOnce, tellEverything } from '../../../../test/audit/stories.js';
import { tamper } from '../../../../test/audit/tampering/tamper.js';
import { forEachDatabase } from '../../../../test/harness/databases.js';
import { fixedQuery } from './check.js';
import { verifyLedger } from './verify.js';

interface Flow {
  debit: string;
  credit: string;
}

const flows = fixedQuery<Flow>(
  'select distinct debit_account as debit, credit_account as credit from movement',
);
const kindOf = (account: string) => account.split(':')[0];

forEachDatabase((engine, freshDatabase) => {
  describe(`Verifying the ledger on ${engine}`, () => {
    let shop: Shop;
    beforeAll(async () => {
      shop = await Shop.open(await freshDatabase());
    });
    afterAll(() => shop.close());

    it('finds no discrepancy in an empty ledger', async () => {
      const { checked, accounts, discrepancies } = await verifyLedger(shop.deps.services);
      expect(checked.test).toMatchObject({ movements: 0, checkouts: 0 });
      expect(accounts).toBe(0);
      expect(discrepancies).toEqual([]);
    });

    it('finds no discrepancy after every kind of movement', async () => {
      await tellEverything(shop);
      expect((await verifyLedger(shop.deps.services)).discrepancies).toEqual([]);
      const moved = await shop.deps.services.store.list(flows);
      const kinds = new Set(moved.map(({ debit, credit }) => `${kindOf(debit)} > ${kindOf(credit)}`));
      expect([...kinds].sort()).toEqual([
        'bank > bank',
        'bank > credit',
        'bank > escrow',
        'bank > payout',
        'bank > receivable',
        'bank > refund',
        'credit > bank',
        'credit > escrow',
        'credit > refund',
        'escrow > bank',
        'escrow > payout',
        'escrow > receivable',
        'escrow > refund',
        'loss > receivable',
        'partner_fees > bank',
        'payout > bank',
        'payout > receivable',
        'payout > refund',
        'receivable > bank',
        'receivable > loss',
        'refund > bank',
        'refund > receivable',
      ]);
    });

    it('counts live and test apart, and reports first what the merchant sees', async () => {
      const other = await Shop.open(await freshDatabase());
      const { escrow } = await sellOnce(other);
      const { checked, accounts } = await verifyLedger(other.deps.services);
      expect(accounts).toBe(3);
      expect(checked.live).toMatchObject({ movements: 0, events: 0 });
      expect(checked.test).toEqual({
        movements: 6,
        checkouts: 1,
        credits: 2,
        payouts: 1,
        refunds: 1,
        events: 6,
      });
      await tamper(other.databaseUrl, `update checkout set amount_held = 160000 where id = '${escrow}'`);
      const { discrepancies } = await verifyLedger(other.deps.services);
      await other.close();
      expect(discrepancies).toEqual([
        {
          code: 'checkout_amount_held',
          mode: 'test',
          words: `escrow ${escrow}: the row says 160000 kobo are held, the movements say 150000`,
        },
        {
          code: 'checkout_parts',
          mode: 'test',
          words: `escrow ${escrow}: 250000 kobo were received, but the row accounts for 260000`,
        },
        {
          code: 'checkout_altered',
          mode: 'test',
          words: `checkout ${escrow}: it is not what the last change wrote`,
        },
      ]);
    });

    it('reports each discrepancy once, in however many groups the rows are compared', async () => {
      const other = await Shop.open(await freshDatabase());
      const { escrow } = await sellOnce(other);
      await tamper(
        other.databaseUrl,
        `update event set actor_kind = 'buyer' where checkout_id = '${escrow}'`,
      );
      const wordsOf = async (rowsAtOnce: number) => {
        const { discrepancies } = await verifyLedger(other.deps.services, { rowsAtOnce });
        return discrepancies.map(({ code, words }) => `${code}: ${words}`).sort();
      };
      const atOnce = await wordsOf(1_000);
      const oneByOne = await wordsOf(0);
      await other.close();
      expect(atOnce).toHaveLength(6);
      expect(oneByOne).toEqual(atOnce);
    });
  });
});
