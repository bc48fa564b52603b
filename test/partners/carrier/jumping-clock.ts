import type { CallClock } from '../../../server/src/adapters/bank/http/call-queue.js';

/** A clock that is there as soon as somebody waits, so that limits of calls cost a test no time. */
export function jumpingClock(): CallClock {
  let nowMs = 1_000_000;
  return {
    now: () => nowMs,
    wait: async (ms) => {
      nowMs += ms;
    },
  };
}
