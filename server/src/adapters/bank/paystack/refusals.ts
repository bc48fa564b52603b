import type { Refusal } from './api.js';
import type { DefiniteCode } from './refusal-codes.js';

/** Whether a refusal says that the reference was used before, whatever its status and code. */
export function isDuplicate({ code, message }: Refusal): boolean {
  if (code?.startsWith('duplicate_')) return true;
  return /reference/i.test(message) && /duplicate|unique|already|exists/i.test(message);
}

/** Whether the balance does not cover a transfer or refund, which was not made for that. */
export function isFloatMissing(refusal: Refusal): boolean {
  if (refusal.status !== 400 || isDuplicate(refusal)) return false;
  return refusal.code === 'insufficient_balance' || /\bbalance is not enough\b/i.test(refusal.message);
}

/** Whether nothing is known under the reference or id that was asked for; documented as 400 and as 404. */
export function isUnknown({ status, code, message }: Refusal): boolean {
  if (status === 404 || code?.endsWith('_not_found')) return true;
  return status === 400 && /not found|reference is invalid|invalid reference/i.test(message);
}

/**
 * Whether the bank gave no name: it does not know the account, or does not respond. The status is 422, and
 * was seen as 400.
 */
export function isUnresolved({ status, code, message }: Refusal): boolean {
  return status === 422 || code === 'invalid_bank_code' || /could not resolve/i.test(message);
}

export function isUnknownBank({ message }: Refusal): boolean {
  return /(unknown|invalid) bank|bank code/i.test(message);
}

/** Whether test mode's name enquiries of the day are used up, which was seen with several statuses. */
export function isTestLimit({ status, message }: Refusal): boolean {
  return status === 429 || /test mode.*limit|limit.*test mode/i.test(message);
}

/** Returns the definite code of a refused `POST /transferrecipient`, after which no transfer is made. */
export function recipientCode(refusal: Refusal): DefiniteCode | null {
  if (refusal.status !== 400 && refusal.status !== 422) return null;
  if (isUnresolved(refusal)) return null;
  if (isUnknownBank(refusal)) return 'unknown_bank';
  return /account number/i.test(refusal.message) ? 'invalid_account' : null;
}

/** Returns the definite code of a refused `POST /transfer`. */
export function transferCode(refusal: Refusal): DefiniteCode | null {
  if (refusal.status !== 400 || isDuplicate(refusal)) return null;
  return refusal.code === 'invalid_transfer_recipient' ? refusal.code : null;
}

/** Returns the definite code of a refused `POST /refund`. */
export function refundCode(refusal: Refusal): DefiniteCode | null {
  if (refusal.status !== 400) return null;
  return /fully (reversed|refunded)/i.test(refusal.message) ? 'fully_refunded' : null;
}
