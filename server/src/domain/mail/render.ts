import type { Locale } from '@escrow-checkout/contract';
import { englishBuyer } from './english-buyer.js';
import { englishSeller } from './english-seller.js';
import { englishStaff } from './english-staff.js';
import { englishWebhook } from './english-webhook.js';
import { frenchBuyer } from './french-buyer.js';
import { typeset } from './french-parts.js';
import { frenchSeller } from './french-seller.js';
import type { Block, Language, MailData, MailTemplate, Wording } from './templates.js';

/** The mails that buyers and sellers get; all others are in English. */
type Translated = keyof typeof englishBuyer | keyof typeof englishSeller;

const english: Language = { ...englishBuyer, ...englishSeller, ...englishStaff, ...englishWebhook };

/** The mails to buyers and sellers in French. */
const french: Pick<Language, Translated> = { ...frenchBuyer, ...frenchSeller };

/** All mails in every language. */
const languages: Readonly<Record<Locale, Language>> = { en: english, fr: { ...english, ...french } };

/** How each language sets its mails. */
const settings: Readonly<Record<Locale, { colon: string; typeset(wording: Wording): Wording }>> = {
  en: { colon: ': ', typeset: (wording) => wording },
  fr: { colon: '\u00a0: ', typeset },
};

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** The one style sheet of all mails; the sandbox inbox allows it by its hash. */
export const mailStyle = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 40em; padding: 1em; }
dt { color: #57606a; font-size: .875em; }
dd { margin: 0 0 .5em; }
pre { background: #f4f6f8; color: #1c2430; overflow-wrap: anywhere; padding: .75em; white-space: pre-wrap; }
`;

/**
 * Renders a mail as plain text and as HTML with the same content. Text from users is escaped and cannot start
 * a new line.
 *
 * @param wanted the language that the merchant asked for; some mails are in English whatever it is
 *
 * @example renderMail('webhook.disabled', data).subject
 * // 'Your webhook endpoint was switched off (Adire Market, live)'
 */
export function renderMail<Name extends MailTemplate>(
  template: Name,
  data: MailData[Name],
  wanted: Locale | null = null,
): RenderedMail {
  const locale = template in french ? (wanted ?? 'en') : 'en';
  const write: (data: MailData[Name]) => Wording = languages[locale][template];
  const { colon, typeset: set } = settings[locale];
  const { subject, body: written } = set(write(data));
  const body = written.filter(
    (block) => typeof block === 'string' || !('facts' in block) || block.facts.length > 0,
  );
  const title = onOneLine(subject);
  return {
    subject: title,
    text: `${body.map((block) => textOf(block, colon)).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<style>${mailStyle}</style></head><body>
${body.map(htmlOf).join('\n')}
</body></html>
`,
  };
}

function textOf(block: Block, colon: string): string {
  if (typeof block === 'string') return onOneLine(block);
  if ('code' in block) return block.code.map((line) => `  ${onOneLine(line)}`).join('\n');
  if ('link' in block) return `${onOneLine(block.label)}${colon}${onOneLine(block.link)}`;
  return block.facts.map(([name, value]) => `${name}${colon}${onOneLine(value)}`).join('\n');
}

function htmlOf(block: Block): string {
  if (typeof block === 'string') return `<p>${escaped(block)}</p>`;
  if ('link' in block) return `<p><a href="${escaped(block.link)}">${escaped(block.label)}</a></p>`;
  if ('code' in block) return `<pre>${block.code.map(escaped).join('\n')}</pre>`;
  const items = block.facts.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`);
  return `<dl>${items.join('')}</dl>`;
}

/** Replaces line ends, other control characters and direction marks by spaces. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ');
}

function escaped(text: string): string {
  return onOneLine(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
