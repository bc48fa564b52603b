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
  const route = routeOf(method, path);
  if (!route || route.codes.includes(code) || protocolCodes.includes(code)) return;
  throw new Error(`${naming(method, path, route)} answered ${code}, which the contract does not promise`);
}

/**
 * Throws unless an answer has the fields of its schema, and no other, in their order. The server does not
 * check its own answers, so that nobody waits for it.
 */
export function checkShape(method: string, path: string, status: number, body: unknown): void {
  const route = routeOf(method, path);
  const schema = route?.operation.responses[status];
  if (!route || typeof schema !== 'object' || !('safeParse' in schema)) return;
  const { data, error } = schema.safeParse(body);
  const name = naming(method, path, route);
  if (error) throw new Error(`${name} answered what does not fit the contract`, { cause: error });
  const [answered, declared] = [JSON.stringify(body), JSON.stringify(data)];
  if (answered === declared) return;
  throw new Error(`${name} answered ${answered}, of which the contract declares ${declared}`);
}

type Route = (typeof routes)[number];

function naming(method: string, path: string, { operation }: Route): string {
  return `${method} ${path} (${operation.metadata.operationId})`;
}

/** A literal path goes before one with a parameter in the same segment. */
function routeOf(method: string, path: string): Route | undefined {
  const segments = path.replace(/[?#].*$/, '').split('/');
  const found = routes.filter((route) => route.operation.method === method && fits(route.segments, segments));
  return found.find((route) => route.segments.every((one, index) => one === segments[index])) ?? found[0];
}

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((one, index) => (one.startsWith(':') ? segments[index] !== '' : one === segments[index]))
  );
}
