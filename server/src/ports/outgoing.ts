import type { AttemptFailure, NetworkFailure } from '../domain/webhook/attempt.js';

/**
 * Posts to addresses that merchants name. Promises every adapter keeps: nothing inside our own networks is
 * ever reached, whatever the name or the literal says and however often it changes its mind; certificates are
 * verified; no redirect is followed; no answer takes longer or more memory than its limits.
 */
export interface Outgoing {
  /**
   * Why this address may not be called, in words for whoever named it. Null: it may, or its name does not
   * resolve at present.
   */
  refusalOf(url: string): Promise<string | null>;
  /** Sends once; whatever happens is an answer, never an exception, unless it is closed meanwhile. */
  post(request: OutgoingPost): Promise<OutgoingResult>;
  /** Ends what is under way, without an answer. */
  close(): Promise<void>;
}

export interface OutgoingPost {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** For all of it. */
  timeoutMs: number;
}

export interface OutgoingResult {
  /** The IP address it was sent to; null when it did not come to that. */
  address: string | null;
  /** What was answered, once there was a status line. */
  response: OutgoingResponse | null;
  /** Why there is no response. */
  failure: NetworkFailure | Extract<AttemptFailure, 'blocked'> | null;
  failureDetail: string | null;
  timing: OutgoingTiming;
}

export interface OutgoingResponse {
  status: number;
  headers: Record<string, string>;
  /** Its beginning. */
  body: string;
}

/** Where the time went, ms; null for what was not done, as on a connection that was kept open. */
export interface OutgoingTiming {
  dnsMs: number | null;
  connectMs: number | null;
  tlsMs: number | null;
  firstByteMs: number | null;
  totalMs: number;
}
