import { type Deprecation, dateMs } from '@escrow-checkout/contract';
import type { RequestHandler } from 'express';
import type { Services } from '../services.js';
import { routeOf } from './context.js';

/** Says on every answer of an operation on its way out since when, until when, and where to read on. */
export function deprecation({ config }: Pick<Services, 'config'>): RequestHandler {
  return (request, response, next) => {
    const { metadata } = routeOf<{ metadata: { deprecation?: Deprecation } }>(request);
    if (metadata.deprecation) response.setHeaders(headersOf(metadata.deprecation, config.siteUrl));
    next();
  };
}

/** `Deprecation` of RFC 9745 counts seconds, `Sunset` of RFC 8594 is a date as HTTP writes it. */
function headersOf({ at, sunset, link }: Deprecation, siteUrl: string): Map<string, string> {
  return new Map([
    ['Deprecation', `@${dateMs(at) / 1000}`],
    ['Link', `<${siteUrl}${link}>; rel="deprecation"`],
    ...(sunset === undefined ? [] : [['Sunset', new Date(dateMs(sunset)).toUTCString()] as const]),
  ]);
}
