import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The files that `init` writes from, as they stand in this package. */
export const starterFolder = fileURLToPath(new URL('../starter/', import.meta.url));

/** The release of this package; the SDK is released with it. */
export function releaseVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** The folder of the SDK beside this package in a clone of the repository; null where both were installed. */
export function clonedSdkFolder(): string | null {
  const entry = createRequire(import.meta.url).resolve('@escrow-checkout/sdk');
  return entry.includes(`${sep}node_modules${sep}`) ? null : dirname(dirname(entry));
}
