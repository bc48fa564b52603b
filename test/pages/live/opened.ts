import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import type { MailServer } from '../../harness/mail-server.js';
import { type Device, PageUser } from '../../harness/page-user.js';
import { keepPicture } from '../../harness/pictures.js';
import { sellerPlace } from '../../harness/visitor.js';
import type { LiveEscrow, LiveShop } from '../../partners/live/shop.js';

/** What only test mode says, and what only partners and programs say. */
const strange = /test mode|sandbox|simulat|try it out|\besc-|MNFY|_PAYMENT|\b(undefined|null|NaN)\b/i;

/** What the pages of live mode need. */
export interface LiveWorld {
  browser: Browser;
  mails: MailServer;
  shop: LiveShop;
}

/** A live escrow with its buyer on the checkout page. */
export interface OpenedOrder {
  escrow: LiveEscrow;
  buyer: PageUser;
  /** Opens the seller's page on a device of the seller's. */
  openSale(device: Device): Promise<PageUser>;
}

let count = 0;

/** Opens an escrow and signs its buyer in. */
export async function openOrder(world: LiveWorld, device: Device): Promise<OpenedOrder> {
  count += 1;
  const [buyerEmail, sellerEmail] = [`ada-${count}@example.com`, `bola-${count}@example.com`];
  const escrow = await world.shop.escrow({
    customer_email: buyerEmail,
    customer_name: 'Ada Obi',
    seller_email: sellerEmail,
    seller_name: 'Bola Fabrics',
    description: 'Adire fabric, 5 yards, indigo',
  });
  const { checkout_url: url, escrow_id: id } = await escrow.read();
  const saleUrl = new URL(sellerPlace(id).at(), url).href;
  const buyer = await signIn(world, device, { url, email: buyerEmail, button: 'Open my order' });
  const openSale = (on: Device) =>
    signIn(world, on, { url: saleUrl, email: sellerEmail, button: 'Open my sale' });
  return { escrow, buyer, openSale };
}

/** Signs in with the code that the mail server of live mode takes. */
async function signIn(
  { browser, mails }: LiveWorld,
  device: Device,
  { url, email, button }: { url: string; email: string; button: string },
): Promise<PageUser> {
  const user = await PageUser.at(browser, device);
  if (device.javaScriptEnabled !== false) await user.page.clock.install();
  await user.page.goto(url);
  await inspect(user, null);
  const known = mails.taken.length;
  await user.fill('E-mail address', email);
  await user.press('Send me a code');
  await user.fill('Code', await nextCode(mails, known, email));
  await user.press(button);
  return user;
}

async function nextCode(mails: MailServer, known: number, email: string): Promise<string> {
  for (let number = known + 1; ; number += 1) {
    const mail = (await mails.count(number))[number - 1];
    const code = /^ {2}(\d{6})\r?$/m.exec(mail?.raw ?? '')?.[1];
    if (code !== undefined && mail?.to.includes(email)) return code;
  }
}

/** Checks that a page has no word that nobody outside should read, and keeps a picture of it. */
export async function inspect({ page }: PageUser, name: string | null): Promise<void> {
  expect(await page.locator('body').textContent()).not.toMatch(strange);
  if (name === null) return;
  await keepPicture(page, 'live', name);
}

/** The seller accepts with a bank account that the partner names, and sends with proof. */
export async function acceptAndSend(
  seller: PageUser,
  payee: { bank_code: string; account_number: string },
  see: (user: PageUser, step: string) => Promise<void>,
): Promise<void> {
  await seller.follow('Accept the sale');
  await see(seller, '04-accept');
  await seller.page.getByLabel('Bank', { exact: true }).fill(payee.bank_code);
  await seller.fill('Account number', payee.account_number);
  await seller.press('Check the account');
  await seller.sees('Is this your account?');
  expect(await seller.fact('Name on the account')).toBe('ADA SELLER');
  await see(seller, '05-confirm');
  await seller.press('Yes, accept the sale and pay me there');
  await seller.sees('Paid. Please send it now');
  await seller.follow('I have sent it');
  await seller.fill('Tracking number', 'GIG-123');
  await seller.page.getByText('The photo is online already').click();
  await seller.fill('Link to a photo of the parcel', 'https://photos.example.com/parcel.jpg');
  await seller.page.getByLabel('The buyer has it already').check();
  await see(seller, '06-send');
  await seller.press('Yes, I have sent it');
  await seller.sees('Sent. The buyer checks it');
}
