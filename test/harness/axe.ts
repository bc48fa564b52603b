import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const file = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** A browser reads the short form in half the time, and nothing is returned from it. */
const source = `${readFileSync(file, 'utf8')};undefined`;

/** The checks that depend on colours. */
export const colourRules: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** What has just arrived on a page fades in: nobody reads it before that is over. */
const settled = `Promise.allSettled(document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().iterations !== Infinity)
  .map(({ finished }) => finished)).then(() => undefined)`;

/** Returns what axe finds on a page, each with the first place it was found at. */
export async function violations(page: Page, options: RunOptions = {}): Promise<string[]> {
  await page.evaluate(settled);
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(source);
  // Only these leave the browser: what passed fills megabytes.
  return page.evaluate(`
    axe.run(${JSON.stringify({ ...options, resultTypes: ['violations'] })})
      .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0]?.html))
  `);
}
