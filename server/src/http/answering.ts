import { Readable } from 'node:stream';
import type { Operation } from '@escrow-checkout/contract';
import type { Request, RequestHandler, Response } from 'express';
import type { z } from 'zod';
import { ExactBody } from './idempotency.js';
import { validationProblem } from './validation.js';

/** What the handler of an operation gets: the request, and the parts of it that its schemas have read. */
export interface ServerCall {
  req: Request;
  res: Response;
  params: unknown;
  query: unknown;
  body: unknown;
}

export type OperationHandler = (call: ServerCall) => Promise<{ status: number; body: unknown }>;

/** Validates a request, runs the handler of its operation, and sends what that returns. */
export function answering(operation: Operation, handler: OperationHandler): RequestHandler {
  return async (request, response, next) => {
    try {
      const { status, body } = await handler(callOf(operation, request, response));
      send(response, status, body);
    } catch (error) {
      next(error);
    }
  };
}

/** @throws ProblemError that names the failing fields of all parts */
function callOf(operation: Operation, request: Request, response: Response): ServerCall {
  const params = read(operation.pathParams, request.params);
  // Express parses what follows the path at every access, even if there is nothing.
  const query = read(operation.query, request.url.includes('?') ? request.query : {});
  const body = read(operation.body, request.body);
  if (params.success && query.success && body.success) {
    return { req: request, res: response, params: params.data, query: query.data, body: body.data };
  }
  const failed = { pathParams: errorOf(params), query: errorOf(query), body: errorOf(body) };
  throw validationProblem(failed, operation);
}

type Read = { success: true; data: unknown } | { success: false; error: z.ZodError };

function read(schema: z.ZodTypeAny | undefined, value: unknown): Read {
  return schema === undefined ? { success: true, data: value } : schema.safeParse(value);
}

function errorOf(read: Read): z.ZodError | null {
  return read.success ? null : read.error;
}

function send(response: Response, status: number, body: unknown): void {
  response.status(status);
  if (body instanceof ExactBody) body.send(response);
  else if (body instanceof Readable) body.pipe(response);
  else response.json(body);
}
