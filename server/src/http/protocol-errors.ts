import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ErrorCode, errors } from '@escrow-checkout/contract';
import type { Request, Response } from 'express';
import type { Services } from '../services.js';
import { errorMapper } from './errors.js';
import { ProblemError, problemBody } from './problem.js';
import { requestLog } from './request-log.js';

/** How long a caller may keep sending before the connection is closed. */
const lingerMs = 2_000;

/** Sends a problem document with a request id for what Node refuses before there is a request. */
export function answerProtocolErrors(server: Server, services: Services): void {
  const openRequest = requestLog(services);
  const mapError = errorMapper(services);
  server.on('checkExpectation', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const [request, response] = [incoming as Request, outgoing as Response];
    const refuse = () => mapError(new ProblemError('expectation_failed'), request, response, () => {});
    openRequest(request, response, refuse);
  });
  const refused = new WeakSet<Duplex>();
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // Node reports the same connection again with every further byte.
    if (refused.has(socket)) return;
    refused.add(socket);
    refuseSocket(services, error, socket);
  });
}

function refuseSocket(services: Services, error: NodeJS.ErrnoException, socket: Duplex): void {
  // As Node does: after the head of a response, more bytes would be read as its body.
  const pending = (socket as { _httpMessage?: ServerResponse | null })._httpMessage;
  if (error.code === 'ECONNRESET' || !socket.writable || pending?.headersSent) {
    socket.destroy();
    return;
  }
  const code = codeOf(error);
  const requestId = String(pending?.getHeader('X-Request-Id') ?? services.newId());
  const { status } = errors[code];
  services.log.info({ request_id: requestId, route: 'unknown', status, reason: error.code }, 'request');
  socket.end(problemText(services, code, requestId));
  linger(socket);
}

/** Lets the response arrive: closing on unread bytes would reset the connection before it is read. */
function linger(socket: Duplex): void {
  socket.removeAllListeners('data');
  socket.on('data', () => {});
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer));
}

function codeOf(error: NodeJS.ErrnoException): ErrorCode {
  switch (error.code) {
    case 'HPE_HEADER_OVERFLOW':
      return 'headers_too_large';
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return 'payload_too_large';
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 'request_timeout';
    default:
      return 'malformed_request';
  }
}

/** The raw HTTP response, since there is no response object to write to. */
export function problemText(services: Services, code: ErrorCode, requestId: string, detail?: string): string {
  const about = { siteUrl: services.config.siteUrl, instance: '', requestId };
  const body = JSON.stringify(problemBody(code, about, { detail }));
  const { status, retryAfterSeconds } = errors[code];
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Date: ${new Date().toUTCString()}`,
    `X-Request-Id: ${requestId}`,
    ...(retryAfterSeconds === null ? [] : [`Retry-After: ${retryAfterSeconds}`]),
    'X-Content-Type-Options: nosniff',
    'Cache-Control: no-store',
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
