import { limits } from '@escrow-checkout/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../harness/databases.js';
import { initiateBody, type Service, startService } from '../../harness/service.js';

/** Enough of the largest metadata that not even one page of the most rows could hold them all. */
const escrows = 90;
const lengths = [16_000, 16_000, 16_000, 200, 9_000];

forEachDatabase((engine, freshDatabase) => {
  describe(`pages of large records on ${engine}`, () => {
    let service: Service;
    const references: string[] = [];
    beforeAll(async () => {
      service = await startService(await freshDatabase());
      for (let n = 0; n < escrows; n++) {
        const note = 'x'.repeat(lengths[n % lengths.length] as number);
        const body = initiateBody({ metadata: { note } });
        expect((await service.call('POST', '/escrow/initiate', { body })).status).toBe(200);
        const { status } = await service.call('POST', `/escrow/${body.reference}/cancel`, { body: {} });
        expect(status).toBe(200);
        references.unshift(body.reference);
      }
    });
    afterAll(() => service.stop());

    /** Walks a list and returns each page's entries and bytes. */
    async function walk(path: string, sizes: readonly number[]) {
      // biome-ignore lint/suspicious/noExplicitAny: entries of any list
      const pages: { entries: any[]; bytes: number }[] = [];
      for (let cursor = ''; ; ) {
        const limit = sizes[pages.length % sizes.length];
        const page = await service.call('GET', `${path}limit=${limit}${cursor}`);
        expect(page.status).toBe(200);
        expect(page.body.data.length).toBeLessThanOrEqual(limit as number);
        pages.push({ entries: page.body.data, bytes: Buffer.byteLength(page.text) });
        if (!page.body.has_more) return pages;
        expect(page.body.data).not.toEqual([]);
        cursor = `&cursor=${page.body.next_cursor}`;
      }
    }

    it.each([
      ['escrows', '/escrow?'],
      ['events', '/events?'],
      ['events of a type', '/events?type=escrow.cancelled&'],
      ['deliveries', '/webhook-deliveries?'],
    ])('walk all %s exactly once, within the bytes of a page', async (_name, path) => {
      for (const sizes of [[100], [7, 100, 1]]) {
        const pages = await walk(path, sizes);
        const seen = pages.flatMap(({ entries }) => entries.map(({ reference }) => reference));
        expect(seen).toEqual(references);
        for (const { bytes } of pages) expect(bytes).toBeLessThanOrEqual(limits.pageBytesMax + 1_000);
      }
    });

    it('end early when they would be too long, and say that more follows', async () => {
      const [first] = await walk('/escrow?', [100]);
      expect(first?.entries.length).toBeLessThan(escrows);
      expect(first?.bytes).toBeGreaterThan(limits.pageBytesMax - 20_000);
    });
  });
});
