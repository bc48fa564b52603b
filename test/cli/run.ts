import { type ChildProcess, spawn } from 'node:child_process';
import { cliPath } from './built.js';

export const testKey = 'svc_test_0123456789abcdefghijklmnopqrst000000';
export const liveKey = 'svc_live_0123456789abcdefghijklmnopqrst00ab12';

export interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface RunOptions {
  env?: Record<string, string | undefined>;
  stdin?: string;
  /** Called when the process runs, with what can be done to it. */
  started?: (child: ChildProcess) => void;
}

/** Runs a command to its end, away from any terminal. */
export function runCommand(command: string, args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, TERM: 'xterm-256color', ...options.env };
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: env as NodeJS.ProcessEnv });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, stdout: Buffer.concat(out).toString(), stderr: Buffer.concat(err).toString() });
    });
    options.started?.(child);
    child.stdin.on('error', () => undefined);
    child.stdin.end(options.stdin ?? '');
  });
}

/** Runs `escrow-cli` with the words as they are. */
export function runCli(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  return runCommand(process.execPath, [cliPath, ...args], options);
}

export interface Runner {
  test(...args: string[]): Promise<Ran>;
  live(...args: string[]): Promise<Ran>;
}

/** Runs `escrow-cli` against one address, with a test or a live key. */
export function runnerFor(baseUrl: string): Runner {
  const run =
    (key: string) =>
    (...args: string[]) =>
      runCli(args, { env: { ESCROW_API_KEY: key, ESCROW_BASE_URL: baseUrl } });
  return { test: run(testKey), live: run(liveKey) };
}
