import { describe, expect, test } from 'vitest';
import { enqueue } from '../../../server/src/adapters/store/commit-statements.js';
import { finishJob, leaseMs } from '../../../server/src/adapters/store/jobs.js';
import { anyRows } from '../../../server/src/adapters/store/statement.js';
import { jobHandlers } from '../../../server/src/jobs/handlers.js';
import type { JobHandlers } from '../../../server/src/jobs/run-job.js';
import { createWorker } from '../../../server/src/jobs/worker.js';
import { done } from '../../../server/src/pipeline/job.js';
import { claimAny } from '../../harness/claims.js';
import { forEachStore } from '../../harness/stores.js';
import { rawStatement } from '../../store/fixtures.js';
import { createWorld, defined, hourMs, minuteMs, type World } from './world.js';

/** Makes escrows whose refunds are due. */
async function owe(world: World, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) {
    const { id } = (await world.initiate()).escrow;
    await world.fund(id);
    await world.act(id, { command: 'refund', amount: null, reason: null });
    ids.push(id);
  }
  return ids;
}

/** Returns the real handlers, which count the runs of each refund. */
function countingHandlers(counts: Map<string, number>): JobHandlers {
  const count: JobHandlers['refund.run'] = (services, job, time) => {
    counts.set(job.subject, (counts.get(job.subject) ?? 0) + 1);
    return jobHandlers['refund.run'](services, job, time);
  };
  return { ...jobHandlers, 'refund.run': count };
}

/** Returns a promise and the function that resolves it. */
function gate(): { opened: Promise<void>; open(): void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

forEachStore((_engine, open) => {
  describe('workers', () => {
    test('share the work: each job runs in one of them', async () => {
      const world = await createWorld(await open());
      await owe(world, 10);
      const counts = new Map<string, number>();
      const handlers = countingHandlers(counts);
      const workers = [1, 2, 3].map(() => createWorker(world.services, { handlers, slots: { refund: 2 } }));
      await Promise.all(workers.map((worker) => worker.runDue()));
      expect([...counts.values()]).toEqual(Array.from({ length: 10 }, () => 1));
      expect(world.bank.calls('refund')).toBe(10);
    });

    test('take over the jobs of a dead worker when its lease has expired', async () => {
      const world = await createWorld(await open());
      const { services } = world;
      const [id] = (await owe(world, 1)) as [string];
      const now = services.clock.now();
      expect(await claimAny(services.store, { now, limit: 10, token: 'dead' })).toHaveLength(1);
      await world.pass(minuteMs - 1);
      expect(world.bank.calls('refund')).toBe(0);
      await world.pass(1);
      await world.pass(minuteMs);
      expect((await world.load(id)).refunds).toMatchObject([{ status: 'paid' }]);
      expect(world.bank.calls('refund')).toBe(1);
    });

    test('stop only when their running jobs have ended', async () => {
      const world = await createWorld(await open());
      await owe(world, 1);
      const begun = gate();
      const end = gate();
      let ended = false;
      const slow: JobHandlers['payout.run'] = async () => {
        begun.open();
        await end.opened;
        ended = true;
        return done;
      };
      const worker = createWorker(world.services, { handlers: { ...jobHandlers, 'refund.run': slow } });
      worker.start();
      await begun.opened;
      const stopped = worker.stop();
      end.open();
      await stopped;
      expect(ended).toBe(true);
    });

    test('keep a job whose handler throws, and run it again later', async () => {
      const world = await createWorld(await open());
      const [id] = (await owe(world, 1)) as [string];
      let runs = 0;
      const broken: JobHandlers['refund.run'] = async (services, job, time) => {
        runs += 1;
        if (runs < 3) throw new Error('broken');
        return jobHandlers['refund.run'](services, job, time);
      };
      const worker = createWorker(world.services, { handlers: { ...jobHandlers, 'refund.run': broken } });
      for (const expected of [1, 2, 3, 4]) {
        await worker.runDue();
        expect(runs).toBe(expected);
        world.services.clock.advance(minuteMs);
      }
      expect((await world.load(id)).refunds).toMatchObject([{ status: 'paid' }]);
    });

    test('leave a long job to the worker that took it over, without calling that a failure', async () => {
      const world = await createWorld(await open());
      const { services } = world;
      const { store, clock } = services;
      const now = clock.now();
      const job = {
        kind: 'reconcile.day',
        subject: 'sandbox:2026-11-18',
        accountId: null,
        mode: 'test',
      } as const;
      const row = { ...job, id: services.newId(), runAt: now, createdAt: now };
      await store.transact([anyRows(enqueue, row)]);
      const errors: unknown[] = [];
      Object.assign(services.log, { error: (fields: unknown) => void errors.push(fields) });
      let takenOver = 0;
      services.useBank({
        ...world.bank,
        records: async function* () {
          clock.advance(leaseMs);
          const claim = { now: clock.now(), limit: 1, token: 'another' };
          takenOver += (await claimAny(store, claim)).length;
          yield [];
        },
      });
      await createWorker(services).runDue();
      expect(takenOver).toBe(1);
      expect(errors).toEqual([]);
      const left = rawStatement("select lease_token from job where kind = 'reconcile.day'");
      expect(await store.all(left, {})).toEqual([{ lease_token: 'another' }]);
    });

    test('find a payout or refund whose job was lost', async () => {
      const world = await createWorld(await open());
      const { services } = world;
      const [id] = (await owe(world, 1)) as [string];
      const now = services.clock.now();
      const [job] = await claimAny(services.store, { now, limit: 1, token: 'forgetful' });
      expect(job?.kind).toBe('refund.run');
      expect(await finishJob(services.store, defined(job))).toBe(true);
      await world.pass(hourMs);
      await world.pass(minuteMs);
      expect((await world.load(id)).refunds).toMatchObject([{ status: 'paid' }]);
    });
  });
});
