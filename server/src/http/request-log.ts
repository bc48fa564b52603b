import type { Request, RequestHandler, Response } from 'express';
import type { EndedRequest } from '../ports/tracer.js';
import type { Services } from '../services.js';
import { keepApiRequest } from './api-requests/keep.js';
import { clientPlace } from './client-networks.js';
import { chargeNobody, openContext, type RequestContext, type Routed } from './context.js';
import { traced } from './traced.js';

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
      refusal: '',
      span: spanOf(services, request, requestId === given ? null : requestId),
      path: pathOf(request.url),
      chargeUpTo: chargeNobody,
    };
    openContext(response, context);
    response.setHeader('X-Request-Id', requestId);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Cache-Control', 'no-store');
    const { span } = context;
    // A request that is broken off never finishes.
    if (span) response.on('close', () => span.end(endedRequest(request, response, context)));
    // Each happens once; `once` would wrap the listener in another.
    response.on('finish', () => {
      keepApiRequest(services, request, response);
      const ms = performance.now() - context.startedAtMs;
      const { observer } = services.observation;
      if (observer) {
        const { statusCode: status } = response;
        observer.request({ operation: operationOf(request), status, code: context.refusal, ms });
      }
      log.info(
        {
          request_id: requestId,
          trace_id: span?.traceId ?? undefined,
          method: request.method,
          route: routePattern(request) ?? 'unknown',
          status: response.statusCode,
          ms: Math.round(ms * 1000) / 1000,
          account_id: context.caller?.accountId,
          mode: context.caller?.mode,
          key_id: context.keyId ?? undefined,
          network: context.network,
          sign_in: context.signIn ?? undefined,
        },
        'request',
      );
    });
    traced(request, response, next);
  };
}

/** Asked every few seconds, they would be most of all traces. */
const untraced: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

function spanOf(
  { observation }: Services,
  { headers, method, url }: Request,
  requestId: string | null,
): RequestContext['span'] {
  if (observation.tracer === null || untraced.has(url)) return null;
  // Of two such headers neither is known to be the caller's: joined, they do not parse.
  return observation.tracer.request({ method, traceparent: headers.traceparent?.toString(), requestId });
}

function endedRequest(request: Routed, response: Response, context: RequestContext): EndedRequest {
  return {
    operation: operationOf(request),
    route: routePattern(request) ?? null,
    status: response.headersSent ? response.statusCode : null,
    code: context.refusal,
    mode: context.caller?.mode ?? null,
  };
}

function routePattern(request: Routed): string | undefined {
  const path = request.operation?.path ?? (request.route?.path as string | string[] | undefined);
  return Array.isArray(path) ? path[0] : path;
}

/** Names the operation, or the pattern of another route. A path itself may hold a secret. */
function operationOf(request: Routed): string {
  const operation = request.operation?.metadata.operationId;
  if (operation !== undefined) return operation;
  const pattern: unknown = request.route?.path;
  return pattern === undefined ? 'unknown' : `${request.method} ${String(pattern)}`;
}

/** The path alone, without the host that an absolute request target names. */
function pathOf(target: string): string {
  const path = target.split('?', 1)[0] as string;
  if (path[0] === '/' && path[1] !== '/') return path;
  return path.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '').replace(/^\/*/, '/');
}
