import type { PartnerRequest } from '../http-server.js';
import { MonnifyRefusal, type RefusalName } from './errors.js';

export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf({ body }: PartnerRequest): Fields {
  if (isObject(body)) return body;
  throw new MonnifyRefusal('invalid_request');
}

/** Reads naira with at most two decimals, as a number or as text; returns kobo. */
export function readAmount(value: unknown): number {
  const text = typeof value === 'number' ? String(value) : value;
  const match = typeof text === 'string' ? /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text) : null;
  if (!match) throw new MonnifyRefusal('invalid_amount');
  const amount = Number(`${match[1]}${(match[2] ?? '').padEnd(2, '0')}`);
  if (amount <= 0) throw new MonnifyRefusal('invalid_amount');
  return amount;
}

/** Reads text that must be there. */
export function readText(value: unknown, refusal: RefusalName = 'invalid_request'): string {
  if (typeof value !== 'string' || value === '') throw new MonnifyRefusal(refusal);
  return value;
}

/** Refuses every currency but naira. */
export function readCurrency(value: unknown): void {
  if (value !== 'NGN') throw new MonnifyRefusal('invalid_currency');
}

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
