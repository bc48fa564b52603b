import type { Service } from './service.js';

interface ReceivedEvent {
  id: string;
  event: string;
  data: { event_id: string; event: string; reference: string; sequence: number };
}

/** A reader of the stream, block by block. */
export class Listener {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  #text = '';

  private constructor(
    readonly response: Response,
    private readonly abort: AbortController,
  ) {
    this.#reader = (response.body as ReadableStream<Uint8Array>).getReader();
  }

  static async open(
    { url, testKey }: Pick<Service, 'url' | 'testKey'>,
    headers: Record<string, string> = {},
    query = '',
  ): Promise<Listener> {
    const abort = new AbortController();
    const response = await fetch(`${url}/events/stream${query}`, {
      headers: { Authorization: `Bearer ${testKey}`, ...headers },
      signal: abort.signal,
    });
    return new Listener(response, abort);
  }

  /** The lines of the next block, whatever it is. */
  async block(): Promise<string[]> {
    for (;;) {
      const end = this.#text.indexOf('\n\n');
      if (end >= 0) {
        const block = this.#text.slice(0, end).split('\n');
        this.#text = this.#text.slice(end + 2);
        return block;
      }
      const { value, done } = await this.#reader.read();
      if (done) throw new Error('The stream has ended');
      this.#text += new TextDecoder().decode(value);
    }
  }

  async next(): Promise<ReceivedEvent> {
    for (;;) {
      const block = await this.block();
      const [id, event, data] = [field(block, 'id'), field(block, 'event'), field(block, 'data')];
      if (id && event && data) return { id, event, data: JSON.parse(data) };
    }
  }

  /** The next place without an event. */
  async place(): Promise<string> {
    for (;;) {
      const block = await this.block();
      const id = field(block, 'id');
      if (id && !field(block, 'event')) return id;
    }
  }

  close(): void {
    this.abort.abort();
  }
}

function field(block: readonly string[], name: string): string | undefined {
  return block.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
}
