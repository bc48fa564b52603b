import type { MailContact, MailFrame } from './frame.js';
import type { FrameWords } from './frame-words.js';
import type { FootLine } from './letter.js';
import { onOneLine } from './one-line.js';

type Link = FootLine['links'][number];

/** Says whom to ask, who holds the money, in whose time, and what nobody of them will ever ask for. */
export function footOf(
  { operator, brand, isHeld }: MailFrame,
  merchant: string | null,
  { footer: words }: FrameWords,
): FootLine[] {
  const { name, bank, whatsapp, termsUrl, privacyUrl } = operator;
  const holder = isHeld && (name ?? bank) !== null ? words.held(operator) : name && words.run(operator);
  const pages = [
    { url: termsUrl, label: words.terms },
    { url: privacyUrl, label: words.privacy },
  ];
  return [
    ...(brand && merchant !== null ? contact(words.shop(merchant), brand, []) : []),
    ...contact(words.us, operator, whatsapp === null ? [] : [whatsAppLink(whatsapp, words)]),
    ...(holder ? [{ text: holder, links: [] }] : []),
    { text: '', links: pages.flatMap(({ url, label }) => (url === null ? [] : [{ url, label }])) },
    { text: words.times, links: [] },
    { text: words.warning, links: [] },
  ].filter(({ text, links }) => text !== '' || links.length > 0);
}

function whatsAppLink(number: string, words: FrameWords['footer']): Link {
  return { url: `https://wa.me/${number.replace(/\D/g, '')}`, label: words.whatsapp(number) };
}

function contact(text: string, { phone, email }: MailContact, more: readonly Link[]): FootLine[] {
  const links = [
    ...(phone === null ? [] : [{ url: `tel:${phone.replaceAll(' ', '')}`, label: phone }]),
    ...(email === null ? [] : [{ url: `mailto:${email}`, label: email }]),
    ...more,
  ];
  return links.length === 0 ? [] : [{ text, links }];
}

/** The same as plain text; an address that a label does not say follows it. */
export function footText({ text, links }: FootLine, colon: string): string {
  const parts = links.map(({ url, label }) => (/^https/.test(url) ? `${label}${colon}${url}` : label));
  return onOneLine([text, parts.join(' · ')].filter(Boolean).join(' '));
}
