import type { IncomingMessage } from 'node:http';
import { type ErrorCode, errors } from '@escrow-checkout/contract';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { EffectUnknown } from '../pipeline/effect.js';
import { PartnerRefused, PartnerUnavailable } from '../ports/bank.js';
import { CarrierUnavailable } from '../ports/carrier.js';
import { StorageFull, StoreFault } from '../ports/store.js';
import type { Services } from '../services.js';
import { contextOf } from './context.js';
import { ProblemError, problemBody } from './problem.js';

/**
 * Maps every error to a response. A refusal says what to do; anything else is a fault, which is logged in
 * full and answered with a request id only.
 */
export function errorMapper(services: Services): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    const context = contextOf(response);
    const problem = asProblem(error);
    if (!problem)
      services.log.error({ err: faultIn(error), request_id: context.requestId }, 'request failed');
    else if (problem.cause)
      services.log.warn({ err: problem.cause, request_id: context.requestId }, problem.code);
    sendProblem(services, request, response, problem ?? faultOf(request));
  };
}

/** A fault may come after the effect of a write. */
function faultOf({ method }: Request): ProblemError {
  return new ProblemError('internal_error', method === 'GET' ? {} : { outcomeUnknown: true });
}

function faultIn(error: unknown): unknown {
  return error instanceof EffectUnknown ? error.cause : error;
}

/** Takes the status from the catalogue, so code and status cannot disagree. */
function sendProblem(services: Services, request: Request, response: Response, problem: ProblemError): void {
  const context = contextOf(response);
  const about = { siteUrl: services.config.siteUrl, instance: context.path, requestId: context.requestId };
  const body = JSON.stringify(problemBody(problem.code, about, problem.extras));
  context.answer = body;
  const { status, retryAfterSeconds } = errors[problem.code];
  response.status(status);
  response.setHeader('Content-Type', 'application/problem+json');
  if (retryAfterSeconds !== null) response.setHeader('Retry-After', String(retryAfterSeconds));
  for (const [name, value] of Object.entries(problem.extras.headers ?? {})) response.setHeader(name, value);
  endAnswer(request, response, body, problem.code);
}

/** A caller whose body was too slow has had the time to notice an answer. */
const slowPatienceMs = 1_000;

/** Sends the body of a refusal, and reads what the caller still sends. */
export function endAnswer(request: Request, response: Response, body: string, code: ErrorCode): void {
  contextOf(response).refusal = code;
  if (isComplete(request)) response.end(body);
  else sendEarly(request, response, body, code === 'request_timeout' ? slowPatienceMs : undefined);
}

/** Whether all of the request has arrived. Node sets `complete` late if there is no body. */
function isComplete({ complete, headers }: Request): boolean {
  return complete || (headers['transfer-encoding'] === undefined && !Number(headers['content-length'] ?? 0));
}

/**
 * Responds while the caller is still sending. Closing on unread bytes would reset the connection and lose the
 * response, so the rest is read first, within bounds, and discarded.
 */
function sendEarly(request: Request, response: Response, body: string, patienceMs?: number): void {
  response.setHeader('Connection', 'close');
  response.setHeader('Content-Length', Buffer.byteLength(body));
  response.write(body);
  drainRequest(request, () => response.end(), patienceMs);
}

/** The problem to send for an error; null for a fault, which is not disclosed. */
export function asProblem(error: unknown): ProblemError | null {
  if (error instanceof EffectUnknown) return withEffect(asProblem(error.cause));
  if (error instanceof ProblemError) return error;
  if (error instanceof PartnerUnavailable || error instanceof CarrierUnavailable)
    return caused('partner_unavailable', error);
  if (error instanceof PartnerRefused) return caused('partner_error', error);
  if (error instanceof URIError) return new ProblemError('malformed_path');
  if (error instanceof StorageFull) return caused('storage_full', error);
  if (error instanceof StoreFault && error.retryable) return caused('busy', error);
  return isBodyError(error) ? bodyProblem(error.type) : null;
}

const perhapsDone =
  'It may have taken effect all the same: read the record, or repeat the same request under the same ' +
  '`Idempotency-Key`.';

function withEffect(problem: ProblemError | null): ProblemError | null {
  if (problem === null) return null;
  const extras = { ...problem.extras, detail: perhapsDone, outcomeUnknown: true };
  return Object.assign(new ProblemError(problem.code, extras), { cause: problem.cause });
}

interface BodyError {
  type?: string;
}

/** Whether a body reader refused the body: such errors have a 4xx status and `expose`, unlike our faults. */
function isBodyError(error: unknown): error is BodyError {
  if (!(error instanceof Error)) return false;
  const { status, expose } = error as { status?: unknown; expose?: unknown };
  return expose === true && typeof status === 'number' && status >= 400 && status < 500;
}

function bodyProblem(type: string | undefined): ProblemError {
  if (type === 'entity.too.large') return new ProblemError('payload_too_large');
  const isUnsupported = type === 'encoding.unsupported' || type === 'charset.unsupported';
  return new ProblemError(isUnsupported ? 'unsupported_media_type' : 'malformed_json');
}

function caused(code: ErrorCode, cause: unknown): ProblemError {
  const problem = new ProblemError(code);
  problem.cause = cause;
  return problem;
}

/** More than any caller sends by mistake; beyond it the connection is closed. */
const drainBytesMax = 32 * 1024 * 1024;
const drainMs = 5_000;

/** Reads and discards the rest of a request; calls `done` when it has ended, is too long or too slow. */
function drainRequest(request: IncomingMessage, done: () => void, patienceMs = drainMs): void {
  let bytesLeft = drainBytesMax;
  const count = (chunk: Buffer) => {
    bytesLeft -= chunk.length;
    if (bytesLeft < 0) stop();
  };
  const stop = () => {
    clearTimeout(timer);
    request.off('data', count).off('end', stop).off('close', stop);
    done();
  };
  const timer = setTimeout(stop, patienceMs);
  request.on('data', count).once('end', stop).once('close', stop).resume();
}
