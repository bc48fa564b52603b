import { isUtf8 } from 'node:buffer';
import { limits } from '@escrow-checkout/contract';
import express, { type Request, type RequestHandler } from 'express';
import { routeOf } from './context.js';
import { bodyBytesPerUnit } from './cost.js';
import { ProblemError } from './problem.js';
import { callerLine } from './shares/request-shares.js';
import { turns } from './shares/turns.js';

type Done = (error: unknown, bytes?: Buffer) => void;

const inflate = express.raw({ limit: limits.bodyBytesMax, type: () => true });

/**
 * Reads the JSON body after authentication. A missing or empty body counts as `{}`, so that validation names
 * the missing fields.
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
  const isJsonType = isJson(request.headers['content-type']);
  if (!isJsonType && !chunked) return next(new ProblemError('unsupported_media_type'));
  const done: Done = (error, bytes) => {
    if (error) return next(error);
    if (bytes !== undefined && bytes.length >= bodyBytesPerUnit) {
      // What follows takes the longer the larger it is; many that arrive together go on one by one.
      return void turns.next(callerLine(response)).then(() => take(bytes));
    }
    take(bytes);
  };
  const take = (bytes?: Buffer) => {
    // The type of a chunked body matters only if it has any bytes, which is known now.
    const isEmpty = bytes === undefined || bytes.length === 0;
    if (!isEmpty && !isJsonType) return next(new ProblemError('unsupported_media_type'));
    try {
      request.body = isEmpty ? {} : parsed(bytes);
    } catch {
      return next(new ProblemError('malformed_json'));
    }
    next();
  };
  if (request.headers['content-encoding'] === undefined) readPlain(request, done);
  else inflate(request, response, (error?: unknown) => done(error, request.body));
};

/**
 * Reads an uncompressed body, at a fifth of the cost of Express's reader. Node enforces a given
 * `Content-Length`; a chunked body is refused at the limit.
 */
function readPlain(request: Request, done: Done): void {
  const chunks: Buffer[] = [];
  let length = 0;
  let isOver = false;
  const finish = (error: unknown, bytes?: Buffer) => {
    if (isOver) return;
    isOver = true;
    done(error, bytes);
  };
  request.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > limits.bodyBytesMax) finish(new ProblemError('payload_too_large'));
    else chunks.push(chunk);
  });
  request.once('error', () => finish(new ProblemError('malformed_json')));
  request.once('end', () =>
    finish(undefined, chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)),
  );
}

/**
 * Refuses bytes that are not UTF-8, since decoding would map different bodies to the same text. Accepts a
 * byte order mark.
 */
function parsed(bytes: Buffer): unknown {
  if (!isUtf8(bytes)) throw new SyntaxError('Not UTF-8');
  return JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, ''));
}

/** JSON between systems is UTF-8; another charset is another media type. */
function isJson(contentType: string | undefined): boolean {
  return /^application\/(?:[\w.-]+\+)?json *(?:; *charset="?utf-8"? *)?$/i.test(contentType ?? '');
}
