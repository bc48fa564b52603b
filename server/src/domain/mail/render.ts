import type { Locale } from '@escrow-checkout/contract';
import { footText } from './foot.js';
import { drawMail, type MailPage } from './html.js';
import type { Letter } from './letter.js';
import { onOneLine } from './one-line.js';
import type { Block } from './templates.js';

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

const colons: Readonly<Record<Locale, string>> = { en: ': ', fr: '\u00a0: ' };

/**
 * Renders a mail as plain text and as HTML with the same content. Text from users is escaped and cannot start
 * a new line.
 */
export function renderLetter({ locale, subject, body, foot, url, ...page }: Letter): RenderedMail {
  const colon = colons[locale];
  const band = body.find((block): block is { band: string } => typeof block === 'object' && 'band' in block);
  const texts = [...body.map((block) => textOf(block, colon)), ...foot.map((line) => footText(line, colon))];
  return {
    subject,
    text: `${texts.join('\n\n')}\n`,
    html: drawMail({
      ...page,
      locale,
      headline: subject,
      band: band?.band ?? null,
      foot,
      ...partsOf(body, url),
    }),
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

function textOf(block: Block, colon: string): string {
  if (typeof block === 'string') return onOneLine(block);
  if ('band' in block) return onOneLine(block.band);
  if ('code' in block) return block.code.map((line) => `  ${onOneLine(line)}`).join('\n');
  if ('link' in block) return `${onOneLine(block.label)}${colon}${onOneLine(block.link)}`;
  return block.facts.map(([name, value]) => `${name}${colon}${onOneLine(value)}`).join('\n');
}
