import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { browserPath, startBrowser } from '../../harness/browser.js';
import { heading, inspectState, phone } from '../../harness/page-states.js';
import { keepPicture } from '../../harness/pictures.js';
import { type Service, startService } from '../../harness/service.js';
import { databaseFolder } from '../../harness/stores.js';
import { advance, payout, proof, TestEscrow } from '../../harness/test-escrow.js';
import { newestCode, Order, Visitor } from '../../harness/visitor.js';
import { states } from './states.js';

const email = 'ada@example.com';
const returning = { return_url: 'https://shop.example.com/thanks' };

// Without Chromium these cannot run; `npm test` says so and installs it where it may.
describe.skipIf(!browserPath)('The checkout page in a browser', { timeout: 120_000 }, () => {
  let service: Service;
  let browser: Browser;
  beforeAll(async () => {
    service = await startService(`sqlite:${join(databaseFolder(), 'checkout.db')}`);
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await expectSoundLedger(service);
    await service.stop();
  });

  const openEscrow = (fields: Record<string, unknown> = {}) =>
    TestEscrow.open(service, { customer_email: email, ...fields });
  const addressOf = async (escrow: TestEscrow): Promise<string> => (await escrow.read()).checkout_url;

  /** Runs the work on a page; an error of the page fails the test. */
  const visiting = async (options: BrowserContextOptions, work: (page: Page) => Promise<void>) => {
    const context = await browser.newContext({ ...phone, ...options });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await work(page);
    await context.close();
    expect(complaints).toEqual([]);
  };

  const signIn = async (page: Page, address: string) => {
    await page.goto(address);
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByLabel('Code').fill(await newestCode(service));
    await page.getByRole('button', { name: 'Open my order' }).click();
  };

  it.each([true, false])('is paid in two parts and confirmed, with a script: %s', async (hasScript) => {
    const escrow = await openEscrow(hasScript ? {} : returning);
    await visiting({ javaScriptEnabled: hasScript }, async (page) => {
      /** With a script the page updates by itself; without, it is loaded again. */
      const shows = async (name: string) => {
        if (!hasScript) await page.reload();
        await heading(page, name);
      };
      await signIn(page, await addressOf(escrow));
      await heading(page, 'Pay ₦2,500 by bank transfer');
      expect(await page.getByRole('button', { name: /^Copy/ }).count()).toBe(hasScript ? 2 : 0);
      await page.getByText('Try it out').click();
      await page.getByRole('button', { name: /^Too little/ }).click();
      await heading(page, 'Part of the money is here');
      await escrow.fund();
      await shows('Paid. We hold your money');
      await escrow.post('accept', { payout });
      await escrow.post('deliver', proof);
      await shows('Sent to you. Please check it');
      await page.getByRole('link', { name: 'I have received it' }).click();
      await page.getByRole('button', { name: 'Yes, pay ₦2,500.00 to the seller' }).click();
      await heading(page, 'Done. The money goes to the seller');
      if (!hasScript) {
        const back = page.getByRole('link', { name: /^Back to/ });
        expect(await back.getAttribute('href')).toBe('https://shop.example.com/thanks?status=success');
      }
      await page.goBack();
      await page.goBack();
      await heading(page, 'Done. The money goes to the seller');
    });
    expect((await escrow.read()).payouts).toHaveLength(1);
  });

  describe('once the outcome is known', () => {
    /** Signs in before the payment, with a clock that the test moves and a shop that answers. */
    const awaiting = async (page: Page, escrow: TestEscrow) => {
      await page.context().route('https://shop.example.com/**', (route) => {
        return route.fulfill({ contentType: 'text/html', body: '<h1>The shop</h1>' });
      });
      await page.clock.install();
      await signIn(page, await addressOf(escrow));
      await heading(page, 'Pay ₦2,500 by bank transfer');
    };
    const going = (page: Page) =>
      page.locator('[data-going]').filter({ hasText: 'Going back to shop.example.com' });

    it('goes back to the shop by itself, once, and on later visits shows the link alone', async () => {
      const escrow = await openEscrow(returning);
      await visiting({}, async (page) => {
        await awaiting(page, escrow);
        await escrow.fund();
        await page.clock.runFor(1000);
        await going(page).waitFor();
        await page.clock.runFor(6000);
        await page.waitForURL('https://shop.example.com/thanks?status=success');
        await page.goto(await addressOf(escrow));
        await heading(page, 'Paid. We hold your money');
        await page.clock.runFor(6000);
        expect([await going(page).isVisible(), new URL(page.url()).host]).toEqual([
          false,
          new URL(service.url).host,
        ]);
      });
    });

    it('stays where one tap has stopped it', async () => {
      const escrow = await openEscrow(returning);
      await visiting({}, async (page) => {
        await awaiting(page, escrow);
        await escrow.post('cancel');
        await page.clock.runFor(1000);
        await page.getByRole('button', { name: 'Stay here' }).click();
        await page.clock.runFor(10_000);
        await heading(page, 'This order was cancelled');
        const back = page.getByRole('link', { name: /^Back to/ });
        expect(await back.getAttribute('href')).toBe('https://shop.example.com/thanks?status=failed');
      });
    });
  });

  it('a problem is reported with the keyboard alone', async () => {
    const escrow = await openEscrow();
    await escrow.fund();
    await visiting({ javaScriptEnabled: false }, async (page) => {
      await signIn(page, await addressOf(escrow));
      await page.getByRole('link', { name: 'I need help with it' }).press('Enter');
      await page.getByText('It is here, and something is wrong').press('Enter');
      await page.getByRole('link', { name: 'It is damaged' }).press('Enter');
      await page.getByLabel('Tell us what happened').fill('The heel is broken.');
      await page.getByLabel('Tell us what happened').press('Tab');
      // Past the photos.
      await page.keyboard.press('Tab');
      await page.keyboard.type('https://photos.example.com/1.jpg');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await heading(page, 'A problem was reported');
    });
    expect((await escrow.read()).dispute).toMatchObject({ reason: 'damaged', opened_by: 'buyer' });
  });

  it('copies the digits and the amount as a bank app takes them', async () => {
    const escrow = await openEscrow();
    const { account_number: digits } = await escrow.read();
    await visiting({ permissions: ['clipboard-read', 'clipboard-write'] }, async (page) => {
      await signIn(page, await addressOf(escrow));
      const copied = async (name: string) => {
        await page.getByRole('button', { name }).click();
        await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor({ state: 'attached' });
        return page.evaluate('navigator.clipboard.readText()');
      };
      expect(await copied('Copy account number')).toBe(digits);
      expect(await copied('Copy amount')).toBe('2500.00');
    });
  });

  it('shows the same on a second device, and polls when the stream is blocked', async () => {
    const escrow = await openEscrow();
    const address = await addressOf(escrow);
    await visiting({}, async (page) => {
      await signIn(page, address);
      const second = await page.context().newPage();
      await second.route('**/stream?*', (route) => route.fulfill({ status: 503 }));
      // The refused stream is intended here.
      await second.addInitScript(() => Reflect.deleteProperty(globalThis, 'EventSource'));
      await second.goto(address);
      await heading(second, 'Pay ₦2,500 by bank transfer');
      await escrow.fund();
      await Promise.all([page, second].map((each) => heading(each, 'Paid. We hold your money')));
    });
  });

  it('keeps what somebody types while it changes by itself', async () => {
    const escrow = await openEscrow();
    await visiting({}, async (page) => {
      await signIn(page, await addressOf(escrow));
      await page.getByRole('button', { name: 'I have sent the money' }).click();
      await advance(service, { minutes: 11 });
      await page.reload();
      await page.getByLabel('Session ID').pressSequentially('000013');
      await escrow.fund({ amount: 100_000 });
      await heading(page, 'Part of the money is here');
      await page.keyboard.type('26');
      expect(await page.getByLabel('Session ID').inputValue()).toBe('00001326');
    });
  });

  it.each(['en-NG', 'fr-BJ'])('is small and loads little, only from its own host, in %s', async (locale) => {
    // With an address of its own, which no other test signs in with.
    const own = `small-${locale.toLowerCase()}@example.com`;
    const escrow = await openEscrow({ customer_email: own });
    await visiting({ locale }, async (page) => {
      await page.goto(await addressOf(escrow));
      await page.locator('#email').fill(own);
      await page.keyboard.press('Enter');
      await page.locator('#code').waitFor();
      await page.locator('#code').fill(await newestCode(service));
      await page.keyboard.press('Enter');
      await page.locator('#amount').waitFor();
      await page.goto('about:blank');
      const finished: Request[] = [];
      page.on('requestfinished', (request) => finished.push(request));
      const streamed = page.waitForResponse(/\/stream\?/);
      await page.goto(await addressOf(escrow), { waitUntil: 'load' });
      await streamed;
      const asked = [...finished];
      const sizes = await Promise.all(asked.map((request) => request.sizes()));
      const bytes = sizes.map(
        ({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize,
      );
      // Only the stream never finishes.
      expect(asked.length + 1).toBeLessThanOrEqual(5);
      expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(30_000);
      const hosts = new Set(asked.map((request) => new URL(request.url()).host));
      expect([...hosts]).toEqual([new URL(service.url).host]);
      expect(await page.evaluate("document.querySelectorAll('script:not([defer])').length")).toBe(0);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    });
  });

  describe('in every state', () => {
    const own = 'states@example.com';
    let context: BrowserContext;
    /** Shows one state after another: a new page for each would start cold. */
    let shown: Page;
    beforeAll(async () => {
      const visitor = new Visitor(service);
      await visitor.signIn(Order.of(await addressOf(await openEscrow({ customer_email: own }))), own);
      context = await browser.newContext(phone);
      const value = visitor.cookies.get('session') ?? '';
      await context.addCookies([{ name: 'session', value, url: new URL(service.url).origin }]);
      shown = await context.newPage();
    });

    it('the receipt prints on one sheet, which says all that it is filed for and nothing else', async () => {
      const escrow = await openEscrow({ customer_email: own, seller_name: 'Bisi Textiles' });
      await escrow.fund({ amount: 100_000 });
      await escrow.fund();
      const page = await context.newPage();
      await page.goto((await addressOf(escrow)).replace('?', '/receipt?'));
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const hidden = '.bar, footer, nav, form, a, button, .unprinted';
      expect(
        await page.evaluate(
          `[...document.querySelectorAll('${hidden}')].filter((one) => one.checkVisibility()).length`,
        ),
      ).toBe(0);
      expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe(
        'rgb(255, 255, 255)',
      );
      // As wide as A4 within its margins, at 96 pixels an inch.
      await page.setViewportSize({ width: 657, height: 986 });
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(657);
      expect(await page.getByText('All times are Lagos time.').filter({ visible: true }).count()).toBe(1);
      await keepPicture(page, 'checkout', 'receipt-printed');
      const sheets = (await page.pdf({ preferCSSPageSize: true }))
        .toString('latin1')
        .match(/\/Type \/Page\b/g);
      expect(sheets).toHaveLength(1);
      await page.close();
    });

    it.each(states)(
      '$name is usable by everyone, in light and dark, and fits a small phone and a desktop',
      async (state) => {
        const url = await state.prepare(service, own);
        const address = new URL(url, service.url).href;
        const page = state.isSignedOut ? await browser.newPage(phone) : shown;
        await inspectState(page, state, { url: address, suite: 'checkout' });
        if (state.isSignedOut) await page.close();
      },
    );
  });
});
