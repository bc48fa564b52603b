import { describe, expect, it } from 'vitest';
import { verifyLedger } from '../../../server/src/features/ledger/verify.js';
import { forEachDatabase } from '../../harness/databases.js';
import { Shop } from '../shop.js';
import { seal } from './market.js';
import { tamper } from './tamper.js';

/** More than are read at once. */
const blocks = 105;

forEachDatabase((engine, freshDatabase) => {
  describe(`A chain of many blocks on ${engine}`, { timeout: 60_000 }, () => {
    it('is verified in parts that fit together', async () => {
      const shop = await Shop.open(await freshDatabase());
      try {
        for (let n = 0; n < blocks; n++) {
          await shop.initiate(250_000);
          await seal(shop);
        }
        await shop.initiate(250_000);
        const { services } = shop.deps;
        const { coverage, discrepancies } = await verifyLedger(services);
        expect(discrepancies).toEqual([]);
        // The first block has the merchant's bank account as well.
        expect(coverage).toMatchObject({ head: { n: blocks }, tail: 1 });
        await tamper(shop.databaseUrl, 'update block set change_count = 2 where n in (100, 103)');
        const [found] = (await verifyLedger(services)).discrepancies;
        expect(found?.words).toMatch(/^the chain is first broken here: block 100: .*: 4$/);
      } finally {
        await shop.close();
      }
    });
  });
});
