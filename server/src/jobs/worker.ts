import type { LeasedJob } from '../adapters/store/jobs.js';
import type { Mode } from '../domain/records.js';
import type { Services } from '../services.js';
import { claimJobs } from './claim.js';
import { jobHandlers } from './handlers.js';
import { timeOfJob } from './held-clock.js';
import { idleMs, Loop } from './loop.js';
import { Room } from './room.js';
import { type JobHandlers, runJob } from './run-job.js';
import { type JobLine, type Slots, sharingSlots, slotsOf } from './slots.js';
import { noNotes } from './sweep.js';
import { sweepsOf } from './sweep-work.js';
import { Sweeper, type SweepWork } from './sweeper.js';

/** Live goes first. */
const modes: readonly Mode[] = ['live', 'test'];

/** While there is no space, sweeps that are due do not begin. */
const pauseMinMs = 50;

export interface WorkerOptions {
  /** How many jobs of a slot run at the same time in each mode, if not as usual. */
  slots?: Partial<Slots>;
  handlers?: JobHandlers;
  /** Which jobs the worker claims. */
  line?: JobLine;
}

/** Runs due jobs, live ones first. Any number of workers may serve one database. */
export class Worker {
  readonly #services: Services;
  readonly #handlers: JobHandlers;
  readonly #line: JobLine;
  readonly #running = new Set<Promise<void>>();
  readonly #rooms: Readonly<Record<Mode, Room>>;
  readonly #loop: Loop;
  readonly #sweeps: Readonly<Record<Mode, SweepWork>>;
  readonly #sweepers: Readonly<Record<Mode, Sweeper>>;

  constructor(services: Services, options: WorkerOptions = {}) {
    const { slots, handlers = jobHandlers, line = 'money' } = options;
    this.#line = line;
    this.#services = services;
    this.#handlers = handlers;
    const { engine } = services.store;
    const room = (mode: Mode) =>
      new Room({ ...slotsOf(line, mode, engine), ...slots }, sharingSlots(mode, engine));
    this.#rooms = { live: room('live'), test: room('test') };
    this.#sweeps = sweepsOf(services, line);
    this.#sweepers = {
      live: new Sweeper('live', this.#sweeps.live),
      test: new Sweeper('test', this.#sweeps.test),
    };
    this.#loop = new Loop(
      () => this.#poll(),
      (error) => services.log.error({ err: error }, 'the worker could not look for jobs'),
      () => this.#pauseMs(),
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
    for (const mode of modes) this.#rooms[mode].expect(kinds);
    this.#loop.wake();
  }

  /** Claims nothing new and waits for running jobs. */
  async stop(): Promise<void> {
    await this.#loop.stop();
    for (const mode of modes) await this.#sweepers[mode].ended();
    await Promise.all(this.#running);
  }

  /** Sweeps once and runs everything that is due, and what that makes due; returns how many jobs ran. */
  async runDue(): Promise<number> {
    if (await this.#services.store.storage.isFull()) return 0;
    for (const mode of modes) await this.#sweeps[mode].sweep(noNotes);
    for (const mode of modes) await this.#sweeps[mode].sweepRarely(noNotes);
    let count = 0;
    for (;;) {
      this.wake();
      const started = await this.#claim();
      count += started;
      await Promise.all(this.#running);
      if (started === 0) return count;
    }
  }

  /** Without space nothing begins: what a job does at a partner could not be recorded. */
  async #poll(): Promise<number> {
    if (await this.#services.store.storage.isFull()) return 0;
    for (const mode of modes) this.#beginSweep(mode);
    for (const mode of modes) this.#rooms[mode].expectInTime();
    const count = await this.#claim();
    for (const mode of modes) this.#beginSweep(mode);
    return count;
  }

  /** Begins a sweep beside the loop, which goes on claiming jobs. */
  #beginSweep(mode: Mode): void {
    this.#sweepers[mode]
      .begin((kind) => this.#rooms[mode].isDrained(kind))
      ?.then((found) => {
        if (found > 0) this.wake();
      })
      .catch((error) => this.#services.log.error({ err: error }, 'the worker could not sweep'));
  }

  /** Until the next sweep, or a second: jobs fall due as time passes. */
  #pauseMs(): number {
    const untilSweep = Math.min(...modes.map((mode) => this.#sweepers[mode].dueInMs()));
    return Math.min(idleMs, Math.max(pauseMinMs, untilSweep));
  }

  /** Leases the due jobs for which there are slots and begins them, live ones first; returns their number. */
  async #claim(): Promise<number> {
    let count = 0;
    for (const mode of modes) count += await this.#claimOf(mode);
    return count;
  }

  async #claimOf(mode: Mode): Promise<number> {
    const { store, clock, newId } = this.#services;
    const rooms = this.#rooms[mode];
    let count = 0;
    for (let room = rooms.ask(); room !== null; room = rooms.ask()) {
      let jobs: LeasedJob[] = [];
      try {
        jobs = await claimJobs(store, { now: clock.now(), token: newId(), line: this.#line, mode, room });
      } catch (error) {
        rooms.expect();
        throw error;
      }
      for (const job of jobs) this.#begin(job);
      rooms.answered(room, jobs);
      count += jobs.length;
      // Live mode is looked at again between two claims of test mode.
      if (mode === 'test') break;
    }
    return count;
  }

  #begin(job: LeasedJob): void {
    this.#rooms[job.mode].enter(job.kind);
    const run = this.#run(job).finally(() => {
      this.#rooms[job.mode].leave(job.kind);
      this.#running.delete(run);
      this.#loop.wake();
    });
    this.#running.add(run);
  }

  async #run(job: LeasedJob): Promise<void> {
    try {
      const time = await timeOfJob(this.#services, job);
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
