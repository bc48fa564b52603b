// npm and pnpm run this before they pack. `npm pack` is refused: it would ship whatever dist holds and leave
// `workspace:` versions in package.json, which nobody can install. For pnpm it builds from nothing.
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runPnpm } from './lib/pnpm.mjs';
import { root } from './lib/run.mjs';

const folder = basename(process.cwd());
if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  console.error(
    'This package is packed by pnpm, which writes the versions of the workspace into it and builds it ' +
      'anew: npm run release -- --dry-run, in the repository; the tarballs are there with --into <folder>.',
  );
  process.exitCode = 1;
} else {
  rmSync(join(root, folder, 'dist'), { recursive: true, force: true });
  const { code, output } = await runPnpm(['--filter', `@escrow-checkout/${folder}...`, 'build'], {
    onLine: () => {},
  });
  if (code !== 0) console.error(output);
  process.exitCode = code;
}
