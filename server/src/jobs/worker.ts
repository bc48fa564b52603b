import { claimJobs, type LeasedJob } from '../adapters/store/jobs.js';
import type { Services } from '../services.js';
import { accountTime } from './account-time.js';
import { jobHandlers } from './handlers.js';
import { type JobHandlers, runJob } from './run.js';
import { sweep, sweepMovedClocks } from './sweep.js';

const idleMs = 1_000;
/** Clocks of test accounts are looked after less often, since an advance runs what it makes due by itself. */
const movedClocksEveryMs = 10_000;

export interface WorkerOptions {
  /** Jobs that run at the same time. */
  concurrencyMax?: number;
  handlers?: JobHandlers;
}

/** Runs what is due. Any number of workers may serve one database. */
export class Worker {
  readonly #services: Services;
  readonly #handlers: JobHandlers;
  readonly #concurrencyMax: number;
  readonly #running = new Set<Promise<void>>();
  #loop: Promise<void> | null = null;
  #stopping = false;
  /** A call of `wake` that came while the loop was busy. */
  #woken = false;
  #endPause: (() => void) | null = null;
  #movedClocksAt = 0;
  #sweptAt = 0;

  constructor(services: Services, { concurrencyMax = 8, handlers = jobHandlers }: WorkerOptions = {}) {
    this.#services = services;
    this.#handlers = handlers;
    this.#concurrencyMax = concurrencyMax;
  }

  start(): void {
    this.#stopping = false;
    this.#loop ??= this.#work();
  }

  /** Something was written that may be due now. */
  wake(): void {
    this.#woken = true;
    this.#endPause?.();
  }

  /** Takes nothing new and waits for what runs. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.wake();
    await this.#loop;
    this.#loop = null;
    await Promise.all(this.#running);
  }

  /** Sweeps once and runs everything that is due, and what that makes due. Answers how many jobs ran. */
  async runDue(): Promise<number> {
    await this.#sweep();
    let count = 0;
    for (;;) {
      const started = await this.#claim();
      count += started;
      await Promise.all(this.#running);
      if (started === 0) return count;
    }
  }

  async #work(): Promise<void> {
    while (!this.#stopping) {
      this.#woken = false;
      try {
        if (performance.now() - this.#sweptAt >= idleMs) await this.#sweep();
        if ((await this.#claim()) > 0) continue;
      } catch (error) {
        this.#services.log.error({ err: error }, 'the worker could not look for jobs');
      }
      if (!this.#woken) await this.#pause();
    }
  }

  /** Due times are real time here and account time there; monotonic time only paces the loop. */
  async #sweep(): Promise<void> {
    this.#sweptAt = performance.now();
    await sweep(this.#services);
    if (this.#sweptAt - this.#movedClocksAt < movedClocksEveryMs && this.#movedClocksAt > 0) return;
    this.#movedClocksAt = this.#sweptAt;
    await sweepMovedClocks(this.#services);
  }

  /** Leases as many due jobs as there is room for and lets them run; answers how many. */
  async #claim(): Promise<number> {
    const limit = this.#concurrencyMax - this.#running.size;
    if (limit <= 0) return 0;
    const { store, clock, newId } = this.#services;
    const jobs = await claimJobs(store, { now: clock.now(), limit, token: newId() });
    for (const job of jobs) this.#begin(job);
    return jobs.length;
  }

  #begin(job: LeasedJob): void {
    const run = this.#run(job).finally(() => {
      this.#running.delete(run);
      this.wake();
    });
    this.#running.add(run);
  }

  async #run(job: LeasedJob): Promise<void> {
    try {
      const time = await accountTime(this.#services, job.accountId, job.mode);
      await runJob(this.#services, this.#handlers, job, time);
    } catch (error) {
      // The lease runs out by itself, and then the job is claimed again.
      this.#services.log.error({ err: error, kind: job.kind, subject: job.subject }, 'a job was left leased');
    }
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#endPause = null;
        resolve();
      };
      const timer = setTimeout(end, idleMs);
      this.#endPause = end;
    });
  }
}

/** A worker over the services, not started yet. */
export function createWorker(services: Services, options?: WorkerOptions): Worker {
  return new Worker(services, options);
}
