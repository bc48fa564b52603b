import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cliPath } from './built.js';

/** A lasting command, in a process of its own; a test waits for its output. */
export class Lasting {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  stdout = '';
  stderr = '';
  #waiting: (() => void)[] = [];

  constructor(args: readonly string[], env: Record<string, string>) {
    const { PATH, HOME } = process.env;
    this.child = spawn(process.execPath, [cliPath, ...args], { env: { PATH, HOME, ...env } });
    for (const name of ['stdout', 'stderr'] as const) {
      this.child[name]?.setEncoding('utf8').on('data', (text: string) => {
        this[name] += text;
        for (const resolve of this.#waiting.splice(0)) resolve();
      });
    }
    this.ended = once(this.child, 'close').then(([code]) => code as number | null);
  }

  /** Waits for a text on stderr. */
  says(pattern: RegExp): Promise<RegExpExecArray> {
    return this.#until(() => pattern.exec(this.stderr), `say ${pattern}`);
  }

  /** Waits until it has printed this many lines. */
  lines(count: number): Promise<string[]> {
    const read = () => this.stdout.split('\n').slice(0, -1);
    return this.#until(() => (read().length >= count ? read() : null), `print ${count} lines`);
  }

  /** Presses Ctrl-C and returns the exit code. */
  async interrupt(): Promise<number | null> {
    this.child.kill('SIGINT');
    return await this.ended;
  }

  async #until<Result>(find: () => Result | null, what: string): Promise<Result> {
    let hasEnded = false;
    const ended = this.ended.then((code) => {
      hasEnded = true;
      return code;
    });
    for (;;) {
      const found = find();
      if (found !== null) return found;
      if (hasEnded) throw new Error(`It ended with ${await ended} and did not ${what}: ${this.stderr}`);
      await Promise.race([ended, new Promise<void>((resolve) => this.#waiting.push(resolve))]);
    }
  }
}
