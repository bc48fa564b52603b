import { setTimeout as delay } from 'node:timers/promises';
import type { Reader, ReplicaProblem, Reports } from '../../ports/reports.js';
import type { Statement } from '../../ports/store.js';
import { isConflict, ReplicaFault, ReplicaLink } from './replica-link.js';
import {
  findIdentity,
  findPrimaryMark,
  type Identity,
  type Place,
  type PrimaryMark,
  problemOf,
} from './replica-place.js';
import { SharedRead } from './shared-read.js';

export interface ReplicaOptions {
  url: string;
  poolSize: number;
  /** Answers in place of the replica, and says what the replica must have. */
  primary: () => Reader;
  /** Called for each report: null if the replica answered. */
  onRead(problem: ReplicaProblem | null): void;
  /** Called when the replica is no longer used, and with null when it is again. */
  onChange(problem: ReplicaProblem | null): void;
}

/** How long a report waits for the replica to have what is committed. */
const waitMaxMs = 250;
/** The same for a replica that is not in use: nobody waits for it. */
const probeMaxMs = 3_000;
/** How long a replica with a problem is left alone. */
const restMs = 1_000;
/** How often the change between the two is told at most. */
const tellEveryMs = 60_000;
const pollMs = { first: 1, most: 20 };
/** How long the end of the process waits for a replica that is silent. */
const closeMaxMs = 1_000;

/**
 * Reads reports from a streaming replica that is as new as the call. For each report, or many that are asked
 * for at once, the primary says how far its log is on the disk, and the replica is read once it has applied
 * that much. So a report sees what any process committed before it was asked for, although none of them
 * knows what the others write.
 */
export class Replica implements Reports {
  readonly #options: ReplicaOptions;
  readonly #needed: SharedRead<Place>;
  /** Of the primary, as long as it is not restarted. */
  #identity: Identity | null = null;
  #link: ReplicaLink | null = null;
  /** What kept the replica from being used when it was last tried; null while it is used. */
  #problem: ReplicaProblem | null = 'unreachable';
  #restUntil = 0;
  #probing: Promise<void> | null = null;
  #told: ReplicaProblem | null = null;
  #toldAt = Number.NEGATIVE_INFINITY;
  #isClosed = false;

  constructor(options: ReplicaOptions) {
    this.#options = options;
    this.#needed = new SharedRead(() => this.#placeOfPrimary());
  }

  async read<Result>(work: (reader: Reader) => Promise<Result>): Promise<Result> {
    const link = await this.#caughtUpLink();
    if (typeof link === 'string') return this.#readPrimary(work, link);
    try {
      const result = await work(link.reader);
      this.#options.onRead(null);
      return result;
    } catch (error) {
      if (!(error instanceof ReplicaFault)) throw error;
      if (!isConflict(error)) this.#rest(link, 'failed');
      return this.#readPrimary(work, 'failed');
    }
  }

  async check(): Promise<{ problem: ReplicaProblem | null }> {
    if (this.#problem === null) await this.#caughtUpLink();
    else await this.#probe();
    return { problem: this.#problem };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#probing;
    if (this.#link !== null) await within(this.#link.close(), closeMaxMs, undefined);
  }

  #readPrimary<Result>(work: (reader: Reader) => Promise<Result>, problem: ReplicaProblem): Promise<Result> {
    this.#options.onRead(problem);
    return work(this.#options.primary());
  }

  /** Returns the replica once it has what was committed before this call, or why it does not in time. */
  async #caughtUpLink(): Promise<ReplicaLink | ReplicaProblem> {
    const link = this.#link;
    if (this.#problem !== null || link === null) {
      if (performance.now() >= this.#restUntil) void this.#probe();
      return this.#problem ?? 'unreachable';
    }
    const problem = await this.#problemWithin(link, waitMaxMs);
    if (problem === null) return link;
    this.#rest(link, problem);
    return problem;
  }

  #rest(link: ReplicaLink, problem: ReplicaProblem): void {
    // Another report may have found it first, and the replica may be back by now.
    if (this.#link !== link) return;
    this.#problem = problem;
    this.#restUntil = performance.now() + restMs;
    if (problem !== 'behind') this.#drop();
    this.#tell();
  }

  /** Its connections are opened anew at the next try: another server may answer by then. */
  #drop(): void {
    void this.#link?.close();
    this.#link = null;
  }

  #probe(): Promise<void> {
    this.#probing ??= this.#try().finally(() => {
      this.#probing = null;
    });
    return this.#probing;
  }

  async #try(): Promise<void> {
    if (this.#isClosed) return;
    this.#link ??= new ReplicaLink(this.#options.url, this.#options.poolSize);
    this.#problem = await this.#problemWithin(this.#link, probeMaxMs);
    this.#restUntil = performance.now() + restMs;
    if (this.#problem !== null && this.#problem !== 'behind') this.#drop();
    this.#tell();
  }

  #problemWithin(link: ReplicaLink, ms: number): Promise<ReplicaProblem | null> {
    return within(this.#catchUp(link, performance.now() + ms), ms, 'unreachable');
  }

  async #catchUp(link: ReplicaLink, deadline: number): Promise<ReplicaProblem | null> {
    try {
      let [needed, place] = await Promise.all([this.#needed.get(), link.place.get()]);
      for (let pause = pollMs.first; ; pause = Math.min(pause * 2, pollMs.most)) {
        const problem = problemOf(needed, place);
        if (problem !== 'behind' || performance.now() + pause >= deadline) return problem;
        await delay(pause);
        place = await link.place.get();
      }
    } catch {
      // If the primary has failed, the report says so when it reads there.
      return 'unreachable';
    }
  }

  async #placeOfPrimary(): Promise<Place> {
    const primary = this.#options.primary();
    const mark: PrimaryMark = await readOne(primary, findPrimaryMark);
    if (this.#identity?.startedAt !== mark.startedAt) this.#identity = await readOne(primary, findIdentity);
    // It was restarted between the two.
    if (this.#identity.startedAt !== mark.startedAt) return this.#placeOfPrimary();
    return { ...mark, ...this.#identity };
  }

  #tell(): void {
    const isUsed = this.#problem === null;
    const now = performance.now();
    if (isUsed === (this.#told === null) || (!isUsed && now - this.#toldAt < tellEveryMs)) return;
    this.#told = this.#problem;
    this.#toldAt = now;
    this.#options.onChange(this.#problem);
  }
}

/** Returns what is found, or the other value if that takes longer. */
async function within<Found, Late>(found: Promise<Found>, ms: number, late: Late): Promise<Found | Late> {
  const timer = new AbortController();
  const isLate = delay(ms, late, { signal: timer.signal });
  // Whichever comes second may fail.
  for (const each of [found, isLate]) each.catch(() => {});
  try {
    return await Promise.race([found, isLate]);
  } finally {
    timer.abort();
  }
}

async function readOne<R>(reader: Pick<Reader, 'one'>, statement: Statement<object, R>): Promise<R> {
  return (await reader.one(statement, {})) as R;
}
