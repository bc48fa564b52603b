/**
 * Remembers which events are handled, so that an event that is delivered twice is handled once.
 *
 * The adapters claim before the handler runs and release when it fails. If the process dies in between, the
 * claim stays and the repeated delivery is not handled. So give claims outside the process a time to live, or
 * use a unique key that the handler's own transaction inserts. Keep ids for at least 90 days: an event can be
 * delivered again for that long.
 */
export interface ClaimStore {
  /** Claims an id atomically; returns false if it is claimed already. */
  claim(id: string): Promise<boolean>;
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
