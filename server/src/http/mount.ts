import { contract, isTestWrite, type Operation } from '@escrow-checkout/contract';
import type { initServer } from '@ts-rest/express';
import type { RequestHandler, Router } from 'express';
import type { z } from 'zod';
import type { Context } from '../domain/aggregate.js';
import { requestContext } from '../pipeline/context.js';
import type { Key } from '../pipeline/kept-answers.js';
import type { Reply } from '../pipeline/reply.js';
import type { Services } from '../services.js';
import { answering, type OperationHandler, type ServerCall } from './answering.js';
import { type Caller, callerOf, contextOf, routing } from './context.js';
import { ExactBody, readKey, successOf } from './idempotency.js';
import { OperationTable } from './operation-table.js';
import { orThrow } from './problem.js';
import { refuseBeyondQuota } from './test-quota.js';

declare const server: ReturnType<typeof initServer>;

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

/**
 * Mounts every operation of the contract after the shared middleware, in the given order. Returns a handler
 * that finds most requests for an operation faster than the router.
 */
export function mountContract(
  router: Router,
  services: Services,
  handlers: Handlers,
  middleware: RequestHandler[],
): RequestHandler {
  const table = new OperationTable();
  for (const [resource, operations] of Object.entries(contract)) {
    const named = handlers[resource as keyof Handlers] as unknown as Record<string, unknown>;
    for (const [name, operation] of Object.entries(operations as Record<string, Operation>)) {
      const answer = answering(operation, served(services, operation, named[name]));
      const steps = [routing(operation), ...middleware, answer];
      table.add(operation.method, operation.path, steps);
      router[methods[operation.method]](operation.path, ...steps);
    }
  }
  return table.dispatch;
}

const methods = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

type KeyedHandler = (call: unknown) => Promise<Reply<unknown>>;

function served(services: Services, operation: Operation, handler: unknown): OperationHandler {
  const { repeat } = operation.metadata;
  const isKeyed = repeat === 'key' || repeat === 'key_required';
  if (isKeyed) return serveKeyed(services, operation, handler as KeyedHandler);
  if (operation.method === 'GET') return handler as OperationHandler;
  return serveWrite(services, operation, handler as OperationHandler);
}

function serveWrite(services: Services, operation: Operation, handler: OperationHandler): OperationHandler {
  return async (call) => {
    const { res, params, body } = call;
    const request = { operation, key: null, params, body };
    if (isTestWrite(operation)) await refuseBeyondQuota(services, callerOf(res), request);
    const answer = await handler(call);
    contextOf(res).answer = answer.body;
    return answer;
  };
}

/** Reads the key, runs the handler, and sends the exact bytes that the pipeline kept. */
export function serveKeyed(services: Services, operation: Operation, handler: KeyedHandler) {
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
