import { createHash } from 'node:crypto';
import { type ErrorCode, errors, limits, type Operation } from '@escrow-checkout/contract';
import type { Request, Response } from 'express';
import { canonicalJson } from '../domain/text.js';
import type { Answer, Key } from '../pipeline/kept-answers.js';
import type { Services } from '../services.js';
import { callerOf, contextOf } from './context.js';
import { ProblemError, problemBody, refusalProblem } from './problem.js';
import { fieldProblem } from './validation.js';

const keyPattern = /^[A-Za-z0-9_.\-:]{8,128}$/;

/** Null if the caller sent no key. */
export function readKey(
  services: Services,
  operation: Operation,
  [request, response]: [Request, Response],
  body: unknown,
): Key | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) {
    if (operation.metadata.repeat === 'key') return null;
    throw new ProblemError('idempotency_key_required');
  }
  if (typeof key !== 'string' || !keyPattern.test(key)) {
    const lengths = `${limits.idempotencyKeyLengthMin} to ${limits.idempotencyKeyLengthMax}`;
    throw fieldProblem('Idempotency-Key', `must be ${lengths} characters of A-Z a-z 0-9 _ . - :`);
  }
  const { accountId, mode } = callerOf(response);
  const status = successOf(operation);
  return {
    accountId,
    mode,
    key,
    fingerprint: fingerprintOf(request, contextOf(response).path, withoutCode(services, body)),
    success: (presented) => ({ status, body: JSON.stringify(presented) }),
    refusal: (refusal) => {
      const problem = refusalProblem(refusal);
      return isKept(problem.code) ? keptProblem(services, response, problem) : null;
    },
  };
}

/** The only success status of an operation. */
export function successOf({ responses }: Operation): number {
  return Number(Object.keys(responses).find((status) => status.startsWith('2')));
}

/** Hashes a release code under a key: six digits are soon found from a plain hash. */
function withoutCode({ keyedHash }: Pick<Services, 'keyedHash'>, body: unknown): unknown {
  const { code } = (body ?? {}) as { code?: unknown };
  return typeof code === 'string' ? { ...(body as object), code: keyedHash('idempotency.code', code) } : body;
}

/** Decodes each segment, so that `a/b` and `a%2Fb` as references stay two paths. */
function fingerprintOf({ method, query }: Request, path: string, body: unknown): string {
  const segments = path.split('/').map(decodeURIComponent);
  const identity = canonicalJson([method, segments, query, body]);
  return createHash('sha256').update(identity).digest('hex');
}

/**
 * Keeps 409s about a state; a refusal that a retry may change (conflict, limit, fault) leaves the key free.
 */
function isKept(code: ErrorCode): boolean {
  return errors[code].status === 409 && !errors[code].retryable && code !== 'idempotency_mismatch';
}

function keptProblem(services: Services, response: Response, problem: ProblemError): Answer {
  const { path: instance, requestId } = contextOf(response);
  const about = { siteUrl: services.config.siteUrl, instance, requestId };
  return { status: 409, body: JSON.stringify(problemBody(problem.code, about, problem.extras)) };
}

/** A response body whose exact bytes are kept. */
export class ExactBody {
  constructor(readonly answer: { status: number; body: string | Buffer }) {}

  send(response: Response): void {
    const type = this.answer.status < 400 ? 'application/json; charset=utf-8' : 'application/problem+json';
    response.setHeader('Content-Type', type);
    response.end(this.answer.body);
  }
}
