import { type Locale, locales } from '@escrow-checkout/contract';
import type { Reader } from '@escrow-checkout/web';
import type { Request, Response } from 'express';
import type { Services } from '../../services.js';
import { readCookie, setCookie } from './cookies.js';

/** How long a browser remembers the language that its visitor chose. */
const rememberedMs = 365 * 24 * 3_600_000;

/** What a visitor chose by a link: with this request, or with an earlier one. */
export type LanguageChoice = (response: Response) => Locale | null;

/** Reads the visitor's choice, and lets the browser remember a new one. */
export function languageChoice(services: Services): LanguageChoice {
  return (response) => {
    const chosen = localeOf(response.req.query.lang);
    if (chosen === null) return localeOf(readCookie(services, response.req, 'lang'));
    setCookie(services, response, 'lang', chosen, rememberedMs);
    return chosen;
  };
}

function localeOf(value: unknown): Locale | null {
  return locales.find((locale) => locale === value) ?? null;
}

/** The first language of ours that the browser asks for; `*` asks for none in particular. */
function accepted(request: Request): Locale | null {
  const wanted = request.acceptsLanguages().map((tag) => tag.toLowerCase().split('-')[0]);
  return wanted.map(localeOf).find((locale) => locale !== null) ?? null;
}

/** Notes the language that the merchant asked for, for visitors who ask for none of ours. */
export function suggestLanguage({ locals }: Response, locale: Locale | null): void {
  locals.locale = locale;
}

/** Returns the language that a visitor has chosen or their browser asks for; null for none of ours. */
export function askedLocale(response: Response): Locale | null {
  const { req, app } = response;
  const chosen = (app.locals.languageChoice as LanguageChoice | undefined)?.(response);
  return chosen ?? accepted(req);
}

/** Decides in which language a page is read. */
export function readerOf(response: Response): Reader {
  const { req, locals } = response;
  const locale = askedLocale(response) ?? (locals.locale as Locale | undefined) ?? 'en';
  const others = locales.filter((other) => other !== locale);
  return { locale, others: others.map((other) => ({ locale: other, href: hrefIn(req.originalUrl, other) })) };
}

/** The same page in another language: relative, so that whatever was asked for stays on this site. */
function hrefIn(url: string, locale: Locale): string {
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  query.set('lang', locale);
  return `?${query}`;
}
