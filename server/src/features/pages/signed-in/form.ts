import { EvidenceInput } from '@escrow-checkout/contract';
import type { StatementForm, StatementProblem } from '@escrow-checkout/web';
import express, { type Request, type RequestHandler } from 'express';
import type { Services } from '../../../services.js';
import { sendFailure } from '../responses.js';

/** Reads what a form of ours sends, and no more than that can be. */
export const formBody = express.urlencoded({ extended: false, limit: '64kb', parameterLimit: 20 });

/** One field of a form as text; a field that is missing, or there twice, is empty. */
export function fieldOf({ body }: Request, name: string): string {
  const value: unknown = (body as Record<string, unknown> | undefined)?.[name];
  // Forms end lines as no text of ours does, and no store keeps U+0000.
  return typeof value === 'string' ? value.replace(/\r\n?/g, '\n').replaceAll('\0', '') : '';
}

/** What was typed into the fields of a statement. */
export function statementFormOf(request: Request): StatementForm {
  return { text: fieldOf(request, 'text').trim(), links: fieldOf(request, 'links').trim() };
}

/** The links of a form, one a line. */
export function linksIn({ links }: StatementForm): string[] {
  return links
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** What a side says, by the contract; or what is wrong with it. */
export function readStatement(
  form: StatementForm,
): { said: { text: string | null; links: string[] } } | { wrong: StatementProblem[] } {
  const links = linksIn(form);
  const input = EvidenceInput.safeParse({ text: form.text || undefined, links });
  if (!input.success) return { wrong: input.error.issues.map(({ path }) => fieldAt(path)) };
  const { text = null } = input.data;
  return text === null && links.length === 0 ? { wrong: ['nothing'] } : { said: { text, links } };
}

function fieldAt([name]: readonly (string | number)[]): StatementProblem {
  return name === 'links' ? 'links' : 'text';
}

/**
 * Lets only our own pages change anything. Every browser says where a form was sent from; who says nothing,
 * or names another place, is refused before the form is read.
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
  if (origin === undefined || !URL.canParse(origin)) return false;
  const [from, own] = [new URL(origin), new URL(siteUrl)];
  return from.protocol === own.protocol && (from.host === own.host || from.host === host);
}
