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
 * The base of every error of this library. It never contains the key, so you can log it.
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
  /** The HTTP status; null if there was no response. */
  readonly status: number | null;
  /** Identifies the request in the service's logs; null if there was no response. */
  readonly requestId: string | null;
  /** Whether the same request can succeed later. */
  readonly retryable: boolean;
  /**
   * Whether this attempt or an earlier one may have taken effect all the same. Read the record, or repeat
   * the call under the same key. False is a promise that nothing was done. The service says `outcome_unknown`
   * in its problem document if it does not know either.
   */
  readonly outcomeUnknown: boolean;
  /**
   * Whether this is the stored response of the `Idempotency-Key`, about the state at that time. For a new
   * decision, call under a new key.
   */
  readonly replayed: boolean;
  /** How long the service asks you to wait, in ms; null if it does not. */
  readonly retryAfterMs: number | null;
  /** The service's page about this code; null for the library's own errors. */
  readonly docUrl: string | null;
  /** The RFC 9457 problem document of the response; null if it had none. */
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

/** The record does not exist, or belongs to another account (404). */
export class NotFoundError extends EscrowError {}

/** The current state does not allow it (409): branch on `code`. */
export class ConflictError extends EscrowError {}

/** The state of the escrow blocks the call (409 with `blocked_by`); `blockedBy` names every reason. */
export class PreconditionError extends ConflictError {
  /** Everything that blocks the call, such as `not_funded`. */
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

/** No response arrived. `outcomeUnknown` says whether a write may have taken effect. */
export class ConnectionError extends EscrowError {}

/** No response arrived in time. `outcomeUnknown` says whether a write may have taken effect. */
export class TimeoutError extends ConnectionError {}

/** A checkout with this reference and other fields exists; `fields` names those that differ. */
export class MismatchError extends EscrowError {
  /** The names of the fields that differ, such as `amount`. */
  readonly fields: readonly string[];
  /** The existing checkout, as the service returned it. */
  readonly answer: unknown;

  constructor(facts: ErrorFacts, fields: readonly string[], answer: unknown) {
    super(facts);
    this.fields = fields;
    this.answer = answer;
  }
}
