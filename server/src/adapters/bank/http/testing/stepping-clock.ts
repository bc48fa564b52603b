import type { CallClock } from '../call-queue.js';

/** A clock for tests that jumps from one wait to the next. */
export interface SteppingClock extends CallClock {
  advance(ms: number): void;
  /** Ends waits, earliest first, until the work is done. */
  run<T>(work: Promise<T>): Promise<T>;
}

export function steppingClock(): SteppingClock {
  let nowMs = 1_000_000;
  let waits: { at: number; end(): void }[] = [];
  const step = () => {
    const [next] = [...waits].sort((one, other) => one.at - other.at);
    if (next === undefined) return;
    waits = waits.filter((each) => each !== next);
    nowMs = Math.max(nowMs, next.at);
    next.end();
  };
  return {
    now: () => nowMs,
    wait: (ms) => new Promise((end) => waits.push({ at: nowMs + ms, end })),
    advance(ms) {
      nowMs += ms;
    },
    async run(work) {
      let isDone = false;
      const ended = work.finally(() => {
        isDone = true;
      });
      ended.catch(() => {});
      while (!isDone) {
        await new Promise((resume) => setImmediate(resume));
        if (!isDone) step();
      }
      return ended;
    },
  };
}
