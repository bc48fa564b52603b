import { setTimeout as delay } from 'node:timers/promises';
import type { Reader, ReplicaProblem, Reports } from '../../ports/reports.js';
import type { Statement } from '../../ports/store.js';
import { isOfQuery, ReplicaFault, ReplicaLink } from './replica-link.js';
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
  /** Called when it is no longer used, with the error that was the cause; with null when it is again. */
  onChange(problem: ReplicaProblem | null, cause: unknown): void;
}

/** How long a report waits for the replica to have what is committed. */
const waitMaxMs = 250;
/** How long a replica that is not in use may take to answer at all: nobody waits for it. */
const answerMaxMs = 3_000;
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
    const link = this.#usedLink();
    if (link === null) return this.#readPrimary(work, this.#problem ?? 'unreachable');
    const needed = await this.#needed.get().catch(() => null);
    // The database has failed, so what it answers to the report says why.
    if (needed === null) return this.#readPrimary(work, 'unreachable');
    const state = await stateOf(link, needed);
    if (state.problem !== null) {
      this.#rest(link, state);
      return this.#readPrimary(work, state.problem);
    }
    try {
      const result = await work(link.reader);
      this.#options.onRead(null);
      return result;
    } catch (error) {
      if (!(error instanceof ReplicaFault)) throw error;
      // One query that takes too long, or is in the way of the log, says nothing of the next.
      if (!isOfQuery(error)) this.#rest(link, { problem: 'failed', cause: error.cause });
      return this.#readPrimary(work, 'failed');
    }
  }

  state(): { problem: ReplicaProblem | null } {
    void this.#probe();
    return { problem: this.#problem };
  }

  async check(): Promise<{ problem: ReplicaProblem | null }> {
    await this.#probe();
    return { problem: this.#problem };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#probing;
    const link = this.#link;
    this.#link = null;
    if (link !== null) await within(link.close(), closeMaxMs, undefined);
  }

  #readPrimary<Result>(work: (reader: Reader) => Promise<Result>, problem: ReplicaProblem): Promise<Result> {
    this.#options.onRead(problem);
    return work(this.#options.primary());
  }

  /** Returns the replica unless it has a problem; then it is tried again from time to time. */
  #usedLink(): ReplicaLink | null {
    if (this.#problem === null) return this.#link;
    if (performance.now() >= this.#restUntil) void this.#probe();
    return null;
  }

  #rest(link: ReplicaLink, state: State): void {
    // Another report may have found it first, and the replica may be back by now.
    if (this.#link !== link) return;
    this.#note(state);
  }

  #note(state: State): void {
    this.#problem = state.problem;
    this.#restUntil = performance.now() + restMs;
    this.#tell(state);
  }

  #probe(): Promise<void> {
    this.#probing ??= this.#try().finally(() => {
      this.#probing = null;
    });
    return this.#probing;
  }

  async #try(): Promise<void> {
    if (this.#isClosed) return;
    const link = this.#link ?? new ReplicaLink(this.#options.url, this.#options.poolSize);
    this.#link = link;
    const state = await this.#tried(link);
    // Its connections are opened anew at the next try: another server may answer by then.
    if (state.problem !== null && state.problem !== 'behind') {
      this.#link = null;
      void link.close();
    }
    this.#note(state);
  }

  async #tried(link: ReplicaLink): Promise<State> {
    try {
      const place = await within(link.place.get(), answerMaxMs, null);
      if (place === null) return { problem: 'unreachable', cause: 'it does not answer' };
      const needed = await this.#needed.get();
      // It cannot have more than the database has later, unless it followed another history.
      const problem = problemOf(needed, place);
      const isAhead = problem === null && place.position > needed.position;
      if (isAhead) return { problem: 'another_timeline', cause: null };
      return problem === 'behind' ? await stateOf(link, needed) : { problem, cause: null };
    } catch (error) {
      return { problem: 'unreachable', cause: error };
    }
  }

  async #placeOfPrimary(): Promise<Place> {
    const primary = this.#options.primary();
    const mark: PrimaryMark = await readOne(primary, findPrimaryMark);
    if (this.#identity?.startedAt !== mark.startedAt) this.#identity = await readOne(primary, findIdentity);
    if (this.#identity.startedAt !== mark.startedAt) throw new Error('The database was restarted meanwhile');
    return { ...mark, ...this.#identity };
  }

  #tell({ problem, cause }: State): void {
    const now = performance.now();
    if (problem === this.#told || (problem !== null && now - this.#toldAt < tellEveryMs)) return;
    this.#told = problem;
    this.#toldAt = now;
    this.#options.onChange(problem, cause);
  }
}

/** What was found of the replica; the cause is an error, if one was. */
interface State {
  problem: ReplicaProblem | null;
  cause: unknown;
}

/** Whether the replica gets in time what is needed. */
function stateOf(link: ReplicaLink, needed: Place): Promise<State> {
  const behind: State = { problem: 'behind', cause: null };
  return within(reached(link, needed, performance.now() + waitMaxMs), waitMaxMs, behind);
}

async function reached(link: ReplicaLink, needed: Place, deadline: number): Promise<State> {
  try {
    for (let pause = pollMs.first; ; pause = Math.min(pause * 2, pollMs.most)) {
      const problem = problemOf(needed, await link.place.get());
      if (problem !== 'behind' || performance.now() + pause >= deadline) return { problem, cause: null };
      await delay(pause);
    }
  } catch (error) {
    return { problem: 'unreachable', cause: error };
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
