import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/** Returns the path of the first of several programs that is installed, or null. */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync) ?? null;
}

/** Installs Debian packages as root. Returns null, or why they are missing. */
export async function installPackages(title, packages) {
  if (!existsSync('/usr/bin/apt-get')) return `${title} missing, and there is no apt-get to install it`;
  if (process.getuid?.() !== 0) return `${title} missing: apt-get install ${packages.join(' ')}`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quietly = { env, onLine: () => {} };
  await run('apt-get', ['update', '-qq'], quietly);
  const { code } = await run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    quietly,
  );
  return code === 0 ? null : `${title} missing, and apt-get could not install it`;
}
