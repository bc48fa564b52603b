import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { browserPath, startBrowser } from '../../harness/browser.js';
import { signInAt } from '../../harness/browsing.js';
import { type Device, livePhone, PageUser, plainPhone } from '../../harness/page-user.js';
import { type Service, startService } from '../../harness/service.js';
import { databaseFolder } from '../../harness/stores.js';
import { payout, proof, TestEscrow } from '../../harness/test-escrow.js';
import { sellerPlace } from '../../harness/visitor.js';

// Without Chromium these cannot run; `npm test` says so and installs it where it may.
describe.skipIf(!browserPath)('A release code at the door, on two phones', { timeout: 120_000 }, () => {
  let service: Service;
  let browser: Browser;
  let count = 0;
  beforeAll(async () => {
    service = await startService(`sqlite:${join(databaseFolder(), 'release-code.db')}`);
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await expectSoundLedger(service);
    await service.stop();
  });

  /** A sale that is sent, with its buyer and its seller at the door. */
  const atTheDoor = async (buyers: Device, sellers: Device) => {
    const who = ++count;
    const [buyerEmail, sellerEmail] = [`ada-door-${who}@example.com`, `bola-door-${who}@example.com`];
    const names = { customer_email: buyerEmail, seller_email: sellerEmail, seller_name: 'Bisi Textiles' };
    const escrow = await TestEscrow.funded(service, { ...names, release_code: true });
    await escrow.post('accept', { payout });
    await escrow.post('deliver', proof);
    const { checkout_url, escrow_id } = await escrow.read();
    const [buyer, seller] = [await PageUser.at(browser, buyers), await PageUser.at(browser, sellers)];
    await signInAt(buyer.page, service, { url: checkout_url, email: buyerEmail, button: 'Open my order' });
    const url = new URL(sellerPlace(escrow_id).at(), service.url).href;
    await signInAt(seller.page, service, { url, email: sellerEmail, button: 'Open my sale' });
    return { escrow, buyer, seller };
  };

  it.each([
    { buyers: livePhone, sellers: plainPhone },
    { buyers: plainPhone, sellers: livePhone },
  ])('is hidden until asked for, and pays the seller: $buyers.name, $sellers.name', async (devices) => {
    const { escrow, buyer, seller } = await atTheDoor(devices.buyers, devices.sellers);
    await buyer.follow('Show the code that pays the seller');
    await buyer.sees('Only with the parcel in your hands');
    const code = buyer.page.locator('#release-code');
    expect(await code.isVisible()).toBe(false);
    await buyer.page.getByText('I have the parcel. Show the code').click();
    await code.waitFor({ state: 'visible' });
    const digits = (await code.textContent()) ?? '';
    expect(digits).toMatch(/^\d{3} \d{3}$/);

    await seller.follow("Enter the buyer's code");
    for (const { page } of [buyer, seller]) {
      const width = page.viewportSize()?.width;
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    }
    await seller.fill('Six digits', digits);
    await seller.press('Release the money to me');
    await seller.sees('The money is yours');
    await buyer.follow('Back to your order');
    await buyer.sees('Done. The money goes to the seller');
    expect((await escrow.read()).payouts).toHaveLength(1);
    await Promise.all([buyer.leave(), seller.leave()]);
  });
});
