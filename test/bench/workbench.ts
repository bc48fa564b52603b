import { type ChildProcess, execFileSync, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from './figures.js';

/** One of our programs in its own process, which answers each message with one message. */
export interface Helper<Order, Answer> {
  child: ChildProcess;
  ask(order: Order): Promise<Answer>;
}

/** The measured process runs on the first core, the driver on the second. */
export const cores = { measured: 0, driver: 1 } as const;

const canPin =
  process.platform === 'linux' &&
  availableParallelism() > 1 &&
  spawnSync('taskset', ['--version']).error === undefined;

/** Owns the folders and processes of a run. */
export class Workbench {
  readonly #folders: string[] = [];
  readonly #children: ChildProcess[] = [];

  constructor(readonly say: (line: string) => void) {}

  get isPinned(): boolean {
    return canPin;
  }

  folder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'escrow-bench-'));
    this.#folders.push(folder);
    return folder;
  }

  /** Registers a process to be stopped with the run, and pins it to a core where the machine has two. */
  keep(child: ChildProcess, core: number | null): ChildProcess {
    this.#children.push(child);
    if (core !== null && canPin) {
      execFileSync('taskset', ['--all-tasks', '--pid', '--cpu-list', String(core), String(child.pid)]);
    }
    return child;
  }

  /** Starts a program of this folder, with its output in a file, as a service's log would be. */
  async helper<Order, Answer>(program: string, core: number | null): Promise<Helper<Order, Answer>> {
    const log = openSync(join(this.folder(), 'log'), 'a');
    const path = fileURLToPath(new URL(program, import.meta.url));
    const child = fork(path, { stdio: ['ignore', log, 'inherit', 'ipc'] });
    closeSync(log);
    await answerOf(child, program);
    this.keep(child, core);
    return { child, ask: (order) => asked<Order, Answer>(child, program, order) };
  }

  /** Stops one process and waits until it has exited. */
  async stop(child: ChildProcess): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const patience = setTimeout(() => child.kill('SIGKILL'), 5_000);
    await gone;
    clearTimeout(patience);
  }

  async clear(): Promise<void> {
    for (const child of this.#children.splice(0)) await this.stop(child);
    for (const folder of this.#folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  }
}

function asked<Order, Answer>(child: ChildProcess, program: string, order: Order): Promise<Answer> {
  const answer = answerOf<Answer>(child, program);
  child.send(order as object);
  return answer;
}

/** Returns the next message of a helper; rejects if it ends first. */
function answerOf<Answer>(child: ChildProcess, program: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = (answer: Answer | { fault: string } | null) => {
      child.off('message', settle).off('exit', ended);
      if (answer !== null && typeof answer === 'object' && 'fault' in answer) reject(new Error(answer.fault));
      else resolve(answer as Answer);
    };
    const ended = (code: number | null) => {
      child.off('message', settle);
      reject(new Error(`${program} ended with ${code} before it answered`));
    };
    child.on('message', settle).once('exit', ended);
  });
}

/** Measures how long the disk takes to make a page durable, which is what group commit shares. */
export function fsyncMs(folder: string): number {
  const file = openSync(join(folder, 'fsync'), 'w');
  const page = Buffer.alloc(4096, 1);
  const took: number[] = [];
  for (let n = 0; n < 200; n++) {
    writeSync(file, page);
    const begun = performance.now();
    fsyncSync(file);
    took.push(performance.now() - begun);
  }
  closeSync(file);
  return median(took);
}
