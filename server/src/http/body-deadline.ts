import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { Services } from '../services.js';
import { contextOf } from './context.js';
import { ProblemError } from './problem.js';

/**
 * Bounds how long the body of a request without a valid key may take: strangers could otherwise hold the
 * places of others with a byte now and then. A caller with a key has as long as any request.
 */
export function bodyDeadline({ config }: Services, refuse: ErrorRequestHandler): RequestHandler {
  const seconds = config.BODY_SECONDS;
  const detail = `Without a valid key a body has to arrive within ${seconds} seconds.`;
  return (request, response, next) => {
    if (hasBody(request)) {
      const timer = setTimeout(() => {
        if (request.complete || contextOf(response).caller !== null) return;
        // Nobody has read it yet, such as while the request waits for its turn.
        if (request.readableFlowing !== true) return void timer.refresh();
        endLate(request, response, () =>
          refuse(new ProblemError('request_timeout', { detail }), request, response, () => undefined),
        );
      }, seconds * 1_000).unref();
      const clear = () => clearTimeout(timer);
      request.once('end', clear).once('close', clear);
    }
    next();
  };
}

function endLate(request: Request, response: Response, refuse: () => void): void {
  // What was answered needs no more bytes.
  if (response.headersSent || response.socket === null) return void request.socket.destroy();
  // A body that arrived after all would be answered twice.
  request.unpipe();
  for (const event of ['data', 'end', 'error', 'aborted', 'close']) request.removeAllListeners(event);
  request.on('error', () => undefined);
  refuse();
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
