import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Waits until the disk holds a file, or the names in a folder. */
export function flushToDisk(place: string): void {
  const descriptor = openSync(place, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
