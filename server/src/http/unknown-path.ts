import { basePath, contract, type Operation } from '@escrow-checkout/contract';
import type { RequestHandler } from 'express';
import { contextOf } from './context.js';
import { ProblemError } from './problem.js';
import { cutText } from './wording.js';

interface Shape {
  pattern: RegExp;
  method: string;
}

/** What is served beside the operations of the contract. */
const otherPaths: readonly { method: string; path: string }[] = [
  { method: 'GET', path: '/healthz' },
  { method: 'GET', path: '/readyz' },
  { method: 'GET', path: '/openapi.json' },
  { method: 'GET', path: '/openapi.yaml' },
  { method: 'GET', path: '/docs' },
  { method: 'GET', path: '/docs/:page' },
  { method: 'GET', path: '/docs/:section/:page' },
  { method: 'GET', path: '/llms.txt' },
  { method: 'GET', path: '/llms-full.txt' },
  { method: 'GET', path: '/checkout/:reference' },
  { method: 'GET', path: '/assets/:file' },
  ...['code', 'release', 'problem', 'receipt', 'status', 'stream'].map((name) => pagePath('GET', name)),
  ...['sign-in', 'code', 'sign-out', 'release', 'problem', 'account', 'simulate'].map((name) =>
    pagePath('POST', name),
  ),
  { method: 'POST', path: '/partners/:partner/notifications' },
];

function pagePath(method: string, name: string) {
  return { method, path: `/checkout/:reference/${name}` };
}

const operations = Object.values(contract).flatMap((resource) =>
  Object.values(resource as Record<string, Operation>),
);

const shapes: Shape[] = [...operations, ...otherPaths].map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/:[a-z_]+/g, '[^/]+')}/?$`),
}));

/** What nothing took: 405 with `Allow` where the path exists under another method, otherwise 404. */
export const unknownPath: RequestHandler = (request, response, next) => {
  const methods = shapes.filter((shape) => shape.pattern.test(request.path)).map((shape) => shape.method);
  if (methods.length === 0) {
    const { path } = contextOf(response);
    const detail = `There is nothing at ${request.method} ${path}; the API lives under ${basePath}.`;
    return next(new ProblemError('not_found', { detail: cutText(detail, 500) }));
  }
  const allow = [...new Set(methods)].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  response.setHeader('Allow', allow.join(', '));
  next(new ProblemError('method_not_allowed', { detail: `Use ${allow.join(' or ')} here.` }));
};

/**
 * Refuses what Express would answer by itself or Node without a problem document: OPTIONS, since no page of
 * another site has business here, and HTTP/1.1 without a host.
 */
export const refuseForms: RequestHandler = (request, response, next) => {
  if (request.method === 'OPTIONS') return unknownPath(request, response, next);
  if (request.headers.host === undefined && request.httpVersion === '1.1')
    return next(new ProblemError('malformed_request', { detail: 'Send a `Host` header.' }));
  next();
};
