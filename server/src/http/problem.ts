import { type ErrorCode, errors } from '@escrow-checkout/contract';
import type { Refusal } from '../domain/change.js';

export interface FieldError {
  pointer: string;
  code: string;
  detail: string;
}

interface ProblemExtras {
  detail?: string | undefined;
  fields?: readonly FieldError[] | undefined;
  blockedBy?: readonly string[] | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
}

/** A refusal on its way to the caller. Everything in it may be read by the caller. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  constructor(
    readonly code: ErrorCode,
    readonly extras: ProblemExtras = {},
  ) {
    super(code);
    // A refusal is an answer, not a fault: nobody reads its stack, and taking one costs more than answering.
    this.stack = '';
  }
}

export function refusalProblem(refusal: Refusal): ProblemError {
  return new ProblemError(refusal.code as ErrorCode, {
    detail: refusal.detail,
    blockedBy: refusal.blockedBy,
    headers: refusal.code === 'conflict' ? { 'Retry-After': '1' } : undefined,
  });
}

/** The RFC 9457 body of a problem. */
export function problemBody(
  code: ErrorCode,
  about: { siteUrl: string; instance: string; requestId: string },
  extras: ProblemExtras = {},
): Record<string, unknown> {
  const entry = errors[code];
  return {
    type: `${about.siteUrl}/docs/errors#${code}`,
    title: entry.title,
    status: entry.status,
    detail: extras.detail ?? entry.cure,
    instance: about.instance,
    code,
    request_id: about.requestId,
    retryable: entry.retryable,
    ...(extras.fields ? { errors: extras.fields.slice(0, 100) } : {}),
    ...(extras.blockedBy ? { blocked_by: extras.blockedBy } : {}),
  };
}
