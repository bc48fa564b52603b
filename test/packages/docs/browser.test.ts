import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colourRules, violations } from '../../harness/axe.js';
import { browserPath, startBrowser } from '../../harness/browser.js';
import { complaintsOf } from '../../harness/browsing.js';
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
  /** Shows one page after another: a new one for each would start cold. */
  let shown: Page;
  let shownComplaints: string[];
  beforeAll(async () => {
    service = await startService(`sqlite:${join(databaseFolder(), 'browser.db')}`);
    browser = await startBrowser();
    shown = await browser.newPage();
    shownComplaints = complaintsOf(shown);
  });
  afterAll(async () => {
    await browser.close();
    await service.stop();
  });

  /** Opens a page for the work; any error of the page fails the test. */
  const visit = async (path: string, options: BrowserContextOptions, work: (page: Page) => Promise<void>) => {
    const page = await browser.newPage(options);
    const complaints = complaintsOf(page);
    await page.goto(new URL(path, service.url).href);
    await work(page);
    await page.close();
    expect(complaints).toEqual([]);
  };

  const width = (pixels: number) => ({ viewport: { width: pixels, height: 700 } });

  it.each([...kinds, '/docs/performance'])(
    '%s is usable by everyone, in light and in dark, and fits a phone of 320 pixels',
    async (path) => {
      shownComplaints.length = 0;
      await shown.setViewportSize({ width: 1280, height: 700 });
      await shown.emulateMedia({ colorScheme: 'light' });
      await shown.goto(new URL(path, service.url).href);
      expect(await violations(shown)).toEqual([]);
      await shown.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(shown, colourRules)).toEqual([]);
      await shown.setViewportSize({ width: 320, height: 700 });
      expect(await shown.evaluate('document.documentElement.scrollWidth')).toBe(320);
      expect(shownComplaints).toEqual([]);
    },
  );

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
    await visit('/docs/reference/initiate-escrow', { javaScriptEnabled: false }, async (page) => {
      for (const needsScript of ['.try', '.fill', '.theme'])
        expect(await page.locator(needsScript).first().isVisible(), needsScript).toBe(false);
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

  it('ranks operations first, forgives a word too many, and finds other languages', async () => {
    await visit('/docs', width(1280), async (page) => {
      await page.keyboard.press('/');
      const field = page.getByRole('searchbox');
      const first = page.getByRole('dialog').locator('li a').first();
      for (const [words, url] of [
        ['refund', '/docs/reference/refund-escrow'],
        ['open escrow', '/docs/reference/initiate-escrow'],
        ['how do I release unicorn money', '/docs/reference/release-escrow'],
        ['python', '/docs/languages#python'],
        ['verify webhook in php', '/docs/languages'],
      ] as const) {
        await field.fill(words);
        await first.waitFor();
        expect(await first.getAttribute('href'), words).toBe(url);
      }
    });
  });

  it('keeps the theme that was chosen, and follows the system until then', async () => {
    await visit('/docs', { ...width(1280), colorScheme: 'dark' }, async (page) => {
      const paper = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
      const dark = await paper();
      await page.getByRole('button', { name: 'Light theme' }).click();
      expect(await paper()).toBe('rgb(255, 255, 255)');
      await page.goto(new URL('/docs/quickstart', service.url).href);
      expect(await paper()).toBe('rgb(255, 255, 255)');
      await page.getByRole('button', { name: 'Dark theme' }).click();
      expect(await paper()).toBe(dark);
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

  /** Opens the form of the page and returns its field for the key, after the first click on Send. */
  const openForm = async (page: Page) => {
    await page.getByText('Try it in the sandbox').click();
    await page.getByRole('button', { name: 'Send' }).click();
    return page.getByRole('textbox', { name: 'Your test key' });
  };

  it('performs an operation with a test key, which is nowhere but in the page', async () => {
    await visit('/docs/reference/initiate-escrow', width(1280), async (page) => {
      const field = await openForm(page);
      await field.fill(service.testKey);
      await field.press('Enter');
      await page.getByText(/^Status 200/).waitFor();
      expect(await page.locator('.try pre').textContent()).toMatch(/"account_number": "\d{10}"/);
      await page.getByRole('button', { name: 'Fill in my test key' }).click();
      await page.getByRole('button', { name: 'Forget my test key' }).waitFor();
      const sample = page.locator('.panel pre').first();
      expect(await sample.textContent()).toContain(`Bearer ${service.testKey}`);
      const stored = 'JSON.stringify([localStorage, sessionStorage, document.cookie, location.href])';
      expect(await page.evaluate(stored)).not.toContain(service.testKey);
      await page.getByRole('button', { name: 'Forget my test key' }).click();
      await page.getByRole('button', { name: 'Fill in my test key' }).waitFor();
      expect((await page.content()).includes(service.testKey)).toBe(false);
    });
  });

  it('asks for the key, and sends nothing by itself, if its script is slower than the reader', async () => {
    await visit('/docs/reference/initiate-escrow', width(1280), async (page) => {
      let arrive = () => {};
      const clicked = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route(/try[^/]*\.js/, async (route) => {
        await clicked;
        await route.continue();
      });
      await page.getByText('Try it in the sandbox').click();
      const send = page.getByRole('button', { name: 'Send' });
      await send.click();
      await send.click();
      arrive();
      await page.getByRole('textbox', { name: 'Your test key' }).waitFor();
      expect(new URL(page.url()).search).toBe('');
    });
  });

  it('refuses a live key before anything is sent', async () => {
    await visit('/docs/reference/release-escrow', width(1280), async (page) => {
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.url()));
      const field = await openForm(page);
      await field.fill('svc_live_0123456789abcdefghijklmnopqrstuvwxyz');
      await page.getByText('That is a live key').waitFor();
      expect(await field.inputValue()).toBe('');
      await page.getByRole('button', { name: 'Close' }).last().click();
      await page.locator('.try [data-in=path]').fill('svc_live_0123456789');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByText('Nothing was sent').waitFor();
      expect(sent.filter((url) => url.includes('/api/'))).toEqual([]);
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
