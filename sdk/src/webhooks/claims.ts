/**
 * Remembers which events are handled, so that an event that is delivered twice is handled once.
 *
 * The adapters claim before the handler runs, finish when it succeeds and release when it fails. A store that
 * several processes share also has to tell a claim that another process holds from one that is finished: see
 * `claim`. Or insert the id in the handler's own transaction, and let `claim` only look whether it is there.
 *
 * Keep ids for good, or for at least 90 days after the last delivery: an event can be sent again that long.
 */
export interface ClaimStore {
  /**
   * Claims an id atomically. Returns false if its event was handled: the repeat is acknowledged. Throws while
   * another process handles it: the service then delivers it again later. A claim that has been held for too
   * long should be given to the next, since the process that held it may have died.
   */
  claim(id: string): Promise<boolean>;
  /** Records that the event was handled; a store in one process needs none. */
  finish?(id: string): Promise<void>;
  /** Releases an id, so that its next delivery is handled. */
  release(id: string): Promise<void>;
}

export interface MemoryClaimOptions {
  /** Beyond this many ids the oldest are dropped; 100,000 by default. */
  idsMax?: number | undefined;
}

/**
 * Claims in this process's memory, which a restart loses. Several processes, or effects that must never
 * happen twice, need a shared store.
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
