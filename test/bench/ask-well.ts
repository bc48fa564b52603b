import { randomUUID } from 'node:crypto';
import { basePath } from '@escrow-checkout/contract';
import { ask } from '../harness/server-process.js';

/**
 * One request with a new `Idempotency-Key`, a POST if there is a body; returns the body of the answer.
 *
 * @throws Error unless it succeeds
 */
export async function askWell(origin: string, key: string, path: string, body?: object) {
  const method = body === undefined ? 'GET' : 'POST';
  const headers = { 'Idempotency-Key': randomUUID() };
  const answer = await ask(`${origin}${basePath}`, key, method, path, body, headers);
  if (answer.status >= 200 && answer.status < 300) return answer.body;
  throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
}
