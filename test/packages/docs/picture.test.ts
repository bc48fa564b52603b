import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noBrand } from '../../../server/src/domain/staff/brand.js';
import { changeBrand } from '../../../server/src/features/brand/brand.js';
import { assets } from '../../../web/src/assets.js';
import { startBrowser } from '../../harness/browser.js';
import { initiateBody, type Service, startService } from '../../harness/service.js';
import { wordsOf } from '../../harness/staff.js';
import { databaseFolder } from '../../harness/stores.js';
import { Order, type Page, Visitor } from '../../harness/visitor.js';

/** Where the picture of the README is, and what it was made from. `npm run picture` makes both anew. */
const folder = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));
const noted = join(folder, 'checkout.sha256');
const isKept = process.env.KEEP_PICTURES === '1';

let service: Service;
let buyer: Visitor;
let order: Order;
let page: Page;
let opened: { bank_name: string; account_name: string; checkout_url: string };

beforeAll(async () => {
  service = await startService(`sqlite:${join(databaseFolder(), 'picture.db')}`);
  const { logo, ...nothing } = noBrand;
  const fields = { ...nothing, name: 'Adire Market' };
  await changeBrand(service.deps.services, service.accountId, { command: 'propose', fields, logo });
  const sale = { reference: 'ORD-1001', amount: 25_000_000, description: 'Aso oke, six yards, indigo' };
  opened = (await service.call('POST', '/escrow/initiate', { body: initiateBody(sale) })).body;
  order = Order.of(opened.checkout_url);
  buyer = new Visitor(service);
  page = await buyer.signIn(order, 'buyer@example.com');
});
afterAll(() => service.stop());

const dates = /\b(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/gi;

/** A hash of what the page says and how it looks, without times and numbers. */
function fingerprint(): string {
  const words = wordsOf(page)
    .replaceAll(opened.bank_name, '')
    .replaceAll(opened.account_name, '')
    .replace(/\([^)]* left\)|\b(?:today|tomorrow)\b/g, '')
    .replace(dates, '')
    .replace(/\b[ap]m\b/g, '')
    .replace(/\d[\d, ]*/g, '#');
  return createHash('sha256').update(words).update(assets().style.text).digest('hex');
}

async function takePicture(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const browser = await startBrowser();
  const context = await browser.newContext({ viewport: { width: 390, height: 780 }, deviceScaleFactor: 1.5 });
  const url = new URL(service.url).origin;
  const cookies = [...buyer.cookies].map(([name, value]) => ({ name, value, url }));
  await context.addCookies(cookies);
  const shown = await context.newPage();
  await shown.goto(url + order.at());
  await shown.screenshot({ path: join(folder, 'checkout.png') });
  await browser.close();
  writeFileSync(noted, `${fingerprint()}\n`);
}

it('the picture of the README shows the checkout page as it is', async () => {
  if (isKept) await takePicture();
  const stale =
    'The checkout page has changed since its picture was taken: run `npm run picture`, look at it, commit.';
  expect(readFileSync(noted, 'utf8').trim(), stale).toBe(fingerprint());
});
