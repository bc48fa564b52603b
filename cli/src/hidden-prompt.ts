import { StringDecoder } from 'node:string_decoder';
import type { Host } from './context.js';

// Bracketed paste: the terminal marks what is pasted.
const [pasteOn, pasteOff] = ['\u001b[?2004h', '\u001b[?2004l'];

export interface Typed {
  text: string;
  ending: Ending;
}

/**
 * Asks on the terminal without echo, and restores the terminal before it resolves. stdin and stderr must be
 * terminals.
 */
export function askHidden({ stdin, stderr, env }: Host, question: string): Promise<Typed> {
  const tellsPaste = env.TERM !== 'dumb';
  const line = new HiddenLine();
  const decoder = new StringDecoder('utf8');
  // Echo goes off before the question appears.
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

/** How the line ended: Enter, Ctrl-D or Ctrl-C. */
export type Ending = 'entered' | 'ended' | 'interrupted';

/**
 * A line typed without echo, read key by key. Arrow keys and other escape sequences are skipped; inside a
 * bracketed paste a line break is a character, since Enter was not pressed.
 */
export class HiddenLine {
  #letters: string[] = [];
  /** The escape sequence so far; null outside one. */
  #sequence: string | null = null;
  #isPasted = false;

  get text(): string {
    return this.#letters.join('');
  }

  /** Takes a chunk up to the end of the line; drops the rest. */
  take(chunk: string): Ending | null {
    for (const letter of chunk) {
      const ending = this.#follows(letter) ? null : this.#press(letter);
      if (ending) return ending;
    }
    return null;
  }

  #follows(letter: string): boolean {
    if (letter === escapeCharacter) this.#sequence = '';
    else if (this.#sequence === null) return false;
    else if (this.#sequence === '') {
      // Escape was a key by itself; this is the next.
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
    // Ctrl-U and Ctrl-W.
    else if (letter === '\u0015' || letter === '\u0017') this.#letters = [];
    else if (letter >= ' ' || letter === '\t') this.#letters.push(letter);
    return null;
  }
}
