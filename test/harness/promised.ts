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
 * Throws unless an answer below 400 has the fields of its schema, and no other, in their order. The server
 * does not check its own answers, so that nobody waits for it. Paths that are no operation pass.
 */
export function checkShape(method: string, path: string, status: number, text: string): void {
  const route = routeOf(method, path);
  if (!route) return;
  const problem = shapeProblem(route.operation, status, text);
  if (problem !== null) throw new Error(`${naming(method, path, route)} answered ${problem}`);
}

/**
 * Returns how an answer below 400 differs from what the contract declares; null if it does not. The text is
 * compared, since pages and histories are put together by hand.
 */
export function shapeProblem(operation: Operation, status: number, text: string): string | null {
  // A stream has no end, and each of its events a schema of its own.
  if (operation.streams) return null;
  const schema = operation.responses[status];
  if (!schema) return `${status}, which the contract does not declare`;
  const { data, error } = schema.safeParse(parsed(text));
  if (error) {
    const issues = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    return `what does not fit the contract: ${issues.join('; ')}`;
  }
  const declared = JSON.stringify(data);
  if (text === declared) return null;
  const place = Math.max(0, differenceOf(text, declared) - 40);
  const [answered, expected] = [text, declared].map((each) => each.slice(place, place + 200));
  return `from character ${place} on ${answered}, where the contract declares ${expected}`;
}

/** Returns the operation of a request, whatever its query; nothing if the contract has none. */
export function operationAt(method: string, path: string): Operation | undefined {
  return routeOf(method, path)?.operation;
}

/** What is no JSON fits no schema. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the index of the first character that two texts do not share. */
function differenceOf(one: string, other: string): number {
  let index = 0;
  while (index < one.length && one[index] === other[index]) index += 1;
  return index;
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
