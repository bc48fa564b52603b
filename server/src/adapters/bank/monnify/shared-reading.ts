/**
 * Shares readings between all who ask while none has begun. A reading that is under way may miss what was
 * there when somebody asks, so they get the next one, which begins when it has ended.
 */
export class SharedReading<Asked, Read> {
  #running: Promise<unknown> | null = null;
  #next: { asked: Asked[]; reading: Promise<Read> } | null = null;

  constructor(private readonly readFor: (asked: readonly Asked[]) => Promise<Read>) {}

  read(asked: Asked): Promise<Read> {
    if (this.#next === null) {
      const all: Asked[] = [];
      this.#next = { asked: all, reading: this.#begin(all) };
    }
    this.#next.asked.push(asked);
    return this.#next.reading;
  }

  async #begin(asked: readonly Asked[]): Promise<Read> {
    await this.#running?.catch(() => undefined);
    // Nobody joins from here on.
    this.#running = this.#next?.reading ?? null;
    this.#next = null;
    return this.readFor(asked);
  }
}
