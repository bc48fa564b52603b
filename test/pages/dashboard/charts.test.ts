import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rollUpFigures } from '../../../server/src/features/figures/roll-up.js';
import { forEachDatabase } from '../../harness/databases.js';
import { compareFigures } from '../../harness/recount-figures.js';
import { openScreens, type Screens } from '../../harness/screens.js';
import { type Service, startService } from '../../harness/service.js';
import { advance, proof, TestEscrow } from '../../harness/test-escrow.js';

forEachDatabase((engine, freshDatabase) => {
  describe(`Charts on ${engine}`, { timeout: 120_000 }, () => {
    let service: Service;
    let screens: Screens;

    beforeAll(async () => {
      const resolveName = async () => ['93.184.216.34'];
      service = await startService(await freshDatabase(), {}, { resolveName });
      screens = await openScreens(service);
    });
    afterAll(async () => {
      await screens.close();
      await service.stop();
    });

    const expectRecounted = async () => {
      const { figures, recounted } = await compareFigures(service.deps.services);
      expect(figures).toEqual(recounted);
      return figures;
    };
    const sumOf = (figures: Record<string, number>, figure: string) =>
      Object.entries(figures)
        .filter(([name]) => name.startsWith(`${service.accountId} test ${figure} `))
        .reduce((sum, [, amount]) => sum + amount, 0);
    const rowsOf = async (caption: string, query = '') => {
      const { text } = await screens.get(`/charts${query}`);
      const table = text.split(`<caption>${caption}</caption>`)[1]?.split('</table>')[0] ?? '';
      const rows = table.split('<tr>').slice(2);
      return rows.map((row) =>
        [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell?.replaceAll(/<[^>]*>/g, '')),
      );
    };

    it('say what the ledger says, through weeks of sales', async () => {
      await service.call('POST', '/webhooks', {
        body: { url: 'https://shop.example.com/hooks', events: ['escrow.funded', 'escrow.released'] },
      });
      const released = await TestEscrow.funded(service, { amount: 500_000 });
      await released.post('deliver', proof);
      await advance(service, { hours: 26 });
      const disputed = await TestEscrow.funded(service, { amount: 300_000 });
      await disputed.post('deliver', proof);
      await disputed.post('dispute', { reason: 'damaged', description: 'A leg.', on_behalf_of: 'buyer' });
      const refunded = await TestEscrow.funded(service, { amount: 200_000 });
      await refunded.post('refund', {}, { 'Idempotency-Key': 'the-whole-refund' });
      await TestEscrow.open(service);
      await advance(service, { hours: 24 * 20 });
      const held = await TestEscrow.funded(service, { amount: 700_000 });
      await held.post('release', {}, { 'Idempotency-Key': 'the-whole-release' });
      await TestEscrow.funded(service, { amount: 100_000 });
      const attempts = async () => {
        const { body } = await service.call('GET', '/webhook-deliveries?limit=100');
        return body.data.reduce(
          (sum: number, each: { attempt_count: number }) => sum + each.attempt_count,
          0,
        );
      };
      await expect.poll(attempts, { timeout: 20_000 }).toBeGreaterThan(0);
      // The recount compares the attempts up to now, so none may be under way.
      await service.deps.deliverer.stop();
      const figures = await expectRecounted();
      expect(sumOf(figures, 'attempts_failed')).toBe(await attempts());
      const { body: balance } = await service.call('GET', '/balance');
      expect([sumOf(figures, 'held'), balance.held]).toEqual([100_000, 100_000]);
      expect(sumOf(figures, 'opened')).toBe(6);
      expect(sumOf(figures, 'paid')).toBe(5);
      expect(sumOf(figures, 'disputes')).toBe(1);
      // The dispute that nobody answered is refunded, too.
      expect(sumOf(figures, 'refunds')).toBe(2);
      expect(sumOf(figures, 'released')).toBe(2);
      expect(sumOf(figures, 'released_in_3d')).toBe(1);
    });

    it('count nothing twice, however many servers add up at once', async () => {
      const { store, clock } = service.deps.services;
      await TestEscrow.funded(service);
      await Promise.all([1, 2, 3].map(() => rollUpFigures({ store, clock })));
      await expectRecounted();
    });

    it('show each figure as a drawing and as a table', async () => {
      const funnel = await rowsOf('From opening to release');
      expect(funnel.map(([name, count]) => [name, count])).toEqual([
        ['Opened', '7'],
        ['Buyer signed in', '0'],
        ['Paid', '6'],
        ['Delivered', '2'],
        ['Released', '2'],
      ]);
      expect(funnel[2]?.[2]).toBe('85 %');
      const weeks = await rowsOf('Money held');
      expect(weeks).toHaveLength(12);
      expect(weeks.at(-1)?.[1]).toBe('₦3,500.00');
      const disputes = await rowsOf('Disputes and refunds', '?weeks=26');
      expect(disputes).toHaveLength(26);
      expect(disputes.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(1);
      const { text } = await screens.get('/charts');
      expect(text.match(/<svg class="chart"/g)).toHaveLength(3);
    });

    it("show nothing of another account's", async () => {
      const { accountId } = await service.newMerchant();
      const strange = await openScreens(service, { account: { id: accountId, name: 'B', plan: 'free' } });
      expect((await strange.get('/charts')).text).toContain('The top of the chart is ₦0.00');
      await strange.close();
    });
  });
});
