import type { AttemptFailure, NetworkFailure } from '../domain/webhook/attempt.js';

/**
 * Posts to addresses that merchants name. Every adapter guarantees: it never reaches an address in our own
 * networks, even if a name resolves differently each time; it verifies certificates; it follows no redirect;
 * no response exceeds its limits of time and memory.
 */
export interface Outgoing {
  /**
   * Returns why this address must not be called, in words for the merchant. Null: it may be called, or its
   * name does not resolve now.
   */
  refusalOf(url: string): Promise<string | null>;
  /**
   * Does the same without asking a name server: it refuses only an address that the URL itself names, such as
   * `https://10.0.0.1/`. Whatever passes is checked again when it is called.
   */
  literalRefusalOf(url: string): string | null;
  /** Posts once and returns the outcome. It throws only if it is closed meanwhile. */
  post(request: OutgoingPost): Promise<OutgoingResult>;
  /** Aborts running requests. */
  close(): Promise<void>;
}

export interface OutgoingPost {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** The limit of the whole request. */
  timeoutMs: number;
}

export interface OutgoingResult {
  /** The IP address it was sent to; null if no connection was tried. */
  address: string | null;
  /** The response; null without a status line. */
  response: OutgoingResponse | null;
  /** Why there is no response. */
  failure: NetworkFailure | Extract<AttemptFailure, 'blocked'> | null;
  failureDetail: string | null;
  timing: OutgoingTiming;
}

export interface OutgoingResponse {
  status: number;
  headers: Record<string, string>;
  /** The first part of the body. */
  body: string;
}

/** The duration of each step, ms; null for a step that was not needed, as on a reused connection. */
export interface OutgoingTiming {
  dnsMs: number | null;
  connectMs: number | null;
  tlsMs: number | null;
  firstByteMs: number | null;
  totalMs: number;
}
