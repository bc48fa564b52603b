import type { RequestHandler } from 'express';
import { contextOf } from './context.js';

/**
 * Goes on within the request's span. A request that has waited, for its body or for its turn, is resumed by
 * whatever ended the wait, which may be another request.
 */
export const traced: RequestHandler = (_request, response, next) => {
  const { span } = contextOf(response);
  if (span === null) next();
  else span.run(next);
};
