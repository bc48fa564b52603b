import {
  AuthenticationError,
  ConflictError,
  ConnectionError,
  EscrowError,
  MismatchError,
  NotFoundError,
  PermissionError,
  PreconditionError,
  RateLimitError,
  UpstreamError,
  ValidationError,
} from '@escrow-checkout/sdk';
import type { ErrorRequestHandler } from 'express';

/** What the shop itself refuses. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

interface Answer {
  status: number;
  code: string;
  detail: string;
}

/** The shop's response to an error. Internal errors reveal only that the call failed. */
function answerOf(error: unknown): Answer {
  if (error instanceof Refusal) return { status: error.status, code: error.code, detail: error.message };
  if (error instanceof EscrowError) return answerOfService(error);
  const { status, expose, message } = error as { status?: unknown; expose?: unknown; message?: unknown };
  // A body that cannot be read.
  if (typeof status === 'number' && expose === true)
    return { status, code: 'bad_request', detail: String(message) };
  return { status: 500, code: 'failed', detail: 'Something went wrong here.' };
}

function answerOfService(error: EscrowError): Answer {
  const { code } = error;
  if (error instanceof ValidationError) {
    const fields = error.errors.map(({ pointer, detail }) => `${pointer}: ${detail}`);
    return { status: 400, code, detail: fields.join('; ') || error.message };
  }
  if (error instanceof PreconditionError)
    return { status: 409, code, detail: `It waits for: ${error.blockedBy.join(', ') || code}.` };
  if (error instanceof MismatchError)
    return { status: 409, code, detail: `This order differs from the one before in ${error.fields}.` };
  if (error instanceof ConflictError) return { status: 409, code, detail: error.message };
  if (error instanceof NotFoundError) return { status: 404, code, detail: error.message };
  // Who operates the shop has to act, and reads of it in the log.
  if (error instanceof AuthenticationError || error instanceof PermissionError)
    return { status: 500, code: 'failed', detail: 'The shop cannot reach its payments.' };
  const mayPass =
    error instanceof ConnectionError || error instanceof UpstreamError || error instanceof RateLimitError;
  // The outcome is unknown; every call of this shop can be repeated.
  if (mayPass || error.retryable || error.outcomeUnknown)
    return {
      status: 503,
      code,
      detail: 'Payments do not answer. Try again in a moment; nothing is paid twice.',
    };
  return { status: 500, code: 'failed', detail: 'Something went wrong here.' };
}

/** Answers every error as JSON, and writes down those that are not the caller's. */
export const refuse: ErrorRequestHandler = (error, request, response, next) => {
  if (response.headersSent) return next(error);
  const { status, ...body } = answerOf(error);
  if (status >= 500) {
    const id = error instanceof EscrowError && error.requestId ? ` (request ${error.requestId})` : '';
    console.error(`${request.method} ${request.path} failed${id}:`, error);
  }
  response.status(status).json(body);
};
