import type { Request, RequestHandler } from 'express';
import type { Services } from '../../services.js';
import { sendFailure } from './send.js';

/**
 * Lets only our own pages change anything. Every browser says where a form was sent from; who says nothing,
 * or names another place, is refused before the form is read.
 */
export function requireOwnOrigin(services: Services): RequestHandler {
  return (request, response, next) => {
    if (isOwnOrigin(services.config.siteUrl, request)) next();
    else sendFailure(response, 403, 'origin');
  };
}

function isOwnOrigin(siteUrl: string, { headers }: Request): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (origin === undefined || !URL.canParse(origin)) return false;
  const [from, own] = [new URL(origin), new URL(siteUrl)];
  return from.protocol === own.protocol && (from.host === own.host || from.host === host);
}
