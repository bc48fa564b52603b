import { describe, expect, test } from 'vitest';
import { accountRoutes } from '../../server/src/features/accounts/routes.js';
import { expireDue } from '../../server/src/features/checkouts/alarms.js';
import { readLedger } from '../../server/src/features/checkouts/ledger.js';
import { readTimeline } from '../../server/src/features/checkouts/timeline.js';
import { openContext } from '../../server/src/http/context.js';
import { accountTime } from '../../server/src/pipeline/context.js';
import { readsBy } from '../harness/reads.js';
import { forEachStore } from '../harness/stores.js';
import { createWorld, defined, hourMs, price, type World } from './world.js';

/** What the timeline says of credits, with the moment relative to `from`. */
async function creditStory(world: World, id: string, from: number) {
  const { entries } = await readTimeline(world.services, await world.load(id));
  return entries
    .filter(({ type }) => type.startsWith('credit.'))
    .map(({ type, at, summary }) => [type, Date.parse(at) - from, summary]);
}

const arrived = 'A transfer of ₦2,500.00 arrived: ₦2,500.00 counts, ₦0.00 goes back.';
const gone = 'The bank took the transfer of ₦2,500.00 back: ₦2,500.00 of it is uncovered.';

type Prepare = (world: World, id: string) => Promise<unknown>;
const release: Prepare = (world, id) => world.act(id, { command: 'release', amount: null });
const dispute: Prepare = (world, id) =>
  world.act(id, {
    ...{ command: 'dispute', reason: 'damaged', description: null, evidence: [], side: 'buyer' },
  });

forEachStore((_engine, open) => {
  describe('the timeline', () => {
    test.each([
      ['funded', async () => {}],
      ['disputed', dispute],
      ['closed', release],
    ] as [string, Prepare][])(
      'tells that the bank took the payment of a %s escrow back',
      async (_, prepare) => {
        const world = await createWorld(await open());
        await world.saveDetails();
        const from = world.services.clock.now();
        const { id } = (await world.delivered()).escrow;
        await prepare(world, id);
        world.services.clock.advance(hourMs);
        const creditId = defined((await world.load(id)).credits[0]).id;
        await world.act(id, { command: 'credit_reversed', creditId });
        expect(await creditStory(world, id, from)).toEqual([
          ['credit.credited', 0, arrived],
          ['credit.reversed', hourMs, gone],
        ]);
      },
    );

    test('tells that nothing is uncovered when the money was still there', async () => {
      const world = await createWorld(await open());
      const from = world.services.clock.now();
      const { id } = (await world.initiate()).escrow;
      const { credits } = await world.fund(id, { amount: 100_000 });
      await world.act(id, { command: 'credit_reversed', creditId: defined(credits[0]).id });
      const [, reversal] = await creditStory(world, id, from);
      const words = 'The bank took the transfer of ₦1,000.00 back: nothing of it is uncovered.';
      expect(reversal).toEqual(['credit.reversed', 0, words]);
    });

    test('names who decided, also when everything happens in one moment', async () => {
      const world = await createWorld(await open());
      await world.saveDetails();
      const { id } = (await world.delivered()).escrow;
      await world.fund(id, { amount: 50_000 });
      await world.act(id, { command: 'release', amount: 100_000 });
      await world.act(id, { command: 'refund', amount: null, reason: null });
      const { entries } = await readTimeline(world.services, await world.load(id));
      const owed = entries.filter(({ type }) => type.endsWith('.owed'));
      expect(owed.map(({ type, actor }) => [type, actor])).toEqual([
        ['payout.owed', 'merchant'],
        ['refund.owed', 'partner'],
        ['refund.owed', 'merchant'],
      ]);
    });
  });

  test('money that moves while the balance is read is counted once', async () => {
    const world = await createWorld(await open());
    await world.saveDetails();
    const { id } = (await world.delivered()).escrow;
    let count = 0;
    const beside = async () => {
      count += 1;
      if (count === 2) await release(world, id);
    };
    const { store } = readsBy(world.services.store, beside);
    const res = { locals: {} } as never;
    const caller = { keyId: 'key', accountId: world.accountId, mode: 'test', plan: 'free', clockOffsetMs: 0 };
    openContext(res, { requestId: 'r', startedAtMs: 0, caller: caller as never, path: '/balance' });
    const routes = accountRoutes({ ...world.services, store });
    const balance = routes.balance as unknown as (request: object) => Promise<{ body: object }>;
    const { body } = await balance({ res });
    expect(body).toMatchObject({ held: price, payouts_pending: 0, refunds_pending: 0 });
  });

  test('the movements of an escrow make its balance, whatever moves meanwhile', async () => {
    const world = await createWorld(await open());
    await world.saveDetails();
    const { id } = (await world.delivered()).escrow;
    let count = 0;
    const beside = async () => {
      count += 1;
      if (count === 2) await release(world, id);
    };
    const { store } = readsBy(world.services.store, beside);
    const { movements, balance } = await readLedger({ ...world.services, store }, await world.load(id));
    const net = movements.reduce(
      (sum, { debit, credit, amount }) =>
        sum + (credit === `escrow:${id}` ? amount : debit === `escrow:${id}` ? -amount : 0),
      0,
    );
    expect(balance).toBe(net);
    expect(movements.length).toBeGreaterThan(0);
  });

  test('one alarm expires an escrow, and again after it was opened again', async () => {
    const world = await createWorld(await open());
    const { services, accountId } = world;
    const { id } = (await world.initiate()).escrow;
    const job = {
      ...{ id: 'the-alarm', kind: 'checkout.expire', subject: id, accountId, mode: 'test' as const },
      ...{ runAt: 0, attempts: 1, leaseToken: 't', leaseUntil: 1, lastError: null, createdAt: 0 },
    };
    for (const partnerReference of [`again-${id}`, null]) {
      services.clock.advance(73 * hourMs);
      const time = await accountTime(services, accountId, 'test');
      expect(await expireDue(services, job, time)).toEqual({ outcome: 'done' });
      expect((await world.load(id)).escrow.status).toBe('expired');
      if (partnerReference === null) return;
      const account = {
        partnerReference,
        partner: 'sandbox',
        accountNumber: '9',
        bankName: 'B',
        expiresAt: 1,
      };
      await world.act(id, { command: 'reopen', account });
    }
  });
});
