import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The files that `init` copies. */
export const starterFolder = fileURLToPath(new URL('../starter/', import.meta.url));

/** The version of this package and of the SDK. */
export function releaseVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** The SDK's folder in a clone of the repository; null if the packages were installed. */
export function clonedSdkFolder(): string | null {
  const entry = createRequire(import.meta.url).resolve('@escrow-checkout/sdk');
  return entry.includes(`${sep}node_modules${sep}`) ? null : dirname(dirname(entry));
}
