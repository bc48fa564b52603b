import { contract, isTestWrite, type Operation } from '@escrow-checkout/contract';
import { createExpressEndpoints, initServer, type RequestValidationError } from '@ts-rest/express';
import type { Request, RequestHandler, Response, Router } from 'express';
import type { z } from 'zod';
import type { Context } from '../domain/aggregate.js';
import { requestContext } from '../pipeline/context.js';
import type { Key } from '../pipeline/kept-answers.js';
import type { Reply } from '../pipeline/reply.js';
import type { Services } from '../services.js';
import { type Caller, callerOf, contextOf, routeOf } from './context.js';
import { ExactBody, readKey, successOf } from './idempotency.js';
import { OperationTable } from './operation-table.js';
import { orThrow } from './problem.js';
import { refuseBeyondQuota } from './test-quota.js';
import { validationProblem } from './validation.js';

const server = initServer();

type Contract = typeof contract;
type Plain = Parameters<typeof server.router<Contract>>[1];

/** The operations that take an `Idempotency-Key`. */
interface KeyedOperation {
  metadata: { repeat: 'key' | 'key_required' };
}

type CallOf<Handler> = Handler extends (call: infer Call) => unknown ? Call : never;
type SuccessOf<Route> = Route extends { responses: infer Responses }
  ? {
      [Status in keyof Responses & (200 | 201)]: z.input<Extract<Responses[Status], z.ZodTypeAny>>;
    }[keyof Responses & (200 | 201)]
  : never;

/** A request that may have an `Idempotency-Key`, as the pipeline needs it. */
export type KeyedCall<Handler> = Pick<
  CallOf<Handler>,
  keyof CallOf<Handler> & ('params' | 'query' | 'body')
> & {
  caller: Caller;
  context: Context;
  key: Key | null;
};

/**
 * The handlers of the contract's operations; a missing one does not compile. An operation with `repeat:
 * 'key'` has to return a reply made by the pipeline.
 */
export type Handlers = {
  [Resource in keyof Contract]: {
    [Name in keyof Contract[Resource] &
      keyof Plain[Resource]]: Contract[Resource][Name] extends KeyedOperation
      ? (call: KeyedCall<Plain[Resource][Name]>) => Promise<Reply<SuccessOf<Contract[Resource][Name]>>>
      : Plain[Resource][Name];
  };
};

/** Mounts every operation of the contract after the shared middleware, in the given order. */
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
    requestValidationErrorHandler: onInvalid as never,
    globalMiddleware: middleware as never,
  });
}

interface ServerCall {
  req: Request;
  res: Response;
  params: unknown;
  query: unknown;
  body: unknown;
}

type AnyHandler = (call: unknown) => Promise<Reply<unknown>>;

function served(services: Services, handlers: Handlers): Plain {
  const resources = Object.entries(contract).map(([resource, operations]) => {
    const named = handlers[resource as keyof Handlers] as unknown as Record<string, AnyHandler>;
    const each = Object.entries(operations as Record<string, Operation>).map(([name, operation]) => {
      const handler = named[name] as AnyHandler;
      const { repeat } = operation.metadata;
      const isKeyed = repeat === 'key' || repeat === 'key_required';
      if (isKeyed) return [name, serveKeyed(services, operation, handler)];
      if (operation.method === 'GET') return [name, handler];
      return [name, serveWrite(services, operation, handler)];
    });
    return [resource, Object.fromEntries(each)];
  });
  return Object.fromEntries(resources) as Plain;
}

function serveWrite(services: Services, operation: Operation, handler: AnyHandler): AnyHandler {
  return async (call) => {
    const { res, params, body } = call as ServerCall;
    const request = { operation, key: null, params, body };
    if (isTestWrite(operation)) await refuseBeyondQuota(services, callerOf(res), request);
    const answer = await handler(call);
    contextOf(res).answer = (answer as unknown as { body: unknown }).body;
    return answer;
  };
}

/** Reads the key, runs the handler, and sends the exact bytes that the pipeline kept. */
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
    await refuseBeyondQuota(services, caller, { operation, key, params, body });
    const context = requestContext(services, caller);
    const reply = orThrow(await handler({ params, query, body, caller, context, key }));
    if (reply.isReplay) res.setHeader('Idempotent-Replay', 'true');
    contextOf(res).answer = reply.kind === 'body' ? reply.body : reply.answer.body;
    if (reply.kind === 'body') return { status, body: reply.body };
    return { status: reply.answer.status, body: new ExactBody(reply.answer) };
  };
}

type Registrar = Parameters<typeof createExpressEndpoints>[2];

/** Registers the operations on the router and in a table before it, which finds them faster. */
function recorded(router: Router) {
  const table = new OperationTable();
  router.use(table.dispatch);
  const register =
    (method: 'get' | 'post' | 'put' | 'patch' | 'delete') =>
    (path: string, ...handlers: RequestHandler[]) => {
      table.add(method.toUpperCase(), path, handlers);
      router[method](path, ...handlers);
    };
  return {
    get: register('get'),
    post: register('post'),
    put: register('put'),
    patch: register('patch'),
    delete: register('delete'),
    use: router.use.bind(router),
  };
}
