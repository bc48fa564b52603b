import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { managed } from '../../api/delivery/delivery.js';
import { attachRate, moveParcel } from '../../api/delivery/moved.js';
import { expectSoundLedger } from '../../harness/audited.js';
import { violations } from '../../harness/axe.js';
import { browserPath, startBrowser } from '../../harness/browser.js';
import { openMail, signInAt } from '../../harness/browsing.js';
import {
  type Device,
  liveDesktop,
  livePhone,
  PageUser,
  plainDesktop,
  plainPhone,
} from '../../harness/page-user.js';
import { keepPicture } from '../../harness/pictures.js';
import { type Service, startService } from '../../harness/service.js';
import { databaseFolder } from '../../harness/stores.js';
import { advance, TestEscrow } from '../../harness/test-escrow.js';
import { sellerPlace } from '../../harness/visitor.js';

// Without Chromium these cannot run; `npm test` says so and installs it where it may.
describe.skipIf(!browserPath)('A parcel, on both pages', { timeout: 120_000 }, () => {
  let service: Service;
  let browser: Browser;
  let count = 0;
  beforeAll(async () => {
    service = await startService(`sqlite:${join(databaseFolder(), 'parcel.db')}`);
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await expectSoundLedger(service);
    await service.stop();
  });

  /** Opens a managed escrow with its buyer and its seller, each with their own device. */
  const open = async (buyers: Device, sellers: Device) => {
    const who = ++count;
    const emails = { buyer: `ada-${who}@example.com`, seller: `bola-${who}@example.com` };
    const escrow = await TestEscrow.open(service, {
      ...managed,
      customer_email: emails.buyer,
      seller_email: emails.seller,
      customer_name: 'Ada Obi',
      seller_name: 'Bisi Textiles',
      description: 'Adire fabric, 5 yards, indigo',
    });
    const { checkout_url, escrow_id } = await escrow.read();
    const [buyer, seller] = [await PageUser.at(browser, buyers), await PageUser.at(browser, sellers)];
    await signInAt(buyer.page, service, { url: checkout_url, email: emails.buyer, button: 'Open my order' });
    const url = new URL(sellerPlace(escrow_id).at(), service.url).href;
    await signInAt(seller.page, service, { url, email: emails.seller, button: 'Open my sale' });
    /** Checks a page with axe and keeps a picture of it; axe needs a browser that runs scripts. */
    const inspect = async (name: string) => {
      for (const [side, { page }, device] of [
        ['buyer', buyer, buyers],
        ['seller', seller, sellers],
      ] as const) {
        await keepPicture(page, 'journey', `${who}-${side}-${name}`);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(device.viewport?.width);
        if (device.javaScriptEnabled === false) continue;
        expect(await violations(page)).toEqual([]);
      }
    };
    return { escrow, buyer, seller, emails, inspect };
  };

  type Opened = Awaited<ReturnType<typeof open>>;

  /** Reads the newest mail of a subject in another tab. */
  const reads = async ({ page }: PageUser, to: string, subject: RegExp) => {
    const tab = await page.context().newPage();
    const mail = await openMail(tab, service, { to, subject });
    await tab.close();
    return mail;
  };

  /** The buyer pays, and the seller accepts with a bank account. */
  const payAndAccept = async ({ buyer, seller }: Opened) => {
    await buyer.pay(/^Exactly/);
    await buyer.sees('Paid. We hold your money');
    await seller.hears('Do you want this sale?');
    await seller.follow('Accept the sale');
    await seller.page.getByLabel('Bank', { exact: true }).fill('Guaranty Trust Bank');
    await seller.fill('Account number', '0123456789');
    await seller.press('Check the account');
    await seller.press('Yes, accept the sale and pay me there');
  };

  it.each([
    { buyers: livePhone, sellers: plainDesktop },
    { buyers: plainPhone, sellers: liveDesktop },
  ])('is picked up, followed, checked and paid: $buyers.name, $sellers.name', async (devices) => {
    const opened = await open(devices.buyers, devices.sellers);
    const { escrow, buyer, seller, emails, inspect } = opened;
    await attachRate(service, escrow);
    await payAndAccept(opened);
    await moveParcel(service, escrow, 'booked');
    const { tracking_number: number, carrier } = (await escrow.read()).delivery_tracking;
    await seller.hears('Paid. Please hand it over');
    expect(await seller.fact('Tracking number')).toBe(number);
    await seller.page.getByRole('link', { name: 'Print the label' }).waitFor();
    const booked = await reads(seller, emails.seller, /^A pickup is booked/);
    expect(booked).toContain(`${carrier} comes to pick up the parcel`);
    expect(booked).toContain(number);
    await buyer.hears('Paid. We hold your money');
    await buyer.reads(`${carrier} will pick it up from the seller.`);
    await inspect('booked');

    await moveParcel(service, escrow, 'picked_up');
    await Promise.all([buyer.hears('On its way to you'), seller.hears('On its way to the buyer')]);
    const onItsWay = await reads(buyer, emails.buyer, /is on its way$/);
    expect(onItsWay).toContain(number);
    await moveParcel(service, escrow, 'in_transit');
    await buyer.hears('On its way to you');
    await buyer.page.getByText('In transit').waitFor();
    expect(await buyer.fact('Tracking number')).toBe(number);
    await seller.hears('On its way to the buyer');
    await inspect('on-its-way');

    await moveParcel(service, escrow, 'delivered');
    await Promise.all([
      buyer.hears('Delivered. Please check it'),
      seller.hears('Delivered. The buyer checks it'),
    ]);
    expect(await reads(buyer, emails.buyer, /was delivered$/)).toContain(`${carrier} says`);
    await inspect('delivered');
    await buyer.follow('I have received it');
    await buyer.press('Yes, pay ₦2,500.00 to the seller');
    await buyer.sees('Done. The money goes to the seller');
    await advance(service, { minutes: 5 });
    await seller.hears('The money is yours');
    await seller.page.getByText('₦2,500.00: paid.').waitFor();
    expect((await escrow.read()).payouts).toMatchObject([{ status: 'paid', amount: 250_000 }]);
    await inspect('paid');
    await Promise.all([buyer.leave(), seller.leave()]);
  });

  it('fails, is sent again and paid by itself: a desktop, and a phone without scripts', async () => {
    const opened = await open(liveDesktop, plainPhone);
    const { escrow, buyer, seller, emails, inspect } = opened;
    await payAndAccept(opened);
    await seller.sees('Paid. Please have it ready');
    await attachRate(service, escrow);
    await moveParcel(service, escrow, 'booked', 'picked_up', 'failed');
    await Promise.all([
      buyer.hears('Your parcel did not arrive'),
      seller.hears('The parcel was not delivered'),
    ]);
    await buyer.reads('You cannot confirm receipt');
    expect(await buyer.page.getByRole('link', { name: 'I have received it' }).count()).toBe(0);
    expect(await reads(buyer, emails.buyer, /was not delivered$/)).toContain('We hold your ₦2,500.00');
    expect(await reads(seller, emails.seller, /was not delivered$/)).toContain('another pickup');
    await inspect('failed');

    await attachRate(service, escrow, 1);
    await moveParcel(service, escrow, 'booked', 'cancelled');
    await Promise.all([buyer.hears('The pickup was cancelled'), seller.hears('The pickup was cancelled')]);
    expect(await reads(seller, emails.seller, /was cancelled$/)).toContain('do not give it to them');
    await inspect('cancelled');

    await attachRate(service, escrow);
    await moveParcel(service, escrow, 'booked', 'in_transit', 'delivered');
    await buyer.hears('Delivered. Please check it');
    await advance(service, { hours: 24 });
    await advance(service, { minutes: 5 });
    await Promise.all([
      buyer.hears('Done. The money goes to the seller'),
      seller.hears('The money is yours'),
    ]);
    await seller.page.getByText('₦2,500.00: paid.').waitFor();
    await Promise.all([buyer.leave(), seller.leave()]);
  });
});
