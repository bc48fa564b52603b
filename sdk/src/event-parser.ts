/** The text between two blank lines of a stream. */
export interface Block {
  /** The place after this block; null where the service has not named one. */
  id: string | null;
  /** Null for a place alone or a heartbeat. */
  data: string | null;
}

/**
 * Parses server-sent events from chunks of any size. Lines end with CR, LF or both; a block without a blank
 * line after it is dropped.
 */
export class EventParser {
  readonly #decoder = new TextDecoder();
  #rest = '';
  #endedInReturn = false;
  #id: string | null = null;
  #newId: string | null = null;
  #data: string[] = [];
  #isEmpty = true;
  /** How long the service asks to wait before coming back, in ms. */
  retryMs: number | null = null;

  /** Yields the blocks that these bytes complete. */
  *read(bytes: Uint8Array): Generator<Block> {
    let text = this.#decoder.decode(bytes, { stream: true });
    if (text === '') return;
    // The LF of a CRLF that was split between chunks.
    if (this.#endedInReturn && text.startsWith('\n')) text = text.slice(1);
    this.#endedInReturn = text.endsWith('\r');
    const lines = `${this.#rest}${text}`.split(/\r\n|\r|\n/);
    this.#rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line !== '') this.#take(line);
      else if (!this.#isEmpty) yield this.#finish();
    }
  }

  #take(line: string): void {
    this.#isEmpty = false;
    const [, name, value = ''] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (name === 'data') this.#data.push(value);
    if (name === 'id' && !value.includes('\0')) this.#newId = value;
    if (name === 'retry' && /^\d{1,9}$/.test(value)) this.retryMs = Number(value);
  }

  #finish(): Block {
    this.#id = this.#newId ?? this.#id;
    const data = this.#data.length > 0 ? this.#data.join('\n') : null;
    this.#data = [];
    this.#newId = null;
    this.#isEmpty = true;
    return { id: this.#id, data };
  }
}
