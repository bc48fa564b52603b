import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { run } from '../../../cli/src/run.js';
import { folderOfRun } from '../../harness/stores.js';
import { cliPath } from './built.js';

export const testKey = 'svc_test_0123456789abcdefghijklmnopqrst000000';
export const liveKey = 'svc_live_0123456789abcdefghijklmnopqrst00ab12';

/** The state folder of commands, apart from that of whoever runs the tests. */
const stateHome = () => ({ XDG_STATE_HOME: join(folderOfRun(), `cli-state-${process.pid}`) });

export interface Ran {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A folder that does not exist, so that saved logins on this machine have no effect. */
const noProfiles = { XDG_CONFIG_HOME: join(tmpdir(), `no-profiles-${randomUUID()}`) };

interface RunOptions {
  env?: Record<string, string | undefined>;
  stdin?: string;
  cwd?: string;
  /** Leaves stdin open for later input. */
  keepStdin?: boolean;
  /** Called with the running process. */
  started?: (child: ChildProcess) => void;
}

/** Runs a command to its end, away from any terminal. */
export function runCommand(command: string, args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  const given = { PATH: process.env.PATH, HOME: process.env.HOME, TERM: 'xterm-256color' };
  const env = { ...given, ...stateHome(), ...options.env };
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { env: env as NodeJS.ProcessEnv, cwd: options.cwd });
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
    if (!options.keepStdin) child.stdin.end(options.stdin ?? '');
  });
}

/** Runs `escrow-cli` with the words as they are. */
export function runCli(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
  return runCommand(process.execPath, [cliPath, ...args], {
    ...options,
    env: { ...noProfiles, ...options.env },
  });
}

/** Runs a command line from its sources in this process: for tables too long for a process per row. */
export async function runInside(args: readonly string[], given: Record<string, string> = {}): Promise<Ran> {
  const env = { ...noProfiles, ...given };
  const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
  const host = {
    env: { ...stateHome(), ...env },
    stdin,
    stdout,
    stderr,
    now: () => 0,
    newId: () => 'key-0001',
  };
  const code = await run(args, host, {});
  stdout.end();
  stderr.end();
  return { code, stdout: await text(stdout), stderr: await text(stderr) };
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
