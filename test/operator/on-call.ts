import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { loader } from '../audit/audit.js';
import { environment, operateBeside } from '../harness/server-process.js';
import type { Order, Ran } from './commands-in-turn.js';

const program = fileURLToPath(new URL('commands-in-turn.ts', import.meta.url));

/** A process that runs commands of the operator one after the other, which saves the start of each. */
class ProcessOnCall {
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, { resolve(ran: Ran): void; reject(error: Error): void }>();
  #count = 0;

  constructor() {
    this.#child = fork(program, [], {
      execArgv: ['--import', loader],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child.on('message', ({ number, ran }: { number: number; ran: Ran }) => {
      this.#waiting.get(number)?.resolve(ran);
      this.#waiting.delete(number);
      if (this.#waiting.size === 0) this.#child.channel?.unref();
    });
    this.#child.on('exit', (code) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(`The commands ended with ${code}.`));
    });
    this.#child.unref();
    this.#child.channel?.unref();
  }

  run(order: Order): Promise<Ran> {
    this.#count += 1;
    this.#child.channel?.ref();
    const number = this.#count;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.#child.send({ number, order });
    });
  }
}

let onCall: ProcessOnCall | undefined;

/**
 * Runs one operator command in a process that ran others before, and returns its result, also a failure. The
 * name of `--as` would stay with such a process, so that command gets one of its own.
 */
export async function runOnCall(settings: Record<string, string>, ...words: string[]): Promise<Ran> {
  if (words.includes('--as')) return operateBeside(settings, ...words);
  onCall ??= new ProcessOnCall();
  return onCall.run({ settings: { ...environment(settings.DATABASE_URL ?? '', settings) }, words });
}
