import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, Stop } from './run.mjs';

const folder = join(root, 'node_modules');

/** Returns what the last complete step wrote, or null. Stamps are in node_modules and deleted with it. */
export function readStamp(name) {
  try {
    return JSON.parse(readFileSync(join(folder, name), 'utf8'));
  } catch {
    return null;
  }
}

export function writeStamp(name, content) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `${JSON.stringify(content)}\n`);
}

/** Call it before a step begins, so that an interrupted step never looks complete. */
export function removeStamp(name) {
  rmSync(join(folder, name), { force: true });
}

/** @throws Stop if the folder cannot be written, before anything is half done */
export function requireWritableRoot() {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, '.escrow-writable'), '');
    removeStamp('.escrow-writable');
  } catch (error) {
    const why = error.code === 'ENOSPC' ? 'the disk is full' : `the folder cannot be written (${error.code})`;
    throw new Stop(`Cannot install in ${root}: ${why}.`);
  }
}
