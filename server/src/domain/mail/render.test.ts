import { describe, expect, it, test } from 'vitest';
import { mailExamples } from '../testing/mail-examples.js';
import { composeMail } from './compose.js';
import { type RenderedMail, renderLetter } from './render.js';
import { addressShown, type MailTemplate } from './templates.js';

const templates = Object.keys(mailExamples) as MailTemplate[];
const render = (name: MailTemplate, change: object = {}): RenderedMail =>
  renderLetter(composeMail(name, { ...mailExamples[name], ...change } as never));

/** They are about a person alone, and hold no text that another person chose. */
const ofNoAccount: readonly string[] = ['staff.code', 'staff.notice'];

describe('every mail', () => {
  it.each(templates)('%s says the same in plain text and in HTML', (name) => {
    const { subject, text, html } = render(name);
    if (!ofNoAccount.includes(name)) expect(subject).toContain('Adire Market');
    const shown = html
      .replace(/<a href="([^"]*)"[^>]*>/g, '\n$1\n')
      .replace(/<style>[\s\S]*<\/style>|<[^>]+>/g, '\n')
      .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
    for (const line of text.split('\n').filter((each) => each !== '')) {
      for (const part of line.split(/: (?=\S)/)) expect(shown).toContain(part.trim());
    }
  });

  it.each(templates)('%s escapes text from users and keeps it on its line', (name) => {
    const hostile = '<img src=x onerror=alert(1)>"\'&\r\nBcc: eve@example.com\u2028\u202e';
    const { subject, text, html } = render(name, {
      account: hostile,
      merchant: hostile,
      address: `https://a.example/"><script>`,
      checkoutPageUrl: `https://a.example/"><script>`,
      sellerPageUrl: `https://a.example/"><script>`,
      seller: hostile,
      buyer: hostile,
      description: hostile,
      reference: hostile,
      courier: hostile,
      trackingNumber: hostile,
      notes: hostile,
      text: hostile,
      words: hostile,
      sessionId: hostile,
      carrier: hostile,
      service: hostile,
      pickupTime: hostile,
      trackingUrl: `https://a.example/"><script>`,
      labelUrl: `https://a.example/"><script>`,
      bank: { bankName: hostile, last4: '6789' },
    });
    expect(subject).not.toMatch(/[\r\n\u2028\u202e]/);
    expect(text).not.toMatch(/^Bcc:/m);
    expect(html).not.toMatch(/<img|<script/);
    if (!ofNoAccount.includes(name)) {
      expect(html).toContain('&#60;img src=x onerror=alert(1)&#62;&#34;&#39;&#38;');
    }
  });
});

const ofCheckouts = templates.filter((name) => /^(checkout|seller|payee)\./.test(name));

describe('every mail about a checkout', () => {
  it.each(ofCheckouts)('%s puts no text from users in its subject but the name of the shop', (name) => {
    const { subject } = render(name);
    expect(subject).not.toMatch(/₦|\d|shoes|Ada|Bola|GIG|Sold|heel/);
  });

  it.each(ofCheckouts)('%s says in test mode that it is a test, and only then', (name) => {
    expect(render(name).text).toContain('No real money moves.');
    expect(render(name, { mode: 'live' }).text).not.toContain('test');
  });

  it.each(ofCheckouts)('%s leaves no gap and no empty name where optional facts are missing', (name) => {
    const less = {
      description: null,
      buyer: null,
      courier: null,
      trackingNumber: null,
      trackingUrl: null,
      labelUrl: null,
      pickupTime: null,
      notes: null,
      text: null,
      words: null,
      remaining: 0,
      sessionId: null,
      respondBy: null,
      released: 0,
      refunded: 0,
      decisionReason: null,
      ...(name === 'payee.bank_account_changed' ? {} : { bank: null }),
    };
    for (const { text, html } of [render(name), render(name, less)]) {
      expect(text).not.toMatch(/\n{3}|null|undefined|NaN|: $/m);
      expect(html).not.toMatch(/<(table|div)[^>]*><\/\1>|undefined|null/);
    }
  });

  it.each(ofCheckouts)('%s leads to the page of its recipient', (name) => {
    const { text } = render(name);
    if (name.startsWith('checkout.')) expect(text).toContain('https://pay.example.com/1?key=k');
    else expect(text).not.toContain('key=');
    expect(text.includes('https://pay.example.com/sale/1')).toBe(name.startsWith('seller.'));
  });
});

