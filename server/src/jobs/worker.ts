import type { LeasedJob } from '../adapters/store/jobs.js';
import { ClockWatch } from '../features/clock/service-clock.js';
import { sealChanges } from '../features/ledger/seal.js';
import { purgeOldMails } from '../features/mail/send-mail.js';
import { beat } from '../features/restores/suspension.js';
import { purgeOldSignIns } from '../features/sign-in/session.js';
import { accountTime } from '../pipeline/context.js';
import { purgeOldAnswers } from '../pipeline/kept-answers.js';
import type { Services } from '../services.js';
import { claimJobs } from './claim.js';
import { jobHandlers } from './handlers.js';
import { idleMs, Loop } from './loop.js';
import { Room } from './room.js';
import { type JobHandlers, runJob } from './run-job.js';
import { type JobLine, type Slots, slotsOfLine } from './slots.js';
import { sweep, sweepMails, sweepPolls, sweepReconciliations } from './sweep.js';
import { MovedClocks } from './sweep-moved.js';

/** Moved test clocks are swept less often, since an advance itself runs what it makes due. */
const movedClocksEveryMs = 10_000;

export interface WorkerOptions {
  /** How many jobs of a slot run at the same time, if not as usual. */
  slots?: Partial<Slots>;
  handlers?: JobHandlers;
  /** Which jobs the worker claims. */
  line?: JobLine;
}

/** What each line does besides its jobs; the last two rarely. */
const rounds = {
  money: {
    sweep: async (services: Services, clock: ClockWatch) => {
      await clock.look();
      return sweepAndSeal(services);
    },
    sweepRarely: async (services: Services, movedClocks: MovedClocks) =>
      (await movedClocks.sweep(services)) +
      (await sweepPolls(services)) +
      (await sweepReconciliations(services)),
    purge: async (services: Services) => {
      await beat(services);
      await purgeOldAnswers(services);
    },
  },
  mail: {
    sweep: sweepMails,
    sweepRarely: async () => 0,
    purge: async (services: Services) => {
      await purgeOldMails(services);
      await purgeOldSignIns(services);
    },
  },
} as const;

/** Also seals the changes of the last second; a failure to seal must not keep money waiting. */
async function sweepAndSeal(services: Services): Promise<number> {
  const found = await sweep(services);
  await sealChanges(services).catch((error) =>
    services.log.error({ err: error }, 'the worker could not seal changes'),
  );
  return found;
}

/** Runs due jobs. Any number of workers may serve one database. */
export class Worker {
  readonly #services: Services;
  readonly #handlers: JobHandlers;
  readonly #line: JobLine;
  readonly #running = new Set<Promise<void>>();
  readonly #room: Room;
  readonly #loop: Loop;
  readonly #clock: ClockWatch;
  readonly #movedClocks = new MovedClocks();
  #sweeping: Promise<void> | null = null;
  /** On the monotonic clock, which only paces the loop: due times are real time here, account time there. */
  #sweptAt = Number.NEGATIVE_INFINITY;
  #movedClocksAt = Number.NEGATIVE_INFINITY;

  constructor(services: Services, options: WorkerOptions = {}) {
    const { slots, handlers = jobHandlers, line = 'money' } = options;
    this.#line = line;
    this.#services = services;
    this.#clock = new ClockWatch(services);
    this.#handlers = handlers;
    this.#room = new Room({ ...slotsOfLine[line], ...slots });
    this.#loop = new Loop(
      () => this.#poll(),
      (error) => services.log.error({ err: error }, 'the worker could not look for jobs'),
    );
  }

  start(): void {
    this.#loop.start();
  }

  /**
   * Polls at once, since something was written that may be due now.
   *
   * @param kinds of the jobs that were written; any, if they are not given
   */
  wake(kinds?: readonly string[]): void {
    this.#room.expect(kinds);
    this.#loop.wake();
  }

  /** Claims nothing new and waits for running jobs. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    await this.#sweeping;
    await Promise.all(this.#running);
  }

  /** Sweeps once and runs everything that is due, and what that makes due; returns how many jobs ran. */
  async runDue(): Promise<number> {
    if (await this.#services.store.storage.isFull()) return 0;
    await rounds[this.#line].sweep(this.#services, this.#clock);
    await rounds[this.#line].sweepRarely(this.#services, this.#movedClocks);
    let count = 0;
    for (;;) {
      this.#room.expect();
      const started = await this.#claim();
      count += started;
      await Promise.all(this.#running);
      if (started === 0) return count;
    }
  }

  /** Without space nothing begins: what a job does at a partner could not be recorded. */
  async #poll(): Promise<number> {
    if (await this.#services.store.storage.isFull()) return 0;
    this.#beginSweep();
    this.#room.expectInTime();
    return this.#claim();
  }

  /** Begins a sweep beside the loop, which goes on claiming jobs. */
  #beginSweep(): void {
    if (this.#sweeping || performance.now() - this.#sweptAt < idleMs) return;
    this.#sweeping = this.#sweep()
      .then((found) => {
        if (found > 0) this.wake();
      })
      .catch((error) => this.#services.log.error({ err: error }, 'the worker could not sweep'))
      .finally(() => {
        this.#sweeping = null;
      });
  }

  /** Sweeps; at longer intervals also sweeps moved clocks and purges old rows. */
  async #sweep(): Promise<number> {
    const round = rounds[this.#line];
    try {
      const found = await round.sweep(this.#services, this.#clock);
      if (performance.now() - this.#movedClocksAt < movedClocksEveryMs) return found;
      this.#movedClocksAt = performance.now();
      await round.purge(this.#services);
      return found + (await round.sweepRarely(this.#services, this.#movedClocks));
    } finally {
      this.#sweptAt = performance.now();
    }
  }

  /** Leases the due jobs for which there are slots and begins them; returns their number. */
  async #claim(): Promise<number> {
    const { store, clock, newId } = this.#services;
    let count = 0;
    for (let room = this.#room.ask(); room !== null; room = this.#room.ask()) {
      let jobs: LeasedJob[] = [];
      try {
        jobs = await claimJobs(store, { now: clock.now(), token: newId(), line: this.#line, room });
      } catch (error) {
        this.#room.expect();
        throw error;
      }
      for (const job of jobs) this.#begin(job);
      this.#room.answered(room, jobs);
      count += jobs.length;
    }
    return count;
  }

  #begin(job: LeasedJob): void {
    this.#room.enter(job.kind);
    const run = this.#run(job).finally(() => {
      this.#room.leave(job.kind);
      this.#running.delete(run);
      this.#loop.wake();
    });
    this.#running.add(run);
  }

  async #run(job: LeasedJob): Promise<void> {
    try {
      const time = await accountTime(this.#services, job.accountId, job.mode);
      await runJob(this.#services, this.#handlers, job, time);
    } catch (error) {
      // The job is claimed again when the lease expires.
      this.#services.log.error({ err: error, kind: job.kind, subject: job.subject }, 'a job was left leased');
    }
  }
}

export function createWorker(services: Services, options?: WorkerOptions): Worker {
  return new Worker(services, options);
}
