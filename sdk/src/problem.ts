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

/** Reads JSON; undefined for anything else, since proxies send HTML or nothing. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether JSON is an object, as every response of the API is. */
export function isObject(body: unknown): body is Partial<Record<string, unknown>> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

function isProblem(body: unknown): body is Problem {
  if (!isObject(body)) return false;
  const { code, detail } = body;
  return typeof code === 'string' && typeof detail === 'string';
}

/** A status below 500 means what it says only if the service sent it, and not a proxy or another website. */
function classOf(status: number, problem: Problem | null): ErrorClass {
  if (status >= 500) return UpstreamError;
  if (!problem || problem.code === 'unknown_path') return EscrowError;
  if (status === 409 && Array.isArray(problem.blocked_by)) return PreconditionError;
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

/** Explains a response that is not from the API. */
export function notFromApi({ status, headers, url }: Response, text: string): string {
  const location = headers.get('location');
  if (location) return `HTTP ${status}: the service redirects to ${location}. Set baseUrl to that address.`;
  const remedy = status < 500 ? `Check baseUrl: the request went to ${url}.` : 'A proxy may have sent it.';
  const said = text.slice(0, 200) || '(nothing)';
  return `HTTP ${status}, but not a response of the API. ${remedy} It says: ${said}`;
}

/** Turns an unsuccessful response into the error of its status. */
export function errorOf(response: Response, text: string, nowMs: number): EscrowError {
  const { status, headers } = response;
  const body = parseJson(text);
  const problem = isProblem(body) ? body : null;
  return new (classOf(status, problem))({
    code: problem?.code ?? 'unexpected_response',
    message: problem ? messageOf(problem) : notFromApi(response, text),
    status,
    requestId: headers.get('x-request-id') ?? problem?.request_id ?? null,
    retryable: problem?.retryable ?? statusIsRetryable(status),
    retryAfterMs: readRetryAfterMs(headers, nowMs),
    replayed: headers.get('idempotent-replay') === 'true',
    problem,
  });
}
