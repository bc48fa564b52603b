import { assert } from './assert.js';

/** Throws unless the value is a whole number of kobo, not negative, and exact as a JavaScript number. */
export function assertKobo(value: number, name: string): void {
  assert(Number.isSafeInteger(value) && value >= 0, `${name} is not a safe amount of kobo: ${value}`);
}

/**
 * Returns why `amount` cannot be taken out of what is held, or null. All that is held may always go. A part
 * and its remainder must each be large enough for the partner to transfer.
 */
export function partProblem(
  amount: number,
  held: number,
  minimum: number,
): 'amount_exceeds_held' | 'amount_too_small' | null {
  if (amount > held) return 'amount_exceeds_held';
  if (amount === held && amount > 0) return null;
  const remaining = held - amount;
  return amount < minimum || remaining < minimum ? 'amount_too_small' : null;
}

/**
 * Formats kobo for people. It works on digits, so that no fraction is ever computed.
 *
 * @example formatNaira(250_000) // "₦2,500.00"
 */
export function formatNaira(kobo: number): string {
  assertKobo(kobo, 'amount');
  const digits = String(kobo).padStart(3, '0');
  const naira = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `₦${naira}.${digits.slice(-2)}`;
}
