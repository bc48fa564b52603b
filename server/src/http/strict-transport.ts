import type { RequestHandler } from 'express';
import type { Services } from '../services.js';

/** Two years, which lists of browsers ask for. Other hosts of the domain are not ours to decide about. */
const value = 'max-age=63072000';

/** Makes browsers ask for this host by https alone, if it is served so. */
export function strictTransport({ config }: Services): RequestHandler {
  return (_request, response, next) => {
    if (config.siteUrl.startsWith('https:')) response.setHeader('Strict-Transport-Security', value);
    next();
  };
}
