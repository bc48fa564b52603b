import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stateFolder as ownFolder } from './folders.js';
import type { Host } from './host.js';

/** The folder of what this machine remembers. */
export function stateFolder(host: Pick<Host, 'env'>): string {
  return ownFolder(host).path;
}

/** A file name for something that is not to be read from it, such as a key. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(`escrow-cli ${text}`).digest('hex').slice(0, 24);
}

/** What a file holds, or null. */
export function readState(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim() || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Makes the folder of a file, for its owner alone. */
export function prepareFolder(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
}
