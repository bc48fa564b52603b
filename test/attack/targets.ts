import { type Service, segment } from '../harness/service.js';
import { type Prepare, states } from '../packages/openapi/sample-states.js';

/** An account in a state, with a key for it and the id of what was prepared. */
export interface Prepared {
  accountId: string;
  key: string;
  id: string | undefined;
}

type Call = Service['call'];

/**
 * Prepares an account for each state that the operations' examples need; operations that need the same share
 * one. Returns the account of an operation.
 *
 * @param wrap changes the calls that prepare it
 */
export async function prepareTargets(
  service: Service,
  wrap: (call: Call) => Call = (call) => call,
): Promise<(operationId: string) => Prepared> {
  const prepared = new Map<Prepare | undefined, Prepared>();
  for (const prepare of new Set([undefined, ...Object.values(states)])) {
    const merchant = await service.newMerchant();
    const key = await merchant.key('test');
    const call = wrap((method, path, options) => service.call(method, path, { key, ...options }));
    const shop: Service = { ...service, accountId: merchant.accountId, testKey: key, call };
    prepared.set(prepare, { accountId: merchant.accountId, key, id: await prepare?.(shop) });
  }
  return (operationId) => prepared.get(states[operationId]) as Prepared;
}

/** The address of an operation's example, below the base path. */
export function exampleUrl(
  path: string,
  {
    params = {},
    query = {},
  }: { params?: Record<string, string>; query?: Record<string, string | readonly string[]> },
  id: string | undefined,
): string {
  const given: Record<string, string> = id === undefined ? params : { ...params, id };
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => segment(given[name] ?? ''));
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, String(each)]),
  );
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs)}`;
}
