import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program on a terminal of its own, 80 columns wide; input waits for its output. */
export class Terminal {
  readonly #child: ChildProcess;
  readonly ended: Promise<number | null>;
  #said = '';
  #wake: () => void = () => undefined;

  constructor(command: string, env: Record<string, string | undefined>) {
    const sized = `stty cols 80 rows 24; exec ${command}`;
    this.#child = spawn('script', ['-qec', sized, '/dev/null'], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, SHELL: '/bin/sh', TERM: 'xterm', ...env },
    });
    this.#child.stdin?.on('error', () => undefined);
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.#said += text;
      this.#wake();
    });
    this.ended = once(this.#child, 'close').then(([code]) => {
      this.#wake();
      return code as number | null;
    });
  }

  type(text: string): void {
    this.#child.stdin?.write(text);
  }

  /** Waits for a text, and returns all output so far. */
  async says(pattern: RegExp): Promise<RegExpExecArray> {
    let hasEnded = false;
    void this.ended.then(() => {
      hasEnded = true;
    });
    for (;;) {
      const found = pattern.exec(this.#said);
      if (found) {
        this.#said = this.#said.slice(found.index + found[0].length);
        return found;
      }
      if (hasEnded) throw new Error(`It ended without ${pattern}: ${this.#said}`);
      const more = new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
      await Promise.race([more, this.ended]);
    }
  }

  /** Its output since. */
  get said(): string {
    return this.#said;
  }

  async close(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.ended;
  }
}
