import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { largePhoto } from '../../../server/src/adapters/images/testing/samples.js';
import { browserPath, startBrowser } from '../../harness/browser.js';
import { signInAt } from '../../harness/browsing.js';
import { livePhone, PageUser, plainPhone } from '../../harness/page-user.js';
import { databaseFolder } from '../../harness/stores.js';
import { payout, TestEscrow } from '../../harness/test-escrow.js';
import { sellerPlace } from '../../harness/visitor.js';
import { type PhotoService, startPhotoService } from './seen.js';

// Without Chromium these cannot run; `npm test` says so and installs it where it may.
describe.skipIf(!browserPath)('A photo from a phone', { timeout: 120_000 }, () => {
  let photos: PhotoService;
  let browser: Browser;
  beforeAll(async () => {
    photos = await startPhotoService(`sqlite:${join(databaseFolder(), 'photos.db')}`);
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await photos.stop();
  });

  /** The size of a photo as the browser has unpacked it. */
  const sizeOf = (user: PageUser, name: string) =>
    user.page.getByRole('img', { name }).evaluate(async (image) => {
      const shown = image as unknown as {
        naturalWidth: number;
        naturalHeight: number;
        decode(): Promise<void>;
      };
      await shown.decode();
      return [shown.naturalWidth, shown.naturalHeight];
    });

  it.each([livePhone, plainPhone])('proves a delivery and a damage: $name', async (device) => {
    const { service } = photos;
    const names = ['ada', 'bola'].map((name) => `${name}-${device.name.replaceAll(' ', '-')}@example.com`);
    const [buyerEmail = '', sellerEmail = ''] = names;
    const escrow = await TestEscrow.open(service, { customer_email: buyerEmail, seller_email: sellerEmail });
    await escrow.fund();
    await escrow.post('accept', { payout });
    const { escrow_id: id, checkout_url: url } = await escrow.read();
    const [buyer, seller] = [await PageUser.at(browser, device), await PageUser.at(browser, device)];
    await signInAt(buyer.page, service, { url, email: buyerEmail, button: 'Open my order' });
    const sale = new URL(sellerPlace(id).at(), service.url).href;
    await signInAt(seller.page, service, { url: sale, email: sellerEmail, button: 'Open my sale' });
    const file = { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer: await largePhoto() };
    expect(file.buffer.length).toBeGreaterThan(3_000_000);

    await seller.follow('I have sent it');
    await seller.fill('Tracking number', 'GIG-123');
    await seller.page.getByLabel('Photo of the parcel', { exact: true }).setInputFiles(file);
    await seller.page.getByLabel('The buyer has it already').check();
    const posted = seller.page.waitForRequest((request) => request.method() === 'POST');
    await seller.press('Yes, I have sent it');
    const sentBytes = Number((await (await posted).allHeaders())['content-length']);
    // The script sends what is kept anyway.
    if (device.javaScriptEnabled ?? true) expect(sentBytes).toBeLessThan(1_500_000);
    else expect(sentBytes).toBeGreaterThan(file.buffer.length);
    await seller.sees('Sent. The buyer checks it');
    expect(await sizeOf(seller, 'Photo of the parcel')).toEqual([1600, 1200]);

    await buyer.page.reload();
    expect(await sizeOf(buyer, 'Photo of the parcel')).toEqual([1600, 1200]);
    await buyer.follow('I need help with it');
    await buyer.page.getByText('It is here, and something is wrong').click();
    await buyer.follow('It is damaged');
    await buyer.page.getByLabel('Photos (optional)').setInputFiles(file);
    await buyer.press(/^Report it/);
    await buyer.sees('A problem was reported');
    await seller.page.reload();
    expect(await sizeOf(seller, 'Photo 1')).toEqual([1600, 1200]);
    await Promise.all([buyer.leave(), seller.leave()]);
  });
});
