import type { buildConnector, Pool } from 'undici';

/** What is sent once. */
export interface RawRequest {
  method: 'GET' | 'POST' | 'PATCH';
  /** With its query. */
  path: string;
  headers: Readonly<Record<string, string>>;
  /** Null: no body. */
  body: string | null;
  timeoutMs: number;
  bytesMax: number;
}

export type RawOutcome =
  | { kind: 'answered'; status: number; headers: Headers; body: string }
  /** Nothing left this machine. */
  | { kind: 'not_sent'; reason: string }
  /** The partner may have acted. */
  | { kind: 'unknown'; reason: string };

type Headers = Readonly<Record<string, string | string[] | undefined>>;

export interface Transport {
  send(request: RawRequest): Promise<RawOutcome>;
  close(): Promise<void>;
}

const connectMs = 5_000;
const headerBytesMax = 16_384;
const connectionsMax = 16;

/** No connection was opened, so nothing was sent. */
class NotConnected extends Error {
  override readonly name = 'NotConnected';
}

/** Creates a client that keeps connections to one origin, each with one call at a time. */
export function createTransport(origin: string): Transport {
  let pool: Promise<Pool> | null = null;
  return {
    async send(request) {
      pool ??= openPool(origin);
      try {
        return await exchange(await pool, request);
      } catch (error) {
        return failed(error);
      }
    },
    async close() {
      await (await pool)?.destroy();
    },
  };
}

async function openPool(origin: string): Promise<Pool> {
  // Loaded here, so that commands which call no partner start faster.
  const undici = await import('undici');
  const connect = undici.buildConnector({ timeout: connectMs });
  return new undici.Pool(origin, {
    connect: markingFailures(connect),
    connections: connectionsMax,
    pipelining: 1,
    maxHeaderSize: headerBytesMax,
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}

function markingFailures(connect: buildConnector.connector): buildConnector.connector {
  return (options, callback) =>
    connect(options, (...[error, socket]) => {
      if (error) callback(new NotConnected(codeOf(error), { cause: error }), null);
      else callback(null, socket);
    });
}

async function exchange(pool: Pool, request: RawRequest): Promise<RawOutcome> {
  const { method, path, headers, body, timeoutMs, bytesMax } = request;
  const signal = AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs)));
  const answer = await pool.request({ method, path, headers, body, signal });
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer.body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // Leaving the loop closes the connection.
    if (bytes > bytesMax) return { kind: 'unknown', reason: `the answer is longer than ${bytesMax} bytes` };
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  return { kind: 'answered', status: answer.statusCode, headers: answer.headers, body: text };
}

function failed(error: unknown): RawOutcome {
  if (error instanceof NotConnected) return { kind: 'not_sent', reason: `no connection: ${error.message}` };
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  return { kind: 'unknown', reason: isLate ? 'no answer in time' : `broken connection: ${codeOf(error)}` };
}

function codeOf(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'unknown');
}
