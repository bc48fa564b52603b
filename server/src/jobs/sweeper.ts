import type { Mode } from '../domain/records.js';
import { idleMs } from './loop.js';
import type { JobKind } from './run-job.js';
import type { SweepNotes } from './sweep.js';

/** Test mode searches for at most a tenth of the time, since on SQLite everything else waits for a search. */
const testPauseFactor = 9;
/** Pause of test mode after a sweep that found something: more may be falling due. */
const busyPauseMs = 500;

/** Pause after a sweep whose searches took so long, before the next one of its mode. */
export function sweepPauseMs(
  mode: Mode,
  { searchedMs, found }: { searchedMs: number; found: number },
): number {
  if (mode === 'live') return idleMs;
  return Math.max(found > 0 ? busyPauseMs : idleMs, testPauseFactor * searchedMs);
}

/** What a mode sweeps, and what it does rarely. */
export interface SweepWork {
  /** Returns how much it found. */
  sweep(notes: SweepNotes): Promise<number>;
  sweepRarely(notes: SweepNotes): Promise<number>;
}

/** How often moved test clocks and polls are swept; an advance of a clock itself runs what it makes due. */
const rarelyEveryMs = 10_000;

/** Sweeps one mode beside the worker's loop, so that neither the loop nor another mode waits for it. */
export class Sweeper {
  readonly #mode: Mode;
  readonly #work: SweepWork;
  readonly #now: () => number;
  #running: Promise<number> | null = null;
  /** The kinds of which the last sweep found its most. */
  readonly #full = new Set<JobKind>();
  #dueAt = Number.NEGATIVE_INFINITY;
  #rarelyAt = Number.NEGATIVE_INFINITY;

  /** @param now the monotonic clock, which only paces sweeps */
  constructor(mode: Mode, work: SweepWork, now = () => performance.now()) {
    this.#mode = mode;
    this.#work = work;
    this.#now = now;
  }

  /**
   * Begins a sweep if one is due; resolves to how much it found. Null: none has begun.
   *
   * @param isDrained whether no job of a kind waits any more: if more of it may be due, no pause is kept
   */
  begin(isDrained: (kind: JobKind) => boolean = () => false): Promise<number> | null {
    if (this.#running) return null;
    if (this.#now() < this.#dueAt && ![...this.#full].some(isDrained)) return null;
    this.#full.clear();
    this.#running = this.#run();
    return this.#running;
  }

  /** How long until the next sweep is due. */
  dueInMs(): number {
    return this.#running ? idleMs : Math.max(0, this.#dueAt - this.#now());
  }

  /** Resolves when no sweep is under way. */
  async ended(): Promise<void> {
    await this.#running?.catch(() => {});
  }

  async #run(): Promise<number> {
    const took = { searchedMs: 0, found: 0 };
    const notes: SweepNotes = {
      full: (kind) => this.#full.add(kind),
      searched: (ms) => {
        took.searchedMs += ms;
      },
    };
    try {
      took.found = await this.#sweep(notes);
      return took.found;
    } finally {
      this.#dueAt = this.#now() + sweepPauseMs(this.#mode, took);
      this.#running = null;
    }
  }

  async #sweep(notes: SweepNotes): Promise<number> {
    const found = await this.#work.sweep(notes);
    if (this.#now() - this.#rarelyAt < rarelyEveryMs) return found;
    this.#rarelyAt = this.#now();
    return found + (await this.#work.sweepRarely(notes));
  }
}
