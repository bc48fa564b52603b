import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { browserPath, startBrowser } from '../../harness/browser.js';
import { type Door, signInAt } from '../../harness/browsing.js';
import { type Device, livePhone, PageUser, plainPhone } from '../../harness/page-user.js';
import { type Service, startService } from '../../harness/service.js';
import { databaseFolder } from '../../harness/stores.js';
import { advance, payout, TestEscrow } from '../../harness/test-escrow.js';
import { sellerPlace } from '../../harness/visitor.js';

// Without Chromium these cannot run; `npm test` says so and installs it where it may.
describe.skipIf(!browserPath)('A parcel that comes late, on both pages', { timeout: 120_000 }, () => {
  let service: Service;
  let browser: Browser;
  beforeAll(async () => {
    service = await startService(`sqlite:${join(databaseFolder(), 'late-parcel.db')}`);
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await expectSoundLedger(service);
    await service.stop();
  });

  const signedIn = async (device: Device, signIn: Door) => {
    const user = await PageUser.at(browser, device);
    await signInAt(user.page, service, signIn);
    return user;
  };

  it.each([
    { buyers: livePhone, sellers: plainPhone },
    { buyers: plainPhone, sellers: livePhone },
  ])(
    'is waited for, arrives and is paid: buyer on $buyers.name, seller on $sellers.name',
    async (devices) => {
      const name = devices.buyers === livePhone ? 'live' : 'plain';
      const [ada, bola] = [`ada-${name}@example.com`, `bola-${name}@example.com`];
      const escrow = await TestEscrow.open(service, { customer_email: ada, seller_email: bola });
      await escrow.fund();
      await escrow.post('accept', { payout });
      const { checkout_url: url, escrow_id: id } = await escrow.read();
      const buyer = await signedIn(devices.buyers, { url, email: ada, button: 'Open my order' });
      const sale = new URL(sellerPlace(id).at(), url).href;
      const seller = await signedIn(devices.sellers, { url: sale, email: bola, button: 'Open my sale' });

      await seller.follow('I have sent it');
      await seller.fill('Tracking number', 'GIG-123');
      await seller.page.getByText('The photo is online already').click();
      await seller.fill('Link to a photo of the parcel', 'https://photos.example.com/parcel.jpg');
      await seller.page.getByRole('radio', { name: /^Tomorrow, by 8 pm/ }).check();
      await seller.press('Yes, I have sent it');
      await seller.sees('Sent. It is on its way to the buyer');
      await buyer.hears('On its way to you');
      await buyer.reads(/Your time to check starts tomorrow, 8:00\spm \(in \d+\sh[^)]*\)/);
      expect(await buyer.page.evaluate('document.documentElement.scrollWidth')).toBe(390);

      await advance(service, { hours: 40 });
      expect((await escrow.read()).status).toBe('funded');
      await buyer.page.reload();
      await buyer.press('Not arrived yet');
      await buyer.reads('This is the last time.');
      await seller.page.reload();
      await seller.reads('The buyer has said once that it has not arrived yet');
      await buyer.press('It has arrived');
      await buyer.sees('Sent to you. Please check it');
      await buyer.reads('You said that it has arrived');
      await seller.page.reload();
      await seller.reads('The buyer said that it has arrived');
      await buyer.follow('I have received it');
      await buyer.press('Yes, pay ₦2,500.00 to the seller');
      await buyer.sees('Done. The money goes to the seller');
      await seller.hears('The money is yours');
      await Promise.all([buyer.leave(), seller.leave()]);
    },
  );
});
