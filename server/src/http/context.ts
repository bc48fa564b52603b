import type { Request, Response } from 'express';
import type { Mode, Plan } from '../domain/records.js';

/** Who sent a request, from its key. */
export interface Caller {
  keyId: string;
  accountId: string;
  mode: Mode;
  plan: Plan;
  /** How far the account's test clock is ahead of real time; 0 in live mode. */
  clockOffsetMs: number;
}

export interface RequestContext {
  /** The caller's `X-Request-Id`, or ours. */
  requestId: string;
  /** Monotonic, ms. */
  startedAtMs: number;
  caller: Caller | null;
  /** The path as requested, for `instance`. */
  path: string;
}

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

/** The operation ts-rest matched, with its metadata. */
export function routeOf<Route>(request: Request): Route {
  return (request as Request & { tsRestRoute: Route }).tsRestRoute;
}
