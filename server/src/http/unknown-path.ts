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
export const otherPaths: readonly { method: string; path: string }[] = [
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
  { method: 'GET', path: '/files/:id' },
  ...pagesOf(
    '/checkout/:reference',
    ['status', 'stream', 'release-code'],
    [
      'sign-in',
      'code',
      'sign-out',
      'release',
      'arrived',
      'not-arrived',
      'problem',
      'account',
      'simulate',
      'receipt',
      'sent',
      'session',
      'answer',
      'withdraw',
      'solved',
    ],
  ),
  { method: 'GET', path: '/sale/:id' },
  ...pagesOf(
    '/sale/:id',
    ['status', 'stream'],
    [
      'sign-in',
      'code',
      'sign-out',
      'accept',
      'decline',
      'account',
      'send',
      'release-code',
      'answer',
      'withdraw',
      'concede',
    ],
  ),
  { method: 'POST', path: '/partners/:partner/notifications' },
];

/** Every form's address also takes GET, which redirects to its page. */
function pagesOf(base: string, shown: readonly string[], forms: readonly string[]) {
  const paths = (method: string, names: readonly string[]) =>
    names.map((name) => ({ method, path: `${base}/${name}` }));
  return [...paths('GET', [...shown, ...forms]), ...paths('POST', forms)];
}

const operations = Object.values(contract).flatMap((resource) =>
  Object.values(resource as Record<string, Operation>),
);

const shapes: Shape[] = [...operations, ...otherPaths].map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/:[a-z_]+/g, '[^/]+')}/?$`),
}));

/**
 * Responds to unhandled requests: 405 with `Allow` if the path has another method, otherwise 404. A known
 * path whose record does not exist has another code than a path that the service does not have.
 */
export const unknownPath: RequestHandler = (request, response, next) => {
  const methods = shapes.filter((shape) => shape.pattern.test(request.path)).map((shape) => shape.method);
  const asked = request.method === 'HEAD' ? 'GET' : request.method;
  if (methods.length === 0 || methods.includes(asked)) {
    const { path } = contextOf(response);
    const detail = `There is nothing at ${request.method} ${path}; the API is below ${basePath}.`;
    const code = methods.length === 0 ? 'unknown_path' : 'not_found';
    return next(new ProblemError(code, { detail: cutText(detail, 500) }));
  }
  const allow = [...new Set(methods)].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  response.setHeader('Allow', allow.join(', '));
  next(new ProblemError('method_not_allowed', { detail: `Use ${allow.join(' or ')} here.` }));
};

/**
 * Refuses OPTIONS, which Express would answer (there is no CORS here), HTTP/1.1 without a host, which Node
 * would refuse without a problem document, and two hosts, of which a proxy might have believed the other.
 */
export const refuseForms: RequestHandler = (request, response, next) => {
  if (request.method === 'OPTIONS') return unknownPath(request, response, next);
  if (request.headers.host === undefined && request.httpVersion === '1.1')
    return next(new ProblemError('malformed_request', { detail: 'Send a `Host` header.' }));
  if (hasTwoHosts(request.rawHeaders))
    return next(new ProblemError('malformed_request', { detail: 'Send one `Host` header only.' }));
  next();
};

/** Node keeps the first of several hosts. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let count = 0;
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const name = rawHeaders[n] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count > 1;
}
