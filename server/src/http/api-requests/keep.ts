import type { Request, Response } from 'express';
import type { Services } from '../../services.js';
import { contextOf, type RequestContext, type Routed } from '../context.js';
import { redactedBody, redactedRequest, withoutEmails } from './redact.js';

/** What a row takes beside its texts, in its table and its indexes. */
const rowBytes = 300;

/**
 * Puts a request that is over into the buffer of the request log. It runs after the answer was sent, and
 * writes nothing. A request without an accepted key belongs to nobody's log: a stranger could fill it.
 */
export function keepApiRequest(services: Services, request: Request, response: Response): void {
  try {
    keep(services, request, response);
  } catch (error) {
    // Nobody waits for this any more, so a fault here must not end the process.
    services.log.error({ err: error }, 'a request is missing in the request log');
  }
}

function keep(services: Services, request: Request, response: Response): void {
  const context = contextOf(response);
  const { operation } = request as Routed;
  if (context.caller === null || operation === undefined) return;
  if (!services.apiRequests.hasRoomFor(context.caller.mode)) return;
  const { accountId, mode, keyId } = context.caller;
  const status = response.statusCode;
  const answer = parsed(context.answer);
  const requestBody = hasBody(request) ? redactedRequest(request.body) : null;
  const responseBody = answer === null ? null : redactedBody(answer);
  const path = withoutEmails(context.path, 500);
  services.apiRequests.add({
    id: services.newId(),
    accountId,
    mode,
    keyId,
    requestId: context.requestId,
    operation: operation.metadata.operationId,
    method: request.method,
    path,
    status,
    code: status < 400 ? null : codeOf(answer),
    durationMs: Math.round(performance.now() - context.startedAtMs),
    requestBody,
    responseBody,
    size: rowBytes + sizeOf(requestBody) + sizeOf(responseBody) + sizeOf(path),
    at: services.clock.now(),
  });
}

/** The answers that the pipeline keeps, and those of errors, are texts already. */
function parsed(answer: RequestContext['answer']): unknown {
  return typeof answer === 'string' ? JSON.parse(answer) : (answer ?? null);
}

function hasBody({ method, body }: Request): boolean {
  return method !== 'GET' && typeof body === 'object' && body !== null && Object.keys(body).length > 0;
}

function codeOf(answer: unknown): string | null {
  const { code } = (answer ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : null;
}

function sizeOf(text: string | null): number {
  return text === null ? 0 : Buffer.byteLength(text);
}
