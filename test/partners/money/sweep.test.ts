import { describe, expect, test } from 'vitest';
import { advanceClock as moveClock } from '../../../server/src/adapters/store/jobs.js';
import { anyRows } from '../../../server/src/adapters/store/statement.js';
import { createAccount } from '../../../server/src/features/accounts/manage.js';
import { jobHandlers } from '../../../server/src/jobs/handlers.js';
import { sweep } from '../../../server/src/jobs/sweep.js';
import { MovedClocks } from '../../../server/src/jobs/sweep-moved.js';
import { shareMax } from '../../../server/src/jobs/sweep-queries.js';
import { dueMax } from '../../../server/src/jobs/sweep-search.js';
import { createWorker } from '../../../server/src/jobs/worker.js';
import { done } from '../../../server/src/pipeline/job.js';
import type { Statement, Store } from '../../../server/src/ports/store.js';
import { readsBy } from '../../harness/reads.js';
import { forEachStore } from '../../harness/stores.js';
import { rawStatement } from '../../store/fixtures.js';
import { createWorld, defined, hourMs, price, proof, type World } from './world.js';

/** Escrows that are delivered and due, each with one reason against a release. */
const blocked: [what: string, make: (world: World) => Promise<unknown>][] = [
  ['no bank account of an ordinary seller', (world) => world.delivered()],
  ['no bank account of a seller beyond ASCII', (world) => world.delivered({ sellerEmail: 'é@example.com' })],
  ['no bank account of a seller with spaces', (world) => world.delivered({ sellerEmail: ' s@example.com ' })],
  ['no bank account of the merchant', (world) => makeDelivered(world, { sellerEmail: null })],
  ['a seller who has not accepted', (world) => makeDelivered(world, {})],
  ['a reversed payment', reversed],
];

async function makeDelivered(world: World, fields: Parameters<World['initiate']>[0]): Promise<void> {
  if (fields?.sellerEmail !== null) await world.saveBankAccount();
  const { id } = (await world.initiate(fields)).escrow;
  await world.fund(id);
  await world.act(id, { command: 'deliver', proof });
}

/** Makes an escrow with a part payment that was refunded at expiry and then reversed. */
async function reversed(world: World): Promise<void> {
  await world.saveBankAccount();
  const { id } = (await world.initiate()).escrow;
  const { credits } = await world.fund(id, { amount: 100_000 });
  await world.pass(73 * hourMs);
  const partnerReference = `again-${id}`;
  const bankAccount = { accountNumber: '9', bankName: 'B', accountName: null };
  const account = { partnerReference, partner: 'sandbox', ...bankAccount, expiresAt: 1 };
  await world.act(id, { command: 'reopen', account });
  await world.act(id, { command: 'credit_reversed', creditId: defined(credits[0]).id });
  await world.fund(id, { amount: price });
  await world.act(id, { command: 'accept' });
  await world.act(id, { command: 'deliver', proof });
}

/** Moves an account's clock without running the jobs that become due. */
async function move(world: World, accountId: string, deltaMs: number): Promise<void> {
  const now = world.services.clock.now();
  await moveClock(world.services.store, { accountId, clockOffsetMs: 0, deltaMs, now });
}

/** Makes accounts; returns their ids in order. */
async function addAccounts(world: World, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) ids.push((await createAccount(world.services, 'Shop', 'free')).account.id);
  return ids.sort();
}

async function run(store: Store, text: string): Promise<void> {
  await store.transact([anyRows(rawStatement(text), {})]);
}

