// `node scripts/pnpm.mjs <arguments>`: the pinned pnpm, for the scripts of package.json and for people
// without one.
import { runPnpm } from './lib/pnpm.mjs';
import { Stop } from './lib/run.mjs';

try {
  const { code } = await runPnpm(process.argv.slice(2));
  process.exitCode = code;
} catch (error) {
  console.error(error instanceof Stop ? error.message : error);
  process.exitCode = 1;
}
