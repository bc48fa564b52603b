import type { EventNotifier } from '../../ports/event-notifier.js';

/** How soon after the bell is looked: it seems at once, and is bearable for an account that writes a lot. */
const soonMs = 100;

/**
 * The pauses between the looks of one reader. The bell cuts them short. On PostgreSQL an event may be held
 * back for a moment by transactions that still run, so the pauses after it grow from short to full again.
 */
export class Pauses {
  readonly #leave: () => void;
  #nextMs: number;
  /** Ends the pause that is under way early. */
  #shorten: (() => void) | null = null;

  constructor(
    notifier: EventNotifier,
    accountId: string,
    private readonly fullMs: number,
  ) {
    this.#nextMs = fullMs;
    this.#leave = notifier.subscribe(accountId, () => {
      this.#nextMs = soonMs;
      this.#shorten?.();
    });
  }

  /** Until the next look, or until the reader has gone. */
  async next(closed: AbortSignal): Promise<void> {
    const ms = Math.min(this.#nextMs, this.fullMs);
    this.#nextMs = ms * 2;
    if (!closed.aborted) await this.#rest(ms, closed);
  }

  #rest(ms: number, closed: AbortSignal): Promise<void> {
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
        // Only the first ring counts: those that follow must not put the look off.
        this.#shorten = null;
        clearTimeout(timer);
        timer = setTimeout(end, Math.min(soonMs, ms));
      };
    });
  }

  close(): void {
    this.#leave();
  }
}
