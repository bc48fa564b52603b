import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { Services } from '../services.js';
import { contextOf } from './context.js';
import { ProblemError } from './problem.js';

/** How long a form with photos may take to arrive: five photos over a slow phone line. */
export const uploadSecondsMax = 240;

const uploads = new WeakSet<Request>();

/** Lets a body take longer than others. Whoever reads it bounds its time and its pace. */
export function allowUpload(request: Request): void {
  uploads.add(request);
}

/**
 * Bounds how long the body of a request may take, and further that of one without a valid key: strangers
 * could otherwise hold the places of others with a byte now and then.
 */
export function bodyDeadline({ config }: Services, refuse: ErrorRequestHandler): RequestHandler {
  const { BODY_SECONDS: strangerSeconds, REQUEST_SECONDS: seconds } = config;
  const ofStranger = `Without a valid key a body has to arrive within ${strangerSeconds} seconds.`;
  const ofAny = `A body has to arrive within ${seconds} seconds.`;
  return (request, response, next) => {
    if (hasBody(request)) {
      const endsAt = performance.now() + seconds * 1_000;
      const check = () => {
        if (request.complete || uploads.has(request)) return;
        // If nobody reads it yet, the request waits for its turn.
        const isLate = contextOf(response).caller === null && request.readableFlowing === true;
        if (performance.now() < endsAt && !isLate) {
          timer = checkLater();
          return;
        }
        const detail = isLate ? ofStranger : ofAny;
        endLate(request, response, () =>
          refuse(new ProblemError('request_timeout', { detail }), request, response, () => undefined),
        );
      };
      const checkLater = () =>
        setTimeout(check, Math.min(strangerSeconds * 1_000, endsAt - performance.now())).unref();
      let timer = checkLater();
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
