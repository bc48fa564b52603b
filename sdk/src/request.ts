import { reportDeprecation } from './deprecation.js';
import { ConnectionError, EscrowError, MismatchError, TimeoutError, ValidationError } from './errors.js';
import { fillPath, writeQuery } from './path.js';
import { errorOf, isObject, notFromApi, parseJson } from './problem.js';
import { isRefusedUnread, isRepeatable, type Repeat, waitBeforeRetryMs } from './retry.js';
import { readKey, refuseOddLimits, type Settings } from './settings.js';
import { version } from './version.generated.js';

/** One request, as `client.request()` takes it. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path below the base URL, with `:name` where a parameter goes. */
  path: string;
  /** Values of the path's parameters, not encoded. */
  params?: Record<string, string> | undefined;
  query?: object | undefined;
  /** Sent as JSON. */
  body?: unknown;
  /** What makes a repeat safe. A POST or PATCH without it is never retried. */
  repeat?: Repeat | undefined;
  /** Sent instead of a new one where `repeat` is `key` or `key_required`. */
  idempotencyKey?: string | undefined;
  /** What to do if a checkout with this reference and other fields exists; `throw` by default. */
  onMismatch?: 'throw' | 'ignore' | undefined;
  signal?: AbortSignal | undefined;
  /** Limit of one attempt, in ms. */
  timeoutMs?: number | undefined;
  /** The operation's name, for messages. */
  operation?: string | undefined;
}

/** What `client.request()` returns. */
export interface Result<Body = unknown> {
  status: number;
  headers: Headers;
  body: Body;
  requestId: string | null;
  /** The request was a repeat: nothing was done again. */
  replayed: boolean;
  /** Fields in which this request differs from the first of its reference. */
  mismatch: string[];
  /** How many attempts it took. */
  attempts: number;
}

interface Prepared {
  url: string;
  init: RequestInit & { headers: Record<string, string> };
  name: string;
}

/** Sends a call, with retries where they are safe. Throws an `EscrowError` or the signal's reason. */
export async function send(settings: Settings, call: Call): Promise<Result> {
  refuseOddLimits({ ...settings, timeoutMs: call.timeoutMs ?? settings.timeoutMs });
  const prepared = prepare(settings, call);
  const deadlineAtMs = settings.nowMs() + settings.deadlineMs;
  let isOpen = false;
  for (let attempts = 1; ; attempts += 1) {
    const outcome = await attempt(settings, call, prepared, deadlineAtMs, attempts);
    if (!(outcome instanceof EscrowError)) return checkMismatch(call, outcome);
    isOpen ||= call.method !== 'GET' && leavesOpen(outcome);
    Object.assign(outcome, { outcomeUnknown: isOpen });
    const isSafe = isRepeatable(call.method, call.repeat) || isRefusedUnread(outcome);
    const waitMs =
      isSafe && attempts <= settings.retriesMax
        ? waitBeforeRetryMs(outcome, attempts, settings.random)
        : null;
    if (waitMs === null || settings.nowMs() + waitMs >= deadlineAtMs) throw outcome;
    await settings.sleep(waitMs, call.signal);
  }
}

/** Whether the write may have been done despite this error. Only the API can say that it was not. */
function leavesOpen({ status, problem }: EscrowError): boolean {
  if (problem?.outcome_unknown === true || status === null || status < 300) return true;
  return problem ? status === 500 : status >= 400;
}

/** Builds the request of a call. */
export function prepare(settings: Settings, call: Call): Prepared {
  const url = `${settings.baseUrl}${fillPath(call.path, call.params)}${writeQuery(call.query)}`;
  const headers: Record<string, string> = {
    accept: 'application/json',
    authorization: `Bearer ${readKey(settings)}`,
    'user-agent': `escrow-checkout-sdk/${version}`,
  };
  const keyed = call.repeat === 'key' || call.repeat === 'key_required';
  const key = call.idempotencyKey ?? (keyed ? settings.newKey() : undefined);
  if (key !== undefined) headers['idempotency-key'] = sendable(key);
  const init: Prepared['init'] = { method: call.method, headers, redirect: 'manual' };
  if (call.body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(call.body);
  }
  return { url, init, name: call.operation ?? `${call.method} ${call.path}` };
}

