import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../harness/audited.js';
import { browserPath, startBrowser } from '../harness/browser.js';
import { complaintsOf, expectLight, signedInContext } from '../harness/browsing.js';
import { heading, inspectState, phone } from '../harness/page-states.js';
import { payout } from '../harness/sale.js';
import { type Service, startService } from '../harness/service.js';
import { temporaryFolder } from '../harness/stores.js';
import { openSale } from './opened.js';
import { states } from './states.js';

/** What every state looks like, for people to look at. */
const pictures = fileURLToPath(new URL('../../coverage/sale/', import.meta.url));
const emails = { new: 'new-seller@example.com', known: 'known-seller@example.com' };

// Without Chromium these cannot run; `npm test` says so and installs it where it may.
describe.skipIf(!browserPath)('A sale in a browser', { timeout: 120_000 }, () => {
  let service: Service;
  let browser: Browser;
  const contexts: Partial<Record<keyof typeof emails, BrowserContext>> = {};
  const urlOf = (path: string) => new URL(path, service.url).href;
  beforeAll(async () => {
    mkdirSync(pictures, { recursive: true });
    service = await startService(`sqlite:${join(temporaryFolder(), 'sale.db')}`);
    browser = await startBrowser();
    for (const kind of ['new', 'known'] as const) {
      const email = emails[kind];
      const { place, sale } = await openSale(service, { seller_email: email });
      if (kind === 'known') await sale.post('accept', { payout });
      contexts[kind] = await signedInContext(browser, service, { place, email });
    }
  });
  afterAll(async () => {
    await browser.close();
    await expectSoundLedger(service);
    await service.stop();
  });

  describe('in every state', () => {
    it.each(states)(
      '$name is usable by everyone, in light and dark, and fits a small phone and a desktop',
      async (state) => {
        const kind = state.isKnown ? 'known' : 'new';
        const url = urlOf(await state.prepare(service, emails[kind]));
        const page = await (state.isSignedOut ? browser.newPage(phone) : contexts[kind]?.newPage());
        if (!page) throw new Error('Nobody is signed in');
        try {
          await inspectState(page, state, { url, pictures });
        } finally {
          await page.close();
        }
      },
    );
  });
});
