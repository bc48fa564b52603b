import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runPnpm } from '../pnpm.mjs';
import { root, run, Stop } from '../run.mjs';
import { published } from './packages.mjs';
import { assembleServer } from './server-package.mjs';

/** The documentation is part of the server's package, and no dependency of it. */
const builtFor = (name) => (name.endsWith('/server') ? [name, '@escrow-checkout/site'] : [name]);

/**
 * Copies the files that git knows into an empty folder, installs the lock file there, builds and packs, so
 * that no leftover of the clone, such as an old `dist`, is published. Returns the tarballs.
 */
export async function packFromScratch(into, packages = published) {
  const stage = mkdtempSync(join(tmpdir(), 'escrow-release-'));
  const names = packages.flatMap(({ name }) => builtFor(name));
  const filters = names.flatMap((name) => ['--filter', `${name}...`]);
  const pnpm = (...args) => runIn(stage, args);
  try {
    copySources(stage);
    await pnpm(...filters, 'install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts');
    await pnpm(...filters, 'build');
    mkdirSync(into, { recursive: true });
    const packed = [];
    for (const { name, folder, ...rest } of packages) {
      const made = folder === 'server' ? await packServer(stage, into) : await packOne(pnpm, name, into);
      packed.push({ name, folder, ...made, ...rest });
    }
    return packed;
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

async function packOne(pnpm, name, into) {
  const pack = ['pack', '--config.ignore-scripts=true', '--pack-destination', into, '--json'];
  const output = await pnpm('--filter', name, ...pack);
  const { version, filename } = JSON.parse(output.slice(output.indexOf('{')));
  return { version, file: filename };
}

/** Packs the server from what is built in `home`. */
export async function packServer(home, into) {
  const assembled = mkdtempSync(join(tmpdir(), 'escrow-server-'));
  try {
    assembleServer(home, assembled);
    mkdirSync(into, { recursive: true });
    const pack = ['pack', assembled, '--json', '--ignore-scripts', '--pack-destination', into];
    const { code, output } = await run('npm', pack, { onLine: () => {} });
    if (code !== 0) throw new Stop(`npm ${pack.join(' ')} failed:\n${output}`);
    const [, json = ''] = /^(\[\n[\s\S]*^\])$/m.exec(output) ?? [];
    const [{ version, filename }] = JSON.parse(json);
    return { version, file: join(into, filename) };
  } finally {
    rmSync(assembled, { recursive: true, force: true });
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
