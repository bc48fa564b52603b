/** What stands between two blank lines of a stream. */
export interface Block {
  /** The place after this block; null where the service has not named one. */
  id: string | null;
  /** Null where nothing was said: a place alone, or a sign of life. */
  data: string | null;
}

/**
 * Reads server-sent events from bytes, however they are cut: lines end with CR, LF or both, and a block that
 * has no blank line after it is never given.
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

  /** The blocks that these bytes complete. */
  *read(bytes: Uint8Array): Generator<Block> {
    let text = this.#decoder.decode(bytes, { stream: true });
    if (text === '') return;
    // The second half of a line end whose first half was the last character before.
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
