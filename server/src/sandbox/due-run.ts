import { setTimeout as delay } from 'node:timers/promises';
import { listDueDeliveries } from '../adapters/store/deliveries.js';
import { type LeasedJob, leaseMs } from '../adapters/store/jobs.js';
import type { Job } from '../adapters/store/rows.js';
import { jobHandlers } from '../jobs/handlers.js';
import { runJob } from '../jobs/run-job.js';
import { sweepAccount } from '../jobs/sweep.js';
import type { AccountTime } from '../pipeline/context.js';
import type { Services } from '../services.js';
import { claimJob, listDueJobs } from './queries.js';

/** Something that fell due. */
export interface Ran {
  kind: string;
  subject: string;
  /** Account time. */
  at: number;
}

/** How soon to poll again for what a worker is running. */
const pollAgainMs = 10;
/** How long all webhook receivers together may delay one advance. */
const receiversMs = 2_000;

/** Runs and records what is due in one test account, one due time after another. */
export class DueRun {
  readonly ran: Ran[] = [];
  readonly accountId: string;
  readonly #services: Services;
  readonly #deadline: number;
  readonly #retries = new Set<string>();
  #receiversMsLeft = receiversMs;

  /** @param deadline on the monotonic clock */
  constructor(services: Services, accountId: string, deadline: number) {
    this.#services = services;
    this.accountId = accountId;
    this.#deadline = deadline;
  }

  /** Runs everything due at this time and what that makes due. False: the deadline passed before that. */
  async finish(time: AccountTime): Promise<boolean> {
    const seen = new Set<string>();
    const swept = new Set<string>();
    while (performance.now() < this.#deadline) {
      await this.#sweep(time, swept);
      const due = await this.#listDue(time);
      if (due.length === 0 && !(await this.#deliver(time))) return true;
      for (const job of due) this.#note(job, time, seen);
      if (due.length > 0 && (await this.#runAll(due, time)) === 0) await delay(pollAgainMs);
    }
    return false;
  }

  /** Records the webhook retries due at a time before the clock reaches it, since they may run at once. */
  async foresee(moment: AccountTime): Promise<void> {
    for (const { id, triggerKind, attemptCount } of await this.#listDeliveries(moment)) {
      const key = `${id} ${attemptCount}`;
      if (triggerKind !== 'retry' || this.#retries.has(key)) continue;
      this.#retries.add(key);
      this.ran.push({ kind: 'webhook.retry', subject: id, at: moment.now });
    }
  }

  /** Delivers due webhooks. True: that may have made more due, or an attempt is worth waiting for. */
  async #deliver(time: AccountTime): Promise<boolean> {
    const due = await this.#listDeliveries(time);
    if (due.length === 0) return false;
    await this.#services.deliverNow(this.accountId);
    const left = await this.#listDeliveries(time);
    const now = this.#services.clock.now();
    const underWay = left.filter(({ leaseUntil }) => leaseUntil !== null && leaseUntil > now);
    if (underWay.length === 0 || this.#receiversMsLeft <= 0) return left.length < due.length;
    const waitedFrom = performance.now();
    await delay(pollAgainMs);
    this.#receiversMsLeft -= performance.now() - waitedFrom;
    return true;
  }

  #listDeliveries({ now, clockOffsetMs }: AccountTime) {
    const real = Math.max(now - clockOffsetMs, 0);
    return this.#services.store.all(listDueDeliveries, { accountId: this.accountId, now: real });
  }

  /** A job that had no effect is not enqueued again at the same time, or the run would never end. */
  async #sweep(time: AccountTime, swept: Set<string>): Promise<void> {
    await sweepAccount(this.#services, this.accountId, 'test', time, (kind, subject) => {
      const key = `${kind} ${subject}`;
      if (swept.has(key)) return false;
      swept.add(key);
      return true;
    });
  }

  /** Jobs are due in real time, which has passed since `time` was read; later ones have their own turn. */
  #listDue({ now, clockOffsetMs }: AccountTime): Promise<Job[]> {
    const real = Math.max(now - clockOffsetMs, 0);
    return this.#services.store.all(listDueJobs, { accountId: this.accountId, now: real });
  }

  /** Mails are sent too but not reported, since they are not due by the account's clock. */
  #note(job: Job, time: AccountTime, seen: Set<string>): void {
    if (job.kind === 'mail.send') return;
    const key = `${job.id} ${job.runAt}`;
    if (seen.has(key)) return;
    seen.add(key);
    this.ran.push({ kind: job.kind, subject: job.subject, at: time.now });
  }

  /** Runs jobs one after another in due order; jobs that a worker has leased are left to it. */
  async #runAll(due: readonly Job[], time: AccountTime): Promise<number> {
    const { store, clock, newId } = this.#services;
    let count = 0;
    for (const { id } of due) {
      if (performance.now() >= this.#deadline) break;
      const now = clock.now();
      const lease = { id, now, token: newId(), until: now + leaseMs };
      const claimed = await store.one(claimJob, lease);
      if (!claimed) continue;
      await runJob(this.#services, jobHandlers, claimed as LeasedJob, time);
      count += 1;
    }
    return count;
  }
}
