import { formatNaira } from '../money.js';
import { englishBuyer } from './english-buyer.js';
import { englishAmounts, englishFrame as words } from './english-frame.js';
import { englishSeller } from './english-seller.js';
import { englishStaff } from './english-staff.js';
import { englishWebhook } from './english-webhook.js';
import { footOf, footText } from './foot.js';
import { type FramedData, isToSeller, type MailFrame, pageOf, plainFrame } from './frame.js';
import { drawMail, type MailPage } from './html.js';
import { onOneLine } from './one-line.js';
import type { Block, Language, MailData, MailTemplate, Wording } from './templates.js';

const english: Language = { ...englishBuyer, ...englishSeller, ...englishStaff, ...englishWebhook };

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/**
 * Renders a mail as plain text and as HTML with the same content. Text from users is escaped and cannot start
 * a new line.
 *
 * @example renderMail('webhook.disabled', data).subject
 * // 'Your webhook endpoint was switched off (Adire Market, live)'
 */
export function renderMail<Name extends MailTemplate>(
  template: Name,
  data: MailData[Name],
  frame: MailFrame = plainFrame,
): RenderedMail {
  const write: (data: MailData[Name]) => Wording = english[template];
  const { subject, body: written } = write(data);
  const body = written.filter(
    (block) => typeof block === 'string' || !('facts' in block) || block.facts.length > 0,
  );
  const { merchant = null } = data as FramedData;
  const foot = footOf(frame, merchant);
  const band = body.find((block): block is { band: string } => typeof block === 'object' && 'band' in block);
  const page = {
    headline: onOneLine(subject),
    bar: barOf(template, data),
    brand: merchant === null ? null : frame.brand,
    band: band?.band ?? null,
    foot,
    amount: amountOf(template, data),
    ...partsOf(body, pageOf(data as FramedData)),
  };
  return {
    subject: page.headline,
    text: `${[...body.map(textOf), ...foot.map(footText)].join('\n\n')}\n`,
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
function barOf<Name extends MailTemplate>(template: Name, data: MailData[Name]): MailPage['bar'] {
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

function amountOf<Name extends MailTemplate>(template: Name, data: MailData[Name]): MailPage['amount'] {
  const shown = englishAmounts[template]?.(data);
  return shown && shown.kobo > 0 ? { label: shown.label, words: formatNaira(shown.kobo) } : null;
}

function textOf(block: Block): string {
  if (typeof block === 'string') return onOneLine(block);
  if ('band' in block) return onOneLine(block.band);
  if ('code' in block) return block.code.map((line) => `  ${onOneLine(line)}`).join('\n');
  if ('link' in block) return `${onOneLine(block.label)}: ${onOneLine(block.link)}`;
  return block.facts.map(([name, value]) => `${name}: ${onOneLine(value)}`).join('\n');
}
