import type { Locale } from '@escrow-checkout/contract';
import { formats } from '../language/formats.js';
import { englishBuyer } from './english-buyer.js';
import { englishFrame } from './english-frame.js';
import { englishSeller } from './english-seller.js';
import { englishStaff } from './english-staff.js';
import { englishWebhook } from './english-webhook.js';
import { footOf } from './foot.js';
import { type FramedData, isToSeller, type MailFrame, pageOf, plainFrame } from './frame.js';
import type { FrameWords } from './frame-words.js';
import { frenchBuyer } from './french-buyer.js';
import { frenchFrame } from './french-frame.js';
import { typeset } from './french-parts.js';
import { frenchSeller } from './french-seller.js';
import type { Letter } from './letter.js';
import { onOneLine } from './one-line.js';
import type { Language, MailData, MailTemplate, Wording } from './templates.js';

/** The mails that buyers and sellers get; all others are in English. */
type Translated = keyof typeof englishBuyer | keyof typeof englishSeller;

const english: Language = { ...englishBuyer, ...englishSeller, ...englishStaff, ...englishWebhook };

/** The mails to buyers and sellers in French. */
const french: Pick<Language, Translated> = { ...frenchBuyer, ...frenchSeller };

/** How a language writes its mails. */
interface Written {
  mails: Language;
  frame: FrameWords;
  typeset(wording: Wording): Wording;
}

const languages: Readonly<Record<Locale, Written>> = {
  en: { mails: english, frame: englishFrame, typeset: (wording) => wording },
  fr: { mails: { ...english, ...french }, frame: frenchFrame, typeset },
};

/**
 * Writes a mail in the words of its language.
 *
 * @param frame what stands around the text, and the language; some mails are in English whatever it is
 *
 * @example composeMail('webhook.disabled', data).subject
 * // 'Your webhook endpoint was switched off (Adire Market, live)'
 */
export function composeMail<Name extends MailTemplate>(
  template: Name,
  data: MailData[Name],
  frame: MailFrame = plainFrame,
): Letter {
  const locale = template in french ? frame.locale : 'en';
  const { mails, frame: words, typeset: set } = languages[locale];
  const write: (data: MailData[Name]) => Wording = mails[template];
  const { subject, body } = set(write(data));
  const { merchant = null } = data as FramedData;
  const amount = words.amounts[template]?.(data);
  return {
    locale,
    subject: onOneLine(subject),
    bar: barOf(template, data, words),
    brand: merchant === null ? null : frame.brand,
    amount:
      amount && amount.kobo > 0 ? { label: amount.label, words: formats[locale].naira(amount.kobo) } : null,
    url: pageOf(data as FramedData),
    body: body.filter((block) => typeof block === 'string' || !('facts' in block) || block.facts.length > 0),
    foot: footOf(frame, merchant, words),
  };
}

/** Whose mail it is: of a merchant and its order, or of the service. */
function barOf<Name extends MailTemplate>(
  template: Name,
  data: MailData[Name],
  words: FrameWords,
): Letter['bar'] {
  const { merchant, account = null, reference = null } = data as FramedData;
  if (merchant === undefined) return { name: words.service, about: account, initials: '' };
  const initials = initialsOf(merchant);
  const order = reference === null ? null : words.order(reference);
  if (!isToSeller(template, data)) return { name: merchant, about: order, initials };
  const about = [order, words.sale.about].filter((part) => part !== null).join(' · ');
  return { name: words.sale.name(merchant), about, initials };
}

function initialsOf(name: string): string {
  const [first = '', second = ''] = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return `${[...first][0] ?? ''}${[...second][0] ?? ''}`.toUpperCase();
}
