import type { EventNotifier } from '../../ports/event-notifier.js';

/** Pause after a notification: short to a reader, and long enough for an account that writes a lot. */
const soonMs = 100;

/**
 * The pauses between the polls of one stream. A notification cuts them short. On PostgreSQL running
 * transactions may hold an event back for a moment, so the pauses grow from short to full again.
 */
export class Pauses {
  readonly #unsubscribe: () => void;
  #nextMs: number;
  /** Shortens the current pause. */
  #shorten: (() => void) | null = null;

  constructor(
    notifier: EventNotifier,
    accountId: string,
    private readonly fullMs: number,
  ) {
    this.#nextMs = fullMs;
    this.#unsubscribe = notifier.subscribe(accountId, () => {
      this.#nextMs = soonMs;
      this.#shorten?.();
    });
  }

  /** Waits until the next poll, or until the reader disconnects. */
  async next(closed: AbortSignal): Promise<void> {
    const ms = Math.min(this.#nextMs, this.fullMs);
    this.#nextMs = ms * 2;
    if (!closed.aborted) await this.#wait(ms, closed);
  }

  #wait(ms: number, closed: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        closed.removeEventListener('abort', end);
        this.#shorten = null;
        resolve();
      };
      let timer = setTimeout(end, ms);
      closed.addEventListener('abort', end, { once: true });
      this.#shorten = () => {
        // Only the first notification counts: later ones must not delay the poll.
        this.#shorten = null;
        clearTimeout(timer);
        timer = setTimeout(end, Math.min(soonMs, ms));
      };
    });
  }

  close(): void {
    this.#unsubscribe();
  }
}
