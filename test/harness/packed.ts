import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprintContents, listFiles } from '../../scripts/lib/fingerprint.mjs';
import { ensureBuilt } from '../packages/cli/built.js';
import { locked } from './lock.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const kept = join(root, 'node_modules/.cache/escrow-packed');

/** The tarballs of the published packages, as `npm publish` would send them. */
export interface Packed {
  sdk: string;
  cli: string;
}

/** Packs what is built, once for the same content; test files that run side by side share the tarballs. */
export async function packed(): Promise<Packed> {
  await ensureBuilt();
  const contents = ['LICENSE', ...['sdk', 'cli'].flatMap(shippedFiles)];
  return locked('packed', () => {
    const folder = join(kept, fingerprintContents(listFiles(contents, new Set())).slice(0, 16));
    if (!existsSync(folder)) pack(folder);
    const named = (name: string) =>
      join(folder, readdirSync(folder).find((file) => file.includes(name)) ?? '');
    return { sdk: named('-sdk-'), cli: named('-cli-') };
  });
}

function shippedFiles(folder: string): string[] {
  const names = readdirSync(join(root, folder));
  return names
    .filter((name) => !['src', 'scripts', 'node_modules'].includes(name))
    .map((name) => `${folder}/${name}`);
}

/** Writes beside the folder first, so that a folder that exists is complete. */
function pack(folder: string): void {
  rmSync(kept, { recursive: true, force: true });
  const making = `${folder}.making`;
  mkdirSync(making, { recursive: true });
  for (const name of ['sdk', 'cli']) {
    const words = ['pack', '--config.ignore-scripts=true', '--pack-destination', making];
    runNode(['scripts/pnpm.mjs', '--filter', `@escrow-checkout/${name}`, ...words], root);
  }
  renameSync(making, folder);
}

function runNode(args: string[], cwd: string): void {
  execFileSync(process.execPath, args, { cwd, stdio: 'pipe' });
}

/**
 * Installs tarballs into a folder as a merchant would, without asking a registry. `linked` are packages that
 * are taken from this workspace instead, by the folder of `node_modules` they lie in.
 */
export async function installPacked(
  folder: string,
  names: readonly (keyof Packed)[],
  linked: Readonly<Record<string, string>> = {},
): Promise<void> {
  const tarballs = await packed();
  const files = names.map((name) => tarballs[name]);
  if (names.includes('cli')) files.push(packCommander(folder));
  for (const file of files) if (dirname(file) !== folder) cpSync(file, join(folder, basename(file)));
  const dependencies = Object.fromEntries(files.map((file) => [nameOf(file), `file:./${basename(file)}`]));
  const manifest = { name: 'shop', private: true, type: 'module', dependencies };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const install = ['install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  execFileSync('npm', install, { cwd: folder, stdio: 'pipe' });
  for (const [name, from] of Object.entries(linked)) {
    const place = join(folder, 'node_modules', name);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(join(root, from, 'node_modules', name), place);
  }
}

/** The dependencies of the command, as installed here. */
function packCommander(folder: string): string {
  const from = join(root, 'cli/node_modules/commander');
  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const said = execFileSync('npm', pack, { cwd: from, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  return join(folder, JSON.parse(said)[0].filename);
}

function nameOf(file: string): string {
  const [, scope, name] = /(escrow-checkout-)?([a-z]+)-\d/.exec(basename(file)) ?? [];
  return scope ? `@escrow-checkout/${name}` : (name ?? '');
}
