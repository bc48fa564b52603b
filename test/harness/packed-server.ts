import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packServer } from '../../scripts/lib/release/stage.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const name = '@escrow-checkout/server';

/** The server, unpacked from its tarball. */
export interface InstalledServer {
  tarball: string;
  /** The path of its command. */
  program: string;
}

/**
 * Packs the built server and unpacks it into an empty folder as npm would. Its dependencies, and only those
 * that its manifest names, are taken from this workspace, so that no registry is asked.
 */
export async function installServer(folder: string): Promise<InstalledServer> {
  const { file: tarball } = await packServer(root, join(folder, 'packed'));
  const place = join(folder, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', place, '--strip-components=1']);
  const manifest = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'));
  for (const dependency of Object.keys(manifest.dependencies)) {
    if (manifest.bundleDependencies.includes(dependency)) continue;
    const places = ['server', 'web'].map((one) => join(root, one, 'node_modules', dependency));
    link(places.find(existsSync) ?? '', join(folder, 'node_modules', dependency));
  }
  const program = join(folder, 'node_modules/.bin/escrow-server');
  link(join(place, manifest.bin['escrow-server']), program);
  return { tarball, program };
}

function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to);
}
