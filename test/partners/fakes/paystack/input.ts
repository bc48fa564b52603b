import type { PartnerRequest } from '../partner-calls.js';
import { PaystackRefusal, type RefusalName } from './errors.js';

export type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf({ body }: PartnerRequest): Fields {
  if (isObject(body)) return body;
  throw new PaystackRefusal('invalid_body');
}

/** Reads kobo, as a number or as digits. */
export function readAmount(value: unknown, refusal: RefusalName = 'invalid_amount'): number {
  const amount = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0)
    throw new PaystackRefusal(refusal);
  return amount;
}

/** Reads text that must be there. */
export function readText(value: unknown, refusal: RefusalName = 'missing_params'): string {
  if (typeof value !== 'string' || value === '') throw new PaystackRefusal(refusal);
  return value;
}

export function readOptionalText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Refuses every currency but naira. */
export function readCurrency(value: unknown): void {
  if (value !== undefined && value !== 'NGN') throw new PaystackRefusal('invalid_currency');
}

/** Reads an object, also where it comes as text. */
export function readMetadata(value: unknown): object | null {
  if (value === undefined || value === null || value === '') return null;
  const metadata = typeof value === 'string' ? parsed(value) : value;
  if (!isObject(metadata)) throw new PaystackRefusal('invalid_metadata');
  return metadata;
}

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
