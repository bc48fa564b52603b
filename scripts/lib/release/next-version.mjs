import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { install } from '../install.mjs';
import { runPnpm } from '../pnpm.mjs';
import { root, runNode, Stop } from '../run.mjs';
import { readManifest } from './packages.mjs';
import { listChangesets } from './readiness.mjs';

const productChangelog = join(root, 'CHANGELOG.md');
/** How the product's changelog names the packages; a change of the service needs no name. */
const labels = { '@escrow-checkout/sdk': 'SDK', '@escrow-checkout/cli': 'escrow-cli' };

/**
 * Lets changesets raise the versions and write the changelogs of the packages, adds every change to the
 * product's changelog, and regenerates the files that hold the version.
 */
export async function makeVersion() {
  try {
    const changesets = listChangesets();
    if (changesets.length === 0) throw new Stop('No changeset waits. Write one first: npm run changeset.');
    const lines = changesets.map((name) => readChange(readFileSync(join(root, '.changeset', name), 'utf8')));
    await install('all');
    await need(runNode('test/node_modules/@changesets/cli/bin.js', ['version'], quietly));
    const { version } = readManifest('sdk');
    const changelog = addToChangelog(readFileSync(productChangelog, 'utf8'), version, lines);
    writeFileSync(productChangelog, changelog);
    // The changes of the service are in the product's changelog.
    rmSync(join(root, 'server/CHANGELOG.md'), { force: true });
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

/** Returns a changeset as an item of a list, with the packages that it names. */
export function readChange(text) {
  const [, head = '', summary = ''] = /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(text) ?? [];
  const names = Object.keys(labels).filter((name) => head.includes(name));
  const where = names.map((name) => labels[name]).join(', ');
  const [first, ...rest] = summary.trim().split('\n');
  const indented = rest.map((line) => (line ? `  ${line}` : line));
  return [`- ${where ? `${where}: ` : ''}${first}`, ...indented].join('\n');
}

/** Returns the changelog with a section for the version above the others. */
export function addToChangelog(changelog, version, lines) {
  const [title, ...sections] = changelog.trimEnd().split(/\n(?=## )/);
  return `${[title.trimEnd(), `## ${version}\n\n${lines.join('\n')}`, ...sections].join('\n\n')}\n`;
}
