import type { PartnerAnswer } from '../partner-calls.js';

/** UTC with milliseconds, as all of Paystack's times. */
export function iso(atMs: number): string {
  return new Date(atMs).toISOString();
}

export function isoOrNull(atMs: number | null): string | null {
  return atMs === null ? null : iso(atMs);
}

/** Shows the last three digits: `XXXXXXX553`. */
export function masked(accountNumber: string): string {
  return accountNumber.slice(-3).padStart(accountNumber.length, 'X');
}

export function success(message: string, data?: unknown, meta?: unknown): PartnerAnswer {
  return { status: 200, body: { status: true, message, data, meta } };
}
