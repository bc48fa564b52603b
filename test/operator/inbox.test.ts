import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inboxKinds } from '../../server/src/features/operator/inbox.js';
import { Shop } from '../audit/shop.js';
import { forEachDatabaseAtOnce } from '../harness/databases.js';
import { expectSound, run, waiting } from './operator.js';
import { age, stories } from './stories.js';

forEachDatabaseAtOnce((engine, freshDatabase) => {
  describe(`the operator's inbox on ${engine}`, { timeout: 60_000 }, () => {
    let shop: Shop;
    beforeAll(async () => {
      shop = await Shop.open(await freshDatabase());
    });
    afterAll(() => shop.close());

    it.each(stories)('$kind is cleared by the command it shows ($nth)', async (story) => {
      const { kind, prepare, nth = 0, fill, says, leaves, after: clean } = story;
      await prepare(shop);
      const before = await waiting(shop);
      expect(Object.keys(before)).toContain(kind);
      const filled = (await fill?.(shop)) ?? {};
      const fillIn = (words = '') => words.replace(/\b[A-Z_]{4,}\b/g, (word) => filled[word] ?? word);
      expect(await run(shop, fillIn(before[kind]?.[nth]))).toMatch(says);
      const after = await waiting(shop);
      expect(Object.keys(after)).toEqual(leaves === undefined ? [] : [leaves]);
      if (leaves !== undefined) await run(shop, fillIn(after[leaves]?.[0]));
      expect(await waiting(shop)).toEqual({});
      await clean?.(shop);
      await expectSound(shop);
    });

    it('prints that nothing waits', async () => {
      expect(await run(shop, 'inbox --test')).toBe('Nothing waits for you.\n');
      expect(await run(shop, 'inbox --test --json')).toBe('[]\n');
    });

    it('prints kind, amount, age, account and command of each item, and the same as JSON', async () => {
      const id = await shop.initiate(9_000);
      await shop.pay(id, 9_000);
      const { escrow, payouts } = await shop.act(id, { command: 'release', amount: null });
      const payout = payouts[0]?.id;
      await age(shop, 'payout', 'updated_at', payout ?? '', 31 * 24 * 3_600_000);
      const command = `escrow-server payout hold ${payout}`;
      const note = /^its payee is owed \d+ kobo at sandbox, less than a transfer may have$/;
      const lines = (await run(shop, 'inbox --test')).split('\n');
      expect(lines[0]).toBe('Payouts that have been too small for the partner for 30 days (1)');
      const whose = `test, account ${shop.accountId}, ${escrow.reference}`;
      expect(lines[1]).toMatch(/^ {2}payout \S+, ₦90\.00 since \d{4}-\d\d-\d\dT[\d:.]+Z, /);
      expect(lines[1]).toContain(`, ${whose}, "its payee is owed `);
      expect(lines[1]?.endsWith(`: ${command}`)).toBe(true);
      const [item] = JSON.parse(await run(shop, 'inbox --test --json'));
      expect(item).toMatchObject({ kind: 'payout_below_minimum', id: payout, amount: 9_000, command });
      expect(item.note).toMatch(note);
      expect(await run(shop, 'inbox')).toBe('Nothing waits for you.\n');
      expect(item).toMatchObject({ account_id: shop.accountId, mode: 'test', reference: escrow.reference });
    });
  });
});

it('every kind has a story', () => {
  const kinds = new Set(stories.map(({ kind }) => kind));
  expect(inboxKinds.map(({ kind }) => kind).filter((kind) => !kinds.has(kind))).toEqual([]);
});
