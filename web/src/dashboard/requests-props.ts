import type { DisplayTime } from '../view.js';
import type { ScreenProps } from './frame-props.js';
import type { PageLinks } from './money-props.js';

/** The filters of the request log as the person chose them; empty for none. */
export interface RequestFilter {
  /** The `X-Request-Id` of an answer. */
  id: string;
  outcome: string;
  operation: string;
}

export interface RequestRow {
  href: string;
  requestId: string;
  operation: string;
  method: string;
  path: string;
  status: number;
  code: string | null;
  durationMs: number;
  at: DisplayTime;
}

export interface RequestsProps extends ScreenProps {
  filter: RequestFilter;
  /** The names of all operations. */
  operations: readonly string[];
  rows: readonly RequestRow[];
  /** How many were looked through without reaching the end, when a page is not full. */
  lookedThrough: number | null;
  pages: PageLinks;
}

export interface RequestProps extends ScreenProps {
  request: RequestRow;
  /** Null if the key is gone. */
  apiKey: { name: string; last4: string } | null;
  /** Redacted; null if there was none. */
  requestBody: string | null;
  /** Redacted; null for a read that succeeded. */
  responseBody: string | null;
}
