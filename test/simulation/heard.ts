/** Which transfers' latest word of the partner has reached the service by a notification. */
export class Heard {
  /** How often the partner changed its mind about a transfer. */
  readonly #words = new Map<string, number>();
  readonly #heard = new Map<string, number>();

  /** The partner says something new about a transfer. */
  say(reference: string): void {
    this.#words.set(reference, this.wordOf(reference) + 1);
  }

  /** Returns the number of the partner's latest word. */
  wordOf(reference: string): number {
    return this.#words.get(reference) ?? 0;
  }

  /** The service has handled a notification that arrived after that word. */
  hear(reference: string, word: number): void {
    this.#heard.set(reference, Math.max(word, this.#heard.get(reference) ?? 0));
  }

  /** A restore takes back what the service has handled. */
  forget(): void {
    this.#heard.clear();
  }

  isCurrent(reference: string): boolean {
    return this.#heard.get(reference) === this.wordOf(reference);
  }
}
