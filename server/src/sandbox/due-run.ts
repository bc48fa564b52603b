import { setTimeout as delay } from 'node:timers/promises';
import { listDueDeliveries } from '../adapters/store/deliveries.js';
import { leaseMs } from '../adapters/store/jobs.js';
import { step } from '../adapters/store/statement.js';
import { remindAfterMs } from '../domain/checkout/unpayable.js';
import { jobHandlers } from '../jobs/handlers.js';
import { runJob } from '../jobs/run-job.js';
import { slotsOf } from '../jobs/slots.js';
import { sweepAccount } from '../jobs/sweep.js';
import { dueMax } from '../jobs/sweep-search.js';
import type { AccountTime } from '../pipeline/context.js';
import type { Services } from '../services.js';
import { Pass, type Ran } from './pass.js';
import { claimJob, type DueJob, listDueJobs } from './queries.js';

/** How soon to poll again for what a worker is running. */
const pollAgainMs = 10;
/** How long all webhook receivers together may delay one advance. */
const receiversMs = 2_000;
/** Mails written at the same time on SQLite, where nothing else runs while one is rendered. */
const mailsMax = 4;

/** Runs and records what is due in one test account, one pass after another. */
export class DueRun {
  readonly ran: Ran[] = [];
  readonly accountId: string;
  readonly #services: Services;
  readonly #deadline: number;
  readonly #retries = new Set<string>();
  #receiversMsLeft = receiversMs;
  readonly #mails: Promise<unknown>[] = Array.from({ length: mailsMax }, () => Promise.resolve());

  /** @param deadline on the monotonic clock */
  constructor(services: Services, accountId: string, deadline: number) {
    this.#services = services;
    this.accountId = accountId;
    this.#deadline = deadline;
  }

  /**
   * Runs everything due up to this time and what that makes due, each at the time at which it was due. False:
   * the deadline passed before that.
   *
   * @param since the account time before which nothing runs; what was due earlier runs at it
   */
  async finish(time: AccountTime, since = time.now): Promise<boolean> {
    const pass = new Pass(time, since);
    let mayBeDue = true;
    while (performance.now() < this.#deadline) {
      if (mayBeDue) await this.#sweep(pass);
      const due = await this.#listDue(time);
      // A mail makes nothing due, but a sweep may have found its most of them.
      mayBeDue = due.length >= dueMax || due.some(({ kind }) => kind !== 'mail.send');
      if (due.length === 0 && !(await this.#deliver(time))) return true;
      this.ran.push(...pass.note(due));
      this.ran.sort((left, right) => left.at - right.at);
      if (due.length > 0 && (await this.#runAll(due, pass)) === 0) await delay(pollAgainMs);
    }
    return false;
  }

  /** Records the webhook retries due up to a time before the clock reaches it, since they may run at once. */
  async foresee(moment: AccountTime, since: number): Promise<void> {
    for (const { id, triggerKind, attemptCount, nextAttemptAt } of await this.#listDeliveries(moment)) {
      const key = `${id} ${attemptCount}`;
      if (triggerKind !== 'retry' || this.#retries.has(key)) continue;
      this.#retries.add(key);
      const at = Math.max(since, nextAttemptAt + moment.clockOffsetMs);
      this.ran.push({ kind: 'webhook.retry', subject: id, at });
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

  #sweep({ time, isFirst }: Pass): Promise<void> {
    return sweepAccount(this.#services, this.accountId, 'test', time, isFirst);
  }

  /** Jobs are due in real time, which has passed since `time` was read; later ones have their own turn. */
  #listDue({ now, clockOffsetMs }: AccountTime): Promise<DueJob[]> {
    const { store, policy } = this.#services;
    const real = Math.max(now - clockOffsetMs, 0);
    const { accountId } = this;
    const graceMs = policy.expiryGraceMs;
    return store.all(listDueJobs, { accountId, now: real, clockOffsetMs, graceMs, remindAfterMs });
  }

  /** Runs jobs line by line; jobs that a worker has leased are left to it. Returns how many ran. */
  async #runAll(due: readonly DueJob[], pass: Pass): Promise<number> {
    const waiting = pass.lines(due);
    let count = 0;
    const runLines = async () => {
      for (let line = waiting.shift(); line !== undefined; line = waiting.shift()) {
        for (const job of line) {
          if (performance.now() >= this.#deadline) return;
          if (await this.#runInTurn(job, pass)) count += 1;
        }
      }
    };
    const atATime = slotsOf('money', 'live', this.#services.store.engine).own;
    const runs = await Promise.allSettled(Array.from({ length: atATime }, runLines));
    for (const run of runs) if (run.status === 'rejected') throw run.reason;
    return count;
  }

  /** Mails wait for each other, so that other requests are answered in between. False: it did not run. */
  async #runInTurn(job: DueJob, pass: Pass): Promise<boolean> {
    const isLimited = job.kind === 'mail.send' && this.#services.store.engine === 'sqlite';
    if (!isLimited) return this.#run(job, pass);
    const last = this.#mails.shift();
    const sent = Promise.resolve(last).then(() => performance.now() < this.#deadline && this.#run(job, pass));
    this.#mails.push(sent.catch(() => {}));
    return sent;
  }

  async #run(job: DueJob, pass: Pass): Promise<boolean> {
    const { store, clock, newId } = this.#services;
    const now = clock.now();
    const lease = { id: job.id, now, token: newId(), until: now + leaseMs };
    if ((await store.transact([step(claimJob, lease)])).outcome !== 'committed') return false;
    const leased = { leaseToken: lease.token, leaseUntil: lease.until, attempts: job.attempts + 1 };
    await runJob(this.#services, jobHandlers, { ...job, ...leased }, pass.timeOf(job));
    return true;
  }
}
