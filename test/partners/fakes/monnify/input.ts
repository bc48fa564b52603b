import { koboIn } from '../naira.js';
import type { PartnerRequest } from '../partner-calls.js';
import { MonnifyRefusal, type RefusalName } from './errors.js';

export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf({ body }: PartnerRequest): Fields {
  if (isObject(body)) return body;
  throw new MonnifyRefusal('invalid_request');
}

/** Reads an amount of naira; returns kobo. */
export function readAmount(value: unknown): number {
  const amount = koboIn(value);
  if (amount === null || amount <= 0) throw new MonnifyRefusal('invalid_amount');
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
