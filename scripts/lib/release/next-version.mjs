import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install } from '../install.mjs';
import { runPnpm } from '../pnpm.mjs';
import { root, runNode, Stop } from '../run.mjs';
import { addToChangelog, completeEntry, readChangeset } from './changelog.mjs';
import { published, readManifest } from './packages.mjs';
import { listChangesets } from './readiness.mjs';

const ofTheProduct = join(root, 'CHANGELOG.md');

/**
 * Lets changesets raise the versions and write the changelogs of the packages, and puts every change into the
 * product's own as well. What was generated with the old version is made again.
 */
export async function makeVersion() {
  try {
    const changes = listChangesets().map((name) => readChangeset(readText(join(root, '.changeset', name))));
    if (changes.length === 0) throw new Stop('No changeset waits. Write one first: npm run changeset.');
    await install('all');
    await need(runNode('test/node_modules/@changesets/cli/bin.js', ['version'], quietly));
    const { version } = readManifest('sdk');
    writeFileSync(ofTheProduct, addToChangelog(readText(ofTheProduct), version, changes));
    // The service is not published by itself: what changed in it stands in the product's changelog.
    rmSync(join(root, 'server/CHANGELOG.md'), { force: true });
    for (const { folder } of published) {
      const file = join(root, folder, 'CHANGELOG.md');
      writeFileSync(file, completeEntry(readText(file), version));
    }
    await need(runPnpm(['run', 'generate'], quietly));
    await need(runNode('node_modules/@biomejs/biome/bin/biome', ['check', '--write', '.'], quietly));
    console.log(`This is ${version} now. Read what has changed, commit it, and then: npm run release.`);
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error);
    process.exitCode = 1;
  }
}

const quietly = { onLine: () => {} };

async function need(running) {
  const { code, output } = await running;
  if (code !== 0) throw new Stop(output);
}

function readText(file) {
  return readFileSync(file, 'utf8');
}