describe('mails to a buyer', () => {
  it('the code is on a line of its own, and not in the subject', () => {
    const { subject, text } = render('sign_in.code');
    expect(subject).not.toContain('012345');
    expect(text).toContain('\n  012345\n');
    expect(text).toContain('within 10 minutes');
    expect(text).toContain('This order is a test. No real money moves.');
    expect(render('sign_in.code', { mode: 'live' }).text).not.toContain('test');
  });

  it('the receipt says how much, when, and what happens to the money', () => {
    const { text } = render('checkout.receipt');
    expect(text).toContain('Amount: ₦2,500.00');
    expect(text).toContain('Paid: Sunday 22 November 2026, 14:05');
    expect(text).toContain('We hold the money.');
    expect(text).toContain('Receipt to print: https://pay.example.com/1/receipt?key=k');
    expect(render('checkout.receipt', { money: 'direct' }).text).toContain('The money goes to the shop.');
    expect(render('checkout.receipt', { money: 'moved_on' }).text).not.toMatch(/hold|goes to/);
    expect(render('checkout.receipt', { description: null }).text).not.toContain('For:');
  });
});

type Row = [name: MailTemplate, change: object, said: RegExp];

describe('what a mail says', () => {
  it.each<Row>([
    [
      'checkout.delivered',
      {},
      /Tracking number: GIG-123[\s\S]*Check it until: Sunday 22 November 2026, 14:05/,
    ],
    [
      'checkout.delivered',
      {},
      /If we hear nothing from you until then, the money goes to the seller automatically/,
    ],
    ['checkout.delivered', { broughtBy: 'GIG' }, /^GIG says that your order was delivered/],
    [
      'checkout.on_its_way',
      {},
      /^GIG has picked up[\s\S]*number: GIG-123[\s\S]*https:\/\/carriers.example[\s\S]*We hold the money/,
    ],
    ['checkout.on_its_way', { isHeld: false, trackingUrl: null }, /^(?![\s\S]*(We hold|Follow))/],
    ['checkout.delivery_failed', {}, /^GIG [\s\S]*We hold your ₦2,500.00[\s\S]*report a problem/],
    ['checkout.delivery_failed', { canReport: false }, /^(?![\s\S]*report a problem)/],
    ['checkout.delivery_failed', { releasesAt: 0 }, /report the problem[\s\S]*before Thursday 1 /],
    [
      'seller.pickup_booked',
      {},
      /give it to nobody else[\s\S]*Carrier: GIG, Standard\nWhen[^\n]*: Within 24[\s\S]*labels\/GIG-123/,
    ],
    ['seller.pickup_booked', { labelUrl: null, pickupTime: null }, /^(?![\s\S]*(label|When))/],
    ['seller.pickup_cancelled', {}, /^GIG does not pick up[\s\S]*do not give it to them/],
    ['seller.delivery_failed', {}, /^GIG [\s\S]*does not go to you while[\s\S]*another pickup/],
    ['seller.delivery_failed', { releasesAt: 0 }, /Your proof stands[\s\S]*to you on Thursday 1 /],
    ['checkout.delivered', {}, /^(?![\s\S]*Expected)/],
    ['checkout.delivered', { expectedAt: 0 }, /Expected: Thursday 1 January 1970, 01:00/],
    ['checkout.not_arrived', {}, /two days longer[\s\S]*ends: Sunday 22 [\s\S]*longer once more/],
    ['checkout.not_arrived', { isExtendable: false }, /cannot wait longer again[\s\S]*report a problem/],
    ['seller.not_arrived', {}, /has not arrived yet[\s\S]*GIG-123[\s\S]*goes to you: Sunday 22/],
    ['seller.not_arrived', { isExtendable: false }, /cannot wait longer again/],
    ['checkout.reminder', {}, /We hold: ₦2,500.00\nIt goes to the seller: Sunday 22 November 2026, 14:05/],
    ['checkout.released', {}, /₦1,000.00 of .* goes to Ada Stitches[\s\S]*still hold ₦1,500.00/],
    ['checkout.released', { remaining: 0 }, /completes your order/],
    ['checkout.refunded', {}, /₦2,500.00 goes back to you. Ada Stitches has declined[\s\S]*Why: Sold out/],
    ['checkout.refunded', {}, /Money goes back to the account it came from, usually within minutes/],
    ['checkout.refunded', { reason: null }, /Adire Market has given you a refund/],
    ['checkout.refunded', { reason: 'cancelled' }, /has cancelled/],
    ['checkout.refunded', { reason: 'expired' }, /did not arrive in time. Please send no more/],
    ['checkout.refunded', { reason: 'failed' }, /could not be completed/],
    ['checkout.refunded', { reason: 'overpaid' }, /more than the price. Your order is not affected/],
    ['checkout.refunded', { reason: 'late' }, /arrived when this order could no longer be paid/],
    ['checkout.refunded', { reason: 'payout_unpayable' }, /could not pay it to the seller/],
    [
      'checkout.refunded',
      { tooSmall: 250_000 },
      /^₦2,500.00 of your money is yours again[\s\S]*ask the shop/,
    ],
    ['checkout.refunded', { tooSmall: 3_000 }, /^₦2,470.00 goes back to you[\s\S]*₦30.00 is too small/],
    ['checkout.refund_failed', {}, /did not take the ₦2,500.00[\s\S]*still yours/],
    ['checkout.dispute_opened', {}, /We have your report[\s\S]*damaged[\s\S]*all of it goes back to you/],
    ['checkout.dispute_opened', { openedBy: 'seller', respondBy: null }, /has reported[\s\S]*decide/],
    ['checkout.dispute_opened', { isSpokenFor: true }, /^Adire Market has reported a problem for you/],
    ['checkout.dispute_opened', { openedBy: 'operator' }, /Your bank took your payment back/],
    ['checkout.dispute_opened', { isLast: true }, /you cannot cancel this one\. If it is solved, say so/],
    ['checkout.dispute_opened', { isLast: true, isSpokenFor: true }, /neither you nor the shop can cancel/],
    [
      'checkout.dispute_resolved',
      {},
      /₦1,500.00 comes back to you, and[\s\S]*back to you: ₦1,500.00\nGoes to the seller: ₦1,000.00\nWhy: /,
    ],
    ['checkout.dispute_resolved', { tooSmall: 3_000 }, /₦30.00 is too small for a bank transfer/],
    ['checkout.dispute_resolved', { outcome: 'conceded' }, /Ada Stitches has agreed to give the money back/],
    ['checkout.dispute_resolved', { outcome: 'no_answer' }, /did not answer in time/],
    ['checkout.dispute_resolved', { released: 0, refunded: 0 }, /Your bank has the payment back/],
    ['checkout.dispute_resolved', { outcome: 'withdrawn', releasesAt: 0 }, /automatically on Thursday 1 /],
    [
      'checkout.dispute_resolved',
      { outcome: 'settled' },
      /your bank took back is settled. We hold the money/,
    ],
    ['seller.invitation', {}, /^Bola Buyer wants to buy[\s\S]*₦2,500.00[\s\S]*We hold the money/],
    ['seller.invitation', { buyer: null }, /^Somebody wants to buy/],
    ['seller.funded', {}, /not accepted[\s\S]*no bank account of yours yet/],
    ['seller.funded', { isAccepted: true }, /hold the money for you. Please send it now/],
    [
      'seller.funded',
      { isManaged: true },
      /accept it first. Please have it ready. The shop arranges the delivery/,
    ],
    ['seller.funded', { isToSend: false }, /Look at its page before you send anything/],
    ['seller.released', {}, /Your money goes to Example Bank, account ending in 6789/],
    ['seller.released', { bank: null }, /no bank account of yours, so it waits/],
    ['seller.released', { isTooSmall: true }, /too small for a bank transfer of its own[\s\S]*next small/],
    ['seller.paid_out', { isCombined: true }, /in one transfer with other small payments to you/],
    ['seller.paid_out', {}, /Session ID of the bank: 000013260102120000000000000001/],
    ['seller.payout_problem', {}, /did not take[\s\S]*account ending in 6789[\s\S]*give us another one/],
    ['seller.payout_problem', { cameBack: true, isRetried: true }, /₦2,500.00 back[\s\S]*will try again/],
    [
      'seller.bank_account_missing',
      {},
      /₦2,500.00 is yours[\s\S]*From Sunday 22 [^\n]* back to the buyer[\s\S]*See the sale: https/,
    ],
    [
      'seller.dispute_opened',
      {},
      /The heel is off.[\s\S]*14:05. Without an answer from you, everything goes/,
    ],
    ['seller.dispute_opened', {}, /^Bola Buyer has reported[\s\S]*In their words: The heel is off/],
    ['seller.dispute_opened', { isSpokenFor: true }, /^Adire Market has reported a problem for Bola Buyer\./],
    ['seller.dispute_opened', { isSpokenFor: true }, /In the words of the shop: The heel is off/],
    [
      'seller.dispute_opened',
      { openedBy: 'seller', isSpokenFor: true, respondBy: null },
      /^Adire Market has reported a problem for you\.[\s\S]*both sides say and decide/,
    ],
    ['seller.dispute_opened', { openedBy: 'operator' }, /do not send it before you hear from us/],
    ['seller.dispute_resolved', {}, /Goes to you: ₦1,000.00\nGoes back to the buyer: ₦1,500.00/],
    [
      'seller.dispute_resolved',
      { outcome: 'settled', releasesAt: 0 },
      /is settled[\s\S]*to you automatically/,
    ],
    ['seller.dispute_resolved', { outcome: 'no_answer', released: 0 }, /no answer in time/],
    ['seller.over', {}, /has not paid in time[\s\S]*Nothing is paid out/],
    ['seller.over', { why: 'refunded', released: 80_000 }, /The ₦800.00 that we released to you stays yours/],
    ['seller.over', { why: 'cancelled' }, /has cancelled your sale/],
    ['seller.over', { why: 'refunded' }, /gives the money for your sale back/],
    ['seller.over', { why: 'payout_unpayable' }, /could not pay you for a month/],
    [
      'payee.bank_account_changed',
      {},
      /ending in 6789\nChanged by: Adire Market[\s\S]*tell Adire Market at once/,
    ],
    ['payee.bank_account_changed', { changedBy: 'seller' }, /change the password of your mailbox/],
    ['payee.bank_account_changed', { holdHours: 24 }, /We send no money to it in the first 24 hours/],
  ])('%s %o says %s', (name, change, said) => {
    expect(render(name, change).text).toMatch(said);
  });
});

