import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type MatchPosition,
  type Narrowing,
  positionAfter,
  searchCheckouts,
  searchMax,
} from '../../../server/src/features/dashboard/screens/checkouts/list-queries.js';
import { forEachDatabase } from '../../harness/databases.js';
import { openScreens, type Screens } from '../../harness/screens.js';
import { type Service, startService } from '../../harness/service.js';
import { TestEscrow } from '../../harness/test-escrow.js';

const everything: Narrowing = {
  kind: 'escrows',
  status: null,
  from: null,
  until: null,
  min: null,
  max: null,
  seller: null,
};

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

    it('has all matches in its file, each once', async () => {
      const { text } = await screens.get('/escrows.csv?q=m');
      const names = text.split('\r\n').flatMap((line) => /^M-\d+/.exec(line)?.[0] ?? []);
      expect(names).toHaveLength(searchMax + 2);
      expect(new Set(names).size).toBe(searchMax + 2);
    });

    it.each(['reference', 'buyer', 'seller'] as const)('is read page by page, by %s', async (by) => {
      const owner = { accountId: service.accountId, mode: 'test' as const };
      const text = { reference: 'M-', buyer: 'many', seller: 'bola' }[by];
      const read = (after: MatchPosition | null, count: number) =>
        service.deps.services.store.list(searchCheckouts(owner, everything, by, text, { after, count }));
      const whole = (await read(null, 1000)).map(({ id }) => id);
      const paged: string[] = [];
      let after: MatchPosition | null = null;
      for (;;) {
        const rows = await read(after, 7);
        paged.push(...rows.map(({ id }) => id));
        const last = rows.at(-1);
        if (!last || rows.length < 7) break;
        after = positionAfter(by, last);
      }
      expect(whole).toHaveLength(searchMax + 2);
      expect(paged).toEqual(whole);
    });

    it('is kept under a name, by its person alone, until it is removed', async () => {
      const kept = { kind: 'escrows', name: 'Big <b>ones</b>', q: 'M-', min: '1500', status: 'funded' };
      const saved = await screens.post('/views', kept);
      expect(saved.location).toContain('/escrows?q=M-&status=funded&min=1500');
      await screens.post('/views', { ...kept, min: '1600' });
      const { text } = await screens.get('/escrows');
      const [, href = ''] = /href="([^"]*)">Big &lt;b>ones&lt;\/b></.exec(text) ?? [];
      expect(href).toContain('min=1600');
      const other = await openScreens(service, { person: { id: randomUUID(), email: 'b@shop.example' } });
      expect((await other.get('/escrows')).text).not.toContain('Big ');
      const [, remove = ''] = /action="[^"]*(\/views\/[^"]*)"/.exec(text) ?? [];
      await other.post(remove, { kind: 'escrows' });
      expect((await screens.get('/escrows')).text).toContain('Big ');
      await screens.post(remove, { kind: 'escrows' });
      expect((await screens.get('/escrows')).text).not.toContain('Big ');
      await other.close();
    });

    it('says that it shows some of many', async () => {
      const { found, text } = await search('q=M-');
      expect(found).toHaveLength(searchMax);
      expect(text).toContain(cut);
    });
  });
});
