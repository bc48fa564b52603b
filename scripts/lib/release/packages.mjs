import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

/** What is published, in the order of publishing: the command needs the SDK to be there already. */
export const published = [
  { name: '@escrow-checkout/sdk', folder: 'sdk', unpackedBytesMax: 330_000 },
  { name: '@escrow-checkout/cli', folder: 'cli', unpackedBytesMax: 500_000 },
  { name: '@escrow-checkout/server', folder: 'server', unpackedBytesMax: 16_000_000 },
];

/** How many bytes each entry of the SDK may add to a bundle, minified and gzipped. */
export const weightsMax = [
  { name: 'client', source: "export * from '@escrow-checkout/sdk';", bytesMax: 8 * 1024 },
  {
    name: 'webhooks',
    source: "export { verifyWebhook } from '@escrow-checkout/sdk/webhooks';",
    bytesMax: 1_500,
  },
  {
    name: 'express, beside webhooks',
    source: "export { expressWebhook } from '@escrow-checkout/sdk/express';",
    beside: 'webhooks',
    bytesMax: 2_000,
  },
];

export function readManifest(folder, home = root) {
  return JSON.parse(readFileSync(join(home, folder, 'package.json'), 'utf8'));
}
