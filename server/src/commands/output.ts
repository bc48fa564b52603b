import { formatNaira } from '../domain/money.js';
import type { Payout, Refund } from '../domain/records.js';
import { OperatorError } from './environment.js';

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** A time as people and scripts read it. */
export function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}

/** A text somebody else chose, on one line and without anything a terminal would obey. */
export function quoted(text: string): string {
  return JSON.stringify(text).replace(/[\u007f-\u009f\u2028\u2029]/g, '?');
}

/** Naira as people read them, and the kobo that commands take. */
export function money(kobo: number): string {
  return `${formatNaira(kobo)} (${kobo} kobo)`;
}

/**
 * Reads an amount of a command line.
 *
 * @throws OperatorError unless it is whole kobo
 */
export function readKobo(text: string): number {
  const kobo = Number(text);
  if (/^\d{1,16}$/.test(text) && Number.isSafeInteger(kobo)) return kobo;
  throw new OperatorError(`The amount is whole kobo, such as 250000 for ₦2,500.00, not ${quoted(text)}.`);
}

/** Says that a command found its work done. */
export function repeated(isRepeat: boolean): string {
  return isRepeat ? ' (it was so already; nothing was done)' : '';
}

/** Where a payout goes, without the number. */
export function destinationIn(transfer: Payout | Refund): string {
  if (!('bankName' in transfer)) return 'back where it came from';
  const { bankName, accountLast4 } = transfer;
  return accountLast4 === null ? 'to nowhere yet' : `to ${bankName} ···${accountLast4}`;
}
