/** Notifies subscribers of an account when this process has written its events. */
export class EventBell {
  readonly #hearers = new Map<string, Set<() => void>>();

  ring(accountId: string): void {
    for (const hear of this.#hearers.get(accountId) ?? []) hear();
  }

  /** Subscribes to an account and returns how to unsubscribe. */
  hear(accountId: string, hear: () => void): () => void {
    const hearers = this.#hearers.get(accountId) ?? new Set();
    this.#hearers.set(accountId, hearers.add(hear));
    return () => {
      hearers.delete(hear);
      if (hearers.size === 0 && this.#hearers.get(accountId) === hearers) this.#hearers.delete(accountId);
    };
  }
}
