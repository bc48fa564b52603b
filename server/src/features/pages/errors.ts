import { type ErrorCode, errors } from '@escrow-checkout/contract';
import type { ErrorRequestHandler, Request } from 'express';
import { contextOf } from '../../http/context.js';
import { asProblem, endAnswer } from '../../http/errors.js';
import { failurePage, setPageHeaders } from './responses.js';

type Reason = Parameters<typeof failurePage>[1];

/** What is refused before a page's own routes, and what its reader is told. */
const reasons: Partial<Record<ErrorCode, Reason>> = {
  rate_limited: 'busy',
  busy: 'busy',
  request_timeout: 'again',
  storage_full: 'full',
};

const pagePath = /^\/(?:checkout|sale|dashboard|docs|sandbox\/inbox)(?:\/|$)/;
/** The script of a page reads these. */
const scriptPath = /\/(?:status|stream)\/?$/;

/**
 * Shows people a page when a page was refused before its own routes; all else is left to the API's handler.
 */
export function pageErrors(mapError: ErrorRequestHandler): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const code = asProblem(error)?.code;
    const reason = code && reasons[code];
    if (!code || !reason || response.headersSent || !isPage(request, contextOf(response).path))
      return mapError(error, request, response, next);
    const { status, retryAfterSeconds } = errors[code];
    response.status(status);
    setPageHeaders(response);
    if (retryAfterSeconds !== null) response.setHeader('Retry-After', String(retryAfterSeconds));
    endAnswer(request, response, failurePage(response, reason), code);
  };
}

function isPage(request: Request, path: string): boolean {
  return (
    pagePath.test(path) && !scriptPath.test(path) && request.accepts(['html', 'application/json']) === 'html'
  );
}
