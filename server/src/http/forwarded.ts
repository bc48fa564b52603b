import type { RequestHandler } from 'express';
import type { Services } from '../services.js';
import { isLocal } from './client-networks.js';

/**
 * Warns once if a proxy seems to be in front and no setting says so: its clients then share the sign-in
 * limits of one network, and are not told apart otherwise.
 */
export function warnOfProxy({ config, log }: Services): RequestHandler {
  let isDone = config.PROXY_HOPS > 0;
  return ({ headers, socket }, _response, next) => {
    if (!isDone && headers['x-forwarded-for'] !== undefined && isLocal(socket)) {
      isDone = true;
      log.warn('X-Forwarded-For is not read: set PROXY_HOPS to the number of your proxies in front');
    }
    next();
  };
}
