import { contract, type Operation } from '@escrow-checkout/contract';
import { createExpressEndpoints, initServer, type RequestValidationError } from '@ts-rest/express';
import type { Request, RequestHandler, Response, Router } from 'express';
import type { z } from 'zod';
import type { Context } from '../domain/aggregate.js';
import { requestContext } from '../pipeline/context.js';
import type { Key } from '../pipeline/kept-answers.js';
import type { Reply } from '../pipeline/reply.js';
import type { Services } from '../services.js';
import { type Caller, callerOf, routeOf } from './context.js';
import { ExactBody, readKey, successOf } from './idempotency.js';
import { OperationTable } from './operation-table.js';
import { orThrow } from './problem.js';
import { validationProblem } from './validation.js';

const server = initServer();

type Contract = typeof contract;
type Plain = Parameters<typeof server.router<Contract>>[1];

/** The operations whose repeats an `Idempotency-Key` makes safe. */
interface KeyedOperation {
  metadata: { repeat: 'key' | 'key_required' };
}

type CallOf<Handler> = Handler extends (call: infer Call) => unknown ? Call : never;
type SuccessOf<Route> = Route extends { responses: infer Responses }
  ? {
      [Status in keyof Responses & (200 | 201)]: z.input<Extract<Responses[Status], z.ZodTypeAny>>;
    }[keyof Responses & (200 | 201)]
  : never;

/** A request that may bear an `Idempotency-Key`, with what the pipeline needs of it. */
export type KeyedCall<Handler> = Pick<
  CallOf<Handler>,
  keyof CallOf<Handler> & ('params' | 'query' | 'body')
> & {
  caller: Caller;
  context: Context;
  key: Key | null;
};

/**
 * The handlers the contract asks for; one that is missing does not compile. Nor does one of an operation
 * whose contract says `repeat: 'key'`, unless the pipeline made its reply.
 */
export type Handlers = {
  [Resource in keyof Contract]: {
    [Name in keyof Contract[Resource] &
      keyof Plain[Resource]]: Contract[Resource][Name] extends KeyedOperation
      ? (call: KeyedCall<Plain[Resource][Name]>) => Promise<Reply<SuccessOf<Contract[Resource][Name]>>>
      : Plain[Resource][Name];
  };
};

/** Mounts every operation of the contract, behind the middleware that all of them share, in this order. */
export function mountContract(
  router: Router,
  services: Services,
  handlers: Handlers,
  middleware: RequestHandler[],
): void {
  const onInvalid = (error: RequestValidationError, ...[request, , next]: Parameters<RequestHandler>) => {
    const { pathParams, query, body } = error as unknown as Record<string, z.ZodError | null>;
    const failed = { pathParams: pathParams ?? null, query: query ?? null, body: body ?? null };
    next(validationProblem(failed, routeOf<Operation>(request)));
  };
  createExpressEndpoints(contract, served(services, handlers), recorded(router) as unknown as Registrar, {
    responseValidation: true,
    requestValidationErrorHandler: onInvalid as never,
    globalMiddleware: middleware as never,
  });
}

/** A call as ts-rest makes it, with its own view of Express's request and response. */
interface ServerCall {
  req: Request;
  res: Response;
  params: unknown;
  query: unknown;
  body: unknown;
}

type AnyHandler = (call: unknown) => Promise<Reply<unknown>>;

/** The handlers as ts-rest calls them. */
function served(services: Services, handlers: Handlers): Plain {
  const resources = Object.entries(contract).map(([resource, operations]) => {
    const named = handlers[resource as keyof Handlers] as unknown as Record<string, AnyHandler>;
    const each = Object.entries(operations as Record<string, Operation>).map(([name, operation]) => {
      const handler = named[name] as AnyHandler;
      const { repeat } = operation.metadata;
      const isKeyed = repeat === 'key' || repeat === 'key_required';
      return [name, isKeyed ? serveKeyed(services, operation, handler) : handler];
    });
    return [resource, Object.fromEntries(each)];
  });
  return Object.fromEntries(resources) as Plain;
}

/** Reads the header of a call, lets the handler go through the pipeline, and answers its very bytes. */
export function serveKeyed(services: Services, operation: Operation, handler: AnyHandler) {
  const status = successOf(operation);
  return async ({
    req,
    res,
    params,
    query,
    body,
  }: ServerCall): Promise<{ status: number; body: unknown }> => {
    const key = readKey(services, operation, [req, res], body ?? {});
    const caller = callerOf(res);
    const context = requestContext(services, caller);
    const reply = orThrow(await handler({ params, query, body, caller, context, key }));
    if (reply.isReplay) res.setHeader('Idempotent-Replay', 'true');
    if (reply.kind === 'body') return { status, body: reply.body };
    return { status: reply.answer.status, body: new ExactBody(reply.answer) };
  };
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
