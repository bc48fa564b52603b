import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lastBlock } from '../../../server/src/adapters/store/chain.js';
import { type SinceOptions, verifySince } from '../../../server/src/features/ledger/verify-since.js';
import { forEachDatabase } from '../../harness/databases.js';
import { found } from '../found.js';
import { Shop } from '../shop.js';
import { type SoldEscrow, sellOnce, tellEverything } from '../stories.js';
import { bookCases } from './books.js';
import { type Market, openMarket, seal } from './market.js';
import { rowCases } from './rows.js';
import { tamper } from './tamper.js';

const headOf = async ({ deps }: Shop) => {
  const { n, hash } = found(await deps.services.store.one(lastBlock, {}));
  return { n, hash };
};

type Head = Awaited<ReturnType<typeof headOf>>;

async function verified({ deps }: Shop, head: Head, options?: SinceOptions): Promise<string[]> {
  const { discrepancies } = await verifySince(deps.services, head, options);
  return discrepancies.map(({ code, words }) => `${code}: ${words}`);
}

/** What only a full verification finds: what no change has written, and sums over all rows. */
const missed: readonly string[] = [
  'a change from before the evidence that nobody made',
  'a combined payout that nobody decided',
  'a kept answer in another key’s place',
  'a kept answer with another status',
  'a live pair of movements for a made-up id',
  'an account that belongs to nobody',
  'an event that nobody caused',
  'fees under a made-up change',
];

/** What is found by another rule than in a full verification, with its code and the id of its row. */
const otherwise: Readonly<Record<string, [code: string, about: (market: Market) => string]>> = {
  'a payout that nobody decided': ['transfer_owed', ({ pending }) => `${pending}!`],
  'a settlement’s partner': ['partner_settlement_altered', ({ settlement }) => settlement],
  'an attempt’s fee': ['attempt_altered', ({ attempt }) => attempt],
};

