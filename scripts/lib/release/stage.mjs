import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runPnpm } from '../pnpm.mjs';
import { root, Stop } from '../run.mjs';
import { published } from './packages.mjs';

/**
 * Copies the files that git knows into an empty folder, installs the lock file there, builds and packs, so
 * that no leftover of the clone, such as an old `dist`, is published. Returns the tarballs.
 */
export async function packFromScratch(into) {
  const stage = mkdtempSync(join(tmpdir(), 'escrow-release-'));
  const filters = published.flatMap(({ name }) => ['--filter', `${name}...`]);
  const pnpm = (...args) => runIn(stage, args);
  try {
    copySources(stage);
    await pnpm(...filters, 'install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts');
    await pnpm(...filters, 'build');
    mkdirSync(into, { recursive: true });
    const packed = [];
    for (const { name, ...rest } of published) {
      const pack = ['pack', '--config.ignore-scripts=true', '--pack-destination', into, '--json'];
      const output = await pnpm('--filter', name, ...pack);
      const { version, filename } = JSON.parse(output.slice(output.indexOf('{')));
      packed.push({ name, version, file: filename, ...rest });
    }
    return packed;
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
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
