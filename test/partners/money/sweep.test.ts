import { describe, expect, test } from 'vitest';
import { advanceClock as moveClock } from '../../../server/src/adapters/store/jobs.js';
import { createAccount } from '../../../server/src/features/keys/manage.js';
import { jobHandlers } from '../../../server/src/jobs/handlers.js';
import { sweep, sweepMovedClocks } from '../../../server/src/jobs/sweep.js';
import { createWorker } from '../../../server/src/jobs/worker.js';
import { done } from '../../../server/src/pipeline/job.js';
import type { Statement, Store } from '../../../server/src/ports/store.js';
import { readsBy } from '../../harness/reads.js';
import { forEachStore } from '../../harness/stores.js';
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
  const account = { partnerReference, partner: 'sandbox', accountNumber: '9', bankName: 'B', expiresAt: 1 };
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
      expect(await sweepMovedClocks(world.services)).toBe(1);
      await world.pass(hourMs / 2);
      expect((await world.load(id)).escrow.status).toBe('released');
      expect((await world.load(elsewhere)).escrow.status).toBe('expired');
      expect((await world.load(unpaid)).escrow.status).toBe('awaiting_payment');
    });

    test('asks the database as often for fifty moved clocks as for one', async () => {
      const world = await createWorld(await open());
      await move(world, world.accountId, hourMs);
      const { store, reads } = readsBy(world.services.store);
      const services = { ...world.services, store };
      await sweepMovedClocks(services);
      const once = reads.length;
      for (let n = 0; n < 50; n++) {
        const { account } = await createAccount(world.services, `Shop ${n}`, 'free');
        await move(world, account.id, hourMs + n);
      }
      await sweepMovedClocks(services);
      expect(reads.length - once).toBe(once);
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
