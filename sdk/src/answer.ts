import { ValidationError } from './errors.js';
import type { Call, Result } from './request.js';
import type { EventStream, StreamOptions } from './stream.js';

/** Facts about the request, on every result. Not enumerable, so JSON and spreads leave them out. */
export interface AnswerMeta {
  /** The request was a repeat: nothing was done again. */
  readonly replayed: boolean;
  /** Names the request in the service's logs. */
  readonly requestId: string | null;
}

/** The fields of a response, with facts about the request. */
export type Answer<Body> = Body & AnswerMeta;

/** Options of every call. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Limit of one attempt, in ms. */
  timeoutMs?: number | undefined;
}

/** Options of calls that carry an `Idempotency-Key`. */
export interface KeyedOptions extends CallOptions {
  /**
   * Your own key, which makes it safe to repeat the call after a restart of your program. By default each
   * call gets a new one, which its retries share. 8 to 128 of `A-Z a-z 0-9 _ . - :`. For 72 hours a repeat
   * gets the first response again, even if that was a refusal (409).
   */
  idempotencyKey?: string | undefined;
}

/** Options of calls whose reference makes them safe to repeat. */
export interface ReferenceOptions extends CallOptions {
  /** What to do if a checkout with this reference and other fields exists; `throw` by default. */
  onMismatch?: 'throw' | 'ignore' | undefined;
}

/** The part of a client that resources use. */
export interface Requester {
  request<Body = unknown>(call: Call): Promise<Result<Body>>;
  stream<Event = unknown>(call: Call, options?: StreamOptions): EventStream<Event>;
}

/** Sends a call and returns its body with facts about the request attached. */
export async function answer<Body>(client: Requester, call: Call): Promise<Answer<Body>> {
  const { body, replayed, requestId } = await client.request<Body & object>(call);
  return Object.defineProperties(body, {
    replayed: { value: replayed },
    requestId: { value: requestId },
  }) as Answer<Body>;
}

/** Refuses an `amount` that is undefined: JSON would leave it out, and without it all that is held moves. */
export function refuseUnsetAmount(input: { amount?: unknown } | undefined): void {
  if (!input || !('amount' in input) || input.amount !== undefined) return;
  const message = '`amount` is undefined. Pass an amount in kobo, or leave the field out to move all.';
  throw new ValidationError({ code: 'invalid_option', message });
}
