import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSoundLedger } from '../../harness/audited.js';
import { browserPath, startBrowser } from '../../harness/browser.js';
import { MailServer } from '../../harness/mail-server.js';
import { livePhone, type PageUser, plainPhone } from '../../harness/page-user.js';
import { databaseFolder } from '../../harness/stores.js';
import { type LiveEscrow, LiveShop } from '../../partners/live/shop.js';
import type { PartnerSide } from '../../partners/live/side.js';
import { sides } from '../../partners/live/sides.js';
import { defined } from '../../partners/money/world.js';
import { acceptAndSend, inspect, type LiveWorld, openOrder } from './opened.js';

const patience = { timeout: 120_000 };
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** What the bank of a payer shows for an account of the partner, and how long the account lives. */
const accounts: Record<string, { bank: string; name: string; lifeMs: number }> = {
  paystack: { bank: 'Titan Paystack', name: 'PAYSTACK CHECKOUT - ESCROW CHECKOUT', lifeMs: 8 * hourMs },
  monnify: { bank: 'Sterling bank', name: 'Escrow Checkout-Escrow payment', lifeMs: 40 * minuteMs },
};

// Without Chromium these cannot run; `npm test` says so and installs it where it may.
describe.skipIf(!browserPath).each(sides)(
  'The pages of live mode through %s',
  patience,
  (name, startSide) => {
    let browser: Browser;
    let mails: MailServer;
    let shop: LiveShop;
    let side: PartnerSide;
    let world: LiveWorld;
    beforeAll(async () => {
      [browser, mails, side] = await Promise.all([startBrowser(), MailServer.start(), startSide()]);
      const settings = {
        MAIL_URL: `smtp://${mails.host}`,
        MAIL_FROM: 'Escrow Checkout <mail@service.example>',
      };
      shop = await LiveShop.openWith(settings, `sqlite:${join(databaseFolder(), `${name}.db`)}`, side);
      world = { browser, mails, shop };
    });
    afterAll(async () => {
      await browser.close();
      await expectSoundLedger(shop.service);
      await shop.close();
      await mails.stop();
    });

    const { lifeMs, bank, name: accountName } = defined(accounts[name]);
    const inspectAs = (user: PageUser, step: string) => inspect(user, `${name}-${step}`);
    const numberOn = ({ page }: PageUser) => page.locator('#account').textContent();

    /** Lets time pass for the partner, the service and an open page, whose reader comes back every hour. */
    const pass = async ({ page }: PageUser, ms: number) => {
      for (let left = ms; left > 0; left -= hourMs) {
        await shop.pass(Math.min(left, hourMs));
        await page.clock.fastForward(Math.min(left, hourMs));
        if (left > hourMs) await page.reload();
      }
    };

    const payNew = async (escrow: LiveEscrow) => {
      const { account_number: accountNumber } = await escrow.read();
      side.pay(accountNumber, 250_000);
      await shop.hear();
    };

    /** Checks that the page has what the buyer's bank app asks for and shows. */
    const readsAccount = async (buyer: PageUser, { accountNumber }: LiveEscrow) => {
      expect(await numberOn(buyer)).toBe(accountNumber);
      expect(await buyer.page.locator('#amount').textContent()).toBe('₦2,500.00');
      const facts = [await buyer.fact('Bank'), await buyer.fact('Account name your bank app will show')];
      expect(facts).toEqual([bank, accountName]);
      await buyer.reads(/Use this account before/);
    };

    it.each([livePhone, plainPhone])(
      'a sale is paid, sent, confirmed and paid out on $name',
      async (device) => {
        const { escrow, buyer, openSale } = await openOrder(world, device);
        const see = (user: PageUser, step: string) =>
          inspectAs(user, device === livePhone ? step : `${step}-plain`);
        await buyer.sees('Pay ₦2,500 by bank transfer');
        await readsAccount(buyer, escrow);
        await see(buyer, '01-pay');
        escrow.pay();
        await shop.hear();
        await buyer.hears('Paid. We hold your money');
        await see(buyer, '02-paid');

        const seller = await openSale(device);
        await seller.sees('Do you want this sale?');
        await see(seller, '03-offered');
        await acceptAndSend(seller, shop.newPayee(), see);

        await buyer.hears('Sent to you. Please check it');
        await see(buyer, '07-delivered');
        await buyer.follow('I have received it');
        await buyer.press('Yes, pay ₦2,500.00 to the seller');
        await buyer.sees('Done. The money goes to the seller');
        await see(buyer, '08-done');
        await seller.hears('The money is yours');
        await seller.reads('₦2,500.00: on its way');
        await shop.runDue();
        side.settle(defined(side.transfers().at(-1)).reference, 'paid');
        await shop.hear();
        await seller.hears('The money is yours');
        await seller.reads('₦2,500.00: paid.');
        await see(seller, '09-paid');
        await Promise.all([buyer.leave(), seller.leave()]);
      },
    );

    it('a payment goes back to its payer after the seller declined', async () => {
      const { escrow, buyer, openSale } = await openOrder(world, livePhone);
      escrow.pay();
      await shop.hear();
      const seller = await openSale(livePhone);
      await seller.follow('Decline');
      await seller.press('Decline the sale');
      await seller.sees('This sale was declined');
      await inspectAs(seller, '10-declined-sale');
      await buyer.hears('The seller has declined');
      await buyer.reads('on its way to the account it came from');
      await shop.runDue();
      side.topUp(1_000_000);
      side.finishRefund(defined(side.refunds().at(-1)).reference);
      await shop.hear();
      await buyer.reads('₦2,500.00 was paid back to the account it came from');
      await inspectAs(buyer, '11-declined');
      await Promise.all([buyer.leave(), seller.leave()]);
    });

    it.each([
      [240_000, '₦2,400.00'],
      [260_000, '₦2,600.00'],
    ])('a transfer of %i kobo goes back, and the exact one pays', async (amount, naira) => {
      const { escrow, buyer } = await openOrder(world, livePhone);
      escrow.pay(amount);
      await shop.hear();
      await buyer.reads(`A transfer of ${naira} did not count`);
      await buyer.sees('Pay ₦2,500 by bank transfer');
      expect(await numberOn(buyer)).toBe(escrow.accountNumber);
      await inspectAs(buyer, '12-other-amount');
      expect(side.refunds().filter((refund) => refund.amount === amount)).toEqual([]);
      escrow.pay();
      await shop.hear();
      await buyer.hears('Paid. We hold your money');
      await buyer.leave();
    });

    it('a number that runs out while the page is open is replaced, and takes no money any more', async () => {
      const { escrow, buyer } = await openOrder(world, livePhone);
      await pass(buyer, lifeMs - 30 * minuteMs);
      await buyer.sees('Pay ₦2,500 by bank transfer');
      await pass(buyer, 26 * minuteMs);
      await buyer.reads(/\(\d\smin\sleft\)/);
      await inspectAs(buyer, '13-ending');
      await pass(buyer, 5 * minuteMs);
      await buyer.hears('This account number has expired');
      expect(await buyer.page.locator('#account').count()).toBe(0);
      await inspectAs(buyer, '14-expired');
      await buyer.press(/^Get a new account number/);
      await buyer.sees('Pay ₦2,500 by bank transfer');
      expect(await numberOn(buyer)).not.toBe(escrow.accountNumber);
      await inspectAs(buyer, '15-fresh');
      escrow.pay();
      await shop.hear();
      expect(await escrow.read()).toMatchObject({ status: 'awaiting_payment', amount_received: 0 });
      await payNew(escrow);
      await buyer.hears('Paid. We hold your money');
      await buyer.leave();
    });

    it('a number that ends soon is not shown again, and still takes money', async () => {
      const { escrow, buyer } = await openOrder(world, livePhone);
      await pass(buyer, lifeMs - 5 * minuteMs);
      await buyer.page.reload();
      expect(await numberOn(buyer)).not.toBe(escrow.accountNumber);
      escrow.pay();
      await shop.hear();
      await buyer.hears('Paid. We hold your money');
      await buyer.leave();
    });
  },
);
