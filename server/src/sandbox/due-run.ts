import { setTimeout as delay } from 'node:timers/promises';
import { listDueDeliveries } from '../adapters/store/deliveries.js';
import { remindAfterMs } from '../domain/checkout/unpayable.js';
import { type DueJob, listDueJobs } from '../jobs/due-jobs.js';
import { jobHandlers } from '../jobs/handlers.js';
import { runJob } from '../jobs/run-job.js';
import { slotsOf } from '../jobs/slots.js';
import { sweepAccount } from '../jobs/sweep.js';
import { dueMax } from '../jobs/sweep-search.js';
import type { AccountTime } from '../pipeline/context.js';
import type { Services } from '../services.js';
import { Claims } from './claims.js';
import { Pass, type Ran } from './pass.js';

/** How soon to poll again for what a worker is running. */
const pollAgainMs = 10;
/** How long all webhook receivers together may delay one advance. */
const receiversMs = 2_000;
/** Lines whose jobs are leased by one statement. */
const linesMax = 64;

/** Runs and records what is due in one test account, one pass after another. */
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

  /**
   * Runs everything due up to this time and what that makes due, each at the time at which it was due. False:
   * the deadline passed before that.
   *
   * @param since the account time before which nothing runs; what was due earlier runs at it
   */
  async finish(time: AccountTime, since = time.now): Promise<boolean> {
    const pass = new Pass(time, since);
    let mayBeDue = true;
    while (!this.#isLate) {
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
    const lines = pass.lines(due);
    let count = 0;
    for (let first = 0; first < lines.length && !this.#isLate; first += linesMax)
      count += await this.#runLines(lines.slice(first, first + linesMax), pass);
    return count;
  }

  async #runLines(lines: readonly DueJob[][], pass: Pass): Promise<number> {
    const claims = new Claims(this.#services);
    await claims.take(lines.flatMap(independentJobs));
    const waiting = [...lines];
    let count = 0;
    const runLines = async () => {
      for (let line = waiting.shift(); line !== undefined; line = waiting.shift()) {
        for (const job of line) {
          if (this.#isLate) return;
          if (await this.#run(claims, job, pass)) count += 1;
          // The rest of a line waits for what a worker has of it, unless that is a mail.
          else if (job.kind !== 'mail.send') break;
        }
      }
    };
    const atATime = slotsOf('money', 'live', this.#services.store.engine).own;
    const runs = await Promise.allSettled(Array.from({ length: atATime }, runLines));
    await claims.giveBack();
    for (const run of runs) if (run.status === 'rejected') throw run.reason;
    return count;
  }

  async #run(claims: Claims, job: DueJob, pass: Pass): Promise<boolean> {
    const leased = await claims.begin(job);
    if (leased === null) return false;
    await runJob(this.#services, jobHandlers, leased, pass.timeOf(job));
    return true;
  }

  get #isLate(): boolean {
    return performance.now() >= this.#deadline;
  }
}

/**
 * The jobs of a line that no other job of it can change: all of its mails if it has nothing else, or the
 * first job. The others are leased in their turn, since what ran before may have deleted or moved them.
 */
function independentJobs(line: readonly DueJob[]): readonly DueJob[] {
  return line.every(({ kind }) => kind === 'mail.send') ? line : line.slice(0, 1);
}
