import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, isBuilt } from './build.mjs';
import { install, isInstalled } from './install.mjs';
import { root, Stop } from './run.mjs';

/** Installs and builds what is missing, then serves. */
export async function start(args) {
  try {
    await prepare();
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    process.exitCode = 1;
    return;
  }
  await serve(args);
}

async function prepare() {
  if (!isInstalled('product')) {
    console.log(
      'Installing (1/3): the packages and the native part of SQLite; a minute or two the first time.',
    );
    await install('product');
  }
  if (!isBuilt()) {
    console.log('Building (2/3): the server, the SDK, the CLI and the documentation.');
    await build();
  }
  console.log('Starting (3/3).');
}

/**
 * Runs the server in this process: signals reach it directly, its exit code is ours, and no child survives if
 * this process is killed.
 */
async function serve(args) {
  const server = join(root, 'server/bin/escrow-server.js');
  process.chdir(root);
  process.argv = [process.execPath, server, 'start', '--demo', ...args];
  await import(pathToFileURL(server).href);
}
