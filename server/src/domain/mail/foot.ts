import { englishFrame } from './english-frame.js';
import type { MailContact, MailFrame } from './frame.js';
import type { FootLine } from './html.js';
import { onOneLine } from './one-line.js';

const { footer: words } = englishFrame;

/** Says whom to ask, who holds the money, and what nobody of them will ever ask for. */
export function footOf({ operator, brand, isHeld }: MailFrame, merchant: string | null): FootLine[] {
  const { name, bank, whatsapp, termsUrl, privacyUrl } = operator;
  const holder = isHeld && (name ?? bank) !== null ? words.held(operator) : name && words.run(operator);
  const pages = [
    { url: termsUrl, label: words.terms },
    { url: privacyUrl, label: words.privacy },
  ];
  return [
    ...(brand && merchant !== null ? contact(words.shop(merchant), brand) : []),
    ...contact(words.us, operator, whatsapp),
    ...(holder ? [{ text: holder, links: [] }] : []),
    { text: '', links: pages.flatMap(({ url, label }) => (url === null ? [] : [{ url, label }])) },
    { text: words.warning, links: [] },
  ].filter(({ text, links }) => text !== '' || links.length > 0);
}

function contact(text: string, { phone, email }: MailContact, whatsapp: string | null = null): FootLine[] {
  const links = [
    ...(phone === null ? [] : [{ url: `tel:${phone.replaceAll(' ', '')}`, label: phone }]),
    ...(email === null ? [] : [{ url: `mailto:${email}`, label: email }]),
    ...(whatsapp === null
      ? []
      : [{ url: `https://wa.me/${whatsapp.replace(/\D/g, '')}`, label: words.whatsapp(whatsapp) }]),
  ];
  return links.length === 0 ? [] : [{ text, links }];
}

/** The same as plain text; an address that a label does not say follows it. */
export function footText({ text, links }: FootLine): string {
  const parts = links.map(({ url, label }) => (/^https/.test(url) ? `${label}: ${url}` : label));
  return onOneLine([text, parts.join(' · ')].filter(Boolean).join(' '));
}
