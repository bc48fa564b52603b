import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { style } from './style.js';

/** Markup that may be sent as it is: only `html` makes it. */
export class Markup {
  constructor(readonly text: string) {}
}

type Content = string | number | Markup | readonly Content[];

/**
 * Builds markup. Every value is escaped unless it is markup already, so that nothing others wrote can become
 * part of the page; lists follow one another.
 *
 * @example html`<p>${'1 < 2'}</p>`.text // '<p>1 &#60; 2</p>'
 */
export function html(parts: TemplateStringsArray, ...values: readonly Content[]): Markup {
  return new Markup(parts.reduce((text, part, index) => text + textOf(values[index - 1] as Content) + part));
}

function textOf(content: Content): string {
  if (content instanceof Markup) return content.text;
  if (typeof content === 'object') return content.map(textOf).join('');
  return String(content).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The one style sheet stands in the page and is named by its hash: no script, nothing from elsewhere. */
function policyFor(styles: readonly string[]): string {
  const hashes = styles.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return (
    `default-src 'none'; style-src ${hashes.join(' ')}; form-action 'none'; frame-ancestors 'none'; ` +
    "base-uri 'none'"
  );
}

/**
 * Sends a small static page.
 *
 * @param styles of documents shown in frames of it, which have to keep to its policy
 */
export function sendPage(response: Response, title: string, body: Markup, styles: string[] = []): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', policyFor([style, ...styles]));
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('X-Robots-Tag', 'noindex');
  const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title><style>${new Markup(style)}</style></head>
<body><main>${body}</main></body></html>`;
  response.end(page.text);
}
