import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const kept = fileURLToPath(new URL('../../coverage/', import.meta.url));

/**
 * Saves a picture of a page under `coverage` for people to look at, if `KEEP_PICTURES=1` asks for it. No test
 * reads it, and taking one takes as long as examining the page.
 */
export async function keepPicture(page: Page, suite: string, name: string): Promise<void> {
  if (process.env.KEEP_PICTURES !== '1') return;
  const folder = join(kept, suite);
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true, animations: 'disabled' });
}
