import { join } from 'node:path';
import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browserPath, startBrowser } from '../../harness/browser.js';
import { type Service, startService } from '../../harness/service.js';
import { databaseFolder } from '../../harness/stores.js';

/** One page of each kind. */
const kinds = [
  '/docs',
  '/docs/quickstart',
  '/docs/escrows',
  '/docs/errors',
  '/docs/events',
  '/docs/all',
  '/docs/cli',
  '/docs/reference',
  '/docs/reference/initiate-escrow',
  '/docs/objects/escrow',
  '/docs/operating',
  '/docs/commands',
  '/docs/commands/webhooks',
  '/docs/test-data',
  '/docs/changelog',
];

// Without Chromium these cannot run; `npm test` says so and installs it where it may.
describe.skipIf(!browserPath)('The documentation in a browser', { timeout: 120_000 }, () => {
  let service: Service;
  let browser: Browser;
  beforeAll(async () => {
    service = await startService(`sqlite:${join(databaseFolder(), 'browser.db')}`);
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await service.stop();
  });

  /** Opens a page for the work; any error of the page fails the test. */
  const visit = async (path: string, options: BrowserContextOptions, work: (page: Page) => Promise<void>) => {
    const page = await browser.newPage(options);
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(new URL(path, service.url).href);
    await work(page);
    await page.close();
    expect(complaints).toEqual([]);
  };

  const width = (pixels: number) => ({ viewport: { width: pixels, height: 700 } });

  it.each(kinds)('%s is usable by everyone, in light and in dark', async (path) => {
    const shot = (colorScheme: 'light' | 'dark') =>
      visit(path, { ...width(1280), colorScheme }, async (page) => {
        await page.evaluate(axe.source);
        const found = await page.evaluate("axe.run({ resultTypes: ['violations'] })");
        const { violations } = found as axe.AxeResults;
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      });
    await Promise.all([shot('light'), shot('dark')]);
  });

  it.each(kinds)('%s fits a phone of 320 pixels', async (path) => {
    await visit(path, width(320), async (page) => {
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    });
  });

  it('shows its menu and its tabs without a script', async () => {
    await visit('/docs/quickstart', { ...width(360), javaScriptEnabled: false }, async (page) => {
      const menu = page.getByRole('navigation', { name: 'Documentation' });
      expect(await menu.isVisible()).toBe(false);
      await page.getByRole('link', { name: 'Menu' }).click();
      expect(await menu.isVisible()).toBe(true);
      await menu.getByRole('link', { name: 'Close' }).click();
      const sdk = page.getByText('import { EscrowCheckout }');
      expect(await sdk.isVisible()).toBe(false);
      await page.locator('label', { hasText: 'SDK' }).first().click();
      expect(await sdk.isVisible()).toBe(true);
      await page.getByRole('link', { name: 'Search' }).click();
      expect(new URL(page.url()).pathname).toBe('/docs/all');
    });
  });

  it('keeps the chosen tool from page to page', async () => {
    await visit('/docs/quickstart', width(1280), async (page) => {
      await page.locator('label', { hasText: 'escrow-cli' }).first().click();
      await page.goto(new URL('/docs', service.url).href);
      expect(await page.getByText('npx escrow-cli initiate').isVisible()).toBe(true);
    });
  });

  it('finds with the keyboard alone what is searched, mistyped too', async () => {
    await visit('/docs', width(1280), async (page) => {
      await page.keyboard.press('/');
      const field = page.getByRole('searchbox');
      const commands = ['webhooks verify', 'login', 'exit code 6', 'outcomeUnknown'];
      for (const words of ['seller_not_accepted', 'refnd the buyer', 'webhook-signature', ...commands]) {
        await field.fill(words);
        await page.getByRole('dialog').locator('li a').first().waitFor();
      }
      await field.fill('seller_not_accepted');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/docs/errors#seller_not_accepted');
    });
  });

  it('copies a block as it is', async () => {
    const options = { ...width(1280), permissions: ['clipboard-read', 'clipboard-write'] };
    await visit('/docs/quickstart', options, async (page) => {
      const block = page.locator('.code').first();
      await block.hover();
      await block.getByRole('button', { name: 'Copy' }).click();
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe('npm start');
    });
  });

  it('copies with the keyboard alone, and says so to those who do not see it', async () => {
    const options = { ...width(1280), permissions: ['clipboard-read', 'clipboard-write'] };
    await visit('/docs/quickstart', options, async (page) => {
      await page.locator('.code pre').first().focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe('npm start');
    });
  });

  it('leads past the menu with the first key', async () => {
    await visit('/docs/escrows', width(1280), async (page) => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      expect(await page.evaluate('document.activeElement.id')).toBe('content');
    });
  });

  it('prints its text, without what only a screen can use', async () => {
    await visit('/docs/quickstart', width(800), async (page) => {
      await page.emulateMedia({ media: 'print' });
      for (const gone of ['header', '.menu', '.neighbours', 'footer'])
        expect(await page.locator(gone).first().isVisible(), gone).toBe(false);
      expect(await page.getByText('escrow-cli initiate').first().isVisible()).toBe(true);
    });
  });
});
