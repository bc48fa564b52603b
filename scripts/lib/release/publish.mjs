import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root, run, Stop } from '../run.mjs';
import { integrityOf } from './inspect.mjs';

/**
 * Publishes each tarball once. A version that the registry has with the same bytes is skipped, so that an
 * interrupted release can be repeated; with other bytes it is refused.
 */
export async function publishAll(packed, { registry, provenance, say }) {
  const flags = registry ? ['--registry', registry] : [];
  for (const { name, version, file } of packed) {
    const existing = await publishedIntegrity(`${name}@${version}`, flags);
    if (existing === null) {
      const how = ['--access', 'public', '--tag', distTag(version), `--provenance=${provenance}`];
      const { code, output } = await npm(['publish', file, ...how, ...flags]);
      if (code !== 0) throw new Stop(`${name}@${version} could not be published:\n${output}`);
      say(`published  ${name}@${version}`);
    } else if (existing === integrityOf(readFileSync(file))) {
      say(`skipped    ${name}@${version}: the registry has it already, byte for byte`);
    } else {
      throw new Stop(
        `${name}@${version} is on the registry with other content, and a version is never ` +
          'published twice. Write a changeset for what changed, then: npm run next-version.',
      );
    }
  }
}

/** Returns the registry's checksum of this version, or null for a 404; any other failure ends the release. */
async function publishedIntegrity(version, flags) {
  const { code, output } = await npm(['view', version, 'dist.integrity', '--json', ...flags]);
  if (code !== 0) {
    if (/E404/.test(output)) return null;
    throw new Stop(`The registry did not say whether it has ${version}:\n${output}`);
  }
  const [, integrity = null] = /^"(.*)"$/m.exec(output) ?? [];
  return integrity;
}

/** A prerelease such as 1.0.0-beta.1 is tagged `beta`, so that a plain `npm install` does not take it. */
export function distTag(version) {
  return /-([a-z]+)/.exec(version)?.[1] ?? 'latest';
}

function npm(args) {
  return run('npm', args, { onLine: () => {} });
}

/** Tags the published commit; an interrupted attempt may have done so already. */
export function tagCommit(version, say) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const tag = `v${version}`;
  if (git('tag', '--list', tag) === '') git('tag', '--annotate', tag, '--message', `Release ${version}`);
  if (git('rev-list', '-n', '1', tag) !== git('rev-parse', 'HEAD'))
    throw new Stop(`${tag} names another commit than the one that was published.`);
  if (git('remote').split('\n').includes('origin')) git('push', 'origin', tag);
  say(`tagged     ${tag}`);
}
