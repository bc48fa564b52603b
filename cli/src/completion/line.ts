export const shells = ['bash', 'zsh', 'fish'] as const;

export type Shell = (typeof shells)[number];

/** The quotation mark that is open at the cursor. */
type OpenQuote = '' | "'" | '"';

/** A command line up to the cursor, split as its shell splits it. */
export interface TypedLine {
  /** The words before the one under the cursor, unquoted. */
  words: string[];
  /** The word under the cursor up to the cursor, unquoted; empty after a space. */
  current: string;
  /** The same, quoted as typed. */
  raw: string;
  quote: OpenQuote;
  /** The word under the cursor follows a redirection, so it is a file. */
  redirected: boolean;
}

/** The characters that a backslash escapes inside quotes; null where it escapes nothing. */
interface Dialect {
  insideSingle: RegExp | null;
  insideDouble: RegExp;
}

const posix: Dialect = { insideSingle: null, insideDouble: /["\\$`]/ };

const dialects: Record<Shell, Dialect> = {
  bash: posix,
  zsh: posix,
  fish: { insideSingle: /['\\]/, insideDouble: /["\\$]/ },
};

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

  read(): TypedLine {
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
    else if (character === '\\') this.#take(next ?? '', 1);
    else this.#text += character;
  }

  #stepInside(character: string, next: string | undefined): void {
    const { insideSingle, insideDouble } = this.dialect;
    const escapable = this.#quote === "'" ? insideSingle : insideDouble;
    if (character === '\\' && next !== undefined && escapable?.test(next)) this.#take(next, 1);
    else if (character !== this.#quote) this.#text += character;
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
    // In `2>file` the digit belongs to the redirection.
    if (/^\d$/.test(this.#text)) this.#startAt = undefined;
    this.#endWord();
    this.#text = '';
    this.#redirected = true;
  }
}

/** Splits a command line, typed up to the cursor, as the shell does. */
export function readLine(shell: Shell, line: string): TypedLine {
  return new Reader(line, dialects[shell]).read();
}

const plainPosix = /^[\w./:@%+=,-]$/;

function escapePosix(character: string): string {
  return plainPosix.test(character) || character > '\u00a0' ? character : `\\${character}`;
}

function escapeDouble(character: string): string {
  // bash has no escape for a history expansion inside double quotes.
  if (character === '!') return `"'!'"`;
  return /["\\$`]/.test(character) ? `\\${character}` : character;
}

/** Quotes the rest of a word for the quotation mark that is open. */
function restPosix(rest: string, quote: OpenQuote): string {
  if (quote === "'") return rest.replaceAll("'", `'\\''`);
  return [...rest].map(quote === '"' ? escapeDouble : escapePosix).join('');
}

/**
 * Returns what bash puts in place of `replaced`, the end of what was typed: bash starts a new word after a
 * colon, an equals sign or a quotation mark, and closes the quotes itself.
 */
export function wordForBash(value: string, line: TypedLine, replaced: string): string {
  const rest = restPosix(value.slice(line.current.length), line.quote);
  const typed = line.raw.slice(line.raw.endsWith(replaced) ? line.raw.length - replaced.length : 0);
  return typed + rest;
}
