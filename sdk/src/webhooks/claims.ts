/**
 * Remembers which events are taken, so that one that is delivered twice is handled once.
 *
 * The adapters claim before the handler runs and release when it fails. A claim that stays behind when the
 * process dies in between keeps the repeated delivery from being handled, so a store outside the process does
 * well to give its claims a time to live, or to be the unique key that the handler's own transaction inserts.
 * Keep ids for at least 30 days: that long an event can be delivered again.
 */
export interface ClaimStore {
  /** Takes an id in one atomic step; false when it is taken already. */
  claim(id: string): Promise<boolean>;
  /** Gives an id back, so that the next delivery of it is handled. */
  release(id: string): Promise<void>;
}

/** How much the memory holds. */
export interface MemoryClaimOptions {
  /** Beyond this many ids the oldest are forgotten; 100,000 unless said otherwise. */
  idsMax?: number | undefined;
}

/**
 * Claims in this process's memory: enough for one process that may forget at a restart. Several processes, or
 * effects that must never happen twice, need a store that they share.
 *
 * @example
 * ```ts
 * const claims = memoryClaims();
 * console.log(await claims.claim('event-1'), await claims.claim('event-1'));
 * ```
 */
export function memoryClaims({ idsMax = 100_000 }: MemoryClaimOptions = {}): ClaimStore {
  if (!Number.isSafeInteger(idsMax) || idsMax < 1)
    throw new RangeError('idsMax must be a whole number above 0');
  const ids = new Set<string>();
  return {
    async claim(id) {
      if (ids.has(id)) return false;
      ids.add(id);
      for (const oldest of ids) {
        if (ids.size <= idsMax) break;
        ids.delete(oldest);
      }
      return true;
    },
    async release(id) {
      ids.delete(id);
    },
  };
}
