import type { RequestHandler } from 'express';
import type { Services } from '../services.js';
import { keepApiRequest } from './api-requests/keep.js';
import { clientPlace } from './client-networks.js';
import { chargeNobody, openContext, type RequestContext } from './context.js';

const requestIdPattern = /^[\w.:-]{1,100}$/;

/**
 * Opens the request's context and logs one line per response. The line names the route's pattern instead of
 * the path, so that no reference, e-mail or account number reaches the log.
 */
export function requestLog(services: Services): RequestHandler {
  // No field of the line holds a secret, so redaction is off.
  const { config } = services;
  const log = services.log.child({}, { redact: [] });
  return (request, response, next) => {
    const given = request.headers['x-request-id'];
    const requestId = typeof given === 'string' && requestIdPattern.test(given) ? given : services.newId();
    const context: RequestContext = {
      requestId,
      startedAtMs: performance.now(),
      caller: null,
      network: clientPlace(request, config.PROXY_HOPS, config.AUDIT_NETWORKS),
      keyId: null,
      signIn: null,
      answer: null,
      path: pathOf(request.url),
      chargeUpTo: chargeNobody,
    };
    openContext(response, context);
    response.setHeader('X-Request-Id', requestId);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'no-store');
    response.once('finish', () => {
      keepApiRequest(services, request, response);
      const route = (request as { tsRestRoute?: { path: string } }).tsRestRoute?.path;
      log.info(
        {
          request_id: requestId,
          method: request.method,
          route: route ?? (request.route?.path as string | undefined) ?? 'unknown',
          status: response.statusCode,
          ms: Math.round((performance.now() - context.startedAtMs) * 1000) / 1000,
          account_id: context.caller?.accountId,
          mode: context.caller?.mode,
          key_id: context.keyId ?? undefined,
          network: context.network,
          sign_in: context.signIn ?? undefined,
        },
        'request',
      );
    });
    next();
  };
}

/** The path alone, without the host that an absolute request target names. */
function pathOf(target: string): string {
  const path = target.split('?', 1)[0] as string;
  if (path[0] === '/' && path[1] !== '/') return path;
  return path.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '').replace(/^\/*/, '/');
}
