/** Pause of a loop that found nothing before it polls again. */
export const idleMs = 1_000;

/** Polls for work: again at once if there was some or it was woken, else after a pause. */
export class Loop {
  readonly #poll: () => Promise<number>;
  readonly #onError: (error: unknown) => void;
  readonly #pauseMs: () => number;
  #running: Promise<void> | null = null;
  #stopping = false;
  /** Whether `wake` was called during a poll. */
  #woken = false;
  #endPause: (() => void) | null = null;

  /**
   * @param poll begins what is due and returns how much that was
   * @param pauseMs how long to pause when nothing was
   */
  constructor(
    poll: () => Promise<number>,
    onError: (error: unknown) => void,
    pauseMs: () => number = () => idleMs,
  ) {
    this.#poll = poll;
    this.#onError = onError;
    this.#pauseMs = pauseMs;
  }

  get stopping(): boolean {
    return this.#stopping;
  }

  start(): void {
    this.#stopping = false;
    this.#running ??= this.#run();
  }

  /** Polls at once, since something was written that may be due now. */
  wake(): void {
    this.#woken = true;
    this.#endPause?.();
  }

  /** Stops polling; resolves when the current poll is over. */
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
      const timer = setTimeout(end, this.#pauseMs());
      this.#endPause = end;
    });
  }
}
