import type {
  Call,
  EscrowCheckout,
  EscrowError,
  MismatchError,
  Result,
  StreamOptions,
} from '@escrow-checkout/sdk';
import type { Context } from './context.js';
import { type ExitCode, exitCodes, type ProblemDetails, Stop, usage } from './exit.js';
import { traced } from './verbose.js';

export type { Call, Result };

/** Sends calls. A failure is thrown as a Stop with the exit code of its kind. */
export interface Client {
  send<Body>(call: Call): Promise<Result<Body>>;
  /** Passes each event of a stream to `take` and awaits it, until the signal aborts. */
  follow<Event>(call: Call, options: StreamOptions, take: (event: Event) => unknown): Promise<void>;
  /** Turns an error of the SDK into a Stop. */
  stopFor(error: unknown): unknown;
}

// Help and usage errors do without the SDK, so only a request loads it.
async function loadSdk(): Promise<typeof import('@escrow-checkout/sdk')> {
  return import('@escrow-checkout/sdk');
}

/** Limit of one attempt, whatever `--timeout` allows for all of them. */
const attemptMsMax = 30_000;

const localCodes = new Set(['invalid_path_parameter', 'invalid_base_url', 'insecure_base_url']);

const addressCodes = new Set(['unexpected_response', 'unknown_path']);

/** Whether a response is not about the record of the command, but about the address it went to. */
export function isAboutAddress({ code }: Pick<ProblemDetails, 'code'>): boolean {
  return addressCodes.has(code);
}

function exitCodeOf(error: EscrowError): ExitCode {
  const { status, code } = error;
  if (error.outcomeUnknown) return exitCodes.unavailable;
  if (localCodes.has(code)) return exitCodes.usage;
  if (status === 401 || status === 403 || code === 'missing_key' || code === 'invalid_key_format') {
    return exitCodes.unauthorised;
  }
  if (status === null || status >= 500) return exitCodes.unavailable;
  if (status === 409) return exitCodes.conflict;
  if (status >= 400) return exitCodes.rejected;
  // An unreadable success leaves the outcome unknown; a redirect did nothing.
  return status < 300 ? exitCodes.unavailable : exitCodes.unexpected;
}

function mismatch(error: MismatchError): Stop {
  const names = error.fields.join(', ');
  const detail = `That checkout differs in ${names}. Nothing was changed.`;
  return new Stop(
    exitCodes.conflict,
    {
      title: 'A checkout with this reference exists',
      code: error.code,
      detail,
      ...(error.requestId ? { request_id: error.requestId } : {}),
    },
    ['Use a new reference, or repeat the command with the same fields as the first time.'],
  );
}

function problemOf(error: EscrowError): ProblemDetails {
  if (error.problem) return error.problem as ProblemDetails;
  return {
    title: error.status === null ? 'No response' : 'Not a response of the API',
    code: error.code,
    detail: error.message
      // The advice says that the outcome is unknown, and how to set the address.
      .replace(/; its outcome is unknown$/, '.')
      .replace(/^(HTTP \d+), but not a response of the API\./, '$1.')
      .replace(/ Check baseUrl: the request went to \S+\./, ''),
    ...(error.status === null ? {} : { status: error.status }),
    ...(error.requestId ? { request_id: error.requestId } : {}),
  };
}

function connectionAdvice(error: EscrowError, { baseUrl, profile }: Context['settings']): string[] {
  const isAddress = error.status === null || isAboutAddress(error);
  if (isAddress && profile !== undefined)
    return [`The request went to ${baseUrl}, the address of profile ${profile}.`];
  if (isAddress)
    return [`The request went to ${baseUrl}. Set another address with ESCROW_BASE_URL or --base-url.`];
  return error.status === 401 && profile !== undefined
    ? [`To save a new key in profile ${profile}: escrow-cli login --profile ${profile}`]
    : [];
}

/** Makes a client for the command; `fetch` replaces the network. */
export async function connect(
  context: Pick<Context, 'values' | 'settings' | 'flight' | 'output'>,
  fetch?: typeof globalThis.fetch,
): Promise<Client> {
  const sdk = await loadSdk();
  const timeoutMs = context.values.timeout === undefined ? undefined : Number(context.values.timeout) * 1_000;
  const toStop = (error: unknown): unknown => {
    if (error instanceof sdk.MismatchError) return mismatch(error);
    if (!(error instanceof sdk.EscrowError)) return error;
    const exitCode = exitCodeOf(error);
    if (exitCode === exitCodes.usage) return usage(error.message);
    return new Stop(exitCode, problemOf(error), [
      ...(error.outcomeUnknown ? (context.flight.advice ?? []) : []),
      ...connectionAdvice(error, context.settings),
    ]);
  };
  const used = fetch ?? (context.values.verbose ? traced(context.output) : undefined);
  let client: EscrowCheckout;
  try {
    client = new sdk.EscrowCheckout({
      apiKey: context.settings.apiKey,
      baseUrl: context.settings.baseUrl,
      ...(timeoutMs === undefined
        ? {}
        : { deadlineMs: timeoutMs, timeoutMs: Math.min(timeoutMs, attemptMsMax) }),
      ...(used ? { fetch: used } : {}),
      onDeprecation: ({ message }) => context.output.hint(`note: ${message}`),
    });
  } catch (error) {
    throw toStop(error);
  }
  return {
    send: <Body>(call: Call) =>
      client.request<Body>(call).catch((error: unknown) => {
        throw toStop(error);
      }),
    follow: async <Event>(call: Call, options: StreamOptions, take: (event: Event) => unknown) => {
      try {
        for await (const event of client.stream<Event>(call, options)) await take(event);
      } catch (error) {
        throw toStop(error);
      }
    },
    stopFor: toStop,
  };
}
