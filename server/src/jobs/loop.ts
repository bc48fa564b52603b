/** How long a loop that found nothing waits before it looks again by itself. */
export const idleMs = 1_000;

/** Looks for work again and again: at once when there was some or when it was woken, else after a pause. */
export class Loop {
  readonly #poll: () => Promise<number>;
  readonly #onError: (error: unknown) => void;
  #running: Promise<void> | null = null;
  #stopping = false;
  /** A call of `wake` that came while it was looking. */
  #woken = false;
  #endPause: (() => void) | null = null;

  /** `look` begins what is due and answers how much that was. */
  constructor(poll: () => Promise<number>, onError: (error: unknown) => void) {
    this.#poll = poll;
    this.#onError = onError;
  }

  get stopping(): boolean {
    return this.#stopping;
  }

  start(): void {
    this.#stopping = false;
    this.#running ??= this.#run();
  }

  /** Something was written that may be due now. */
  wake(): void {
    this.#woken = true;
    this.#endPause?.();
  }

  /** Looks no more; resolves when a look under way is over. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.wake();
    await this.#running;
    this.#running = null;
  }

  async #run(): Promise<void> {
    while (!this.#stopping) {
      this.#woken = false;
      try {
        if ((await this.#poll()) > 0) continue;
      } catch (error) {
        this.#onError(error);
      }
      if (!this.#woken) await this.#pause();
    }
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#endPause = null;
        resolve();
      };
      const timer = setTimeout(end, idleMs);
      this.#endPause = end;
    });
  }
}