/** Refuses a key that no header can carry: `fetch` would fail as if the connection was lost. */
function sendable(key: string): string {
  if (/^[\x21-\x7e]+$/.test(key)) return key;
  const message = '`idempotencyKey` must be 8 to 128 characters of A-Z a-z 0-9 _ . - :';
  throw new ValidationError({ code: 'invalid_option', message });
}

async function attempt(
  settings: Settings,
  call: Call,
  prepared: Prepared,
  deadlineAtMs: number,
  attempts: number,
): Promise<Result | EscrowError> {
  call.signal?.throwIfAborted();
  const leftMs = Math.max(1, deadlineAtMs - settings.nowMs());
  const limitMs = Math.min(call.timeoutMs ?? settings.timeoutMs, leftMs);
  const abort = new AbortController();
  const stop = () => abort.abort();
  const timer = setTimeout(stop, limitMs);
  call.signal?.addEventListener('abort', stop, { once: true });
  try {
    const response = await settings.fetch(prepared.url, { ...prepared.init, signal: abort.signal });
    reportDeprecation(response.headers, prepared.name, settings.listener);
    return read(settings, response, await response.text(), attempts);
  } catch (cause) {
    call.signal?.throwIfAborted();
    const { name } = prepared;
    const end = call.method === 'GET' ? '' : '; its outcome is unknown';
    if (abort.signal.aborted) {
      const message = `${name} got no response within ${limitMs} ms${end}`;
      return new TimeoutError({ code: 'timeout', message, retryable: true });
    }
    const message = `${name} got no response (${whyOf(cause)})${end}`;
    return new ConnectionError({ code: 'connection_failed', message, retryable: true, cause });
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener('abort', stop);
  }
}

/** Returns the reason for a lost connection: the cause of what `fetch` throws, if it has one. */
export function whyOf(cause: unknown): string {
  const inner = (cause as { cause?: { message?: string; code?: string } } | null)?.cause;
  return inner?.message || inner?.code || (cause instanceof Error ? cause.message : String(cause));
}

function read(settings: Settings, response: Response, text: string, attempts: number): Result | EscrowError {
  const { status, headers } = response;
  if (status < 200 || status > 299) return errorOf(response, text, settings.nowMs());
  const body = parseJson(text);
  const requestId = headers.get('x-request-id');
  if (!isObject(body)) {
    const message = notFromApi(response, text);
    return new EscrowError({ code: 'unexpected_response', message, status, requestId });
  }
  const replayed = headers.get('idempotent-replay') === 'true';
  return { status, headers, body, requestId, replayed, mismatch: mismatchOf(headers, body), attempts };
}

/** The names are in the header and in the body: a proxy may drop a header that it does not know. */
function mismatchOf(headers: Headers, body: { mismatch?: unknown }): string[] {
  const named = (headers.get('idempotent-mismatch') ?? '').split(',').map((name) => name.trim());
  const listed = Array.isArray(body.mismatch) ? body.mismatch.map(String) : [];
  return [...new Set([...named, ...listed])].filter(Boolean);
}

function checkMismatch(call: Call, result: Result): Result {
  const { mismatch: fields, status, requestId, body } = result;
  if (fields.length === 0 || call.onMismatch === 'ignore') return result;
  const message =
    `A checkout with this reference exists, and it differs in ${fields.join(', ')}. ` +
    "Use a new reference, or pass { onMismatch: 'ignore' } to get the existing checkout.";
  throw new MismatchError({ code: 'idempotent_mismatch', message, status, requestId }, fields, body);
}
