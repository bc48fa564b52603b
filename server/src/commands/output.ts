import { formatNaira } from '../domain/money.js';
import type { Refund, ToPayee } from '../domain/records.js';
import { OperatorError } from './environment.js';

export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Formats a time for people and scripts. */
export function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}

/** Quotes a text from outside, on one line and without control characters that a terminal would obey. */
export function quoted(text: string): string {
  return JSON.stringify(text).replace(/[\u007f-\u009f\u2028\u2029]/g, '?');
}

/** Formats an amount in naira for people and in kobo for commands. */
export function money(kobo: number): string {
  return `${formatNaira(kobo)} (${kobo} kobo)`;
}

/**
 * Parses an amount from the command line.
 *
 * @throws OperatorError unless it is whole kobo
 */
export function readKobo(text: string): number {
  const kobo = Number(text);
  if (/^\d{1,16}$/.test(text) && Number.isSafeInteger(kobo)) return kobo;
  throw new OperatorError(`The amount is whole kobo, such as 250000 for ₦2,500.00, not ${quoted(text)}.`);
}

/**
 * Parses the bank's session id of a transfer from the command line.
 *
 * @throws OperatorError unless it is one, such as for the placeholder of the inbox
 */
export function readSessionId(text: string): string {
  const sessionId = text.trim();
  if (/^[\w./:-]{1,100}$/.test(sessionId) && sessionId !== 'SESSION_ID') return sessionId;
  throw new OperatorError(
    "The session id is the bank's own number of the transfer, " +
      `1 to 100 letters, digits and - . / : _, not ${quoted(text)}.`,
  );
}

/** Returns the note that a command found its work done. */
export function repeated(isRepeat: boolean): string {
  return isRepeat ? ' (it was so already; nothing was done)' : '';
}

/** Describes where a payout or refund goes, without the account number. */
export function bankAccountIn(transfer: ToPayee | Refund): string {
  if (!('bankName' in transfer)) return 'back where it came from';
  const { bankName, accountLast4 } = transfer;
  return accountLast4 === null ? 'to nowhere yet' : `to ${bankName} ···${accountLast4}`;
}

const reasonLengthMax = 500;

/**
 * Parses why the operator accepts something.
 *
 * @throws OperatorError for none, and for the placeholder of the inbox
 */
export function readReason(text: string): string {
  const reason = text.trim();
  if (reason !== '' && reason !== 'REASON' && reason.length <= reasonLengthMax) return reason;
  throw new OperatorError(
    `The reason is 1 to ${reasonLengthMax} characters that say why it is right as it is.`,
  );
}
