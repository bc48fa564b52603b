import type { ClaimStore } from './claims.js';
import { fail, type WebhookErrorCode, WebhookVerificationError } from './error.js';
import type { WebhookEvent } from './event.js';
import type { WebhookHeaders } from './headers.js';
import { keysOf, type WebhookSecret } from './secret.js';
import { type VerifyOptions, verifyWebhook, type WebhookBody } from './verify.js';

/** Your function. If it throws, the service delivers the event again. */
export type WebhookHandler = (event: WebhookEvent) => unknown;

/** How to verify a delivery and respond to it. */
export interface HandlerOptions extends VerifyOptions {
  /** The endpoint's signing secret; both secrets during a rotation. Without one, the handler is not made. */
  secret: WebhookSecret;
  /** Keeps an event that is delivered twice from being handled twice. */
  claims?: ClaimStore | undefined;
  /** Longer bodies are refused unread; 1,048,576 bytes by default. */
  bodyBytesMax?: number | undefined;
  /** Called for every delivery that was not handled; `console.error` by default. */
  onError?: ((error: unknown) => void) | undefined;
}

type Code =
  | 'handled'
  | 'duplicate'
  | 'handler_failed'
  | 'body_unreadable'
  | 'body_too_large'
  | 'method_not_allowed'
  | WebhookErrorCode;

export interface Reply {
  status: number;
  code: Code;
}

/** Reads the body; null if it is too long. */
export type ReadBody = () => Promise<WebhookBody | null>;

/** Answers one delivery. */
export type Receiver = (
  method: string | undefined,
  headers: WebhookHeaders,
  read: ReadBody,
) => Promise<Reply>;

/** The service never sends longer bodies. */
export const bodyBytesMaxDefault = 1_048_576;

/**
 * The core of all adapters. An event that arrives again while this process handles it waits for that outcome,
 * so that it is never acknowledged before it is handled.
 */
export function createReceiver(handler: WebhookHandler, options: HandlerOptions): Receiver {
  // A server without its secret should not start, rather than refuse every delivery.
  keysOf(options?.secret);
  const running = new Map<string, Promise<boolean>>();
  const report = options.onError ?? console.error;

  const handle = async (event: WebhookEvent, id: string): Promise<Code> => {
    const { claims } = options;
    if (claims === undefined) {
      await handler(event);
      return 'handled';
    }
    const same = running.get(id);
    if (same !== undefined) {
      await same;
      return 'duplicate';
    }
    const claimed = handleOnce(claims, id, () => handler(event), report);
    running.set(id, claimed);
    try {
      return (await claimed) ? 'handled' : 'duplicate';
    } finally {
      running.delete(id);
    }
  };

  return async (method, headers, read) => {
    if (method !== 'POST') return { status: 405, code: 'method_not_allowed' };
    let code: Code = 'body_unreadable';
    try {
      const body = await read();
      if (body === null) return { status: 413, code: 'body_too_large' };
      const event = await verifyWebhook(body, headers, options.secret, options);
      const id = idOf(event);
      code = 'handler_failed';
      return { status: 200, code: await handle(event, id) };
    } catch (error) {
      report(error);
      return error instanceof WebhookVerificationError && code !== 'handler_failed'
        ? { status: isOurs(error.code) ? 500 : 400, code: error.code }
        : { status: 500, code };
    }
  };
}

/** Runs the work under a claim, which success finishes and a failure releases. Returns whether it ran. */
async function handleOnce(
  claims: ClaimStore,
  id: string,
  work: () => unknown,
  report: (error: unknown) => void,
): Promise<boolean> {
  if (!(await claims.claim(id))) return false;
  try {
    await work();
  } catch (error) {
    try {
      await claims.release(id);
    } catch (releaseError) {
      throw new AggregateError([error, releaseError], `The handler failed, and ${id} stays claimed`);
    }
    throw error;
  }
  // The event is handled: a repeat, which a failure would ask for, could handle it twice.
  try {
    await claims.finish?.(id);
  } catch (error) {
    report(error);
  }
  return true;
}

function idOf({ event_id }: WebhookEvent): string {
  if (typeof event_id === 'string' && event_id) return event_id;
  return fail('event_malformed', 'it has no event_id, so it is not from this service');
}

/**
 * Mistakes of the receiver get a 500, so that the service delivers again. A well-signed delivery with a wrong
 * time is one: the receiver's clock is off, and the next attempt is signed afresh. It is still refused.
 */
function isOurs(code: WebhookErrorCode): boolean {
  return /^(secret_|tolerance_|timestamp_too_|body_parsed$)/.test(code);
}
