import { once } from 'node:events';
import { formatNaira } from '../domain/money.js';
import type { Refund, ToPayee } from '../domain/records.js';
import { OperatorError } from './environment.js';
import { isHeld } from './held-lines.js';
import { printableJson, printableLines } from './printable.js';

/** Prints text; what a terminal would obey is escaped, wherever it comes from. */
export function print(line: string): void {
  if (!isHeld(line)) process.stdout.write(`${printableLines(line)}\n`);
}

/** Prints a value for scripts. */
export function printJson(value: unknown): void {
  process.stdout.write(`${printableJson(value)}\n`);
}

/** Prints one of many lines, and waits while whoever reads them is slower. */
export async function printed(line: string, end = '\n'): Promise<void> {
  if (!process.stdout.write(`${printableLines(line)}${end}`)) await once(process.stdout, 'drain');
}

/** Formats a time for people and scripts. */
export function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}

/** Quotes a text from outside, on one line. A reference is a `shellWord`, since people paste it. */
export function quoted(text: string): string {
  return printableJson(text);
}

/** Formats an amount in naira for people and in kobo for commands. */
export function money(kobo: number): string {
  return `${formatNaira(kobo)} (${kobo} kobo)`;
}

/** Formats an amount that may be below zero. */
export function signedMoney(kobo: number): string {
  return kobo < 0 ? `-${formatNaira(-kobo)} (${kobo} kobo)` : money(kobo);
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
