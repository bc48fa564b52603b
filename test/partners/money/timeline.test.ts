import { describe, expect, test } from 'vitest';
import { readTimeline } from '../../../server/src/features/checkouts/timeline.js';
import { forEachStore } from '../../harness/stores.js';
import { createWorld, defined, hourMs, type World } from './world.js';

/** Returns the timeline entries of credits, with the time since `from`. */
async function creditEntries(world: World, id: string, from: number) {
  const { entries } = await readTimeline(world.services, (await world.load(id)).escrow);
  return entries
    .filter(({ type }) => type.startsWith('credit.'))
    .map(({ type, at, summary }) => ({ type, afterMs: Date.parse(at) - from, summary }));
}

async function reverseFirstCredit(world: World, id: string): Promise<void> {
  const creditId = defined((await world.load(id)).credits[0]).id;
  await world.act(id, { command: 'credit_reversed', creditId });
}

type Prepare = (world: World, id: string) => Promise<unknown>;

const settled: [status: string, prepare: Prepare][] = [
  ['funded', async () => {}],
  [
    'disputed',
    (world, id) =>
      world.act(id, {
        command: 'dispute',
        reason: 'damaged',
        description: null,
        evidence: [],
        side: 'buyer',
      }),
  ],
  ['released', (world, id) => world.act(id, { command: 'release', amount: null })],
];

forEachStore((_engine, open) => {
  describe('the timeline', () => {
    test.each(settled)('shows the reversal of what funded a %s escrow', async (status, prepare) => {
      const world = await createWorld(await open());
      await world.saveBankAccount();
      const from = world.services.clock.now();
      const { id } = (await world.delivered()).escrow;
      await prepare(world, id);
      expect((await world.load(id)).escrow.status).toBe(status);
      world.services.clock.advance(hourMs);
      await reverseFirstCredit(world, id);
      expect(await creditEntries(world, id, from)).toEqual([
        {
          type: 'credit.credited',
          afterMs: 0,
          summary: 'A transfer of ₦2,500.00 arrived: ₦2,500.00 counts, ₦0.00 goes back.',
        },
        {
          type: 'credit.reversed',
          afterMs: hourMs,
          summary:
            'The bank reversed the transfer of ₦2,500.00: ' +
            '₦2,500.00 of it was no longer held and is receivable.',
        },
      ]);
    });

    test('shows that a reversal left no receivable while the money was still held', async () => {
      const world = await createWorld(await open());
      const from = world.services.clock.now();
      const { id } = (await world.initiate()).escrow;
      await world.fund(id, { amount: 100_000 });
      await reverseFirstCredit(world, id);
      expect(await creditEntries(world, id, from)).toMatchObject([
        { type: 'credit.credited' },
        {
          type: 'credit.reversed',
          afterMs: 0,
          summary: 'The bank reversed the transfer of ₦1,000.00: all of it was still held.',
        },
      ]);
    });

    test('names the actor of each payout and refund of one moment', async () => {
      const world = await createWorld(await open());
      await world.saveBankAccount();
      const { id } = (await world.delivered()).escrow;
      await world.fund(id, { amount: 50_000 });
      await world.act(id, { command: 'release', amount: 100_000 });
      await world.act(id, { command: 'refund', amount: null, reason: null });
      const { entries } = await readTimeline(world.services, (await world.load(id)).escrow);
      const owed = entries.filter(({ type }) => type.endsWith('.owed'));
      const actors = owed.map(({ type, actor }) => `${type} ${actor}`);
      expect(new Set(actors)).toEqual(
        new Set(['payout.owed merchant', 'refund.owed partner', 'refund.owed merchant']),
      );
      expect(actors).toHaveLength(3);
    });
  });
});
