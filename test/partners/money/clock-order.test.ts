import { describe, expect, test } from 'vitest';
import { advanceClock as moveClock } from '../../../server/src/adapters/store/jobs.js';
import type { Store } from '../../../server/src/ports/store.js';
import { advanceClock } from '../../../server/src/sandbox/test-clock.js';
import { claimAny } from '../../harness/claims.js';
import { DirectCharge } from '../../harness/direct-charge.js';
import { forEachStore } from '../../harness/stores.js';
import { expectBooksToAgree } from './books.js';
import { accepted, createWorld, hourMs, minuteMs, type World } from './world.js';

/** Makes a release, a charge, a dispute and an unpaid escrow, which all depend on time. */
async function busyWorld(store: Store) {
  const world = await createWorld(store);
  const start = world.services.clock.now();
  await world.saveBankAccount();
  const charge = await DirectCharge.open(world.services, world.accountId);
  await charge.pay({ amount: 40_000 });
  const delivered = (await world.delivered()).escrow.id;
  const unpaid = (await world.initiate()).escrow.id;
  const disputed = (await world.initiate()).escrow.id;
  await world.fund(disputed);
  const complaint = { reason: 'damaged', description: null, evidence: [], side: 'buyer' } as const;
  await world.act(disputed, { command: 'dispute', ...complaint });
  return { world, start, charge, delivered, unpaid, disputed };
}

/** Returns the money jobs that ran, in order, with times in minutes since the start. */
async function advance(world: World, byMs: number, start: number): Promise<[string, number][]> {
  const { ran, pending } = accepted(await advanceClock(world.services, world.accountId, byMs));
  expect(pending).toBe(false);
  const ofMoney = ran.filter(({ kind }) => kind !== 'mail.send' && kind !== 'alert.write');
  return ofMoney.map(({ kind, at }) => [kind, (at - start) / minuteMs]);
}

const expected: [string, number][] = [
  ['bank_account.saved', 0],
  ['escrow.remind', 18 * 60],
  ['escrow.release', 24 * 60],
  ['payout.run', 24 * 60],
  ['payout.run', 24 * 60 + 1],
  ['checkout.expire', 24 * 60 + 30],
  ['refund.run', 24 * 60 + 30],
  ['refund.run', 24 * 60 + 31],
  ['dispute.deadline', 72 * 60],
  ['refund.run', 72 * 60],
  ['refund.run', 72 * 60 + 1],
  ['checkout.expire', 72 * 60 + 30],
];

forEachStore((_engine, open) => {
  describe('an advance of the test clock', () => {
    test('runs every job at its due time, and its effects before time moves on', async () => {
      const { world, start, charge, delivered, unpaid, disputed } = await busyWorld(await open());
      expect(await advance(world, 80 * hourMs, start)).toEqual(expected);
      const at = (minutes: number) => start + minutes * minuteMs;
      const paidOut = (await world.load(delivered)).payouts;
      expect(paidOut).toMatchObject([{ status: 'paid', createdAt: at(24 * 60), updatedAt: at(24 * 60 + 1) }]);
      expect(await charge.read()).toMatchObject({
        charge: { status: 'expired', updatedAt: at(24 * 60 + 30) },
        refunds: [{ status: 'paid', createdAt: at(24 * 60 + 30), updatedAt: at(24 * 60 + 31) }],
      });
      expect(await world.load(disputed)).toMatchObject({
        escrow: { status: 'refunded', updatedAt: at(72 * 60) },
        dispute: { status: 'resolved', outcome: 'conceded', updatedAt: at(72 * 60) },
      });
      expect((await world.load(unpaid)).escrow).toMatchObject({
        status: 'expired',
        updatedAt: at(72 * 60 + 30),
      });
      await expectBooksToAgree(world.services.store);
    });

    test('runs the same jobs in many small steps', async () => {
      const { world, start } = await busyWorld(await open());
      const ran: [string, number][] = [];
      for (let hour = 0; hour < 80; hour += 5) ran.push(...(await advance(world, 5 * hourMs, start)));
      expect(ran).toEqual(expected);
      await expectBooksToAgree(world.services.store);
    });

    test('ends the dispute at its deadline and not a minute before', async () => {
      const { world, start, disputed } = await busyWorld(await open());
      await advance(world, 72 * hourMs - minuteMs, start);
      expect((await world.load(disputed)).escrow.status).toBe('disputed');
      await advance(world, minuteMs, start);
      expect((await world.load(disputed)).escrow.status).toBe('refunded');
    });

    test('does not shorten leases, which run in real time', async () => {
      const { world } = await busyWorld(await open());
      const { store, clock } = world.services;
      const lease = { now: clock.now(), limit: 10 };
      const kindsOf = (jobs: { kind: string }[]) => jobs.map(({ kind }) => kind).toSorted();
      const claimed = kindsOf(await claimAny(store, { ...lease, token: 'ours' }));
      expect(claimed).toContain('bank_account.saved');
      const move = { accountId: world.accountId, clockOffsetMs: 0, deltaMs: 1_000 * hourMs };
      expect(await moveClock(store, { ...move, now: clock.now() })).toBe(true);
      expect(await claimAny(store, { ...lease, token: 'theirs' })).toEqual([]);
      clock.advance(minuteMs);
      const again = await claimAny(store, { ...lease, now: clock.now(), token: 'theirs' });
      expect(kindsOf(again)).toEqual(claimed);
    });
  });
});
