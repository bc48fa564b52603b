import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runPnpm } from '../pnpm.mjs';
import { root, Stop } from '../run.mjs';
import { published } from './packages.mjs';

/**
 * Copies what git knows into an empty folder, installs the lock file there, builds and packs. So nothing that
 * merely lies around in the clone can come along, an old `dist` least of all.
 */
export async function packFromScratch(into) {
  const stage = mkdtempSync(join(tmpdir(), 'escrow-release-'));
  try {
    copySources(stage);
    const filters = published.flatMap(({ name }) => ['--filter', `${name}...`]);
    const install = ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
    await runIn(stage, [...filters, ...install]);
    await runIn(stage, [...filters, 'build']);
    return await packBuilt(stage, into);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** Packs the published packages as they are built below `home`; answers where each lies. */
async function packBuilt(home, into) {
  mkdirSync(into, { recursive: true });
  const packed = [];
  for (const { name, folder, ...limits } of published) {
    const pack = ['--filter', name, 'pack', '--config.ignore-scripts=true', '--pack-destination', into];
    const output = await runIn(home, [...pack, '--json']);
    const { version, filename } = JSON.parse(output.slice(output.indexOf('{')));
    packed.push({ name, folder, version, file: filename, ...limits });
  }
  return packed;
}

function copySources(stage) {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const files = list.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
  for (const folder of new Set(files.map(dirname))) mkdirSync(join(stage, folder), { recursive: true });
  for (const file of files) copyFileSync(join(root, file), join(stage, file));
}

async function runIn(home, args) {
  const { code, output } = await runPnpm(['--dir', home, ...args], { onLine: () => {} });
  if (code !== 0) throw new Stop(`pnpm ${args.join(' ')} failed:\n${output}`);
  return output;
}
