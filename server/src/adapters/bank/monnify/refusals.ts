import type { Refusal } from './api.js';
import type { DefiniteCode } from './refusal-codes.js';

/** Whether nothing is known under the reference that was asked for; documented as 404, and seen as 200. */
export function isUnknown({ status, code, message }: Refusal): boolean {
  if (status === 404 || code === 'R1' || code === 'R7') return true;
  return /\bnot found\b|(could|can) ?not find|does not exist|\bno (transaction|transfer|refund)\b/i.test(
    message,
  );
}

/** Whether an equal transfer to the same account was made in the last two minutes. */
export function isEqualTransfer({ code }: Refusal): boolean {
  return code === 'D07';
}

/**
 * Whether the wallet does not cover a transfer or refund. Only refunds have a code for it, so that a transfer
 * counts as not made only if a look-up knows nothing either.
 */
export function isFloatMissing({ code, message }: Refusal): boolean {
  if (code === 'R5') return true;
  return /\binsufficient (wallet )?(balance|funds?)\b|\bbalance is (insufficient|not enough)\b/i.test(
    message,
  );
}

/** Whether Monnify does not allow transfers from this server's address. */
export function isAddressRefused({ code }: Refusal): boolean {
  return code === 'D06';
}

/**
 * Whether the bank gave no name: it does not know the account, or does not respond. Monnify does not say
 * which.
 */
export function isUnresolved({ message }: Refusal): boolean {
  return /name (e|i)nquiry|invalid account|account.*(not|invalid)|could not.*(resolve|validate)/i.test(
    message,
  );
}

const refundCodes: ReadonlyMap<string | null, DefiniteCode> = new Map([
  ['R1', 'unknown_transaction'],
  ['R2', 'refund_not_permitted'],
  ['R3', 'refund_too_large'],
  ['R4', 'amount_too_small'],
  // Monnify was not told the payer's account, and would need another one.
  ['R6', 'unknown_payer'],
  ['R12', 'refund_too_large'],
]);

/** Returns the definite code of a refused refund. */
export function refundCode({ code }: Refusal): DefiniteCode | null {
  return refundCodes.get(code) ?? null;
}
