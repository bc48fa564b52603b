import {
  AuthenticationError,
  ConflictError,
  type ErrorFacts,
  EscrowError,
  NotFoundError,
  PermissionError,
  PreconditionError,
  RateLimitError,
  UpstreamError,
  ValidationError,
} from './errors.js';
import { readRetryAfterMs } from './retry.js';
import type { Problem } from './types.generated.js';

type ErrorClass = new (facts: ErrorFacts) => EscrowError;

const classes: Record<number, ErrorClass> = {
  400: ValidationError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  413: ValidationError,
  415: ValidationError,
  429: RateLimitError,
};

/** Reads JSON; undefined for anything else, since proxies answer errors as HTML or not at all. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isProblem(body: unknown): body is Problem {
  if (typeof body !== 'object' || body === null) return false;
  const { code, detail } = body as Partial<Record<string, unknown>>;
  return typeof code === 'string' && typeof detail === 'string';
}

function classOf(status: number, problem: Problem | null): ErrorClass {
  if (status >= 500) return UpstreamError;
  if (status === 409 && Array.isArray(problem?.blocked_by)) return PreconditionError;
  return classes[status] ?? EscrowError;
}

/** Lists the fields of a validation error, a line each. */
function messageOf(problem: Problem): string {
  const fields = (problem.errors ?? []).map((error) => `${error.pointer}: ${error.detail}`);
  if (fields.length === 0) return `${problem.title}. ${problem.detail}`;
  return [`${problem.title}.`, ...fields].join('\n  ');
}

function statusIsRetryable(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** Turns an unsuccessful answer into the error of its status. */
export function errorOf(response: Response, text: string, nowMs: number): EscrowError {
  const { status, headers } = response;
  const body = parseJson(text);
  const problem = isProblem(body) ? body : null;
  const location = headers.get('location');
  const unexpected = location
    ? `HTTP ${status}: the service redirects to ${location}; set baseUrl to where it really is`
    : `HTTP ${status} without a problem document: ${text.slice(0, 200) || '(no body)'}`;
  return new (classOf(status, problem))({
    code: problem?.code ?? 'unexpected_response',
    message: problem ? messageOf(problem) : unexpected,
    status,
    requestId: headers.get('x-request-id') ?? problem?.request_id ?? null,
    retryable: problem?.retryable ?? statusIsRetryable(status),
    retryAfterMs: readRetryAfterMs(headers, nowMs),
    replayed: headers.get('idempotent-replay') === 'true',
    problem,
  });
}
