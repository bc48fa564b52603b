import {
  languages,
  type OperatorView,
  type Render,
  renderFailure,
  unknownOperator,
} from '@escrow-checkout/web';
import type { Response } from 'express';
import { formats } from '../../domain/language/formats.js';
import { contextOf } from '../../http/context.js';
import { inLanguage } from './in-language.js';
import { readerOf } from './reader.js';

/** Nothing from other sites, nothing inline, no framing of pages that move money. */
const policy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; " +
  "img-src 'self' data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** A mail has styles of its own. It runs nothing, and its links open beside it. */
const framedPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox';

/**
 * Sends a page. The referrer policy hides its address from other sites and keeps the origin for our forms.
 */
export function sendHtml(response: Response, html: string, status = 200): void {
  response.status(status);
  setPageHeaders(response);
  response.end(html);
}

export function setPageHeaders(response: Response, contentPolicy = policy): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Security-Policy', contentPolicy);
  response.setHeader('Referrer-Policy', 'same-origin');
  response.setHeader('X-Robots-Tag', 'noindex');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
}

/** Sends a page that shows a document of ours in a frame. */
export function sendFraming(response: Response, html: string): void {
  setPageHeaders(response, `${policy}; frame-src 'self'`);
  response.end(html);
}

/** Sends a document that is shown in a frame of ours, and can run nothing. */
export function sendFramed(response: Response, html: string): void {
  setPageHeaders(response, framedPolicy);
  response.end(html);
}

/** Renders and sends a page in the visitor's language, with what the operator says of itself. */
export function sendPage<Props>(response: Response, render: Render<Props>, props: Props, status = 200): void {
  sendHtml(response, renderedFor(response, render, props), status);
}

/** Renders a page in the visitor's language, and says in the response which that is. */
export function renderedFor<Props>(response: Response, render: Render<Props>, props: Props): string {
  const reader = readerOf(response);
  const { locale } = reader;
  response.setHeader('Content-Language', languages[locale].tag);
  response.vary('Accept-Language').vary('Cookie');
  const shown = locale === 'en' ? props : inLanguage(props, formats[locale]);
  return render(shown, operatorOf(response), reader);
}

/** What the operator says of itself; the app holds it for all its pages. */
function operatorOf({ app }: Response): OperatorView {
  return (app.locals.operator as OperatorView | undefined) ?? unknownOperator;
}

/** Redirects to a page after a form, so that a reload does not send the form again. */
export function goTo(response: Response, path: string): void {
  response.redirect(303, path);
}

type Reason = Parameters<typeof renderFailure>[0]['reason'];

export function sendFailure(response: Response, status: number, reason: Reason): void {
  sendHtml(response, failurePage(response, reason), status);
}

export function failurePage(response: Response, reason: Reason): string {
  return renderedFor(response, renderFailure, { reason, requestId: contextOf(response).requestId });
}
