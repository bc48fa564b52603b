import { contract, type Operation } from '@escrow-checkout/contract';
import { createExpressEndpoints, initServer, type RequestValidationError } from '@ts-rest/express';
import type { RequestHandler, Router } from 'express';
import type { z } from 'zod';
import { routeOf } from './context.js';
import { OperationTable } from './operation-table.js';
import { validationProblem } from './validation.js';

const server = initServer();

/** The handlers the contract asks for; one that is missing does not compile. */
export type Handlers = Parameters<typeof server.router<typeof contract>>[1];

/** Mounts every operation of the contract, behind the middleware that all of them share, in this order. */
export function mountContract(router: Router, handlers: Handlers, middleware: RequestHandler[]): void {
  const onInvalid = (error: RequestValidationError, ...[request, , next]: Parameters<RequestHandler>) => {
    const { pathParams, query, body } = error as unknown as Record<string, z.ZodError | null>;
    const failed = { pathParams: pathParams ?? null, query: query ?? null, body: body ?? null };
    next(validationProblem(failed, routeOf<Operation>(request)));
  };
  createExpressEndpoints(contract, handlers, recorded(router) as unknown as Registrar, {
    responseValidation: true,
    requestValidationErrorHandler: onInvalid as never,
    globalMiddleware: middleware as never,
  });
}

type Registrar = Parameters<typeof createExpressEndpoints>[2];

/** Takes the operations for the router and for a table in front of it, which finds them faster. */
function recorded(router: Router) {
  const table = new OperationTable();
  router.use(table.dispatch);
  const taking =
    (method: 'get' | 'post' | 'put' | 'patch' | 'delete') =>
    (path: string, ...handlers: RequestHandler[]) => {
      table.add(method.toUpperCase(), path, handlers);
      router[method](path, ...handlers);
    };
  return {
    get: taking('get'),
    post: taking('post'),
    put: taking('put'),
    patch: taking('patch'),
    delete: taking('delete'),
    use: router.use.bind(router),
  };
}
