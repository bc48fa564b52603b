import { type Fields, isObject } from '../fields.js';
import type { PartnerAnswer, PartnerRequest } from '../partner-calls.js';
import { TerminalRefusal } from './errors.js';

export function fieldsOf({ body }: Pick<PartnerRequest, 'body'>): Fields {
  if (isObject(body)) return body;
  throw new TerminalRefusal('invalid_body');
}

/** Created or read, the status is 200: what counts is the one in the body. */
export function success(message: string, data: unknown): PartnerAnswer {
  return { status: 200, body: { status: true, message, data } };
}
