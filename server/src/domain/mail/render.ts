import type { Locale } from '@escrow-checkout/contract';
import { formats } from '../language/formats.js';
import { englishBuyer } from './english-buyer.js';
import { englishFrame } from './english-frame.js';
import { englishSeller } from './english-seller.js';
import { englishStaff } from './english-staff.js';
import { englishWebhook } from './english-webhook.js';
import { footOf, footText } from './foot.js';
import { type FramedData, isToSeller, type MailFrame, pageOf, plainFrame } from './frame.js';
import type { FrameWords } from './frame-words.js';
import { frenchBuyer } from './french-buyer.js';
import { frenchFrame } from './french-frame.js';
import { typeset } from './french-parts.js';
import { frenchSeller } from './french-seller.js';
import { drawMail, type MailPage } from './html.js';
import { onOneLine } from './one-line.js';
import type { Block, Language, MailData, MailTemplate, Wording } from './templates.js';

/** The mails that buyers and sellers get; all others are in English. */
type Translated = keyof typeof englishBuyer | keyof typeof englishSeller;

const english: Language = { ...englishBuyer, ...englishSeller, ...englishStaff, ...englishWebhook };

/** The mails to buyers and sellers in French. */
const french: Pick<Language, Translated> = { ...frenchBuyer, ...frenchSeller };

/** How a language writes its mails. */
interface Written {
  mails: Language;
  frame: FrameWords;
  colon: string;
  typeset(wording: Wording): Wording;
}

const languages: Readonly<Record<Locale, Written>> = {
  en: { mails: english, frame: englishFrame, colon: ': ', typeset: (wording) => wording },
  fr: { mails: { ...english, ...french }, frame: frenchFrame, colon: '\u00a0: ', typeset },
};

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/**
 * Renders a mail as plain text and as HTML with the same content. Text from users is escaped and cannot start
 * a new line.
 *
 * @param frame what stands around the text, and the language; some mails are in English whatever it is
 *
 * @example renderMail('webhook.disabled', data).subject
 * // 'Your webhook endpoint was switched off (Adire Market, live)'
 */
export function renderMail<Name extends MailTemplate>(
  template: Name,
  data: MailData[Name],
  frame: MailFrame = plainFrame,
): RenderedMail {
  const locale = template in french ? frame.locale : 'en';
  const { mails, frame: words, colon, typeset: set } = languages[locale];
  const write: (data: MailData[Name]) => Wording = mails[template];
  const { subject, body: written } = set(write(data));
  const body = written.filter(
    (block) => typeof block === 'string' || !('facts' in block) || block.facts.length > 0,
  );
  const { merchant = null } = data as FramedData;
  const foot = footOf(frame, merchant, words);
  const band = body.find((block): block is { band: string } => typeof block === 'object' && 'band' in block);
  const amount = words.amounts[template]?.(data);
  const page = {
    locale,
    headline: onOneLine(subject),
    bar: barOf(template, data, words),
    brand: merchant === null ? null : frame.brand,
    band: band?.band ?? null,
    foot,
    amount:
      amount && amount.kobo > 0 ? { label: amount.label, words: formats[locale].naira(amount.kobo) } : null,
    ...partsOf(body, pageOf(data as FramedData)),
  };
  const texts = [...body.map((block) => textOf(block, colon)), ...foot.map((line) => footText(line, colon))];
  return {
    subject: page.headline,
    text: `${texts.join('\n\n')}\n`,
    html: drawMail(page),
  };
}

/** The button opens the page of the mail; other links stay where they are written. */
function partsOf(body: readonly Block[], url: string | null): Pick<MailPage, 'lead' | 'button' | 'rest'> {
  const [lead, ...others] = body;
  const main = others.find((block) => typeof block === 'object' && 'link' in block && block.link === url);
  const rest = others.filter((block) => block !== main && !(typeof block === 'object' && 'band' in block));
  const button = main && typeof main === 'object' && 'link' in main ? main : null;
  return {
    lead: typeof lead === 'string' ? lead : '',
    button: button && { url: button.link, label: button.label },
    rest,
  };
}

/** Whose mail it is: of a merchant and its order, or of the service. */
function barOf<Name extends MailTemplate>(
  template: Name,
  data: MailData[Name],
  words: FrameWords,
): MailPage['bar'] {
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

function textOf(block: Block, colon: string): string {
  if (typeof block === 'string') return onOneLine(block);
  if ('band' in block) return onOneLine(block.band);
  if ('code' in block) return block.code.map((line) => `  ${onOneLine(line)}`).join('\n');
  if ('link' in block) return `${onOneLine(block.label)}${colon}${onOneLine(block.link)}`;
  return block.facts.map(([name, value]) => `${name}${colon}${onOneLine(value)}`).join('\n');
}
