import { StringDecoder } from 'node:string_decoder';
import type { Host } from './context.js';

// Asks the terminal to say what is pasted, so that a line break inside is not taken for Enter.
const [pasteOn, pasteOff] = ['\u001b[?2004h', '\u001b[?2004l'];

/** What was typed, and how it was ended. */
export interface Typed {
  text: string;
  ending: Ending;
}

/**
 * Asks on the terminal and shows nothing of what is typed, not even how much it is. The terminal is as before
 * when it answers. Only where stdin and stderr are terminals.
 */
export function askHidden({ stdin, stderr, env }: Host, question: string): Promise<Typed> {
  const tellsPaste = env.TERM !== 'dumb';
  const line = new HiddenLine();
  const decoder = new StringDecoder('utf8');
  // Hidden before the question stands there: who sees it may type.
  stdin.setRawMode?.(true);
  stderr.write(`${tellsPaste ? pasteOn : ''}${question}`);
  return new Promise((resolve) => {
    const take = (chunk: Buffer | string): void => {
      const ending = line.take(decoder.write(Buffer.from(chunk)));
      if (ending) finish(ending);
    };
    const end = (): void => finish('ended');
    const finish = (ending: Ending): void => {
      stdin.off('data', take).off('end', end).off('error', end).pause();
      stdin.setRawMode?.(false);
      stderr.write(`${tellsPaste ? pasteOff : ''}\n`);
      resolve({ text: line.text, ending });
    };
    stdin.on('data', take).on('end', end).on('error', end).resume();
  });
}

const escapeCharacter = '\u001b';

/** How the line was ended: by Enter, by Ctrl-D, by Ctrl-C. */
export type Ending = 'entered' | 'ended' | 'interrupted';

/**
 * A line that is typed unseen, from what a terminal sends key by key. Arrows and other sequences are passed
 * over; inside a bracketed paste a line break is only a character, since nobody pressed Enter.
 */
export class HiddenLine {
  #letters: string[] = [];
  /** What followed an escape character so far; null outside of a sequence. */
  #sequence: string | null = null;
  #isPasted = false;

  get text(): string {
    return this.#letters.join('');
  }

  /** Takes what has arrived, up to the end of the line; what follows that is dropped. */
  take(chunk: string): Ending | null {
    for (const letter of chunk) {
      const ending = this.#follows(letter) ? null : this.#press(letter);
      if (ending) return ending;
    }
    return null;
  }

  /** Whether the letter belongs to a sequence. */
  #follows(letter: string): boolean {
    if (letter === escapeCharacter) this.#sequence = '';
    else if (this.#sequence === null) return false;
    else if (this.#sequence === '') {
      // Escape alone was a key by itself, and this is the next.
      if (letter !== '[' && letter !== 'O') this.#sequence = null;
      else this.#sequence = letter;
      return this.#sequence !== null;
    } else return this.#continues(letter);
    return true;
  }

  #continues(letter: string): boolean {
    const sequence = `${this.#sequence}${letter}`;
    const isOpen = sequence.startsWith('[') && /[\x20-\x3f]/.test(letter);
    this.#sequence = isOpen ? sequence : null;
    if (sequence === '[200~') this.#isPasted = true;
    if (sequence === '[201~') this.#isPasted = false;
    return letter >= ' ';
  }

  #press(letter: string): Ending | null {
    if (letter === '\u0003') return 'interrupted';
    if (this.#isPasted) this.#letters.push(letter);
    else if (letter === '\r' || letter === '\n') return 'entered';
    else if (letter === '\u0004') return 'ended';
    else if (letter === '\u007f' || letter === '\b') this.#letters.pop();
    // Ctrl-U and Ctrl-W: a key is one word.
    else if (letter === '\u0015' || letter === '\u0017') this.#letters = [];
    else if (letter >= ' ' || letter === '\t') this.#letters.push(letter);
    return null;
  }
}
