import { limits } from '@escrow-checkout/contract';
import express, { type RequestHandler } from 'express';
import { routeOf } from './context.js';
import { ProblemError } from './problem.js';

const parseJson = express.json({ limit: limits.bodyBytesMax, type: () => true });

/**
 * Reads the JSON body of operations that have one, after the caller is known. No body and an empty one count
 * as `{}`, so that missing fields are named one by one.
 */
export const jsonBody: RequestHandler = (request, response, next) => {
  const route = routeOf<{ body?: unknown }>(request);
  if (route.body === undefined) return next();
  const length = request.headers['content-length'];
  const chunked = request.headers['transfer-encoding'] !== undefined;
  if (!chunked && (length === undefined || length === '0')) {
    request.body = {};
    return next();
  }
  if (Number(length) > limits.bodyBytesMax) return next(new ProblemError('payload_too_large'));
  if (!isJson(request.headers['content-type'])) return next(new ProblemError('unsupported_media_type'));
  parseJson(request, response, (error?: unknown) => {
    if (error) return next(bodyProblem(error as { type?: string }));
    request.body ??= {};
    next();
  });
};

/** JSON between systems is UTF-8; another charset is another media type. */
function isJson(contentType: string | undefined): boolean {
  return /^application\/(?:[\w.-]+\+)?json *(?:; *charset="?utf-8"? *)?$/i.test(contentType ?? '');
}

/** body-parser's error types as codes; a broken connection has nobody to answer. */
function bodyProblem(error: { type?: string }): unknown {
  switch (error.type) {
    case 'entity.too.large':
      return new ProblemError('payload_too_large');
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return new ProblemError('unsupported_media_type');
    case 'entity.parse.failed':
    case 'entity.verify.failed':
    case 'request.size.invalid':
    case 'request.aborted':
      return new ProblemError('malformed_json');
    default:
      return error;
  }
}
