import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Shop } from '../audit/shop.js';
import { forEachDatabaseAtOnce } from '../harness/databases.js';
import { temporaryFolder } from '../harness/stores.js';
import { blocksOf } from '../packages/docs/blocks.js';
import { expectSound, refused, run } from './operator.js';

forEachDatabaseAtOnce((engine, freshDatabase) => {
  const folder = temporaryFolder();
  const file = (name: string, ...lines: string[]) => {
    const path = join(folder, name);
    writeFileSync(path, lines.join('\n'));
    return path;
  };

  describe(`escrow-server reconcile on ${engine}`, { timeout: 60_000 }, () => {
    let shop: Shop;
    beforeAll(async () => {
      shop = await Shop.open(await freshDatabase());
      await shop.pay(await shop.initiate(250_000), 250_000);
    });
    afterAll(() => shop.close());

    it('prints what was compared, and the same as JSON', async () => {
      const lines = (await run(shop, 'reconcile --test --day 2026-11-22')).split('\n');
      expect(lines[0]).toBe('sandbox, test, 2026-11-22: the books agree');
      expect(lines[1]).toBe('compared     1: 1 agree, 0 on their way, 0 too new to judge');
      expect(lines[2]).toBe(
        'our books    ₦2,500.00 (250000 kobo), of which ₦0.00 (0 kobo) are on their way out',
      );
      expect(lines[4]).toBe('difference   none');
      const [result] = JSON.parse(await run(shop, 'reconcile --test --partner sandbox --json'));
      expect(result).toMatchObject({
        partner: 'sandbox',
        mode: 'test',
        records: 1,
        matched: 1,
        open: 0,
        difference: 0,
        books: 250_000,
        balance: 250_000,
        items: [],
      });
    });

    it('imports the file of the page about operating, once', async () => {
      const [block] = blocksOf('docs/operating.md').filter(({ word }) => word === 'import');
      const path = file('top-up.csv', block?.text ?? '');
      for (const _ of ['first', 'again']) {
        const [result] = JSON.parse(await run(shop, `reconcile --test --import ${path} --json`));
        expect(result).toMatchObject({ records: 2, matched: 2, books: 250_000 + 50_000_000, items: [] });
      }
      await expectSound(shop);
    });

    const header = 'kind,id,state,amount_kobo,at';
    const good = 'top_up,A,moved,100,2026-11-23T09:30:00+01:00';
    it.each([
      ['kind', [header, good, 'gift,B,moved,100,2026-11-23T09:30:00Z'], 'Line 3, column kind: '],
      [
        'amount',
        [header, 'top_up,B,moved,1.50,2026-11-23T09:30:00Z'],
        'Line 2, column amount_kobo: must be wh',
      ],
      [
        'nothing',
        [header, 'top_up,B,moved,0,2026-11-23T09:30:00Z'],
        'Line 2, column amount_kobo: must be above',
      ],
      ['time', [header, 'top_up,B,moved,100,yesterday'], 'Line 2, column at: must be a time such as'],
      ['id', [header, 'top_up,,moved,100,2026-11-23T09:30:00Z'], 'Line 2, column id: must not be empty'],
      ['column', ['kind,id,state,amount_kobo', 'top_up,A,moved,100'], 'Line 2, column at: '],
      ['quotes', [header, '"top_up,A,moved'], 'cannot be read: '],
    ])('names a wrong %s in a file, and imports none of it', async (name, lines, sentence) => {
      const path = file(`${name}.csv`, ...lines);
      expect(await refused(shop, `reconcile --test --import ${path}`)).toContain(sentence);
      const [result] = JSON.parse(await run(shop, 'reconcile --test --json'));
      expect(result).toMatchObject({ records: 2 });
    });

    it.each([
      ['reconcile', 'No partner is set up for live mode: set its keys, or compare with --test.'],
      ['reconcile --test --day 2026-02-30', 'The day is one such as 2026-11-23, not "2026-02-30".'],
      ['reconcile --test --partner nobody', 'There is no partner "nobody" in test mode, but sandbox.'],
      ['reconcile --test --import /no/such/file.csv', 'The file /no/such/file.csv cannot be read: '],
      ['reconcile accept nothing --reason mine', 'No record nothing is open: see escrow-server inbox.'],
      ['reconcile accept nothing --reason REASON', 'The reason is 1 to 500 characters'],
    ])('%s is refused in one sentence', async (words, sentence) => {
      expect(await refused(shop, words)).toContain(sentence);
    });

    it('says that the books are below zero, as long as what was topped up is not in them', async () => {
      const settled = 'settlement,ALL-1,moved,99000000,2026-11-23T09:30:00+01:00';
      const path = file('settlement.csv', header, settled);
      const said = await run(shop, `reconcile --test --import ${path}`);
      expect(said).toMatch(/^our books {4}-₦487,500\.00 \(-48750000 kobo\), of which /m);
    });
  });
});
