import type { Response } from 'express';

/** Nothing but our own inline-free markup: no script, no style sheet from elsewhere, no framing. */
const policy =
  "default-src 'none'; style-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Sends a small static page. `body` is trusted markup: escape what others wrote. */
export function sendPage(response: Response, title: string, body: string): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('X-Robots-Tag', 'noindex');
  response.end(
    `<!doctype html><html lang="en"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title></head>` +
      `<body><main>${body}</main></body></html>`,
  );
}
