import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchMax } from '../../../server/src/features/dashboard/screens/checkouts/list-queries.js';
import { forEachDatabase } from '../../harness/databases.js';
import { openScreens, type Screens } from '../../harness/screens.js';
import { type Service, startService } from '../../harness/service.js';
import { TestEscrow } from '../../harness/test-escrow.js';

const cut = 'There are more than these';

forEachDatabase((engine, freshDatabase) => {
  describe(`A search with more matches than it shows, on ${engine}`, { timeout: 120_000 }, () => {
    let service: Service;
    let screens: Screens;

    beforeAll(async () => {
      service = await startService(await freshDatabase());
      screens = await openScreens(service);
      const buyer = { customer_email: 'many@example.com', seller_email: 'bola@shop.example' };
      await TestEscrow.funded(service, { ...buyer, reference: 'M-999', amount: 200_000 });
      for (let n = 0; n <= searchMax; n++) {
        const reference = `M-${String(n).padStart(3, '0')}`;
        await TestEscrow.open(service, { ...buyer, reference, amount: 100_000 });
      }
    });
    afterAll(async () => {
      await screens.close();
      await service.stop();
    });

    const search = async (query: string) => {
      const { text } = await screens.get(`/escrows?${query}`);
      return { text, found: [...text.matchAll(/escrows\/[0-9a-f-]{36}">(M-\d+)</g)].map(([, name]) => name) };
    };

    it.each([
      ['a status', 'q=M-&status=funded'],
      ['a status, by the buyer', 'q=many&status=funded'],
      ['a status, by the seller', 'q=bola&status=funded'],
      ['an amount', 'q=M-&min=1500'],
    ])('finds the one that matches %s, behind all others', async (_, query) => {
      const { found, text } = await search(query);
      expect(found).toEqual(['M-999']);
      expect(text).not.toContain(cut);
    });

    it('says that it shows some of many', async () => {
      const { found, text } = await search('q=M-');
      expect(found).toHaveLength(searchMax);
      expect(text).toContain(cut);
    });
  });
});
