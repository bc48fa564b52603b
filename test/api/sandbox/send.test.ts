import { describe, expect, test } from 'vitest';
import { sendNow } from '../../../server/src/sandbox/send-now.js';
import { claimAny } from '../../harness/claims.js';
import { forEachStore } from '../../harness/stores.js';
import { loadPayout, releasedPayout, reverse } from '../../partners/money/attempts.js';
import { countOrders, expectBooksToAgree } from '../../partners/money/books.js';
import { createWorld, defined, minuteMs, price, type World } from '../../partners/money/world.js';

const refund = { command: 'refund', amount: 100_000, reason: null } as const;

async function overpaid(world: World, excess: number, outcome: 'credited' | 'reversed' = 'credited') {
  const { id } = (await world.initiate()).escrow;
  const { refunds } = await world.fund(id, { amount: price + excess, outcome });
  return defined(refunds[0]).id;
}

/** A payout to a seller without a bank account. */
async function waitingPayout(world: World): Promise<string> {
  const { id } = (await world.delivered()).escrow;
  const dispute = { description: null, evidence: [], side: 'buyer' } as const;
  await world.act(id, { command: 'dispute', reason: 'damaged', ...dispute });
  await world.act(id, { command: 'evidence', side: 'seller', text: 'It was whole.', links: [] });
  const { payouts } = await world.act(id, { command: 'resolve', toSeller: price, reason: 'Proved' });
  return defined(payouts[0]).id;
}

/** The payout of an escrow whose payment the bank reversed after the release. */
async function receivablePayout(world: World): Promise<string> {
  const id = await releasedPayout(world);
  const { checkout } = await loadPayout(world, id);
  const { credits } = await world.load(defined(checkout).id);
  await reverse(world, defined(credits[0]).partnerCreditId);
  return id;
}

async function secondRefund(world: World): Promise<string> {
  const { id } = (await world.initiate()).escrow;
  await world.fund(id);
  const first = defined((await world.act(id, refund)).refunds[0]);
  expect(await sendNow(world.services, 'refund', first.id)).toBeNull();
  const { refunds } = await world.act(id, refund);
  return defined(refunds.find((other) => other.id !== first.id)).id;
}

forEachStore((_engine, open) => {
  describe('sending what is owed without waiting for a worker', () => {
    test('makes one attempt, which the worker then polls', async () => {
      const world = await createWorld(await open());
      const id = await releasedPayout(world);
      expect(await sendNow(world.services, 'payout', id)).toBeNull();
      expect(await sendNow(world.services, 'payout', id)).toBeNull();
      expect((await loadPayout(world, id)).attempts).toMatchObject([{ n: 1, state: 'sent' }]);
      await world.pass(minuteMs);
      expect((await loadPayout(world, id)).payout.status).toBe('paid');
      expect(await countOrders(world.services.store)).toBe(1);
      await expectBooksToAgree(world.services.store);
    });

    test('makes none while a worker is sending', async () => {
      const world = await createWorld(await open());
      const { services } = world;
      const id = await releasedPayout(world);
      const lease = { now: services.clock.now(), limit: 100, token: 'a worker' };
      expect((await claimAny(services.store, lease)).map(({ kind }) => kind)).toContain('payout.run');
      const asked = sendNow(services, 'payout', id);
      services.clock.advance(minuteMs);
      expect(await asked).toBeNull();
      expect((await loadPayout(world, id)).attempts).toHaveLength(1);
      expect(await countOrders(services.store)).toBe(1);
    });

    test.each<{ code: string; kind: 'payout' | 'refund'; make: (world: World) => Promise<string> }>([
      { code: 'payout_details_missing', kind: 'payout', make: waitingPayout },
      { code: 'below_minimum', kind: 'refund', make: (world) => overpaid(world, 5_000) },
      { code: 'payment_reversed', kind: 'refund', make: (world) => overpaid(world, 50_000, 'reversed') },
      { code: 'payment_reversed', kind: 'payout', make: receivablePayout },
      { code: 'credit_busy', kind: 'refund', make: secondRefund },
    ])('says $code where nothing can be sent', async ({ code, kind, make }) => {
      const world = await createWorld(await open());
      const id = await make(world);
      const before = await countOrders(world.services.store);
      expect(await sendNow(world.services, kind, id)).toMatchObject({ refused: true, code });
      expect(await countOrders(world.services.store)).toBe(before);
    });
  });
});
