import { type ChildProcess, spawn } from 'node:child_process';
import { basename, dirname, join } from 'node:path';
import type { Host } from '../../context.js';

export interface Installed {
  outcome: 'done' | 'failed' | 'late' | 'interrupted';
  said: string;
}

const known = ['npm', 'pnpm', 'yarn', 'bun'];
const saidMax = 4_000;

/** The package manager that started this command, else npm, which comes with Node. */
export function packageManagerOf({ env }: Host): string {
  const name = /^[a-z]+/.exec(env.npm_config_user_agent ?? '')?.[0] ?? '';
  return known.includes(name) ? name : 'npm';
}

/** Returns the package manager's script, which on Windows needs no shell. */
function scriptOf(manager: string, { npm_execpath: path = '' }: Host['env']): string | null {
  if (!/\.[cm]?js$/.test(path)) return null;
  if (manager === 'npm' && basename(path) === 'npx-cli.js') return join(dirname(path), 'npm-cli.js');
  return basename(path).startsWith(manager) ? path : null;
}

function wordsOf(manager: string): string[] {
  if (manager === 'npm') return ['install', '--no-audit', '--no-fund'];
  // Below a pnpm workspace, that workspace would be installed instead.
  return manager === 'pnpm' ? ['install', '--ignore-workspace'] : ['install'];
}

/** Hides the key and secret from install scripts, and gives up early without a network. */
function environmentOf({ env }: Host): NodeJS.ProcessEnv {
  const { ESCROW_API_KEY: _, WEBHOOK_SECRET: __, npm_config_local_prefix: ___, ...rest } = env;
  return { npm_config_fetch_retries: '1', npm_config_fetch_retry_mintimeout: '1000', ...rest };
}

function start(host: Host, manager: string, folder: string): ChildProcess {
  const script = scriptOf(manager, host.env);
  const options = { cwd: folder, env: environmentOf(host), stdio: ['ignore', 'pipe', 'pipe'] as const };
  if (script)
    return spawn(process.execPath, [script, ...wordsOf(manager)], { ...options, stdio: [...options.stdio] });
  const shell = process.platform === 'win32';
  return spawn(manager, wordsOf(manager), { ...options, stdio: [...options.stdio], shell });
}

/** Installs the dependencies of a folder within the timeout. */
export function install(
  host: Host,
  manager: string,
  folder: string,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<Installed> {
  return new Promise((resolve) => {
    let said = '';
    let outcome: Installed['outcome'] | null = null;
    const child = start(host, manager, folder);
    const end = (how: 'late' | 'interrupted') => {
      outcome ??= how;
      child.kill();
      // Its own children may go on; they are not waited for.
      for (const stream of [child.stdout, child.stderr]) stream?.destroy();
    };
    const timer = setTimeout(() => end('late'), timeoutMs);
    signal.addEventListener('abort', () => end('interrupted'), { once: true });
    const finish = (how: 'done' | 'failed') => {
      clearTimeout(timer);
      resolve({ outcome: outcome ?? how, said: said.trim() });
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said = `${said}${text}`.slice(-saidMax);
      });
    }
    child.once('error', ({ message }) => {
      said = message;
      finish('failed');
    });
    child.once('close', (code) => finish(code === 0 ? 'done' : 'failed'));
  });
}
