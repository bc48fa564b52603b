import type { ErrorCode, KeyScope, Operation } from '@escrow-checkout/contract';
import type { Request, RequestHandler, Response } from 'express';
import type { Owner, Plan } from '../domain/records.js';
import type { EndedRequest, Span } from '../ports/tracer.js';
import type { TestData } from './test-data.js';

/** Who sent a request, from its key. */
export interface Caller extends Owner {
  keyId: string;
  plan: Plan;
  /** What the key may do; null: everything. */
  scopes: readonly KeyScope[] | null;
  /** How far the account's test clock is ahead of real time; 0 in live mode. */
  clockOffsetMs: number;
  /** What the account stores in test mode; null in live mode. */
  testData: TestData | null;
  /** Where the request came from, in full or truncated, as the settings say. */
  network: string;
}

export interface RequestContext {
  /** The caller's `X-Request-Id`, or ours. */
  requestId: string;
  /** Monotonic, ms. */
  startedAtMs: number;
  caller: Caller | null;
  /** Where the request came from, in full or truncated, as the settings say. */
  network: string;
  /** The key that the request came with, even if it was refused; null if there is no such key. */
  keyId: string | null;
  /** How a sign-in went, for the log; null unless the request was about one. */
  signIn: string | null;
  /** The answer's body, or the value that it is made of, for the request log; null: it is not kept. */
  answer: unknown;
  /** The code of the refusal that was sent; empty if there was none. */
  refusal: ErrorCode | '';
  /** The span of the request; null unless traces are on. */
  span: Span<EndedRequest> | null;
  /** The path as requested, for `instance`. */
  path: string;
  /** Raises what the request has cost of the allowances to this, once its answer is known. */
  chargeUpTo(cost: number): void;
}

/** A request that has cost nothing of any allowance, as before its key is known. */
export function chargeNobody(): void {}

const contextKey = Symbol('context');

type Opened = Response & { [contextKey]?: RequestContext };

/** Stores it on the response: a weak map of responses makes garbage collection slow. */
export function openContext(response: Response, context: RequestContext): void {
  (response as Opened)[contextKey] = context;
}

export function contextOf(response: Response): RequestContext {
  const context = (response as Opened)[contextKey];
  if (!context) throw new Error('A request reached a handler without its context.');
  return context;
}

/** The caller of an authenticated operation. */
export function callerOf(response: Response): Caller {
  const { caller } = contextOf(response);
  if (!caller) throw new Error('An operation ran without authentication.');
  return caller;
}

/** A request whose operation was found. */
export type Routed = Request & { operation?: Operation };

/** Notes the operation that a request was found to be for. */
export function routing(operation: Operation): RequestHandler {
  return (request: Routed, _response, next) => {
    request.operation = operation;
    next();
  };
}

/** The operation that a request is for, with its metadata. */
export function routeOf<Route>(request: Request): Route {
  return (request as Routed).operation as Route;
}
