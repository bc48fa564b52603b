/** A stream that is read in the background; a test waits for its events. */
export class Followed<Event> {
  readonly events: Event[] = [];
  /** How it ended: never by itself, or with an error. */
  readonly ended: Promise<void>;
  #opened = 0;
  #waiting: (() => void)[] = [];

  constructor(open: (onOpen: () => void) => AsyncIterable<Event>) {
    const onOpen = () => {
      this.#opened += 1;
      this.#tell();
    };
    this.ended = this.#read(open(onOpen));
    this.ended.catch(() => undefined);
  }

  /** Waits until it has connected this many times. */
  async opened(count: number): Promise<void> {
    while (this.#opened < count) await this.#news();
  }

  /** Waits until this many events have arrived. */
  async count(count: number): Promise<Event[]> {
    while (this.events.length < count) await this.#news();
    return this.events;
  }

  async #read(stream: AsyncIterable<Event>): Promise<void> {
    for await (const event of stream) {
      this.events.push(event);
      this.#tell();
    }
  }

  #news(): Promise<void> {
    return Promise.race([this.ended, new Promise<void>((resolve) => this.#waiting.push(resolve))]);
  }

  #tell(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
