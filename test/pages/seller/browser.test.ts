import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { browserPath, startBrowser } from '../../harness/browser.js';
import { complaintsOf, expectLight, signedInContext } from '../../harness/browsing.js';
import { heading, inspectState, phone } from '../../harness/page-states.js';
import { keepPicture } from '../../harness/pictures.js';
import { type Service, startService } from '../../harness/service.js';
import { databaseFolder } from '../../harness/stores.js';
import { payout, type TestEscrow } from '../../harness/test-escrow.js';
import { openEscrow } from './opened.js';
import { states } from './states.js';

const emails = { new: 'new-seller@example.com', known: 'known-seller@example.com' };

// Without Chromium these cannot run; `npm test` says so and installs it where it may.
describe.skipIf(!browserPath)('The seller’s page in a browser', { timeout: 120_000 }, () => {
  let service: Service;
  let browser: Browser;
  /** A page of each, signed in, which shows one state after another: a new page for each would start cold. */
  const shown: Partial<Record<keyof typeof emails, Page>> = {};
  let count = 0;
  const urlOf = (path: string) => new URL(path, service.url).href;
  beforeAll(async () => {
    service = await startService(`sqlite:${join(databaseFolder(), 'sale.db')}`);
    browser = await startBrowser();
    for (const kind of ['new', 'known'] as const) {
      const email = emails[kind];
      const { place, escrow } = await openEscrow(service, { seller_email: email });
      if (kind === 'known') await escrow.post('accept', { payout });
      shown[kind] = await (await signedInContext(browser, service, { place, email })).newPage();
    }
  });
  afterAll(async () => {
    await browser.close();
    await expectSoundLedger(service);
    await service.stop();
  });

  /** Opens an escrow for a seller without a bank account, signed in with a new device. */
  const visiting = async (
    options: BrowserContextOptions,
    work: (page: Page, url: string, escrow: TestEscrow) => Promise<void>,
  ) => {
    const email = `visitor-${++count}@example.com`;
    const { escrow, place } = await openEscrow(service, { seller_email: email, customer_name: 'Ada Obi' });
    const context = await signedInContext(browser, service, { place, email }, options);
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    await work(page, urlOf(place.at()), escrow);
    await context.close();
    expect(complaints).toEqual([]);
  };

  const typeAccount = async (page: Page) => {
    await page.getByLabel('Bank', { exact: true }).fill('GTBank');
    await page.getByLabel('Account number').fill('0123456789');
    await page.getByRole('button', { name: 'Check the account' }).click();
    await heading(page, 'Is this your account?');
  };

  it('is accepted with a bank account by the keyboard alone', async () => {
    await visiting({ javaScriptEnabled: false }, async (page, url, escrow) => {
      const press = async (...keys: string[]) => {
        for (const key of keys) await page.keyboard.press(key);
      };
      await page.goto(url);
      await press('Tab', 'Enter');
      await heading(page, 'Accept the sale');
      await press('Tab');
      await page.keyboard.type('Guar');
      await press('Tab');
      await page.keyboard.type('0123456789');
      await press('Enter');
      await heading(page, 'Is this your account?');
      await press('Tab', 'Enter');
      await heading(page, 'Accepted. Waiting for the payment');
      expect((await escrow.read()).seller_accepted_at).not.toBeNull();
    });
  });

  it('shows the current state after going back and on a second device, and submits once', async () => {
    await visiting({}, async (page, url, escrow) => {
      const second = await page.context().newPage();
      await second.goto(url);
      await page.goto(url);
      await page.getByRole('link', { name: 'Accept the sale' }).click();
      await typeAccount(page);
      await page.getByRole('button', { name: 'Yes, accept the sale and pay me there' }).click();
      await heading(page, 'Accepted. Waiting for the payment');
      await heading(second, 'Accepted. Waiting for the payment');
      const before = await escrow.read('/timeline');
      await page.reload();
      await heading(page, 'Accepted. Waiting for the payment');
      for (const _step of ['the question whose account it is', 'the form']) {
        await page.goBack();
        await heading(page, 'Accepted. Waiting for the payment');
      }
      expect(await escrow.read('/timeline')).toEqual(before);
    });
  });

  it.each(['', 'accept'])('is small and loads little, only from its own host: /%s', async (name) => {
    await visiting({}, async (page, url) => {
      await page.goto(url);
      const own = name === '' ? url : `${url}/${name}`;
      await expectLight(page, own, name === '' ? /\/stream$/ : null);
    });
  });

  it('prints without buttons, in black on white, and respects reduced motion', async () => {
    await visiting({ reducedMotion: 'reduce', colorScheme: 'dark' }, async (page, url, escrow) => {
      await page.goto(url);
      await escrow.post('accept', { payout });
      await heading(page, 'Accepted. Waiting for the payment');
      expect(await page.evaluate("getComputedStyle(document.getElementById('main')).animationName")).toBe(
        'none',
      );
      await page.emulateMedia({ media: 'print' });
      const shown = (selector: string) =>
        page.evaluate(
          `[...document.querySelectorAll('${selector}')].filter((one) => one.checkVisibility()).length`,
        );
      for (const selector of ['button', '.button', '.ribbon + nav']) {
        expect([selector, await shown(selector)]).toEqual([selector, 0]);
      }
      expect(await shown('section')).toBeGreaterThan(3);
      expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe(
        'rgb(255, 255, 255)',
      );
      expect(await page.evaluate('getComputedStyle(document.body).color')).toBe('rgb(0, 0, 0)');
      await keepPicture(page, 'sale', 'printed');
    });
  });

  describe('in every state', () => {
    it.each(states)(
      '$name is usable by everyone, in light and dark, and fits a small phone and a desktop',
      async (state) => {
        const kind = state.isKnown ? 'known' : 'new';
        const url = urlOf(await state.prepare(service, emails[kind]));
        const page = state.isSignedOut ? await browser.newPage(phone) : shown[kind];
        if (!page) throw new Error('Nobody is signed in');
        await inspectState(page, state, { url, suite: 'sale' });
        if (state.isSignedOut) await page.close();
      },
    );
  });
});
