import type { Operation as Route } from '@escrow-checkout/contract';
import { serveKeyed } from '../../../server/src/http/mount.js';
import { operationAt } from '../../harness/promised.js';
import type { Intent } from '../intent.js';
import { type Asked, ask, type Exchange } from '../request.js';
import type { World } from '../world.js';

type Operation = (call: Exchange & Record<string, unknown>) => Promise<{ status: number; body: unknown }>;
/** An operation of the API, whatever else ts-rest hands to it. */
export type AnyOperation = (call: never) => Promise<unknown>;

/** The handler of an operation that takes an `Idempotency-Key`, as the router calls it. */
export function keyed({ services }: World, route: Route, handler: unknown): AnyOperation {
  return serveKeyed(services, route, handler as Parameters<typeof serveKeyed>[2]) as AnyOperation;
}

export function post(
  world: World,
  intent: Intent,
  asked: Asked,
  operation: AnyOperation,
  params: Readonly<Record<string, string>> = {},
) {
  return ask(world, intent, { ...asked, route: routeAt(asked.path) }, (exchange) =>
    (operation as unknown as Operation)({ ...exchange, params, query: {}, body: asked.body }),
  );
}

/** Returns the write at a path; no path has two here. */
function routeAt(path: string): Route {
  const below = path.replace(/^\/v1/, '');
  const route = operationAt('POST', below) ?? operationAt('PUT', below);
  if (!route) throw new Error(`The contract has no write at ${path}`);
  return route;
}
