import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNode } from '../run.mjs';
import { published, readManifest, versioned } from './packages.mjs';

/**
 * What a real release waits for, each with its cure. A dry run names it and goes on: none of it is about what
 * is in the tarballs.
 */
export function findObstacles({ home = root, env = process.env, rehearsal = false } = {}) {
  return [
    ...dirtyFiles(home),
    ...waitingChanges(home),
    ...differingVersions(home),
    ...missingEntries(home),
    ...(rehearsal ? [] : unknownAddresses(home)),
    ...(rehearsal ? [] : missingIdentity(env)),
  ];
}

function dirtyFiles(home) {
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: home, encoding: 'utf8' }).trim();
  if (changed === '') return [];
  const { length } = changed.split('\n');
  return [`${length} files differ from the last commit. Commit them, or put them away.`];
}

/** The changesets that no version has taken up yet, by name. */
export function listChangesets(home = root) {
  const folder = join(home, '.changeset');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort();
}

function waitingChanges(home) {
  const { length } = listChangesets(home);
  return length === 0 ? [] : [`${length} changesets wait. Make a version of them: npm run next-version.`];
}

function differingVersions(home) {
  const versions = new Map(versioned.map((folder) => [folder, readManifest(folder, home).version]));
  if (new Set(versions.values()).size === 1) return [];
  const list = [...versions].map(([folder, version]) => `${folder} ${version}`).join(', ');
  return [`The versions differ: ${list}. \`npm run next-version\` keeps them together.`];
}

function missingEntries(home) {
  if (listChangesets(home).length > 0) return [];
  return ['.', ...published.map(({ folder }) => folder)].flatMap((folder) => {
    const { version } = readManifest(folder === '.' ? 'sdk' : folder, home);
    const file = join(folder, 'CHANGELOG.md');
    const text = existsSync(join(home, file)) ? readFileSync(join(home, file), 'utf8') : '';
    const has = text.split('\n').includes(`## ${version}`);
    return has ? [] : [`${file} has no entry for ${version}. Write a changeset, then: npm run next-version.`];
  });
}

/** Provenance compares the repository that package.json names with the one that the build ran in. */
function unknownAddresses(home) {
  return published.flatMap(({ folder }) => {
    const { repository, homepage, bugs } = readManifest(folder, home);
    const isKnown =
      /^git\+https:\/\/\S+\.git$/.test(repository?.url ?? '') && repository.directory === folder;
    const url = '"url": "git+https://<host>/<repository>.git"';
    const cure = `"repository": { "type": "git", ${url}, "directory": "${folder}" }`;
    return [
      ...(isKnown ? [] : [`${folder}/package.json does not say where its source is. Add ${cure}.`]),
      ...(homepage && bugs ? [] : [`${folder}/package.json names no homepage or no bugs address. Add both.`]),
    ];
  });
}

/** Who may attest where a package came from: a runner whose host vouches for it. */
function missingIdentity(env) {
  if (env.ACTIONS_ID_TOKEN_REQUEST_URL || env.SIGSTORE_ID_TOKEN) return [];
  return [
    'This machine has no identity token, so npm cannot attest where the packages come from. ' +
      'Release from the CI of the host: GitHub with `id-token: write`, GitLab with SIGSTORE_ID_TOKEN ' +
      '(CONTRIBUTING.md, Releasing).',
  ];
}

/** Whether what is generated is what the contract says now; a complaint for each part that is not. */
export async function findStaleFiles() {
  const { code, output } = await runNode('scripts/check-generated.mjs', [], { onLine: () => {} });
  return code === 0 ? [] : [output];
}
