import { type ErrorCode, errors, limits } from '@escrow-checkout/contract';
import type { Refusal } from '../domain/change.js';
import { isRefusal } from '../pipeline/retry.js';
import { cutText } from './wording.js';

export interface FieldError {
  pointer: string;
  code: string;
  detail: string;
}

interface ProblemExtras {
  detail?: string | undefined;
  fields?: readonly FieldError[] | undefined;
  blockedBy?: readonly string[] | undefined;
  attemptsLeft?: number | undefined;
  /** The request may have taken effect all the same. */
  outcomeUnknown?: boolean | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
}

/** A refusal for the caller, who may read everything in it. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';

  constructor(
    readonly code: ErrorCode,
    readonly extras: ProblemExtras = {},
  ) {
    super(code);
    // A refusal is no fault, and capturing its stack would cost more than the response.
    this.stack = '';
  }
}

/** Throws for a refusal that is not in the API's catalogue: that is a fault. */
export function refusalProblem(refusal: Refusal): ProblemError {
  const { code } = refusal;
  if (!isErrorCode(code)) throw new Error(`The refusal ${code} is not one for a caller`);
  return new ProblemError(code, {
    detail: refusal.detail,
    blockedBy: refusal.blockedBy,
    attemptsLeft: refusal.attemptsLeft,
    outcomeUnknown: refusal.outcomeUnknown,
  });
}

/** Throws a refusal as a problem; returns any other value. */
export function orThrow<Value>(value: Value): Exclude<Value, Refusal> {
  if (isRefusal(value)) throw refusalProblem(value);
  return value as Exclude<Value, Refusal>;
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errors, code);
}

/** The RFC 9457 body. Texts are cut to the schema's lengths, since parts of them repeat the request. */
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
    detail: cutText(extras.detail ?? entry.remedy, limits.problemDetailLengthMax),
    instance: cutText(about.instance, limits.problemInstanceLengthMax),
    code,
    request_id: about.requestId,
    retryable: entry.retryable,
    ...(extras.outcomeUnknown ? { outcome_unknown: true } : {}),
    ...(extras.fields ? { errors: extras.fields.slice(0, limits.problemFieldsMax).map(cutField) } : {}),
    ...(extras.blockedBy ? { blocked_by: extras.blockedBy } : {}),
    ...(extras.attemptsLeft === undefined ? {} : { attempts_left: extras.attemptsLeft }),
  };
}

function cutField({ pointer, code, detail }: FieldError): FieldError {
  const cut = (text: string) => cutText(text, limits.problemFieldLengthMax);
  return { pointer: cut(pointer), code, detail: cut(detail) };
}