forEachDatabase((engine, freshDatabase) => {
  describe(`A verification since a head, of what was altered since then, on ${engine}`, () => {
    let shop: Shop;
    let lines: string[];
    const sold = new Map<unknown, SoldEscrow>();
    const markets = new Map<unknown, Market>();

    beforeAll(async () => {
      shop = await Shop.open(await freshDatabase());
      await sellOnce(shop);
      await seal(shop);
      const head = await headOf(shop);
      for (const one of bookCases) sold.set(one, await sellOnce(shop));
      for (const one of rowCases) markets.set(one, await openMarket(shop));
      await seal(shop);
      expect(await verified(shop, head)).toEqual([]);
      const texts = [
        ...bookCases.map((one) => one.sql(found(sold.get(one)))),
        ...rowCases.map((one) => one.sql(found(markets.get(one)))),
      ];
      await tamper(shop.databaseUrl, texts.join(';'));
      lines = await verified(shop, head);
    }, 120_000);
    afterAll(() => shop.close());

    it.each(bookCases.filter(({ what }) => !missed.includes(what)))('notices $what', (one) => {
      const ofCode = lines.filter((line) => line.startsWith(`${one.code}: `));
      expect(ofCode.join('\n')).toContain(one.verifier(found(sold.get(one))));
    });

    it.each(rowCases.filter(({ what }) => !missed.includes(what)))('notices $what', (one) => {
      const [code, about] = otherwise[one.what] ?? [one.verifier, one.about];
      const ofCode = lines.filter((line) => line.startsWith(`${code}: `));
      expect(ofCode.join('\n')).toContain(about(found(markets.get(one))));
    });
  });

  it(`a verification since a head misses what only a full one finds, on ${engine}`, async () => {
    const shop = await Shop.open(await freshDatabase());
    await sellOnce(shop);
    await seal(shop);
    const head = await headOf(shop);
    const texts: string[] = [];
    for (const one of bookCases) if (missed.includes(one.what)) texts.push(one.sql(await sellOnce(shop)));
    for (const one of rowCases) if (missed.includes(one.what)) texts.push(one.sql(await openMarket(shop)));
    await seal(shop);
    await tamper(shop.databaseUrl, texts.join(';'));
    const lines = await verified(shop, head);
    await shop.close();
    expect(texts).toHaveLength(missed.length);
    expect(lines).toEqual([]);
  });

  describe(`A verification since a head on ${engine}`, () => {
    let shop: Shop;
    afterEach(() => shop.close());

    /** Makes an escrow before the head, and returns it with the head. */
    async function openShop(): Promise<{ old: SoldEscrow; head: Head }> {
      shop = await Shop.open(await freshDatabase());
      const old = await sellOnce(shop);
      await seal(shop);
      return { old, head: await headOf(shop) };
    }

    const codes = async (head: Head) => [
      ...new Set((await verified(shop, head)).map((line) => line.split(':')[0])),
    ];

    it('finds nothing after every kind of movement, and says how much it read', async () => {
      const { head } = await openShop();
      await tellEverything(shop);
      await seal(shop);
      const { counts, coverage, discrepancies } = await verifySince(shop.deps.services, head);
      expect(discrepancies).toEqual([]);
      expect(coverage?.head).toEqual(await headOf(shop));
      const [{ movements }] = (await shop.deps.services.store.list({
        compile: () => ({ sql: 'select count(*) as movements from movement', values: [] }),
      })) as [{ movements: number }];
      // Those of the one escrow before are six, and the head's own block is read again.
      expect(counts.movements).toBeGreaterThan(movements - 7);
      expect(counts.checkouts).toBeGreaterThan(10);
    });

    it('reports a movement once, though it reads its two accounts apart', async () => {
      const { head } = await openShop();
      const { payout } = await sellOnce(shop);
      await seal(shop);
      const moved = `credit_account = 'payout:${payout}'`;
      await tamper(shop.databaseUrl, `update movement set mode = 'live' where ${moved}`);
      const lines = await verified(shop, head, { idsAtOnce: 1 });
      expect(lines.filter((line) => line.startsWith('movement_owner: '))).toHaveLength(1);
    });

    it('reads nothing of what was not touched since, and its head proves the next', async () => {
      const { old, head } = await openShop();
      await sellOnce(shop);
      await seal(shop);
      const next = await headOf(shop);
      await sellOnce(shop);
      await tamper(shop.databaseUrl, `update payout set amount = amount + 1 where id = '${old.payout}'`);
      expect(await codes(next)).toEqual([]);
      // The block of the head is verified with its changes, so its own escrow is read again.
      expect(await codes(head)).toContain('payout_altered');
    });

    it.each([
      {
        what: 'an amount of an old movement',
        sql: (
          escrow: string,
        ) => `update movement set amount = amount + 1 where credit_account = 'escrow:${escrow}'
          and amount = 90000`,
        code: 'change_altered',
      },
      {
        what: 'a balance',
        sql: (escrow: string) =>
          `update ledger_account set balance = balance + 1 where id = 'escrow:${escrow}'`,
        code: 'account_balance',
      },
      {
        what: 'an old credit of it',
        sql: (escrow: string) =>
          `update credit set amount_applied = amount_applied + 1 where checkout_id = '${escrow}'`,
        code: 'checkout_credits_applied',
      },
      {
        what: 'an old payout of it that disappears with its account',
        sql: (escrow: string) => `
          delete from ledger_account where id in
            (select 'payout:' || id from payout where checkout_id = '${escrow}');
          delete from payout where checkout_id = '${escrow}' and amount = 100000`,
        code: 'checkout_amount_released',
      },
    ])('notices $what, of an escrow that moved again', async ({ sql, code }) => {
      const { old } = await openShop();
      await sellOnce(shop);
      await seal(shop);
      const head = await headOf(shop);
      await shop.act(old.escrow, { command: 'release', amount: 50_000 });
      expect(await codes(head)).toEqual([]);
      await tamper(shop.databaseUrl, sql(old.escrow));
      expect(await codes(head)).toContain(code);
    });

    it.each([
      { what: 'is missing', change: () => 'select 1', code: 'change_missing' },
      {
        what: 'has no place in the chain',
        change: (account: string) =>
          `insert into change (id, account_id, mode, at, token)
           values ('made-up', '${account}', 'test', 1, 't')`,
        code: 'change_without_digest',
      },
    ])('notices a movement whose change $what, of an escrow that moved again', async ({ change, code }) => {
      const { old, head } = await openShop();
      await shop.act(old.escrow, { command: 'release', amount: 50_000 });
      expect(await codes(head)).toEqual([]);
      await tamper(
        shop.databaseUrl,
        `${change(shop.accountId)};
         insert into movement (change_id, n, mode, account_id, debit_account, credit_account, amount, at)
         values ('made-up', 0, 'test', '${shop.accountId}', 'bank:sandbox:test', 'escrow:${old.escrow}',
           500, 1);
         update ledger_account set balance = balance + 500 where id = 'escrow:${old.escrow}';
         update checkout set amount_held = amount_held + 500, amount_received = amount_received + 500
         where id = '${old.escrow}'`,
      );
      expect(await codes(head)).toContain(code);
    });

    it('notices that the block of the head reaches further than it did', async () => {
      const { head } = await openShop();
      await shop.initiate(250_000);
      await tamper(shop.databaseUrl, `update block set through_position = 9000000000 where n = ${head.n}`);
      expect(await codes(head)).toEqual(['chain_broken']);
    });

    it.each([
      { what: 'is gone', sql: (n: number) => `delete from block where n = ${n}` },
      { what: 'is another', sql: (n: number) => `update block set hash = 'other' where n = ${n}` },
      { what: 'has lost the one before', sql: (n: number) => `delete from block where n = ${n - 1}` },
    ])('notices that the block of the head $what', async ({ sql }) => {
      const { head } = await openShop();
      await tamper(shop.databaseUrl, sql(head.n));
      expect(await codes(head)).toEqual(['head_differs']);
    });
  });
});
