import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, isBuilt } from './build.mjs';
import { install, isInstalled } from './install.mjs';
import { root, run, Stop } from './run.mjs';

/** The auditor and the fakes of partners share no code with the server, so they need nothing built. */
const sourceOnly = ['audit/main.ts', 'partners/fakes/main.ts'];

/** Runs a TypeScript program of `test/`. Exit code 2 says that it did not run. */
export async function runProgram(name, args) {
  try {
    await prepare(name);
    process.exitCode = await execute(name, args);
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    process.exitCode = 2;
  }
}

async function prepare(name) {
  if (!isInstalled('all')) {
    console.error('Installing what the tests need; a minute or two the first time.');
    await install('all', (line) => console.error(`  ${line}`));
  }
  if (sourceOnly.includes(name) || isBuilt()) return;
  console.error('Building the packages.');
  await build();
}

/** The program runs in the repository; npm says in INIT_CWD from where it was called. */
async function execute(name, args) {
  const loader = createRequire(join(root, 'test/package.json')).resolve('tsx');
  const env = { ...process.env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() };
  const words = ['--import', pathToFileURL(loader).href, join(root, 'test', name), ...args];
  const { code } = await run(process.execPath, words, { env });
  return code;
}
