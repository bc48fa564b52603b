import { EvidenceInput, limits } from '@escrow-checkout/contract';
import type { StatementForm, StatementProblem } from '@escrow-checkout/web';
import express, { type Request, type RequestHandler } from 'express';
import { parseUrl } from '../../../domain/url.js';
import type { Services } from '../../../services.js';
import { sendFailure } from '../responses.js';

/** Parses a form; the limits fit our largest form. */
export const formBody = express.urlencoded({ extended: false, limit: '64kb', parameterLimit: 20 });

/** Reads one field of a form as text; empty if the field is missing or repeated. */
export function fieldOf({ body }: Request, name: string): string {
  const value: unknown = (body as Record<string, unknown> | undefined)?.[name];
  // Forms end lines with CRLF, our texts with LF; PostgreSQL rejects U+0000.
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').replaceAll('\0', '') : '';
}

export function statementFormOf(request: Request): StatementForm {
  return { text: fieldOf(request, 'text').trim(), links: fieldOf(request, 'links').trim() };
}

/** Reads the links of a form, one per line. */
export function linksIn({ links }: StatementForm): string[] {
  return links
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/**
 * Checks a statement against the contract; returns it, or the fields that are wrong.
 *
 * @param photos the addresses of photos that came with it, which are among its links
 */
export function readStatement(
  form: StatementForm,
  photos: readonly string[] = [],
): { statement: { text: string | null; links: string[] } } | { wrong: StatementProblem[] } {
  const typed = linksIn(form);
  const input = EvidenceInput.safeParse({ text: form.text || undefined, links: typed });
  if (!input.success) return { wrong: input.error.issues.map(({ path }) => fieldAt(path)) };
  const { text = null } = input.data;
  const links = [...photos, ...typed];
  if (links.length > limits.disputeLinksMax) return { wrong: ['links'] };
  return text === null && links.length === 0 ? { wrong: ['nothing'] } : { statement: { text, links } };
}

function fieldAt([name]: readonly (string | number)[]): StatementProblem {
  return name === 'links' ? 'links' : 'text';
}

/**
 * Refuses forms that did not come from our own pages, before they are read. Every browser names the origin
 * of a form; a request without one is refused too.
 */
export function requireOwnOrigin(services: Services): RequestHandler {
  return (request, response, next) => {
    if (isOwnOrigin(services.config.siteUrl, request)) next();
    else sendFailure(response, 403, 'origin');
  };
}

function isOwnOrigin(siteUrl: string, { headers }: Request): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const [from, own] = [parseUrl(origin ?? ''), new URL(siteUrl)];
  if (from === null) return false;
  return from.protocol === own.protocol && (from.host === own.host || from.host === host);
}
