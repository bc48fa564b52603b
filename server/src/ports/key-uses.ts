const hourMs = 3_600_000;

/**
 * Notes in memory which keys this process has seen, to the hour. A job writes what is new every few minutes,
 * so no request writes anything: a busy key costs one row an hour.
 */
export class KeyUses {
  readonly #written = new Map<string, number>();
  readonly #noted = new Map<string, number>();

  note(keyId: string, now: number): void {
    const hour = now - (now % hourMs);
    if (this.#written.get(keyId) !== hour) this.#noted.set(keyId, hour);
  }

  /** Takes what has been noted since; what could not be written is to be noted again. */
  take(): { keyId: string; usedAt: number }[] {
    const uses = [...this.#noted].map(([keyId, usedAt]) => ({ keyId, usedAt }));
    this.#noted.clear();
    // A key that is not used for an hour needs no memory.
    const newest = Math.max(0, ...uses.map(({ usedAt }) => usedAt));
    for (const [keyId, hour] of this.#written) if (hour < newest) this.#written.delete(keyId);
    return uses;
  }

  /** Remembers what has been written, so that it is not written again in the same hour. */
  keep(written: readonly { keyId: string; usedAt: number }[]): void {
    for (const { keyId, usedAt } of written) this.#written.set(keyId, usedAt);
  }
}
