import type { Refusal } from '../domain/change.js';
import { type Lookup, notFound } from './admit.js';
import { type Reply, replyOf } from './reply.js';
import { isRefusal } from './retry.js';

/** Answers what a command would do. Nothing is written, so nothing is kept under a key. */
export async function preview<Found, Body>(
  find: Lookup<Found>['find'],
  look: (found: Found) => Body | Refusal,
): Promise<Reply<Body>> {
  const found = (await find()) ?? notFound;
  const seen = isRefusal(found) ? found : look(found);
  const ended = isRefusal(seen) ? seen : ({ kind: 'changed', after: seen, answer: null } as const);
  return replyOf(ended, (body) => body);
}
