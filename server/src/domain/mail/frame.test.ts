import { describe, expect, it } from 'vitest';
import { paintOf } from '../staff/brand.js';
import { mailExamples } from '../testing/mail-examples.js';
import { composeMail } from './compose.js';
import { type MailFrame, plainFrame } from './frame.js';
import { renderLetter } from './render.js';
import type { MailTemplate } from './templates.js';

const frame: MailFrame = {
  locale: 'en',
  operator: {
    name: 'Trust <b>Ltd</b>',
    registration: 'RC 1234567',
    licence: 'Licence 12',
    bank: 'Example Bank',
    phone: '0700 000 0000',
    email: 'help@escrow.example',
    whatsapp: '+234 801 234 5678',
    termsUrl: 'https://escrow.example/terms?a=1&b="2"',
    privacyUrl: 'https://escrow.example/privacy',
  },
  brand: {
    logoUrl: 'https://pay.example.com/files/1',
    paint: paintOf('#ffd400'),
    phone: '+234 801 000 1111',
    email: 'help@adire.example',
  },
  isHeld: true,
};
const templates = Object.keys(mailExamples) as MailTemplate[];
const render = (name: MailTemplate, change: object = {}, around = frame) =>
  renderLetter(composeMail(name, { ...mailExamples[name], ...change } as never, around));

describe('the frame of every mail', () => {
  it.each(templates)('%s says in both forms who holds the money, and whom to ask', (name) => {
    const { text, html } = render(name);
    expect(text).toContain('Money is held by Trust <b>Ltd</b>, RC 1234567, at Example Bank, Licence 12.');
    expect(html).toContain('Money is held by Trust &#60;b&#62;Ltd');
    for (const said of ['0700 000 0000', 'help@escrow.example', 'Nobody from us will ask for your PIN']) {
      expect([text.includes(said), html.includes(said)]).toEqual([true, true]);
    }
    expect(text).toContain('Terms: https://escrow.example/terms?a=1&b="2" · Privacy: https');
    expect(html).toContain('href="https://escrow.example/terms?a=1&#38;b=&#34;2&#34;"');
  });

  it.each(templates)('%s loads the logo of its merchant and nothing else', (name) => {
    const { html } = render(name);
    const loaded = [...html.matchAll(/(?:src|background)="([^"]*)"|url\(|@import|<link|<script/g)];
    const hasBrand = 'merchant' in mailExamples[name];
    expect(loaded.map(([, url]) => url)).toEqual(hasBrand ? ['https://pay.example.com/files/1'] : []);
    expect(html.includes('bgcolor="#ffd400"')).toBe(hasBrand);
    expect(html.length).toBeLessThan(20_000);
  });

  it.each(templates)('%s has one button at most, to the page of its reader, before the facts', (name) => {
    const { html } = render(name);
    const buttons = [...html.matchAll(/<a href="([^"]*)"[^>]*class="press"/g)].map(([, url]) => url);
    const { checkoutPageUrl, sellerPageUrl, url } = mailExamples[name] as unknown as Record<string, string>;
    expect(buttons).toEqual([checkoutPageUrl ?? sellerPageUrl ?? url].filter(Boolean));
  });

  it.each(templates)('%s has the band of test mode above the bar, in our colours', (name) => {
    if (!/^(checkout|seller|payee|sign_in)/.test(name)) return;
    const [above = ''] = render(name).html.split('class="bar"');
    expect(above).toMatch(/class="ribbon" style="background:#fff4d6;[^>]*>This order is a test/);
    expect(render(name, { mode: 'live' }).html).not.toMatch(/class="ribbon"|This order is a test/);
  });
});

describe('what a mail shows of its merchant', () => {
  it('are its letters in its colour where it has no logo, with ink that can be read', () => {
    const brand = { ...plainFrame.brand, logoUrl: null, paint: paintOf('#ffd400'), phone: null, email: null };
    const { html, text } = render('checkout.receipt', {}, { ...plainFrame, brand });
    expect(html).toMatch(/background:#ffd400;[^"]*color:#000000;[^"]*">AM</);
    expect(text).not.toMatch(/Questions|held/);
  });

  it('never is the colour of the button', () => {
    expect(render('checkout.receipt').html).toMatch(/bgcolor="#0b6b43" class="button"/);
  });
});

it('money that nobody holds is not said to be held', () => {
  const { text } = render('checkout.receipt', { money: 'direct' }, { ...frame, isHeld: false });
  expect(text).toContain('Payments through Trust <b>Ltd</b>, RC 1234567, Licence 12.');
});

it('an amount is large, and none is shown for nothing', () => {
  expect(render('checkout.receipt').html).toMatch(/class="amount"[^>]*>₦2,500.00</);
  expect(render('checkout.dispute_resolved', { refunded: 0 }).html).not.toContain('class="amount"');
});
