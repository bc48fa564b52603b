import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type List, type RankedPosition, readCursor, writePage } from './page.js';

interface Row extends RankedPosition {
  length: number;
}

const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const noRest = { rest: async () => {} };

/** A list of rows of these lengths; one of length 0 is gone when it is presented. */
function listOf(lengths: readonly number[]): List<Row, { id: string; text: string }> {
  const rows = lengths.map((length, n): Row => ({ createdAt: 1_000 - n, id: idOf(n), length }));
  return {
    read: async (after, count) => {
      const begin = after === null ? 0 : rows.findIndex(({ id }) => id === after.id) + 1;
      return rows.slice(begin, begin + count);
    },
    present: ({ id, length }) => (length === 0 ? null : { id, text: 'é'.repeat(length) }),
  };
}

describe('pages', () => {
  it('walk every row exactly once, in order, within their rows and bytes, and are never empty', async () => {
    const lengths = fc.array(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 400 })), { maxLength: 60 });
    const walk = fc.asyncProperty(lengths, fc.integer({ min: 1, max: 20 }), async (all, limit) => {
      const list = listOf(all);
      const seen: string[] = [];
      let after: RankedPosition | null = null;
      for (;;) {
        const bytes = await writePage(noRest, { limit, after }, list, 1_500);
        const page = JSON.parse(bytes.toString('utf8'));
        expect(page.data.length).toBeLessThanOrEqual(limit);
        if (page.data.length > 1) expect(bytes.length).toBeLessThanOrEqual(1_500 + 200);
        seen.push(...page.data.map(({ id }: { id: string }) => id));
        expect(page.has_more).toBe(page.next_cursor !== null);
        if (!page.has_more) break;
        expect(page.data).not.toEqual([]);
        after = readCursor(page.next_cursor);
      }
      expect(seen).toEqual(all.flatMap((length, n) => (length === 0 ? [] : [idOf(n)])));
    });
    await fc.assert(walk, { numRuns: 200 });
  });
});
