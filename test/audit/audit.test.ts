import { afterEach, describe, expect, it } from 'vitest';
import { verifyLedger } from '../../server/src/features/ledger/verify.js';
import { forEachDatabase } from '../harness/databases.js';
import { audit } from './audit.js';
import { Shop } from './shop.js';
import { sellOnce, tellEverything } from './stories.js';

forEachDatabase((engine, freshDatabase) => {
  describe(`The auditor on ${engine}`, () => {
    let shop: Shop | undefined;
    afterEach(() => shop?.close());

    it('finds the books right after every kind of movement', async () => {
      shop = await Shop.open(await freshDatabase());
      await tellEverything(shop);
      expect(await audit(shop.databaseUrl)).toEqual([]);
    });

    it('finds the books right while they are written, and so does the verifier', async () => {
      const busy = await Shop.open(await freshDatabase());
      shop = busy;
      let isDone = false;
      const writing = Promise.all(
        [1, 2, 3, 4].map(async () => {
          while (!isDone) await sellOnce(busy);
        }),
      );
      const audits = [audit(busy.databaseUrl), audit(busy.databaseUrl)];
      for (let round = 0; round < 10; round += 1) {
        expect((await verifyLedger(busy.deps.services)).discrepancies).toEqual([]);
      }
      expect(await Promise.all(audits)).toEqual([[], []]);
      isDone = true;
      await writing;
    });
  });
});
