import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../server/src/adapters/store/index.js';
import { fixedQuery } from '../../server/src/features/ledger/check.js';
import { Shop } from '../audit/shop.js';
import { forEachDatabaseAtOnce } from '../harness/databases.js';
import { refused, run } from './operator.js';

const references = fixedQuery<{ reference: string }>('select reference from checkout order by reference');

forEachDatabaseAtOnce((engine, freshDatabase) => {
  describe(`a backup and a restore on ${engine}`, { timeout: 60_000 }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'escrow-backup-'));
    let shop: Shop;
    beforeAll(async () => {
      shop = await Shop.open(await freshDatabase());
    });
    afterAll(async () => {
      await shop.close();
      rmSync(folder, { recursive: true });
    });

    it('a copy has everything until it was made, and replaces no file', async () => {
      const file = join(folder, 'copy.db');
      if (shop.databaseUrl.startsWith('postgres')) {
        expect(await refused(shop, `backup ${file}`)).toContain('pg_dump');
        return;
      }
      await shop.initiate(250_000);
      const before = await shop.deps.services.store.list(references);
      expect(await run(shop, `backup ${file}`)).toContain(`copied to ${file}`);
      await shop.initiate(250_000);
      const copy = openStore(`sqlite:${file}`, { onFatal: () => {} });
      expect(await copy.list(references)).toEqual(before);
      await copy.close();
      expect(existsSync(`${file}.part`)).toBe(false);
      expect(await refused(shop, `backup ${file}`)).toContain('already: name another');
      expect(await refused(shop, `backup ${join(folder, 'none', 'copy.db')}`)).toContain(
        'There is no folder',
      );
    });

    it('sends are suspended before any server starts', async () => {
      expect(await run(shop, 'restore begin')).toContain('Nothing is sent');
      expect(await run(shop, 'restore status')).toMatch(/sends +suspended/);
    });
  });
});
