import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './run.mjs';

const skippedFolders = new Set(['node_modules', 'dist']);

/** Returns every file below the paths, sorted; a path that does not exist has none. */
export function listFiles(paths, skipped = skippedFolders) {
  return paths.flatMap((path) => walk(join(root, path), skipped)).sort();
}

function walk(path, skipped) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !(entry.isDirectory() && skipped.has(entry.name)))
    .flatMap((entry) => walk(join(path, entry.name), skipped));
}

/** Hashes names and contents. */
export function fingerprintContents(files) {
  return digest(files.map((file) => [relative(root, file), readFileSync(file)]));
}

/** Hashes names, times and sizes: so a rewritten file is found without reading it. */
export function fingerprintTimes(files) {
  return digest(files.map((file) => [relative(root, file), describeTimes(file)]));
}

function describeTimes(file) {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs} ${size}`;
}

function digest(pairs) {
  const hash = createHash('sha256');
  for (const [name, content] of pairs) hash.update(`${name}\0`).update(content).update('\0');
  return hash.digest('hex');
}
