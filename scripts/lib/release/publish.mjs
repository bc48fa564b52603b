import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { root, run, Stop } from '../run.mjs';
import { integrityOf } from './contents.mjs';

/**
 * Publishes each tarball once. A version that the registry has with the same bytes is passed over, so that a
 * release that was interrupted can be repeated; with other bytes it is another release under a taken name.
 */
export async function publishAll(packed, { registry, provenance, say }) {
  for (const pack of packed) {
    const there = await publishedIntegrity(pack, registry);
    if (there === null) {
      await publish(pack, { registry, provenance });
      say(`published  ${pack.name}@${pack.version}`);
    } else if (there === integrityOf(readFileSync(pack.file))) {
      say(`skipped    ${pack.name}@${pack.version}: the registry has it already, byte for byte`);
    } else {
      throw new Stop(
        `${pack.name}@${pack.version} is on the registry with other content, and a version is never ` +
          'published twice. Write a changeset for what changed, then: npm run next-version.',
      );
    }
  }
}

/** What the registry has under this version, or null. Anything but a clear no ends the release. */
async function publishedIntegrity({ name, version }, registry) {
  const view = ['view', `${name}@${version}`, 'dist.integrity', '--json', ...registryFlags(registry)];
  const { code, output } = await npm(view);
  if (code !== 0) {
    if (/E404/.test(output)) return null;
    throw new Stop(`The registry did not say whether it has ${name}@${version}:\n${output}`);
  }
  const text = output.slice(output.search(/^"/m)).trim();
  return text.startsWith('"') ? JSON.parse(text.split('\n')[0]) : null;
}

async function publish({ name, version, file }, { registry, provenance }) {
  const flags = ['--access', 'public', '--tag', distTag(version), `--provenance=${provenance}`];
  const { code, output } = await npm(['publish', file, ...flags, ...registryFlags(registry)]);
  if (code !== 0) throw new Stop(`${name}@${version} could not be published:\n${output}`);
}

/** A version with a label, such as 1.0.0-beta.1, is not what `npm install` takes unasked. */
export function distTag(version) {
  return /-([a-z]+)/.exec(version)?.[1] ?? 'latest';
}

function registryFlags(registry) {
  return registry ? ['--registry', registry] : [];
}

function npm(args) {
  return run('npm', args, { onLine: () => {} });
}

/** Names the commit that was published; the name may stand there from an attempt that was interrupted. */
export function tagCommit(version, say) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const tag = `v${version}`;
  if (git('tag', '--list', tag) === '') git('tag', '--annotate', tag, '--message', `Release ${version}`);
  const [tagged, head] = [git('rev-list', '-n', '1', tag), git('rev-parse', 'HEAD')];
  if (tagged !== head) throw new Stop(`${tag} names another commit than the one that was published.`);
  if (git('remote').split('\n').includes('origin')) git('push', 'origin', tag);
  say(`tagged     ${tag}`);
}
