import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, isInstalled } from './install.mjs';
import { root, run, Stop } from './run.mjs';

/** Runs the auditor from its source, after installing what a mere server does without. */
export async function audit(args) {
  try {
    if (!isInstalled('all')) {
      console.error('Installing what the auditor needs; a minute or two the first time.');
      await install('all', (line) => console.error(`  ${line}`));
    }
    process.exitCode = await examine(args);
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    process.exitCode = 2;
  }
}

/** Paths are meant from where npm was called, not from the repository, where it runs us. */
async function examine(args) {
  const loader = createRequire(join(root, 'test/package.json')).resolve('tsx');
  const program = join(root, 'test/audit/main.ts');
  const env = { ...process.env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() };
  const { code } = await run(process.execPath, ['--import', pathToFileURL(loader).href, program, ...args], {
    env,
  });
  return code;
}
