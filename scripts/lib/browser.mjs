import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome'];

/** Where Chromium is, or null. */
function findBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync) ?? null;
}

/**
 * The pages are tested in Debian's Chromium. Where it is missing and can be installed, it is; otherwise the
 * answer says why not, and the tests that need it are skipped.
 */
export async function installBrowser() {
  if (findBrowser()) return null;
  if (!existsSync('/usr/bin/apt-get')) return 'Chromium is missing, and there is no apt-get to install it';
  if (process.getuid?.() !== 0) return 'Chromium is missing: apt-get install chromium';
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quietly = { env, onLine: () => {} };
  await run('apt-get', ['update', '-qq'], quietly);
  const { code } = await run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
    quietly,
  );
  return code === 0 ? null : 'Chromium is missing, and apt-get could not install it';
}
