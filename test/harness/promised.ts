import {
  codesOf,
  type ErrorCode,
  type Operation,
  operations,
  protocolCodes,
} from '@escrow-checkout/contract';

const routes = Object.values(operations)
  .flatMap((group) => Object.values(group) as Operation[])
  .map((operation) => ({ operation, segments: operation.path.split('/'), codes: codesOf(operation) }));

/** Throws unless the contract promises this code for the operation of the request. */
export function checkPromised(method: string, path: string, code: ErrorCode): void {
  const [bare = ''] = path.split(/[?#]/);
  const route = routeOf(method, bare.split('/'));
  if (!route || route.codes.includes(code) || protocolCodes.includes(code)) return;
  const { operationId } = route.operation.metadata;
  throw new Error(
    `${method} ${bare} answered ${code}, which the contract does not promise of ${operationId}`,
  );
}

/** A literal path goes before one with a parameter in the same segment. */
function routeOf(method: string, segments: readonly string[]) {
  const found = routes.filter((route) => route.operation.method === method && fits(route.segments, segments));
  return found.find((route) => route.segments.every((one, index) => one === segments[index])) ?? found[0];
}

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((one, index) => (one.startsWith(':') ? segments[index] !== '' : one === segments[index]))
  );
}
