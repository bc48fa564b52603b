import { basePath, contract, type Operation } from '@escrow-checkout/contract';
import type { RequestHandler } from 'express';
import { ProblemError } from './problem.js';

interface Shape {
  pattern: RegExp;
  method: string;
}

const shapes: Shape[] = Object.values(contract).flatMap((resource) =>
  Object.values(resource as Record<string, Operation>).map((route) => ({
    method: route.method,
    pattern: new RegExp(`^${route.path.replace(/:[a-z_]+/g, '[^/]+')}/?$`),
  })),
);

/** What no operation took: 405 with `Allow` where the path exists under another method, otherwise 404. */
export const unknownPath: RequestHandler = (request, response, next) => {
  const methods = shapes.filter((shape) => shape.pattern.test(request.path)).map((shape) => shape.method);
  if (methods.length === 0) {
    const detail = `There is nothing at ${request.method} ${request.path}; the API lives under ${basePath}.`;
    return next(new ProblemError('not_found', { detail: detail.slice(0, 500) }));
  }
  const allow = [...new Set(methods)].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  response.setHeader('Allow', allow.join(', '));
  next(new ProblemError('method_not_allowed', { detail: `Use ${allow.join(' or ')} here.` }));
};
