/** Collects the chunks of a body up to a limit. */
export class Collector {
  readonly #parts: Uint8Array[] = [];
  #length = 0;

  constructor(readonly bytesMax: number) {}

  /** Returns false if the body is too long; then nothing is kept. */
  add(part: Uint8Array): boolean {
    this.#length += part.length;
    if (this.#length <= this.bytesMax) this.#parts.push(part);
    else this.#parts.length = 0;
    return this.#length <= this.bytesMax;
  }

  join(): Uint8Array {
    const whole = new Uint8Array(this.#length);
    let at = 0;
    for (const part of this.#parts) {
      whole.set(part, at);
      at += part.length;
    }
    return whole;
  }
}
