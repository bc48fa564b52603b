import { describe, expect, it, test } from 'vitest';
import { adHoc } from '../../../server/src/adapters/store/statement.js';
import type { Mode } from '../../../server/src/domain/records.js';
import { jobHandlers } from '../../../server/src/jobs/handlers.js';
import type { JobHandler, JobHandlers, JobKind } from '../../../server/src/jobs/run-job.js';
import { type SlotKind, slotOf, slotsOf, slotsOfLine } from '../../../server/src/jobs/slots.js';
import { enqueueDue } from '../../../server/src/jobs/sweep.js';
import { createWorker, type Worker } from '../../../server/src/jobs/worker.js';
import { done } from '../../../server/src/pipeline/job.js';
import { forEachStore } from '../../harness/stores.js';
import { createWorld, minuteMs, type World } from './world.js';

const kinds = Object.keys(slotOf) as JobKind[];
const moneyKinds = kinds.filter((kind) => slotOf[kind] !== 'mail');
const moneySlots = [...new Set(moneyKinds.map((kind) => slotOf[kind]))];

/** Jobs that do nothing but hang, if their slot does, until the test ends. */
class Jobs {
  readonly begun: JobKind[] = [];
  /** The most that ran at the same time. */
  readonly most = new Map<SlotKind, number>();
  readonly #running = new Map<SlotKind, number>();
  readonly #waiting = new Set<() => void>();
  #release = () => {};
  readonly #released = new Promise<void>((resolve) => {
    this.#release = resolve;
  });

  constructor(
    private readonly hanging: SlotKind | null,
    private readonly hangingMode: Mode | null = null,
  ) {}

  handlers(): JobHandlers {
    return Object.fromEntries(kinds.map((kind) => [kind, this.#handler(kind)])) as unknown as JobHandlers;
  }

  /** Resolves as soon as so many jobs of a slot have begun. */
  async beginOf(slot: SlotKind, count: number): Promise<void> {
    while (this.countOf(slot) < count) await new Promise<void>((resolve) => this.#waiting.add(resolve));
  }

  countOf(slot: SlotKind): number {
    return this.begun.filter((kind) => slotOf[kind] === slot).length;
  }

  async end(worker: Worker): Promise<void> {
    this.#release();
    await worker.stop();
  }

  #handler(kind: JobKind): JobHandler {
    const slot = slotOf[kind];
    return async (_services, { mode }) => {
      const running = (this.#running.get(slot) ?? 0) + 1;
      this.#running.set(slot, running);
      this.most.set(slot, Math.max(running, this.most.get(slot) ?? 0));
      this.begun.push(kind);
      for (const resolve of this.#waiting) resolve();
      this.#waiting.clear();
      if (slot === this.hanging || mode === this.hangingMode) await this.#released;
      this.#running.set(slot, (this.#running.get(slot) ?? 0) - 1);
      return done;
    };
  }
}

/** Enqueues jobs of one kind, which are due since `now`. */
async function enqueue(
  { services }: World,
  kind: JobKind,
  count: number,
  now: number,
  mode: Mode = 'live',
): Promise<void> {
  const due = Array.from({ length: count }, (_, n) => ({ subject: `${mode}-${kind}-${n}`, accountId: null }));
  await enqueueDue(services, { kind, mode, now }, due);
}

it.each(kinds)('a job of %s has slots in the line that claims it', (kind) => {
  const line = kind === 'mail.send' ? 'mail' : 'money';
  expect(slotsOfLine[line][slotOf[kind]]).toBeGreaterThan(0);
});

it('every kind of job that is handled has a slot', () => {
  expect(Object.keys(jobHandlers).sort()).toEqual([...kinds].sort());
});

forEachStore((engine, open) => {
  const liveSlots = slotsOf('money', 'live', engine);

  describe('a worker', () => {
    test.each(moneySlots)('whose %s slots all hang runs every other job at once', async (hanging) => {
      const world = await createWorld(await open());
      const { services } = world;
      const size = liveSlots[hanging];
      const now = services.clock.now();
      for (const kind of moneyKinds) {
        if (slotOf[kind] === hanging) await enqueue(world, kind, size + 40, now - minuteMs);
      }
      const jobs = new Jobs(hanging);
      const worker = createWorker(services, { handlers: jobs.handlers() });
      worker.start();
      await jobs.beginOf(hanging, size);
      const others = moneyKinds.filter((kind) => slotOf[kind] !== hanging);
      for (const kind of others) await enqueue(world, kind, 1, now);
      worker.wake();
      for (const slot of moneySlots.filter((each) => each !== hanging)) {
        await jobs.beginOf(slot, others.filter((kind) => slotOf[kind] === slot).length);
      }
      expect(jobs.countOf(hanging)).toBe(size);
      await jobs.end(worker);
    });

    test('runs all that is due, and of no kind more at a time than its slots', async () => {
      const world = await createWorld(await open());
      const { services } = world;
      const now = services.clock.now();
      await enqueue(world, 'account.poll', 120, now - minuteMs);
      for (const kind of moneyKinds.filter((each) => each !== 'account.poll')) {
        await enqueue(world, kind, 12, now);
      }
      const jobs = new Jobs(null);
      const count = await createWorker(services, { handlers: jobs.handlers() }).runDue();
      expect(count).toBe(120 + 12 * (moneyKinds.length - 1));
      expect(jobs.begun).toHaveLength(count);
      for (const slot of moneySlots) {
        expect(jobs.most.get(slot), slot).toBeLessThanOrEqual(liveSlots[slot]);
      }
      // The payouts were due after all polls, and did not wait for them.
      const begunBefore = jobs.begun.slice(0, jobs.begun.indexOf('payout.run'));
      expect(begunBefore.length).toBeLessThan(40);
    });

    test('whose test jobs all hang runs every live job at once, though they are due later', async () => {
      const world = await createWorld(await open());
      const { services } = world;
      const now = services.clock.now();
      const jobs = new Jobs(null, 'test');
      for (const kind of moneyKinds) await enqueue(world, kind, 40, now - minuteMs, 'test');
      const worker = createWorker(services, { handlers: jobs.handlers() });
      worker.start();
      const testSlots = slotsOf('money', 'test', engine);
      for (const slot of moneySlots) await jobs.beginOf(slot, testSlots[slot]);
      expect(jobs.begun).toHaveLength(moneySlots.reduce((sum, slot) => sum + testSlots[slot], 0));
      for (const kind of moneyKinds) await enqueue(world, kind, 3, now);
      worker.wake();
      for (const slot of moneySlots) {
        const ofSlot = moneyKinds.filter((kind) => slotOf[kind] === slot).length;
        await jobs.beginOf(slot, testSlots[slot] + 3 * ofSlot);
      }
      await jobs.end(worker);
    });

    test('leaves a job that only another version knows in the queue', async () => {
      const world = await createWorld(await open());
      const unknown = 'payout.later' as JobKind;
      await enqueue(world, unknown, 1, world.services.clock.now());
      expect(await createWorker(world.services).runDue()).toBe(0);
      const queued = await world.services.store.list(
        adHoc<{ kind: string; attempts: number }>((db) => db.selectFrom('job').select(['kind', 'attempts'])),
      );
      expect(queued).toEqual([{ kind: unknown, attempts: 0 }]);
    });
  });
});
