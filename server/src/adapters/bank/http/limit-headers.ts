import type { LimitReport } from './token-bucket.js';

interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Reads `x-ratelimit-remaining`, `x-ratelimit-reset` and `retry-after`, the last two in seconds. */
export function limitReportOf({ status, headers }: Answer): LimitReport {
  return {
    remaining: numberIn(headers['x-ratelimit-remaining']),
    resetMs: inMs(numberIn(headers['x-ratelimit-reset'])),
    retryAfterMs: inMs(numberIn(headers['retry-after'])),
    isExceeded: status === 429,
  };
}

function numberIn(header: string | string[] | undefined): number | null {
  const text = Array.isArray(header) ? header[0] : header;
  return text !== undefined && /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;
}

function inMs(seconds: number | null): number | null {
  return seconds === null ? null : seconds * 1_000;
}
