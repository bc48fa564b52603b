import type { Deprecation, Listener } from './deprecation.js';
import { AuthenticationError, EscrowError } from './errors.js';
import { sleep } from './retry.js';

/** How to make a client. Every option can be left out. */
export interface ClientOptions {
  /** `svc_test_...` or `svc_live_...`; by default `ESCROW_API_KEY`. Checked at the first request. */
  apiKey?: string | undefined;
  /** Address of the service; by default `ESCROW_BASE_URL`, else the local sandbox. */
  baseUrl?: string | undefined;
  /** Limit of one attempt, in ms; 30,000 by default. */
  timeoutMs?: number | undefined;
  /** Limit of a call with all its retries and waits, in ms; 120,000 by default. */
  deadlineMs?: number | undefined;
  /** How often a failed call is retried; 2 by default. */
  retriesMax?: number | undefined;
  /** Used instead of the global `fetch`. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Lets the client run in a browser, where everybody can read the key. */
  allowBrowser?: boolean | undefined;
  /**
   * Called once for every deprecated operation that this client calls. By default the process emits one
   * warning for each, with the code `ESCROW_DEPRECATED`.
   */
  onDeprecation?: ((deprecation: Deprecation) => void) | undefined;
}

/** Clock, randomness and sleep; tests replace them. */
export interface Runtime {
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  random(): number;
  nowMs(): number;
  newKey(): string;
}

/** A client's options with all defaults. */
export interface Settings extends Runtime {
  apiKey: string | undefined;
  baseUrl: string;
  timeoutMs: number;
  deadlineMs: number;
  retriesMax: number;
  fetch: typeof globalThis.fetch;
  listener: Listener | undefined;
}

const apiPath = '/api/public/v1';
const defaultBaseUrl = `http://127.0.0.1:4000${apiPath}`;

const defaultRuntime: Runtime = {
  sleep,
  random: Math.random,
  nowMs: Date.now,
  newKey: () => globalThis.crypto.randomUUID(),
};

/** Fills in defaults and refuses options that would expose the key. */
export function resolveSettings(options: ClientOptions, runtime: Partial<Runtime>): Settings {
  if (Object(options) !== options) {
    const message = 'Pass the key as an option: new EscrowCheckout({ apiKey: process.env.ESCROW_API_KEY }).';
    throw new EscrowError({ code: 'invalid_option', message });
  }
  if (isBrowser() && !options.allowBrowser) {
    const message =
      'API keys belong on servers, and this is a browser: everybody could read the key. For a key that ' +
      'may be read, pass `allowBrowser: true`.';
    throw new EscrowError({ code: 'browser_refused', message });
  }
  const settings: Settings = {
    ...defaultRuntime,
    ...runtime,
    apiKey: options.apiKey ?? environment('ESCROW_API_KEY'),
    baseUrl: readBaseUrl(options.baseUrl ?? environment('ESCROW_BASE_URL') ?? defaultBaseUrl),
    timeoutMs: options.timeoutMs ?? 30_000,
    deadlineMs: options.deadlineMs ?? 120_000,
    retriesMax: options.retriesMax ?? 2,
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    listener: options.onDeprecation && { report: options.onDeprecation, reported: new Set() },
  };
  refuseOpenWire(settings);
  refuseOddLimits(settings);
  return settings;
}

/** @throws AuthenticationError without a usable key. */
export function readKey({ apiKey }: Settings): string {
  if (!apiKey) {
    const message = 'There is no API key. Pass `apiKey`, or set ESCROW_API_KEY.';
    throw new AuthenticationError({ code: 'missing_key', message });
  }
  if (/^[\x21-\x7e]+$/.test(apiKey)) return apiKey;
  const message =
    'The API key contains a space, a line break or another character that is in no key. Copy it again.';
  throw new AuthenticationError({ code: 'invalid_key_format', message });
}

function readBaseUrl(text: string): string {
  const url = parseUrl(text);
  const plain = url && !url.username && !url.password && !url.search && !url.hash;
  if (!plain || !/^https?:$/.test(url.protocol)) {
    const message = 'baseUrl must be an http or https address without credentials, a query or a fragment.';
    throw new EscrowError({ code: 'invalid_base_url', message });
  }
  const path = url.pathname.replace(/\/+$/, '');
  return `${url.origin}${path || apiPath}`;
}

function refuseOpenWire({ apiKey, baseUrl }: Settings): void {
  const { protocol, hostname } = new URL(baseUrl);
  const loopback = hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
  if (!apiKey?.startsWith('svc_live_') || protocol === 'https:' || loopback) return;
  const message = 'A live key is only sent over https. Use an https address as baseUrl.';
  throw new EscrowError({ code: 'insecure_base_url', message });
}

/** Longer timers fire at once. */
export const timerMsMax = 2 ** 31 - 1;

export function refuseOddLimits({ timeoutMs, deadlineMs, retriesMax }: Settings): void {
  const timers = [timeoutMs, deadlineMs].every((ms) => ms > 0 && ms <= timerMsMax);
  if (timers && Number.isInteger(retriesMax) && retriesMax >= 0) return;
  const message = `timeoutMs and deadlineMs must be from 1 to ${timerMsMax}, retriesMax 0 or more.`;
  throw new EscrowError({ code: 'invalid_option', message });
}

function environment(name: string): string | undefined {
  return globalThis.process?.env?.[name] || undefined;
}

function isBrowser(): boolean {
  const scope = globalThis as { window?: { document?: unknown }; importScripts?: unknown };
  return scope.window?.document !== undefined || typeof scope.importScripts === 'function';
}

/** `URL.canParse` of Node 20, once compiled, refuses addresses with Latin-1 characters. */
function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
