import { ConnectionError, type EscrowError } from './errors.js';

/** What makes a repeat of a POST safe: the reference in its body, or an `Idempotency-Key`. */
export type Repeat = 'reference' | 'key' | 'key_required';

const baseWaitMs = 500;
const waitMsMax = 8_000;
const retryAfterMsMax = 60_000;

/** Whether sending a request twice has the effect of sending it once. */
export function isRepeatable(method: string, repeat: Repeat | undefined): boolean {
  return repeat !== undefined || method === 'GET' || method === 'PUT' || method === 'DELETE';
}

/** Whether the service refused a request before it began with it: whatever it is, it can be sent again. */
export function isRefusedUnread({ status, code }: EscrowError): boolean {
  return status === 429 && code === 'rate_limited';
}

/**
 * Returns how long the service asks to wait, in ms: `Retry-After`, in seconds or as a date, else the reset
 * of a used-up `RateLimit`. Null if neither can be read.
 */
export function readRetryAfterMs(headers: Headers, nowMs: number): number | null {
  const value = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1_000;
  const dateMs = Date.parse(value);
  return Number.isNaN(dateMs) ? readRateLimitMs(headers) : Math.max(0, dateMs - nowMs);
}

/** Returns the latest reset (`t`) of all used-up limits (`r=0`), in ms. */
function readRateLimitMs(headers: Headers): number | null {
  const usedUp = (headers.get('ratelimit') ?? '').split(',').filter((one) => /;\s*r=0\s*(;|$)/.test(one));
  const seconds = usedUp.map((one) => Number(/;\s*t=(\d+)/.exec(one)?.[1] ?? 0));
  return Math.max(0, ...seconds) * 1_000 || null;
}

function isTransient(error: EscrowError): boolean {
  if (error instanceof ConnectionError) return true;
  if (error.status === 408 || error.status === 429) return true;
  return error.retryable && (error.status === 409 || (error.status ?? 0) >= 500);
}

/**
 * Returns how long to wait before the next attempt, in ms; null for no retry. Full jitter spreads the
 * attempts of many clients; there is no retry if the service asks for more than a minute.
 */
export function waitBeforeRetryMs(
  error: EscrowError,
  attemptsDone: number,
  random: () => number,
): number | null {
  if (!isTransient(error)) return null;
  const jitterMs = random() * Math.min(waitMsMax, baseWaitMs * 2 ** (attemptsDone - 1));
  if (error.retryAfterMs === null) return jitterMs;
  return error.retryAfterMs > retryAfterMsMax ? null : error.retryAfterMs + jitterMs;
}

/** Waits; rejects with the signal's reason as soon as it is aborted. */
export function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
