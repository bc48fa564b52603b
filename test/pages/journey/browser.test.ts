import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resolveDispute } from '../../../server/src/features/operator/disputes.js';
import { expectSoundLedger } from '../../harness/audited.js';
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
import { type Service, startService } from '../../harness/service.js';
import { databaseFolder } from '../../harness/stores.js';
import { advance, TestEscrow } from '../../harness/test-escrow.js';
import { sellerPlace } from '../../harness/visitor.js';

// Without Chromium these cannot run; `npm test` says so and installs it where it may.
describe.skipIf(!browserPath)('A whole escrow, on both its pages', { timeout: 120_000 }, () => {
  let service: Service;
  let browser: Browser;
  let count = 0;
  beforeAll(async () => {
    service = await startService(`sqlite:${join(databaseFolder(), 'journey.db')}`);
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await expectSoundLedger(service);
    await service.stop();
  });

  /** Opens an escrow with its buyer and its seller, each with their own device. */
  const open = async (buyers: Device, sellers: Device) => {
    const who = ++count;
    const [buyerEmail, sellerEmail] = [`ada-${who}@example.com`, `bola-${who}@example.com`];
    const escrow = await TestEscrow.open(service, {
      customer_email: buyerEmail,
      seller_email: sellerEmail,
      customer_name: 'Ada Obi',
      description: 'Adire fabric, 5 yards, indigo',
    });
    const { checkout_url: checkoutPageUrl, escrow_id: id } = await escrow.read();
    const [buyer, seller] = [await PageUser.at(browser, buyers), await PageUser.at(browser, sellers)];
    await signInAt(buyer.page, service, { url: checkoutPageUrl, email: buyerEmail, button: 'Open my order' });
    const sellerPath = sellerPlace(id).at();
    /** Signs in with the link of the invitation; reads the code from its mail in another tab. */
    const signSellerIn = async () => {
      await openMail(seller.page, service, { to: sellerEmail, subject: /^You have a sale/ });
      await seller.page.locator(`a.button[href$="${sellerPath}"]`).click();
      await seller.fill('E-mail address', sellerEmail);
      await seller.press('Send me a code');
      const tab = await seller.page.context().newPage();
      const mail = await openMail(tab, service, { to: sellerEmail, subject: /^Your code/ });
      await tab.close();
      await seller.fill('Code', /^ {2}(\d{6})$/m.exec(mail)?.[1] ?? '');
      await seller.press('Open my sale');
    };
    return { escrow, buyer, seller, signSellerIn };
  };

  /** The seller accepts with a bank account, confirms its holder, and sends with proof. */
  const acceptAndSend = async (seller: PageUser) => {
    await seller.follow('Accept the sale');
    await seller.page.getByLabel('Bank', { exact: true }).fill('Guaranty Trust Bank');
    await seller.fill('Account number', '0123 456 789');
    await seller.press('Check the account');
    await seller.sees('Is this your account?');
    await seller.press('Yes, accept the sale and pay me there');
    await seller.sees('Paid. Please send it now');
    await seller.follow('I have sent it');
    await seller.fill('Tracking number', 'GIG-123');
    await seller.page.getByText('The photo is online already').click();
    await seller.fill('Link to a photo of the parcel', 'https://photos.example.com/parcel.jpg');
    await seller.page.getByLabel('The buyer has it already').check();
    await seller.press('Yes, I have sent it');
    await seller.sees('Sent. The buyer checks it');
  };

  it.each([
    { buyers: livePhone, sellers: plainDesktop },
    { buyers: plainDesktop, sellers: livePhone },
  ])('is paid in parts, confirmed and paid out: $buyers.name, $sellers.name', async (devices) => {
    const { escrow, buyer, seller, signSellerIn } = await open(devices.buyers, devices.sellers);
    await buyer.sees('Pay ₦2,500 by bank transfer');
    await signSellerIn();
    await seller.sees('Do you want this sale?');
    await buyer.pay(/^Too little/);
    await buyer.sees('Part of the money is here');
    await buyer.pay(/^Exactly/);
    await buyer.sees('Paid. We hold your money');
    await seller.hears('Do you want this sale?');
    await seller.page.getByText('The buyer has paid, and we hold the money').waitFor();
    await acceptAndSend(seller);

    await buyer.hears('Sent to you. Please check it');
    expect(await buyer.fact('Tracking number')).toBe('GIG-123');
    await buyer.follow('I have received it');
    await buyer.press('Yes, pay ₦2,500.00 to the seller');
    await buyer.sees('Done. The money goes to the seller');
    await seller.hears('The money is yours');
    await seller.page.getByText('₦2,500.00: on its way').waitFor();
    await advance(service, { minutes: 5 });
    const [{ session_id: sessionId, status }] = (await escrow.read()).payouts;
    expect(status).toBe('paid');
    await seller.hears('The money is yours');
    await seller.page.getByText('₦2,500.00: paid.').waitFor();
    await seller.page.getByText(sessionId).waitFor();
    await Promise.all([buyer.leave(), seller.leave()]);
  });

  it('is frozen by a problem and split by a decision, by a desktop and a phone without scripts', async () => {
    const { escrow, buyer, seller, signSellerIn } = await open(liveDesktop, plainPhone);
    await buyer.pay(/^Exactly/);
    await signSellerIn();
    await acceptAndSend(seller);
    await buyer.hears('Sent to you. Please check it');
    await buyer.follow('I need help with it');
    await buyer.page.getByText('It is here, and something is wrong').click();
    await buyer.follow('It is damaged');
    await buyer.fill('Tell us what happened', 'One yard is torn.');
    await buyer.fill('Links to photos', 'https://photos.example.com/torn.jpg');
    await buyer.press('Report it and hold ₦2,500.00');
    await buyer.sees('A problem was reported');
    expect((await escrow.read()).auto_release_at).toBeNull();

    await seller.hears('A problem was reported');
    await seller.page.getByRole('link', { name: 'https://photos.example.com/torn.jpg' }).waitFor();
    await advance(service, { hours: 48 });
    expect(await escrow.read()).toMatchObject({ status: 'disputed', amount_held: 250_000 });
    await seller.follow('Answer');
    await seller.fill('What do you want to say?', 'It was whole when I packed it.');
    await seller.press('Send it');
    await seller.sees('A problem was reported');
    await buyer.hears('A problem was reported');
    await buyer.page.getByText('It was whole when I packed it.').waitFor();

    const { dispute } = await escrow.read();
    await resolveDispute(service.deps.services, dispute.id, {
      toSeller: 150_000,
      reason: 'The photos show a stain.',
    });
    await buyer.hears('Settled. A part of the money is yours');
    await seller.hears('Settled. A part of the money is yours');
    expect([await seller.fact('To you'), await seller.fact('Back to the buyer')]).toEqual([
      '₦1,500.00',
      '₦1,000.00',
    ]);
    expect([await buyer.fact('To the seller'), await buyer.fact('Back to you')]).toEqual([
      '₦1,500.00',
      '₦1,000.00',
    ]);
    await advance(service, { minutes: 5 });
    await buyer.hears('Settled. A part of the money is yours');
    await buyer.page.getByText('₦1,000.00 was paid back to the account it came from').waitFor();
    await seller.hears('Settled. A part of the money is yours');
    await seller.page.getByText('₦1,500.00: paid.').waitFor();
    await Promise.all([buyer.leave(), seller.leave()]);
  });
});
