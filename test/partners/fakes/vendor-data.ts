import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The folder of what the partners published: `VENDOR_DATA`, or `shared/vendor` beside the checkout or beside
 * a folder above it. It is not part of the repository; null where it is missing, and then the tests that
 * need it are skipped.
 */
export const vendorFolder: string | null = findVendorFolder();

/** Says in a title why a suite is skipped. */
export const skippedWithoutVendor = vendorFolder
  ? ''
  : ' (the vendor’s published data is not here: set VENDOR_DATA)';

// biome-ignore lint/suspicious/noExplicitAny: samples are whatever the vendor published
export function readVendorJson(path: string): any {
  return JSON.parse(readVendorText(path));
}

export function readVendorText(path: string): string {
  return readFileSync(join(vendorFolder ?? '', path), 'utf8');
}

function findVendorFolder(): string | null {
  const named = process.env.VENDOR_DATA;
  if (named) {
    if (!existsSync(named)) throw new Error(`VENDOR_DATA names ${named}, which does not exist`);
    return named;
  }
  for (let folder = root; dirname(folder) !== folder; folder = dirname(folder)) {
    const candidate = join(dirname(folder), 'shared/vendor');
    if (existsSync(candidate)) return candidate;
  }
  return null;
}
