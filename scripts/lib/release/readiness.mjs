import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { published, readManifest } from './packages.mjs';

/**
 * Returns what a real release waits for, each with its remedy. None of it concerns the tarballs, so a dry run
 * lists it and goes on.
 */
export function findObstacles({ home = root, env = process.env, rehearsal = false } = {}) {
  const local = [...uncommittedFiles(home), ...waitingChangesets(home)];
  return rehearsal ? local : [...local, ...unknownAddresses(home), ...missingIdentity(env)];
}

function uncommittedFiles(home) {
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: home, encoding: 'utf8' }).trim();
  if (changed === '') return [];
  const { length } = changed.split('\n');
  return [`${length} files differ from the last commit. Commit them, or put them away.`];
}

/** Returns the names of the changesets that no version contains yet. */
export function listChangesets(home = root) {
  const folder = join(home, '.changeset');
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md');
  return names.sort();
}

function waitingChangesets(home) {
  const { length } = listChangesets(home);
  return length === 0 ? [] : [`${length} changesets wait. Make a version of them: npm run next-version.`];
}

/** Provenance compares the repository that package.json names with the one that the build ran in. */
function unknownAddresses(home) {
  return published.flatMap(({ folder }) => {
    const { repository, homepage, bugs } = readManifest(folder, home);
    const isKnown =
      /^git\+https:\/\/\S+\.git$/.test(repository?.url ?? '') && repository.directory === folder;
    if (isKnown && homepage && bugs) return [];
    const url = '"url": "git+https://<host>/<repository>.git"';
    return [
      `${folder}/package.json does not say where its source is. Add homepage, bugs, and ` +
        `"repository": { "type": "git", ${url}, "directory": "${folder}" }.`,
    ];
  });
}

/** npm attests where a package was built only with a token of the host's CI. */
function missingIdentity(env) {
  if (env.ACTIONS_ID_TOKEN_REQUEST_URL || env.SIGSTORE_ID_TOKEN) return [];
  return [
    'This machine has no identity token, so npm cannot attest where the packages come from. ' +
      'Release from the CI of the host: GitHub with `id-token: write`, GitLab with SIGSTORE_ID_TOKEN ' +
      '(CONTRIBUTING.md, Releasing).',
  ];
}
