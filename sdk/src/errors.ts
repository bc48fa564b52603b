import type { ErrorCode, FieldError, Problem } from './types.generated.js';

/** Codes of this library's own errors; the README explains each. */
export type LocalCode =
  | 'browser_refused'
  | 'connection_failed'
  | 'idempotent_mismatch'
  | 'insecure_base_url'
  | 'invalid_base_url'
  | 'invalid_key_format'
  | 'invalid_option'
  | 'invalid_path_parameter'
  | 'timeout'
  | 'unexpected_response';

export interface ErrorFacts {
  code: ErrorCode | LocalCode;
  message: string;
  status?: number;
  requestId?: string | null;
  retryable?: boolean;
  retryAfterMs?: number | null;
  problem?: Problem | null;
  outcomeUnknown?: boolean;
  replayed?: boolean;
  cause?: unknown;
}

/**
 * The base of every error of this library. It never holds the key, so it can be logged as it is.
 *
 * @example
 * ```ts
 * try {
 *   await client.escrow.get('ORD-0000');
 * } catch (error) {
 *   if (!(error instanceof EscrowError)) throw error;
 *   console.error(error.code, error.requestId, error.retryable, error.docUrl);
 * }
 * ```
 */
export class EscrowError extends Error {
  /** Stable code: branch on this. */
  readonly code: ErrorCode | LocalCode;
  /** The HTTP status; null when there was no answer. */
  readonly status: number | null;
  /** Names the request in the service's logs; null when there was no answer. */
  readonly requestId: string | null;
  /** Whether the same request can succeed later. */
  readonly retryable: boolean;
  /**
   * Whether the write may have been done nevertheless, by this try or an earlier one. Ask the service, or
   * repeat the call under the same key. False is a promise that nothing was done.
   */
  readonly outcomeUnknown: boolean;
  /**
   * Whether this is the stored answer of the `Idempotency-Key`, about the state at that time. For a new
   * decision, call under a new key.
   */
  readonly replayed: boolean;
  /** How long the service asked to wait, in ms; null when it did not. */
  readonly retryAfterMs: number | null;
  /** The service's page about this code; null where the error is the library's own. */
  readonly docUrl: string | null;
  /** The answer's RFC 9457 problem document; null when there was none. */
  readonly problem: Problem | null;
  /** Every failing field, for validation errors. */
  readonly errors: readonly FieldError[];

  constructor(facts: ErrorFacts) {
    super(facts.message, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.name = new.target.name;
    this.code = facts.code;
    this.status = facts.status ?? null;
    this.requestId = facts.requestId ?? null;
    this.retryable = facts.retryable ?? false;
    this.outcomeUnknown = facts.outcomeUnknown ?? false;
    this.replayed = facts.replayed ?? false;
    this.retryAfterMs = facts.retryAfterMs ?? null;
    this.docUrl = facts.problem?.type ?? null;
    this.problem = facts.problem ?? null;
    this.errors = facts.problem?.errors ?? [];
  }
}

/** The request is not valid (400, 413, 415); `errors` lists every failing field. */
export class ValidationError extends EscrowError {}

/** The API key is missing, wrong or revoked (401). */
export class AuthenticationError extends EscrowError {}

/** This key may not do that (403). */
export class PermissionError extends EscrowError {}

/** It does not exist, or belongs to someone else (404). */
export class NotFoundError extends EscrowError {}

/** The present state does not allow it (409). */
export class ConflictError extends EscrowError {}

/** The state of the escrow does not allow it (409); `blockedBy` names every reason. */
export class PreconditionError extends ConflictError {
  /** Everything that has to happen first, such as `not_funded`. */
  readonly blockedBy: NonNullable<Problem['blocked_by']>;

  constructor(facts: ErrorFacts) {
    super(facts);
    this.blockedBy = facts.problem?.blocked_by ?? [];
  }
}

/** Too many requests (429); `retryAfterMs` says how long to wait. */
export class RateLimitError extends EscrowError {}

/** The service or its banking partner failed (5xx). */
export class UpstreamError extends EscrowError {}

/** No answer arrived. Whether a write was done is unknown: see `outcomeUnknown`. */
export class ConnectionError extends EscrowError {}

/** No answer arrived in time. Whether a write was done is unknown: see `outcomeUnknown`. */
export class TimeoutError extends ConnectionError {}

/** The reference is taken by a checkout with other fields; `fields` names those that differ. */
export class MismatchError extends EscrowError {
  /** The names of the fields that differ, such as `amount`. */
  readonly fields: readonly string[];
  /** The existing checkout, as the service answered it. */
  readonly answer: unknown;

  constructor(facts: ErrorFacts, fields: readonly string[], answer: unknown) {
    super(facts);
    this.fields = fields;
    this.answer = answer;
  }
}
