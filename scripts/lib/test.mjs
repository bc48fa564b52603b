import { installBrowser } from './browser.mjs';
import { build, isBuilt } from './build.mjs';
import { install } from './install.mjs';
import { runNode, Stop } from './run.mjs';
import { installShells } from './shells.mjs';
import { runSuites } from './suites.mjs';

const quietChecks = [
  {
    name: 'Lint and format',
    script: 'node_modules/@biomejs/biome/bin/biome',
    args: ['ci', '--colors=off', '.'],
  },
  { name: 'Types', script: 'node_modules/typescript/bin/tsc', args: ['-p', 'tsconfig.json'] },
  {
    name: 'Types of the pages',
    script: 'node_modules/typescript/bin/tsc',
    args: ['-p', 'web/tsconfig.json'],
  },
  { name: 'Unused files, exports and dependencies', script: 'node_modules/knip/bin/knip.js', args: [] },
];

/** Runs everything, or only the suites under the paths. The last line printed is the count. */
export async function test(paths) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  await runSteps(paths, total);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
  console.log(`tests: ${total.passed} passed, ${total.failed} failed${skipped}`);
}

async function runSteps(paths, total) {
  const all = paths.length === 0;
  if (!(await attempt('Install', () => install('all'), total))) return;
  const built = attempt('Build', () => (all || !isBuilt() ? build() : undefined), total);
  if (all) await runBesideBuild(total);
  await built;
  if (all) await Promise.all(quietChecks.map((check) => attempt(check.name, () => runCheck(check), total)));
  const counts = await runSuites(paths);
  for (const key of Object.keys(total)) total[key] += counts[key];
}

/** Runs what mostly waits for the network, and a check that reads sources only. */
async function runBesideBuild(total) {
  await attempt('Browser', provideBrowser, total);
  await attempt('Shells', provideShells, total);
  await attempt('Generated files', checkGenerated, total);
}

/** Runs a step; a failure counts as one failed test, so that the last line reports it. */
async function attempt(name, step, total) {
  const startedAtMs = Date.now();
  try {
    await step();
    console.log(`ok      ${name} (${Math.round((Date.now() - startedAtMs) / 1000)} s)`);
    return true;
  } catch (error) {
    console.log(`FAILED  ${name}`);
    console.error(error instanceof Stop ? error.message : error);
    total.failed += 1;
    return false;
  }
}

/** Without a browser its tests are skipped; that is printed, and is no failure. */
async function provideBrowser() {
  const missing = await installBrowser();
  if (missing) console.log(`        ${missing}. The tests in a browser are skipped.`);
}

/** The same for the shells that the tests of completion need. */
async function provideShells() {
  const missing = await installShells();
  if (missing) console.log(`        ${missing}. The tests that need them are skipped.`);
}

async function runCheck({ script, args }) {
  const { code, output } = await runNode(script, args, { onLine: () => {} });
  if (code !== 0) throw new Stop(output);
}

async function checkGenerated() {
  await runCheck({ script: 'scripts/check-generated.mjs', args: [] });
}
