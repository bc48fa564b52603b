import { describe, expect, test } from 'vitest';
import type { Refund } from '../../../server/src/domain/records.js';
import { Causes } from '../../../server/src/features/checkouts/causes.js';
import { readTimeline } from '../../../server/src/features/checkouts/timeline.js';
import { applyTakenBack } from '../../../server/src/features/credits/apply-taken-back.js';
import { settleReceivable } from '../../../server/src/features/operator/receivables.js';
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

    test('shows what a bank reversed of a transfer in part, and then the rest', async () => {
      const world = await createWorld(await open());
      const { services } = world;
      const from = services.clock.now();
      const { id } = (await world.initiate()).escrow;
      await world.fund(id);
      const { partnerCreditId } = defined((await world.load(id)).credits[0]);
      services.clock.advance(hourMs);
      const source = { bank: services.sandboxBank, mode: 'test' } as const;
      await applyTakenBack(services, source, { partnerCreditId, takenBack: 60_000 });
      const reversed = 'The bank reversed ₦600.00 of the transfer of ₦2,500.00, which became receivable';
      const entry = { type: 'credit.part_reversed', afterMs: hourMs, summary: `${reversed}.` };
      expect((await creditEntries(world, id, from)).slice(1)).toEqual([entry]);
      await settleReceivable(services, id, { amount: 10_000, from: 'not_taken' });
      const { summary } = defined((await creditEntries(world, id, from))[1]);
      expect(summary).toBe(`${reversed}; ₦100.00 of it was not reversed after all.`);
      services.clock.advance(hourMs);
      await reverseFirstCredit(world, id);
      expect((await creditEntries(world, id, from)).at(-1)).toMatchObject({
        type: 'credit.reversed',
        summary:
          'The bank reversed the transfer of ₦2,500.00: ₦500.00 of it had been reversed before; ' +
          '₦2,000.00 of it was no longer held and is receivable.',
      });
    });

    test.each([
      ['nothing, while its refund was not sent', false, 'nothing of it counted'],
      ['all, if its refund was sent', true, 'nothing of it counted, and ₦500.00 is receivable'],
    ])('says that of a reversed transfer that never counted is receivable: %s', async (_, isSent, left) => {
      const world = await createWorld(await open());
      const { services } = world;
      const { id } = (await world.initiate()).escrow;
      await world.act(id, { command: 'cancel' });
      const from = services.clock.now();
      await world.fund(id, { amount: 50_000 });
      if (isSent) await world.pass(0);
      const { partnerCreditId } = defined((await world.load(id)).credits[0]);
      const source = { bank: services.sandboxBank, mode: 'test' } as const;
      await applyTakenBack(services, source, { partnerCreditId, takenBack: 20_000 });
      await reverseFirstCredit(world, id);
      const reversed = (await creditEntries(world, id, from)).find(({ type }) => type === 'credit.reversed');
      expect(reversed?.summary).toBe(`The bank reversed the transfer of ₦500.00: ${left}.`);
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

    test('names the actor of a refund that was decided before an event of an earlier commit', async () => {
      const world = await createWorld(await open());
      const { services } = world;
      const { id } = (await world.initiate()).escrow;
      await world.fund(id);
      services.clock.advance(hourMs);
      await world.act(id, { command: 'accept' });
      services.clock.advance(-hourMs);
      const { escrow } = await world.act(id, { command: 'refund', amount: 60_000, reason: null });
      const whole = (await readTimeline(services, escrow)).entries;
      const index = whole.findIndex(({ type }) => type === 'refund.owed');
      expect(whole[index]?.actor).toBe('merchant');
      // The event that caused it is on a later page.
      const { entries } = await readTimeline(services, escrow, { limit: index + 1, after: null });
      expect(entries.at(-1)).toEqual(whole[index]);
      expect(entries.map(({ type }) => type)).not.toContain('escrow.partially_refunded');
    });
  });
});

test('a cause that was recorded later names what the refunds of one decision add up to', () => {
  const event = (at: number, actorKind: string, amount: number) => ({
    at,
    actorKind,
    actorVia: 'api',
    extrasJson: JSON.stringify({ refunded_amount: amount }),
  });
  const refund = (createdAt: number, amount: number) =>
    ({ origin: 'held', creditId: 'C', createdAt, amount }) as Refund;
  const refunds = [refund(1, 30), refund(1, 40), refund(5, 10)];
  const causes = new Causes([event(5, 'operator', 10), event(5, 'merchant', 70)] as never, refunds);
  expect(refunds.map((each) => causes.ofRefund(each)[0])).toEqual(['merchant', 'merchant', 'operator']);
  const equal = [refund(1, 30), refund(5, 30)];
  const both = new Causes([event(5, 'operator', 30), event(5, 'merchant', 30)] as never, equal);
  expect(equal.map((each) => both.ofRefund(each)[0])).toEqual(['merchant', 'operator']);
});
