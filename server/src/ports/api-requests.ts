import type { Mode } from '../domain/records.js';

/** One request to the API, as the request log keeps it. All times are real time. */
export interface ApiRequest {
  id: string;
  accountId: string;
  mode: Mode;
  keyId: string;
  /** The `X-Request-Id` of the answer, which the caller may have chosen. */
  requestId: string;
  /** The `operationId` of the contract. */
  operation: string;
  method: string;
  path: string;
  status: number;
  /** The code of a refusal; null for a success. */
  code: string | null;
  durationMs: number;
  /** Redacted JSON; null if there was no body. */
  requestBody: string | null;
  /** Redacted JSON; null for a read that succeeded. */
  responseBody: string | null;
  /** What the row takes, in bytes, as the size of the log counts it. */
  size: number;
  at: number;
}

/** How much the request log of an account holds in a mode. */
export interface ApiRequestSize {
  accountId: string;
  mode: Mode;
  rowCount: number;
  byteCount: number;
}

/** How many requests wait to be written at most. */
const waitingMax = 5_000;

/**
 * Requests that are over and wait to be written. When there are too many, test mode's are dropped first: the
 * log never holds a request up, and never outgrows the memory.
 */
export class ApiRequestBuffer {
  readonly #live: ApiRequest[] = [];
  readonly #test: ApiRequest[] = [];
  #dropped = 0;

  constructor(private readonly max = waitingMax) {}

  /** Whether a request of the mode would be kept; asked before its bodies are redacted. */
  hasRoomFor(mode: Mode): boolean {
    const hasRoom = this.size < this.max || (mode === 'live' && this.#test.length > 0);
    if (!hasRoom) this.#dropped += 1;
    return hasRoom;
  }

  add(request: ApiRequest): void {
    if (this.size >= this.max && this.#test.pop() !== undefined) this.#dropped += 1;
    (request.mode === 'live' ? this.#live : this.#test).push(request);
  }

  get size(): number {
    return this.#live.length + this.#test.length;
  }

  /** Takes the oldest, live mode's first. */
  take(count: number): ApiRequest[] {
    const live = this.#live.splice(0, count);
    return [...live, ...this.#test.splice(0, count - live.length)];
  }

  /** Returns how many were dropped since the last call. */
  takeDropped(): number {
    const dropped = this.#dropped;
    this.#dropped = 0;
    return dropped;
  }
}
