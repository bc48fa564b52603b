import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run, Stop } from './run.mjs';

/**
 * Runs the pinned pnpm through npx, so that nothing has to be installed globally. NODE_ENV is hidden from it:
 * under `production` pnpm leaves out development dependencies, which the build needs.
 */
export async function runPnpm(args, { onLine } = {}) {
  const { NODE_ENV: _, ...env } = process.env;
  const pnpm = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager;
  const npx = findNpx();
  try {
    return await run(npx.command, [...npx.args, '--yes', pnpm, ...args], { onLine, env, shell: npx.shell });
  } catch (error) {
    if (error.code === 'ENOENT')
      throw new Stop('npm was not found: it comes with Node, so install Node again.');
    throw error;
  }
}

/** Returns the npx of the npm that started us, else of this Node, else the one on the path. */
function findNpx() {
  const beside = [
    process.env.npm_execpath && dirname(process.env.npm_execpath),
    join(dirname(process.execPath), '../lib/node_modules/npm/bin'),
    join(dirname(process.execPath), 'node_modules/npm/bin'),
  ];
  const script = beside
    .map((folder) => folder && join(folder, 'npx-cli.js'))
    .find((path) => path && existsSync(path));
  if (script) return { command: process.execPath, args: [script], shell: false };
  return { command: 'npx', args: [], shell: process.platform === 'win32' };
}
