import type { PartnerAnswer } from '../partner-calls.js';

const lagosOffsetMs = 3_600_000;

/** Lagos time without a zone: `2026-11-20T10:00:00.000`. */
export function lagosIso(atMs: number): string {
  return new Date(atMs + lagosOffsetMs).toISOString().slice(0, -1);
}

/** Lagos time with a space, as in events: `2026-11-20 10:00:00.0`. */
export function lagosSpaced(atMs: number): string {
  return lagosIso(atMs).replace('T', ' ').replace(/00$/, '');
}

/** Lagos time of the older kind: `20/11/2026 3:48:10 PM`. */
export function lagosSlashes(atMs: number): string {
  const [date = '', time = ''] = lagosIso(atMs).split('T');
  const hour = Number(time.slice(0, 2));
  const shown = `${hour % 12 || 12}${time.slice(2, 8)} ${hour < 12 ? 'AM' : 'PM'}`;
  return `${date.split('-').reverse().join('/')} ${shown}`;
}

/** `20261120100000`, in Lagos. */
export function lagosDigits(atMs: number): string {
  return lagosIso(atMs).replace(/\D/g, '').slice(0, 14);
}

/** UTC with its zone, as the API of transfers and the search have it. */
export function zoned(atMs: number): string {
  return new Date(atMs).toISOString().replace('Z', '+00:00');
}

/** Shows the last four digits: `******7503`. */
export function masked(accountNumber: string): string {
  return `******${accountNumber.slice(-4)}`;
}

export function success(responseBody: unknown): PartnerAnswer {
  const envelope = { requestSuccessful: true, responseMessage: 'success', responseCode: '0' };
  return { status: 200, body: { ...envelope, responseBody } };
}
