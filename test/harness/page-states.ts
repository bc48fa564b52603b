import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { colourRules, violations } from './axe.js';
import { keepPicture } from './pictures.js';
import type { Service } from './service.js';

/** A page in a state, and how to reach it. */
export interface PageState {
  name: string;
  /** Its first heading. */
  title: string;
  /** Makes the state and returns the page's address. */
  prepare(service: Service, email: string): Promise<string>;
  /** Actions on the page before the check. */
  act?(page: Page): Promise<void>;
  isSignedOut?: true;
}

/** The screen of a common phone. */
export const phone = { viewport: { width: 390, height: 844 } };

export function heading(page: Page, name: string): Promise<void> {
  return page.getByRole('heading', { level: 1, name }).waitFor();
}

/**
 * Opens a page on a phone and a desktop, in light and dark, and checks each with axe.
 * The page can be used for another state afterwards: a new one starts cold, which takes four times as long.
 *
 * @param suite the folder for the pictures of it
 */
export async function inspectState(
  page: Page,
  state: PageState,
  { url, suite }: { url: string; suite: string },
): Promise<void> {
  const keep = (suffix: string) => keepPicture(page, suite, `${state.name}${suffix}`);
  const viewport = page.viewportSize() ?? phone.viewport;
  await page.goto(url);
  await state.act?.(page);
  await heading(page, state.title);
  try {
    expect(await violations(page)).toEqual([]);
    expect(await narrowTargets(page)).toEqual([]);
    await keep('');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, colourRules)).toEqual([]);
    await keep('-dark');
    await page.emulateMedia({ colorScheme: 'light' });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    }
    await keep('-desktop');
    await inspectLargeText(page, keep);
  } finally {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(viewport);
  }
}

/** What must stay on one line, however large the text. */
const unbroken = '.amount, .figure, .digits, .sum, .shares strong';

/**
 * Looks at a page on a small phone whose owner has doubled the size of the text: nothing scrolls sideways,
 * and no amount is broken over lines.
 */
async function inspectLargeText(page: Page, keep: (suffix: string) => Promise<void>): Promise<void> {
  await page.evaluate("document.documentElement.style.fontSize = '200%'");
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  const broken = await page.evaluate(`
    [...document.querySelectorAll('${unbroken}')].filter((one) => one.checkVisibility()).filter((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1;
    }).map((one) => one.outerHTML)
  `);
  expect(broken).toEqual([]);
  await keep('-large');
}

/**
 * Checks that every tap target is high enough for a finger, except links within a sentence. A box to tick is
 * tapped on its label.
 */
function narrowTargets(page: Page): Promise<string[]> {
  const typed = 'input:not([type=hidden], [type=radio], [type=checkbox])';
  const tapped = `button, .button, select, textarea, ${typed}, label:has([type=checkbox])`;
  return page.evaluate(`
    [...document.querySelectorAll('${tapped}')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.9)
      .map((one) => one.outerHTML)
  `);
}
