import { limits, type WebhookAttempt } from '@escrow-checkout/contract';
import type { z } from 'zod';
import type { Store } from '../../ports/store.js';
import { listAttempts } from './delivery-queries.js';
import { presentAttempt } from './present.js';

/** Few, since an attempt has two bodies: up to 100 kB. */
const portion = 5;

/**
 * Returns the newest attempts at a delivery as they are shown, at most as many as a page and, the newest
 * apart, at most as many bytes.
 */
export async function newestAttempts(
  store: Store,
  deliveryId: string,
): Promise<z.input<typeof WebhookAttempt>[]> {
  const shown: z.input<typeof WebhookAttempt>[] = [];
  let bytes = 0;
  for (let last: Parameters<typeof listAttempts>[1]; ; ) {
    const rows = await store.list(listAttempts(deliveryId, last, portion));
    for (const row of rows) {
      const attempt = presentAttempt(row);
      bytes += Buffer.byteLength(JSON.stringify(attempt));
      const isFull = shown.length === limits.attemptsShownMax || bytes > limits.pageBytesMax;
      if (isFull && shown.length > 0) return shown;
      shown.push(attempt);
      last = row;
    }
    if (rows.length < portion) return shown;
  }
}
