import { describe, expect, it } from 'vitest';
import { formats } from '../language/formats.js';
import { englishIn, misprintsIn } from '../testing/french-text.js';
import { mailExamples } from '../testing/mail-examples.js';
import { composeMail } from './compose.js';
import { plainFrame } from './frame.js';
import { renderLetter } from './render.js';
import type { MailTemplate } from './templates.js';

const templates = Object.keys(mailExamples) as MailTemplate[];
const translated = templates.filter((name) => /^(?:sign_in|checkout|seller|payee)\./.test(name));

const inFrench = { ...plainFrame, locale: 'fr' } as const;

const names = [
  'Red shoes',
  'Bola Buyer',
  'At the gate',
  'Within 24 hours',
  'The heel is off.',
  'Session ID',
  'Example Bank',
  'Escrow Checkout',
  'The photos show a stain.',
];

/** Data that leads to other sentences, each of which some mail has. */
const variations: readonly object[] = [
  {},
  { mode: 'live' },
  { openedBy: 'seller', isSpokenFor: true, respondBy: null },
  { openedBy: 'operator' },
  ...[true, false].map((isSpokenFor) => ({ openedBy: 'buyer', isSpokenFor, isLast: true, isOpen: true })),
  { openedBy: 'seller', buyer: null },
  ...['withdrawn', 'settled', 'conceded', 'no_answer', 'resolved'].map((outcome) => {
    return { outcome, releasesAt: Date.UTC(2026, 10, 22), released: 0, refunded: 0, tooSmall: 0 };
  }),
  ...['declined', 'cancelled', 'expired', 'failed', 'overpaid', 'not_asked', 'late', 'payout_unpayable'].map(
    (reason) => ({ reason, words: null, tooSmall: 100 }),
  ),
  ...['cancelled', 'expired', 'refunded', 'payout_unpayable'].map((why) => ({ why, released: 0 })),
  { isManaged: true, isAccepted: false, isToSend: true, bank: { bankName: 'Example Bank', last4: '6789' } },
  { isManaged: false, isAccepted: true, isToSend: true, isOpen: false, money: 'direct', side: 'seller' },
  { isExtendable: true, isCombined: true, isRetried: true, cameBack: true, isTooSmall: true },
  { isOnHold: true, broughtBy: 'GIG', expectedAt: null, releasesAt: Date.UTC(2026, 10, 22), canReport: true },
  { changedBy: 'merchant', holdHours: 72, remaining: 0 },
];

/** A variation of an example that has other fields than that mail is left out. */
function variationsOf(name: MailTemplate) {
  const known = mailExamples[name];
  const ofName = variations.filter((change) => !('reason' in change) || name === 'checkout.refunded');
  return ofName.map((change) => {
    const fitting = Object.entries(change).filter(([field]) => field in known);
    return {
      ...known,
      ...(name === 'sign_in.code' || fitting.length > 0 ? Object.fromEntries(fitting) : {}),
    };
  });
}

describe('the mail in French', () => {
  it.each(translated)('%s has no English and no misprint, whatever it says', (name) => {
    for (const data of variationsOf(name)) {
      const { subject, text, html } = renderLetter(composeMail(name, data as never, inFrench));
      expect(html).toContain('<html lang="fr">');
      expect(englishIn(`${subject}\n${text}`, names)).toEqual([]);
      expect(misprintsIn(text)).toEqual([]);
      expect(text).not.toMatch(/null|undefined|NaN/);
    }
  });

  it.each(translated)('%s says the amounts, times and names that it says in English', (name) => {
    const data = mailExamples[name];
    const [en = '', fr = ''] = (['en', 'fr'] as const).map(
      (locale) => renderLetter(composeMail(name, data as never, { ...plainFrame, locale })).text,
    );
    for (const value of Object.values(data).filter((each) => typeof each === 'number')) {
      const amount = new RegExp(`(?<!\\d\u00a0?)${formats.fr.naira(value)}`);
      expect(amount.test(fr)).toBe(en.includes(formats.en.naira(value)));
      expect(fr.includes(formats.fr.time(value))).toBe(en.includes(formats.en.time(value)));
    }
    for (const part of ['Adire Market', 'https://pay.example.com', 'GIG']) {
      expect(fr.includes(part)).toBe(en.includes(part));
    }
  });

  it.each(templates.filter((name) => !translated.includes(name)))('%s stays English', (name) => {
    expect(composeMail(name, mailExamples[name] as never, inFrench)).toEqual(
      composeMail(name, mailExamples[name] as never),
    );
  });
});
