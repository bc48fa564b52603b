import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Workbench } from './workbench.js';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Makes a folder whose programs can import the built SDK and Stripe's. */
export function programFolder(bench: Workbench): string {
  const folder = bench.folder();
  symlinkSync(at('test/node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Returns the size of what a program loads at once, minified and gzipped, in bytes. */
export function weightOf(bench: Workbench, source: string): number {
  const folder = programFolder(bench);
  writeFileSync(join(folder, 'entry.js'), source);
  const options = ['--no-config', '--minify', '--format', 'esm', '--target', 'node20', '--out-dir', 'bundle'];
  execFileSync(at('sdk/node_modules/.bin/tsup'), ['entry.js', ...options], { cwd: folder, stdio: 'pipe' });
  const loaded = new Set(['entry.mjs']);
  for (const name of loaded) {
    const text = readFileSync(join(folder, 'bundle', name), 'utf8');
    for (const [, other = ''] of text.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) loaded.add(other);
  }
  const sizes = [...loaded].map((name) => gzipSync(readFileSync(join(folder, 'bundle', name))).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}
