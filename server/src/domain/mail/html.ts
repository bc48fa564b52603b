import type { MailBrand } from './frame.js';
import type { FootLine, Letter } from './letter.js';
import { escaped } from './one-line.js';
import { breaking, colours, mailStyle, styles } from './style.js';
import type { Block } from './templates.js';

/** Everything that the HTML of a mail shows. */
export interface MailPage extends Pick<Letter, 'locale' | 'bar' | 'brand' | 'amount' | 'foot'> {
  headline: string;
  /** What the band of test mode says; null in live mode. */
  band: string | null;
  /** The first sentences, which clients show beside the subject. */
  lead: string;
  button: { url: string; label: string } | null;
  rest: readonly Block[];
}

type Style = keyof typeof styles;

/**
 * Draws a mail as tables of at most 560 pixels, with styles in its elements, as clients need it. It loads
 * nothing but the logo of the merchant. The merchant's colour paints the rule and the letters alone.
 */
export function drawMail(page: MailPage): string {
  const { locale, headline, bar, brand, band, lead, amount, button, rest, foot } = page;
  const paint = brand?.paint ?? ownPaint;
  const content = [
    `<h1${of('headline', breaking)}>${escaped(headline)}</h1>`,
    paragraph(lead),
    amount && card(row('first', labelled(amount.label, amount.words, 'amount'))),
    button && press(button),
    ...rest.map(drawBlock),
  ];
  const rows = [
    band === null ? '' : row('ribbon', escaped(band), ' align="center"'),
    row('bar', drawBar(bar, brand), '', 'padding:10px 16px'),
    `<tr><td height="3" bgcolor="${paint.fill}" style="font-size:0;line-height:3px">&#160;</td></tr>`,
    `<tr><td style="padding:20px 16px 8px">${content.filter(Boolean).join('\n')}</td></tr>`,
    `<tr><td style="padding:8px 16px 24px">${foot.map(drawFoot).join('\n')}</td></tr>`,
  ];
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escaped(headline)}</title>
<style>${mailStyle}</style></head><body${of('ground', 'margin:0;padding:0')}>
<div style="display:none;max-height:0;overflow:hidden">${escaped(lead)}${spacer}</div>
${table(`<tr><td align="center">${ghost(rows.filter(Boolean).join('\n'))}</td></tr>`, of('ground'))}
</body></html>
`;
}

/** Keeps the text after the preheader out of the preview. */
const spacer = '&#847;&#160;'.repeat(60);

/** What the rule and the letters of a merchant without a colour are painted with. */
const ownPaint = { fill: colours.accent, ink: colours.onAccent };

/** The column of a mail. Outlook for Windows knows no greatest width, so it gets a table of that width. */
function ghost(rows: string): string {
  return (
    '<!--[if mso]><table role="presentation" width="560" align="center"><tr><td><![endif]-->' +
    `${table(rows, ' style="max-width:560px"')}<!--[if mso]></td></tr></table><![endif]-->`
  );
}

/** The beginning of the attributes of each style. */
const opened = Object.fromEntries(
  Object.entries(styles).map(([style, css]) => [style, ` class="${style}" style="${escaped(css)}`]),
) as Readonly<Record<Style, string>>;

function of(style: Style, more = ''): string {
  return more === '' ? `${opened[style]}"` : `${opened[style]};${more}"`;
}

function table(rows: string, attributes = ''): string {
  const plain = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
  return `<table ${plain}${attributes}>${rows}</table>`;
}

function row(style: Style, content: string, attributes = '', more = breaking): string {
  return `<tr><td${of(style, more)}${attributes}>${content}</td></tr>`;
}

function card(rows: string): string {
  return table(rows, of('card', 'border-collapse:separate;margin:0 0 14px'));
}

function paragraph(text: string): string {
  return `<p${of('ink', `margin:0 0 14px;${breaking}`)}>${escaped(text)}</p>`;
}

function labelled(label: string, value: string, style: Style): string {
  const shown = style === 'ink' ? `font-weight:600;${breaking}` : unbroken(value, 14);
  return `<div${of('soft')}>${escaped(label)}</div><div${of(style, shown)}>${escaped(value)}</div>`;
}

/** Keeps an amount or a number on its line, unless it is wider than a narrow phone. */
function unbroken(text: string, lengthMax = 22): string {
  return text.length <= lengthMax ? 'white-space:nowrap' : breaking;
}

function anchor(url: string, label: string, style: Style): string {
  const shown = of(style, style === 'press' ? '' : unbroken(label));
  return `<a href="${escaped(url)}" target="_blank"${shown}>${escaped(label)}</a>`;
}

function press({ url, label }: { url: string; label: string }): string {
  const cell = `<td align="center" bgcolor="${colours.accent}"${of('button')}>`;
  return table(
    `<tr>${cell}${anchor(url, label, 'press')}</td></tr>`,
    ' style="border-collapse:separate;margin:0 0 14px"',
  );
}

function drawBlock(block: Block): string {
  if (typeof block === 'string') return paragraph(block);
  if ('link' in block) {
    return `<p${of('ink', 'margin:0 0 14px')}>${anchor(block.link, block.label, 'link')}</p>`;
  }
  if ('code' in block) return card(row('first', drawCode(block.code)));
  if ('facts' in block) {
    return card(
      block.facts
        .map(([name, value], index) => row(index === 0 ? 'first' : 'row', labelled(name, value, 'ink')))
        .join('\n'),
    );
  }
  return '';
}

/** A code to type is large; commands to copy are not. */
function drawCode(lines: readonly string[]): string {
  const [only = '', ...more] = lines;
  const size = only.length > 6 ? '' : 'font-size:30px';
  if (more.length === 0 && /^[\d ]+$/.test(only)) return `<div${of('code', size)}>${escaped(only)}</div>`;
  return `<pre${of('commands', breaking)}>${lines.map(escaped).join('\n')}</pre>`;
}

function drawBar({ name, about, initials }: MailPage['bar'], brand: MailBrand | null): string {
  const words = `<div${of('name', breaking)}>${escaped(name)}</div>`;
  const more = about === null ? '' : `<div${of('soft', breaking)}>${escaped(about)}</div>`;
  return table(`<tr>${brand === null ? '' : drawMark(initials, brand)}<td>${words}${more}</td></tr>`);
}

/** The logo of the merchant, or the first letters of its name in its colour. */
function drawMark(initials: string, { logoUrl, paint }: MailBrand): string {
  if (logoUrl !== null) {
    const shown = 'alt="" height="36" style="display:block;max-width:160px"';
    return `<td width="1" style="padding-right:10px"><img src="${escaped(logoUrl)}" ${shown}></td>`;
  }
  const { fill, ink } = paint ?? ownPaint;
  const painted = `background:${fill};border-radius:8px;color:${ink};font:700 14px/36px Arial,sans-serif`;
  return `<td width="46"><div align="center" style="${painted};width:36px">${escaped(initials)}</div></td>`;
}

function drawFoot({ text, links }: FootLine): string {
  const parts = links.map(({ url, label }) => anchor(url, label, 'link')).join(' · ');
  const line = [text && escaped(text), parts].filter(Boolean).join(' ');
  return `<p${of('soft', `margin:0 0 6px;${breaking}`)}>${line}</p>`;
}