test('the subject says what to do now, if there is anything to do', () => {
  const subjectOf = (change: object) => render('seller.funded', change).subject;
  expect(subjectOf({})).toMatch(/is paid: send it now$/);
  expect(subjectOf({ isManaged: true })).toMatch(/is paid: have it ready$/);
  expect(subjectOf({ isManaged: true, isToSend: false })).toMatch(/is paid$/);
  expect(render('seller.funded', { isManaged: true, isAccepted: true }).text).not.toMatch(/[Ss]end|accept/);
});

describe('the mail about an endpoint that was switched off', () => {
  it('says why, and how to switch it on again and replay what it missed', () => {
    expect(render('webhook.disabled').text).toContain('failed for five days');
    expect(render('webhook.disabled', { reason: 'gone' }).text).toContain('410 Gone');
    const { text } = render('webhook.disabled');
    expect(text).toContain('Last failure: it responded with a server error (503)');
    for (const command of [
      'escrow-cli webhooks update endpoint-1 --active',
      'PATCH https://api.example.com/v1/webhooks/endpoint-1 {"active": true}',
      'escrow-cli webhooks replay endpoint-1 --since 2026-11-15T11:00:00.000Z',
      'POST https://api.example.com/v1/webhooks/endpoint-1/replay {"since": "2026-11-15T11:00:00.000Z"}',
    ]) {
      expect(text).toContain(`\n  ${command}\n`);
    }
  });

  it('says that sales go on, and that nobody may be told of them', () => {
    const { text } = render('webhook.disabled', { reason: 'gone' });
    expect(text).toContain('escrows without a `callback_url` are still opened');
    expect(text.replaceAll(/\s+/g, ' ')).toContain('nobody gets their events');
  });

  it('does not show the query of the address, which may hold a secret', () => {
    expect(addressShown('https://shop.example.com/hooks?token=secret')).toBe(
      'https://shop.example.com/hooks?…',
    );
    expect(addressShown('https://shop.example.com/hooks')).toBe('https://shop.example.com/hooks');
  });
});
