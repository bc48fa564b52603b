import { type ErrorCode, errors } from '@escrow-checkout/contract';
import { renderMissing } from '@escrow-checkout/web';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { contextOf } from '../../http/context.js';
import { asProblem, endAnswer } from '../../http/errors.js';
import { failurePage, renderedFor, setPageHeaders } from './responses.js';

type Reason = Parameters<typeof failurePage>[1];

/** What is refused before a page's own routes, and what its reader is told. */
const reasons: Partial<Record<ErrorCode, Reason>> = {
  rate_limited: 'busy',
  busy: 'busy',
  request_timeout: 'again',
  storage_full: 'full',
};

/** What people are shown where an address has no page; paths of programs keep their problem documents. */
const missing: readonly ErrorCode[] = ['unknown_path', 'not_found', 'method_not_allowed'];
const programPath = /^\/(?:api|healthz|readyz|openapi|llms|partners|files|assets)\b/;
const linkPath = /^\/(?:checkout|sale)(?:\/|$)/;

const pagePath = /^\/(?:checkout|sale|dashboard|docs|sandbox\/inbox)(?:\/|$)/;
/** The script of a page reads these. */
const scriptPath = /\/(?:status|stream)\/?$/;

/**
 * Shows people a page when a page was refused before its own routes; all else is left to the API's handler.
 */
export function pageErrors(mapError: ErrorRequestHandler): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const code = asProblem(error)?.code;
    const html = code && !response.headersSent ? pageFor(code, request, response) : null;
    if (!code || html === null) return mapError(error, request, response, next);
    const { status, retryAfterSeconds } = errors[code];
    response.status(status);
    setPageHeaders(response);
    if (retryAfterSeconds !== null) response.setHeader('Retry-After', String(retryAfterSeconds));
    endAnswer(request, response, html, code);
  };
}

/** Returns the page for a refusal, or null if it is a program that asks. */
function pageFor(code: ErrorCode, request: Request, response: Response): string | null {
  const { path } = contextOf(response);
  const reason = reasons[code];
  if (reason) return isPage(request, path) ? failurePage(response, reason) : null;
  const isMissing = missing.includes(code) && !programPath.test(path) && !scriptPath.test(path);
  if (!isMissing || request.accepts(['application/json', 'html']) !== 'html') return null;
  return renderedFor(response, renderMissing, { isLink: linkPath.test(path) });
}

function isPage(request: Request, path: string): boolean {
  return (
    pagePath.test(path) && !scriptPath.test(path) && request.accepts(['html', 'application/json']) === 'html'
  );
}
