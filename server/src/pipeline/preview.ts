import type { Refusal } from '../domain/change.js';
import { type Lookup, notFound } from './admit.js';
import { type Reply, replyOf } from './reply.js';
import { isRefusal } from './retry.js';

/** Responds with what a command would do. Writes nothing and keeps nothing under the key. */
export async function preview<Found, Body>(
  find: Lookup<Found>['find'],
  present: (found: Found) => Body | Refusal,
): Promise<Reply<Body>> {
  const found = (await find()) ?? notFound;
  const result = isRefusal(found) ? found : present(found);
  const ended = isRefusal(result) ? result : ({ kind: 'changed', after: result, answer: null } as const);
  return replyOf(ended, (body) => body);
}
