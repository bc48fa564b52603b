import type { Context } from '../context.js';
import { spanText } from '../time.js';

const frames = ['|', '/', '-', '\\'];
const frameMs = 120;

/** Shows on a terminal, in one line, how long something has been waited for. */
export class Progress {
  readonly #stderr: Context['host']['stderr'];
  readonly #isShown: boolean;
  readonly #startedAtMs = performance.now();
  #timer: NodeJS.Timeout | undefined;
  #text = '';
  #frame = 0;

  constructor({ host, values }: Pick<Context, 'host' | 'values'>) {
    this.#stderr = host.stderr;
    const isTerminal = host.stderr.isTTY === true && host.env.TERM !== 'dumb';
    this.#isShown = isTerminal && values.quiet !== true && values.json === undefined;
  }

  show(text: string): void {
    this.#text = text;
    if (!this.#isShown) return;
    this.#timer ??= setInterval(() => this.#draw(), frameMs);
    this.#draw();
  }

  clear(): void {
    if (this.#timer === undefined) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#stderr.write('\r\u001b[K');
  }

  get elapsedMs(): number {
    return performance.now() - this.#startedAtMs;
  }

  #draw(): void {
    this.#frame = (this.#frame + 1) % frames.length;
    const line = `${frames[this.#frame]} ${spanText(this.elapsedMs)}: ${this.#text}`;
    // A wrapped line could not be erased.
    const width = (this.#stderr.columns || 80) - 1;
    this.#stderr.write(`\r\u001b[K${[...line].slice(0, width).join('')}`);
  }
}
