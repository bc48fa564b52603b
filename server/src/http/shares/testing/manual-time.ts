import type { Time } from '../time.js';

/** A time that passes when a test says so. */
export class ManualTime implements Time {
  readonly #due = new Set<{ atMs: number; run: () => void }>();
  #nowMs = 0;

  /** How many timers wait. */
  get waiting(): number {
    return this.#due.size;
  }

  after(ms: number, run: () => void): () => void {
    const timer = { atMs: this.#nowMs + ms, run };
    this.#due.add(timer);
    return () => this.#due.delete(timer);
  }

  pass(ms: number): void {
    const endMs = this.#nowMs + ms;
    for (;;) {
      const due = [...this.#due].filter(({ atMs }) => atMs <= endMs).sort((a, b) => a.atMs - b.atMs);
      const [next] = due;
      if (!next) break;
      this.#due.delete(next);
      this.#nowMs = next.atMs;
      next.run();
    }
    this.#nowMs = endMs;
  }
}
