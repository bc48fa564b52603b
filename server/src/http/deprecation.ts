import { type Deprecation, dateMs } from '@escrow-checkout/contract';
import type { RequestHandler } from 'express';
import type { Services } from '../services.js';
import { routeOf } from './context.js';

/** Sets `Deprecation`, `Sunset` and `Link` on responses of deprecated operations. */
export function deprecation({ config }: Pick<Services, 'config'>): RequestHandler {
  return (request, response, next) => {
    const { metadata } = routeOf<{ metadata: { deprecation?: Deprecation } }>(request);
    if (metadata.deprecation) response.setHeaders(headersOf(metadata.deprecation, config.siteUrl));
    next();
  };
}

/** `Deprecation` (RFC 9745) is in seconds, `Sunset` (RFC 8594) an HTTP date. */
function headersOf({ at, sunset, link }: Deprecation, siteUrl: string): Map<string, string> {
  return new Map([
    ['Deprecation', `@${dateMs(at) / 1000}`],
    ['Link', `<${siteUrl}${link}>; rel="deprecation"`],
    ...(sunset === undefined ? [] : [['Sunset', new Date(dateMs(sunset)).toUTCString()] as const]),
  ]);
}
