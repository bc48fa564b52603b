import { createHash } from 'node:crypto';
import { type ErrorCode, errors, limits } from '@escrow-checkout/contract';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import { canonicalJson } from '../domain/text.js';
import type { Services } from '../services.js';
import { contextOf } from './context.js';
import { type ProblemError, problemBody } from './problem.js';
import { fieldProblem } from './validation.js';

const keyPattern = /^[A-Za-z0-9_.\-:]{8,128}$/;

/** One `Idempotency-Key` of one request: what it stands for. */
export interface KeyedRequest {
  key: string;
  /** Of method, decoded path, query and canonical body: any difference is another request. */
  fingerprint: string;
}

/** Reads the header. Null: the caller sent none. */
export function keyedRequest(request: Request, response: Response, body: unknown): KeyedRequest | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !keyPattern.test(key)) {
    const lengths = `${limits.idempotencyKeyLengthMin} to ${limits.idempotencyKeyLengthMax}`;
    throw fieldProblem('Idempotency-Key', `must be ${lengths} characters of A-Z a-z 0-9 _ . - :`);
  }
  // Segment by segment, so that `a/b` and `a%2Fb` as references stay two paths.
  const path = contextOf(response).path.split('/').map(decodeURIComponent);
  const identity = canonicalJson([request.method, path, request.query, body]);
  return { key, fingerprint: createHash('sha256').update(identity).digest('hex') };
}

/** The exact bytes of an answer: shaped by its schema, as ts-rest would. */
export function answerBytes(schema: z.ZodTypeAny, body: unknown): string {
  return JSON.stringify(schema.parse(body));
}

/** The bytes of a refusal that is kept: state 409s are answers about a moment, and repeat as such. */
export function refusalBytes(services: Services, response: Response, problem: ProblemError): string {
  const context = contextOf(response);
  const about = { siteUrl: services.config.siteUrl, instance: context.path, requestId: context.requestId };
  return JSON.stringify(problemBody(problem.code, about, problem.extras));
}

/** State 409s are kept; what a retry may change (conflicts, limits, faults) leaves the key free. */
export function isKept(code: ErrorCode): boolean {
  return errors[code].status === 409 && !errors[code].retryable && code !== 'idempotency_mismatch';
}
