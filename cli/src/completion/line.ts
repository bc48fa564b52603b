/** The shells that completions are made for. */
export const shells = ['bash', 'zsh', 'fish', 'powershell'] as const;

export type Shell = (typeof shells)[number];

/** A quotation mark that is open where the cursor stands. */
export type OpenQuote = '' | "'" | '"';

/** A command line up to the cursor, as its shell reads it. */
export interface Line {
  /** The words before the one under the cursor, without their quotes. */
  words: string[];
  /** What is there of the word under the cursor, without its quotes; empty after a space. */
  current: string;
  /** The same as it was typed. */
  raw: string;
  quote: OpenQuote;
  /** A redirection stands before it, so it can only be a file. */
  redirected: boolean;
}

interface Dialect {
  escape: string;
  /** What a quoted string can escape; null where nothing is escaped in it. */
  insideSingle: RegExp | null;
  insideDouble: RegExp;
  /** A doubled quotation mark inside its own kind stands for itself. */
  doubles: boolean;
}

const posix: Dialect = { escape: '\\', insideSingle: null, insideDouble: /["\\$`]/, doubles: false };

const dialects: Record<Shell, Dialect> = {
  bash: posix,
  zsh: posix,
  fish: { escape: '\\', insideSingle: /['\\]/, insideDouble: /["\\$]/, doubles: false },
  powershell: { escape: '`', insideSingle: null, insideDouble: /./, doubles: true },
};

/** Reads a line from left to right, as far as the cursor. */
class Reader {
  readonly words: { text: string; redirected: boolean }[] = [];
  #at = 0;
  #startAt: number | undefined;
  #text = '';
  #quote: OpenQuote = '';
  #redirected = false;

  constructor(
    readonly line: string,
    readonly dialect: Dialect,
  ) {}

  read(): Line {
    while (this.#at < this.line.length) this.#step();
    const raw = this.#startAt === undefined ? '' : this.line.slice(this.#startAt);
    const words = this.words.filter((word) => !word.redirected).map(({ text }) => text);
    return { words, current: this.#text, raw, quote: this.#quote, redirected: this.#redirected };
  }

  #step(): void {
    const character = this.line[this.#at] ?? '';
    const next = this.line[this.#at + 1];
    this.#at += 1;
    if (this.#quote !== '') this.#stepInside(character, next);
    else if (/\s/.test(character)) this.#endWord();
    else if (character === '<' || character === '>') this.#redirect();
    else this.#stepOutside(character, next);
  }

  #stepOutside(character: string, next: string | undefined): void {
    this.#startAt ??= this.#at - 1;
    if (character === "'" || character === '"') this.#quote = character;
    else if (character === this.dialect.escape) this.#take(next ?? '', 1);
    else this.#text += character;
  }

  #stepInside(character: string, next: string | undefined): void {
    const { escape: mark, insideSingle, insideDouble, doubles } = this.dialect;
    const escapable = this.#quote === "'" ? insideSingle : insideDouble;
    if (character === mark && next !== undefined && escapable?.test(next)) this.#take(next, 1);
    else if (character !== this.#quote) this.#text += character;
    else if (doubles && next === character) this.#take(character, 1);
    else this.#quote = '';
  }

  #take(text: string, steps: number): void {
    this.#text += text;
    this.#at += steps;
  }

  #endWord(): void {
    if (this.#startAt === undefined) return;
    this.words.push({ text: this.#text, redirected: this.#redirected });
    this.#startAt = undefined;
    this.#text = '';
    this.#redirected = false;
  }

  #redirect(): void {
    // The number before the arrow is a part of it, such as in 2>file.
    if (/^\d$/.test(this.#text)) this.#startAt = undefined;
    this.#endWord();
    this.#text = '';
    this.#redirected = true;
  }
}

/** Takes a command line, up to the cursor, apart as the shell does. */
export function readLine(shell: Shell, line: string): Line {
  return new Reader(line, dialects[shell]).read();
}
