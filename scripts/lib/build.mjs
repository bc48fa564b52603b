import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintContents, fingerprintTimes, listFiles } from './fingerprint.mjs';
import { runPnpm } from './pnpm.mjs';
import { root, Stop } from './run.mjs';
import { readStamp, removeStamp, writeStamp } from './stamp.mjs';

const stampName = '.escrow-built';
const packages = ['contract', 'web', 'server', 'sdk', 'cli', 'site'];
const sources = ['src', 'assets', 'package.json', 'tsconfig.json', 'tsconfig.build.json', 'tsup.config.ts'];

/** Other sources of the documentation. */
const texts = ['docs', 'sdk/README.md', 'cli/README.md', 'openapi/openapi.json'];

/** Whether dist was built from the present sources, and is unchanged since. */
export function isBuilt() {
  const stamp = readStamp(stampName);
  return stamp !== null && stamp.sources === fingerprintSources() && stamp.outputs === fingerprintOutputs();
}

/** Builds the packages from nothing, so that no output of a deleted source remains. */
export async function build() {
  removeStamp(stampName);
  const before = fingerprintSources();
  for (const name of packages) rmSync(join(root, name, 'dist'), { recursive: true, force: true });
  const filters = packages.flatMap((name) => ['--filter', `@escrow-checkout/${name}`]);
  const { code, output } = await runPnpm([...filters, 'build'], { onLine: () => {} });
  if (code !== 0) {
    console.error(output);
    throw new Stop('Building failed, for the reason above.');
  }
  writeStamp(stampName, { sources: before, outputs: fingerprintOutputs() });
}

function fingerprintSources() {
  const paths = packages.flatMap((name) => sources.map((path) => `${name}/${path}`));
  return fingerprintContents(listFiles(['pnpm-lock.yaml', 'tsconfig.base.json', ...texts, ...paths]));
}

function fingerprintOutputs() {
  return fingerprintTimes(
    listFiles(
      packages.map((name) => `${name}/dist`),
      new Set(),
    ),
  );
}
