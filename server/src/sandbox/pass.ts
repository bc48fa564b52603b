import { type DueJob, timeOfDue } from '../jobs/due-jobs.js';
import type { AccountTime } from '../pipeline/context.js';

/** Something that fell due. */
export interface Ran {
  kind: string;
  subject: string;
  /** Account time. */
  at: number;
}

/** Jobs that tell people and change no checkout: what follows them is not due any later. */
const telling: ReadonlySet<string> = new Set(['mail.send', 'alert.write']);

/**
 * A stretch of a test account's time that runs as one. The clock stands at its end, and each job runs at the
 * time at which it was due. What is about one checkout keeps its order; different checkouts do not wait for
 * each other.
 */
export class Pass {
  readonly time: AccountTime;
  readonly #since: number;
  readonly #noted = new Set<string>();
  readonly #swept = new Set<string>();
  /** When the last job of each checkout ran. */
  readonly #lastAt = new Map<string, number>();

  /** @param since account time at which the stretch begins */
  constructor(time: AccountTime, since: number) {
    this.time = time;
    this.#since = since;
  }

  /** A job that had no effect is not enqueued again in the same pass, or the pass would never end. */
  readonly isFirst = (kind: string, subject: string): boolean => {
    const key = `${kind} ${subject}`;
    if (this.#swept.has(key)) return false;
    this.#swept.add(key);
    return true;
  };

  /** Returns what fell due, each once. Mails are left out, since they are not due by the account's clock. */
  note(due: readonly DueJob[]): Ran[] {
    const fresh = due.filter(({ id, kind, runAt }) => {
      const key = `${id} ${runAt}`;
      if (kind === 'mail.send' || this.#noted.has(key)) return false;
      this.#noted.add(key);
      return true;
    });
    return fresh.map((job) => ({ kind: job.kind, subject: job.subject, at: this.#atOf(job) }));
  }

  /**
   * Divides due jobs into lines that may run at the same time: one for each checkout. A job about none, or
   * about several, may concern any of the others, so then all are in one line.
   */
  lines(due: readonly DueJob[]): DueJob[][] {
    const ordered = [...due].sort((left, right) => this.#atOf(left) - this.#atOf(right));
    const lines = new Map<string, DueJob[]>();
    for (const job of ordered) {
      if (job.checkoutId === null) return [ordered];
      const line = lines.get(job.checkoutId);
      if (line) line.push(job);
      else lines.set(job.checkoutId, [job]);
    }
    return [...lines.values()];
  }

  /** Returns the time at which a job runs; the next one of its checkout runs no earlier. */
  timeOf(job: DueJob): AccountTime {
    const now = this.#atOf(job);
    if (job.checkoutId !== null && !telling.has(job.kind)) this.#lastAt.set(job.checkoutId, now);
    return { ...this.time, now };
  }

  /** The next job of a checkout runs no earlier than the one before it. */
  #atOf(job: DueJob): number {
    const lastAt = job.checkoutId === null ? undefined : this.#lastAt.get(job.checkoutId);
    return timeOfDue(job, { since: Math.max(this.#since, lastAt ?? 0), until: this.time.now });
  }
}
