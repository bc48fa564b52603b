/** What somebody may have guessed, or may pretend to be. */
export type RefusedKind = 'keys' | 'codes' | 'signatures';

/** Counts refused keys, codes of sign-ins and signatures of notifications, since the process started. */
export class RefusalCounters {
  readonly #counts: Record<RefusedKind, number> = { keys: 0, codes: 0, signatures: 0 };

  increment(kind: RefusedKind): void {
    this.#counts[kind] += 1;
  }

  get counts(): Readonly<Record<RefusedKind, number>> {
    return { ...this.#counts };
  }
}
