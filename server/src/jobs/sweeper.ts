import type { Mode } from '../domain/records.js';
import { idleMs } from './loop.js';
import type { JobKind } from './run-job.js';

/** Test mode sweeps for at most a tenth of the time, since on SQLite everything else waits for a search. */
const testPauseFactor = 9;

/** Pause after a sweep that took so long, before the next one of its mode. */
export function sweepPauseMs(mode: Mode, tookMs: number): number {
  return mode === 'live' ? idleMs : Math.max(idleMs, testPauseFactor * tookMs);
}

/** What a mode sweeps, and what it does rarely. */
export interface SweepWork {
  /**
   * Returns how much it found.
   *
   * @param onFull called with each kind of which it found its most, so that more may be due
   */
  sweep(onFull: (kind: JobKind) => void): Promise<number>;
  sweepRarely(): Promise<number>;
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
    const beganAt = this.#now();
    if (beganAt < this.#dueAt && ![...this.#full].some(isDrained)) return null;
    this.#full.clear();
    this.#running = this.#sweep().finally(() => {
      const endedAt = this.#now();
      this.#dueAt = endedAt + sweepPauseMs(this.#mode, endedAt - beganAt);
      this.#running = null;
    });
    return this.#running;
  }

  /** Resolves when no sweep is under way. */
  async ended(): Promise<void> {
    await this.#running?.catch(() => {});
  }

  async #sweep(): Promise<number> {
    const found = await this.#work.sweep((kind) => this.#full.add(kind));
    if (this.#now() - this.#rarelyAt < rarelyEveryMs) return found;
    this.#rarelyAt = this.#now();
    return found + (await this.#work.sweepRarely());
  }
}
