import type { Operation } from '@escrow-checkout/contract';
import { type Answer, keyHeader, type Service, segment } from '../../harness/service.js';
import { states } from './sample-states.js';

/** Brings a shop to the state that the example of an operation needs, and sends it. */
export async function sendExample(shop: Service, { method, path, metadata }: Operation): Promise<Answer> {
  const id = await states[metadata.operationId]?.(shop);
  const { params = {}, query = {}, body } = metadata.example ?? {};
  const given: Record<string, string> = id === undefined ? params : { ...params, id };
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => segment(given[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, String(each)]),
    ),
  ).toString();
  const headers = metadata.repeat?.startsWith('key') ? keyHeader() : {};
  return shop.call(method, search === '' ? filled : `${filled}?${search}`, { body, headers });
}