forEachStore((_engine, open) => {
  describe('the sweep', () => {
    test.each(blocked)('enqueues no blocked release, and no reminder of it: %s', async (_, make) => {
      const world = await createWorld(await open());
      await make(world);
      await world.pass(0);
      world.services.clock.advance(19 * hourMs);
      expect(await sweep(world.services)).toBe(0);
      world.services.clock.advance(6 * hourMs);
      expect(await sweep(world.services)).toBe(0);
    });

    test('enqueues what the moved clock of its account makes due, and nothing else', async () => {
      const world = await createWorld(await open());
      const other = (await createAccount(world.services, 'Other', 'free')).account.id;
      await world.saveBankAccount();
      const { id } = (await world.delivered()).escrow;
      const unpaid = (await world.initiate()).escrow.id;
      const elsewhere = (await world.initiate({ accountId: other })).escrow.id;
      await world.pass(0);
      await move(world, other, 72 * hourMs);
      await move(world, world.accountId, 24 * hourMs);
      expect(await sweep(world.services)).toBe(0);
      expect(await new MovedClocks().sweep(world.services)).toBe(1);
      await world.pass(hourMs / 2);
      expect((await world.load(id)).escrow.status).toBe('released');
      expect((await world.load(elsewhere)).escrow.status).toBe('expired');
      expect((await world.load(unpaid)).escrow.status).toBe('awaiting_payment');
    });

    test('asks the database as often for two hundred moved clocks as for one', async () => {
      const world = await createWorld(await open());
      await move(world, world.accountId, hourMs);
      const { store, reads } = readsBy(world.services.store);
      const services = { ...world.services, store };
      const clocks = new MovedClocks();
      await clocks.sweep(services);
      const once = reads.length;
      for (const id of await addAccounts(world, 200)) await move(world, id, hourMs);
      for (let round = 2; round <= 4; round++) {
        await clocks.sweep(services);
        // One more read where the accounts begin again.
        expect(reads.length).toBeLessThanOrEqual(round * once + 1);
      }
    });

    test('reaches every moved clock, a share of them at a time', async () => {
      const world = await createWorld(await open());
      const shops = await addAccounts(world, shareMax + 5);
      for (const accountId of [shops[0], shops.at(-1)])
        await world.initiate({ accountId: defined(accountId) });
      for (const id of shops) await move(world, id, 80 * hourMs);
      const clocks = new MovedClocks();
      expect([await clocks.sweep(world.services), await clocks.sweep(world.services)]).toEqual([1, 1]);
      await run(world.services.store, 'delete from job');
      expect(await clocks.sweep(world.services)).toBe(1);
    });

    test('goes on with the next account when one has more due than a sweep finds', async () => {
      const world = await createWorld(await open());
      const [greedy = '', next = ''] = await addAccounts(world, 2);
      for (let n = 0; n <= dueMax; n++) await world.initiate({ accountId: greedy });
      await world.initiate({ accountId: next });
      for (const id of [greedy, next]) await move(world, id, 80 * hourMs);
      const clocks = new MovedClocks();
      expect(await clocks.sweep(world.services)).toBe(dueMax);
      // Even if whatever was found is due again at once.
      await run(world.services.store, 'delete from job');
      expect(await clocks.sweep(world.services)).toBe(1);
    });

    test('goes on after an account whose clock was moved while it was swept', async () => {
      const world = await createWorld(await open());
      const [greedy = '', next = ''] = await addAccounts(world, 2);
      for (let n = 0; n <= dueMax; n++) await world.initiate({ accountId: greedy });
      await world.initiate({ accountId: next });
      await move(world, next, 80 * hourMs);
      const clocks = new MovedClocks();
      let isMoved = false;
      const { store } = readsBy(world.services.store, async ({ name }) => {
        if (isMoved || !name.startsWith('sweep.')) return;
        isMoved = true;
        await move(world, greedy, 80 * hourMs);
      });
      expect(await clocks.sweep({ ...world.services, store })).toBe(dueMax);
      await run(world.services.store, 'delete from job');
      expect(await clocks.sweep(world.services)).toBe(1);
    });

    test('does not delay the worker’s due jobs', async () => {
      const world = await createWorld(await open());
      const { id } = (await world.initiate()).escrow;
      await world.fund(id);
      await world.act(id, { command: 'refund', amount: null, reason: null });
      const held = holdSweeps(world.services.store);
      const ran = new Promise<void>((resolve) => {
        const handlers = {
          ...jobHandlers,
          'refund.run': async () => {
            resolve();
            return done;
          },
        };
        const worker = createWorker({ ...world.services, store: held.store }, { handlers });
        worker.start();
        held.stop = () => worker.stop();
      });
      await ran;
      held.open();
      await held.stop();
    });
  });
});

/** Returns a store whose sweeps wait until the test releases them. */
function holdSweeps(store: Store) {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const wait = async ({ name }: Statement<never, unknown>) => {
    if (name.startsWith('sweep.')) await gate;
  };
  return { store: readsBy(store, wait).store, open: () => open(), stop: async () => {} };
}
