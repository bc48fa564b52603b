/** A form that is not written as `multipart/form-data` is, or has more in it than any of ours. */
export class MalformedForm extends Error {}

/** A form is larger than any can be, so that sending it again never helps. */
export class FormTooLarge extends MalformedForm {}

/** One field of a form. Its body has to be read before the next part is asked for. */
export interface Part {
  name: string;
  /** The name of a file, as the sender says; null for a field without a file. */
  filename: string | null;
  /** The bytes, in pieces that are forgotten as the next one is asked for. */
  body: AsyncIterable<Buffer>;
}

/** More parts than any form has. */
const partsMax = 50;
/** Of what stands before a part's body, in bytes. */
const headMax = 4_096;

const headEnd = Buffer.from('\r\n\r\n');

/** Returns what separates the parts of a form; null if it is of another type. */
export function boundaryOf(contentType: string | undefined): string | null {
  const match = /^multipart\/form-data *;.*\bboundary=(?:"([^"]{1,70})"|([^\s";,]{1,70}))/is.exec(
    contentType ?? '',
  );
  return match?.[1] ?? match?.[2] ?? null;
}

/**
 * Reads a form part by part as it arrives, so that no more of it is in memory than its reader keeps.
 *
 * @throws MalformedForm
 */
export async function* readParts(source: AsyncIterable<Buffer>, boundary: string): AsyncGenerator<Part> {
  const input = new Input(source);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first has no line before it.
  input.unread(Buffer.from('\r\n'));
  for await (const _ of input.until(delimiter));
  for (let count = 0; ; count++) {
    const next = await input.take(2);
    if (next === '--') return;
    if (next !== '\r\n' || count >= partsMax) throw new MalformedForm('The parts of the form are not whole');
    const part = { ...fieldOf(await readHead(input)), body: input.until(delimiter) };
    yield part;
    for await (const _ of part.body);
  }
}

async function readHead(input: Input): Promise<string> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of input.until(headEnd)) {
    length += piece.length;
    if (length > headMax) throw new MalformedForm('The head of a part is too long');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function fieldOf(head: string): Pick<Part, 'name' | 'filename'> {
  const disposition = /^content-disposition: *form-data *;(.*)$/im.exec(head)?.[1] ?? '';
  const name = /(?:^|;) *name="([^"]*)"/i.exec(disposition)?.[1];
  if (name === undefined) throw new MalformedForm('A part of the form has no name');
  return { name, filename: /(?:^|;) *filename="([^"]*)"/i.exec(disposition)?.[1] ?? null };
}

/** Bytes that arrive in pieces of any length. */
class Input {
  readonly #pieces: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#pieces = source[Symbol.asyncIterator]();
  }

  unread(bytes: Buffer): void {
    this.#rest = Buffer.concat([bytes, this.#rest]);
  }

  async take(count: number): Promise<string> {
    while (this.#rest.length < count) await this.#more();
    const taken = this.#rest.subarray(0, count).toString('latin1');
    this.#rest = this.#rest.subarray(count);
    return taken;
  }

  /** Yields what comes before a mark, and goes past the mark. */
  async *until(mark: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#rest.indexOf(mark);
      // The mark may have begun at the end.
      const end = at >= 0 ? at : Math.max(0, this.#rest.length - mark.length + 1);
      const piece = this.#rest.subarray(0, end);
      this.#rest = this.#rest.subarray(at >= 0 ? at + mark.length : end);
      if (piece.length > 0) yield piece;
      if (at >= 0) return;
      await this.#more();
    }
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#pieces.next();
    if (done) throw new MalformedForm('The form ends before its end');
    this.#rest = this.#rest.length === 0 ? value : Buffer.concat([this.#rest, value]);
  }
}
