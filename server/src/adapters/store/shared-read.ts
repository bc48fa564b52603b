/** A read that callers share: each gets the result of one that began after its call. */
export class SharedRead<Result> {
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<Result> | null = null;

  constructor(private readonly read: () => Promise<Result>) {}

  get(): Promise<Result> {
    this.#next ??= this.#begin();
    return this.#next;
  }

  async #begin(): Promise<Result> {
    await this.#running.catch(() => {});
    // Whoever calls from here on may need more than this read will see.
    this.#next = null;
    const result = this.read();
    this.#running = result;
    return result;
  }
}
