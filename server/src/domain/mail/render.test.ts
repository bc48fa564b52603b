import { describe, expect, it } from 'vitest';
import { type RenderedMail, renderMail } from './render.js';
import { addressShown, type MailData, type MailTemplate } from './templates.js';

const told = {
  ...{ account: 'Adire Market', mode: 'live' as const, endpointId: 'endpoint-1' },
  ...{ address: 'https://shop.example.com/hooks', failingSince: Date.UTC(2026, 10, 15, 12) },
  ...{ lastFailure: 'status_5xx' as const, lastStatus: 503, apiUrl: 'https://api.example.com/v1' },
};
const order = { merchant: 'Adire Market', mode: 'test' as const, reference: 'ORD-1' };
const examples: { readonly [Name in MailTemplate]: MailData[Name] } = {
  'webhook.failing': { ...told, disabledAfter: Date.UTC(2026, 10, 20, 12) },
  'webhook.disabled': { ...told, reason: 'failures', replaySince: Date.UTC(2026, 10, 15, 11) },
  'sign_in.code': { ...order, code: '012345', minutes: 10, side: 'buyer' },
  'checkout.receipt': {
    ...{ ...order, amount: 250_000, description: 'Red shoes', paidAt: Date.UTC(2026, 10, 22, 13, 5) },
    ...{ isHeld: true, orderUrl: 'https://pay.example.com/1?key=k' },
    receiptUrl: 'https://pay.example.com/1/receipt?key=k',
  },
};
const templates = Object.keys(examples) as MailTemplate[];
const render = (name: MailTemplate, change: object = {}): RenderedMail =>
  renderMail(name, { ...examples[name], ...change } as never);

describe('every mail', () => {
  it.each(templates)('%s says the same in plain text and in HTML', (name) => {
    const { subject, text, html } = render(name);
    expect(subject).toContain('Adire Market');
    const shown = html
      .replace(/<a href="([^"]*)">/g, '\n$1\n')
      .replace(/<style>[\s\S]*<\/style>|<[^>]+>/g, '\n')
      .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
    for (const line of text.split('\n').filter((each) => each !== '')) {
      for (const part of line.split(/: (?=\S)/)) expect(shown).toContain(part.trim());
    }
  });

  it.each(templates)('%s keeps what others wrote as text, on its line', (name) => {
    const hostile = '<img src=x onerror=alert(1)>"\'&\r\nBcc: eve@example.com\u2028\u202e';
    const { subject, text, html } = render(name, {
      ...{ account: hostile, merchant: hostile },
      ...{ address: `https://a.example/"><script>`, orderUrl: `https://a.example/"><script>` },
    });
    expect(subject).not.toMatch(/[\r\n\u2028\u202e]/);
    expect(text).not.toMatch(/^Bcc:/m);
    expect(html).not.toMatch(/<img|<script/);
    expect(html).toContain('&#60;img src=x onerror=alert(1)&#62;&#34;&#39;&#38;');
  });
});

describe('mails to a buyer', () => {
  it('the code stands on a line of its own, and not in the subject', () => {
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
    expect(render('checkout.receipt', { isHeld: false }).text).toContain('The money goes to the shop.');
    expect(render('checkout.receipt', { description: null }).text).not.toContain('For:');
  });
});

describe('the mail about an endpoint that was switched off', () => {
  it('says why, and how to switch it on and replay what it missed', () => {
    expect(render('webhook.disabled').text).toContain('failed for five days');
    expect(render('webhook.disabled', { reason: 'gone' }).text).toContain('410 Gone');
    const { text } = render('webhook.disabled');
    expect(text).toContain('Last failure: it answered with an error of its own (503)');
    for (const command of [
      'escrow-cli webhooks update endpoint-1 --active',
      'PATCH https://api.example.com/v1/webhooks/endpoint-1 {"active": true}',
      'escrow-cli webhooks replay endpoint-1 --since 2026-11-15T11:00:00.000Z',
      'POST https://api.example.com/v1/webhooks/endpoint-1/replay {"since": "2026-11-15T11:00:00.000Z"}',
    ]) {
      expect(text).toContain(`\n  ${command}\n`);
    }
  });

  it('does not show the query of the address, which may hold a secret', () => {
    expect(addressShown('https://shop.example.com/hooks?token=secret')).toBe(
      'https://shop.example.com/hooks?…',
    );
    expect(addressShown('https://shop.example.com/hooks')).toBe('https://shop.example.com/hooks');
  });
});
