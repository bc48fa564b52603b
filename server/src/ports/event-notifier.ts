/** Notifies subscribers of an account when this process has written its events. */
export class EventNotifier {
  readonly #listeners = new Map<string, Set<() => void>>();

  notify(accountId: string): void {
    for (const listener of this.#listeners.get(accountId) ?? []) listener();
  }

  /** Subscribes to an account and returns how to unsubscribe. */
  subscribe(accountId: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(accountId) ?? new Set();
    this.#listeners.set(accountId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(accountId) === listeners)
        this.#listeners.delete(accountId);
    };
  }
}
