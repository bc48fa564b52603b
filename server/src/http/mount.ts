import { contract, type Operation } from '@escrow-checkout/contract';
import { createExpressEndpoints, initServer, type RequestValidationError } from '@ts-rest/express';
import type { Request, RequestHandler, Response, Router } from 'express';
import type { z } from 'zod';
import { routeOf } from './context.js';
import { OperationTable } from './operation-table.js';
import { validationProblem } from './validation.js';

const server = initServer();

/** The handlers the contract asks for; one that is missing does not compile. */
export type Handlers = Parameters<typeof server.router<typeof contract>>[1];

/** An operation that answers as long as its caller listens; the contract has no words for such a one. */
export interface Stream {
  path: string;
  /** `isStillCaller` asks anew whether the key is good. */
  serve(request: Request, response: Response, isStillCaller: () => Promise<boolean>): Promise<void>;
}

/**
 * Mounts every operation of the contract, and the streams, behind the middleware that all of them share, in
 * this order.
 */
export function mountContract(
  router: Router,
  handlers: Handlers,
  middleware: RequestHandler[],
  streams: { each: readonly Stream[]; isStillCaller: (request: Request) => Promise<boolean> },
): void {
  const registrar = recorded(router);
  for (const stream of streams.each) {
    registrar.get(stream.path, asRoute, ...middleware, (request, response, next) => {
      stream.serve(request, response, () => streams.isStillCaller(request)).catch(next);
    });
  }
  const onInvalid = (error: RequestValidationError, ...[request, , next]: Parameters<RequestHandler>) => {
    const { pathParams, query, body } = error as unknown as Record<string, z.ZodError | null>;
    const failed = { pathParams: pathParams ?? null, query: query ?? null, body: body ?? null };
    next(validationProblem(failed, routeOf<Operation>(request)));
  };
  createExpressEndpoints(contract, handlers, registrar as unknown as Registrar, {
    responseValidation: true,
    requestValidationErrorHandler: onInvalid as never,
    globalMiddleware: middleware as never,
  });
}

/** Gives a stream what the shared middleware reads of an operation. */
const asRoute: RequestHandler = (request, _response, next) => {
  (request as Request & { tsRestRoute: Pick<Operation, 'metadata'> }).tsRestRoute = {
    metadata: { operationId: 'streamEvents', tag: 'Events', sdk: '', cli: '', errors: [] },
  };
  next();
};

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
