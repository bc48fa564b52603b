import type { BankNotification, CreditTrace } from '../../../ports/bank.js';
import { AnswerReader } from '../http/answer-reader.js';
import { isSigned, parseJson } from '../http/signed-body.js';
import { traceOf } from '../http/trace.js';
import { creditIdOf, readCreditId } from './credit-id.js';
import { koboOf } from './naira.js';
import { isOurs } from './transactions.js';

/** Hexadecimal HMAC-SHA512 of the raw body, with the secret key. The sandbox sends none. */
const signatureHeader = 'monnify-signature';

/** As many payments of one transaction as a notification is followed for; a poll finds the others. */
const paymentsMax = 10;

export interface NotificationRules {
  secretKey: string;
  /** Whether notifications without a signature are taken: never from production. */
  takesUnsigned: boolean;
}

/**
 * Returns what a notification is about, which may be nothing of ours; null if it is forged. One without a
 * signature only causes look-ups: what it says of a payment or an outcome is not believed.
 */
export function readNotification(
  { secretKey, takesUnsigned }: NotificationRules,
  headers: Record<string, string | undefined>,
  rawBody: Buffer,
): readonly BankNotification[] | null {
  const claimed = headers[signatureHeader] ?? '';
  if (claimed === '' && takesUnsigned) return readEvent(parseJson(rawBody)).map(withoutItsWord);
  return isSigned(claimed, secretKey, rawBody) ? readEvent(parseJson(rawBody)) : null;
}

function withoutItsWord(notification: BankNotification): BankNotification {
  if (notification.kind === 'credit') {
    return { kind: 'credit', partnerCreditId: notification.partnerCreditId, rejection: null };
  }
  return notification.kind === 'transfer' ? { ...notification, outcome: null } : notification;
}

/** The outcomes that an attempt of ours can have. */
const outcomes: ReadonlyMap<string, 'paid' | 'failed' | 'reversed'> = new Map([
  ['SUCCESSFUL_DISBURSEMENT', 'paid'],
  ['FAILED_DISBURSEMENT', 'failed'],
  ['REVERSED_DISBURSEMENT', 'reversed'],
]);

/** Reads an event; what it does not say is left to the next poll. */
export function readEvent(body: unknown): readonly BankNotification[] {
  const envelope = AnswerReader.lenientlyOf(body, 'event');
  const event = envelope.optionalText('eventType') ?? '';
  const data = envelope.optionalObject('eventData');
  const outcome = outcomes.get(event);
  if (outcome) return transferOf(data.optionalText('reference'), outcome);
  if (event === 'SUCCESSFUL_TRANSACTION') return creditsOf(data);
  if (event === 'REJECTED_PAYMENT') return rejectionOf(data);
  if (event.endsWith('_REFUND')) return refundOf(data.optionalText('refundReference'));
  return [];
}

/** Another system may take payments through the same merchant. */
function transactionOf(data: AnswerReader): string | null {
  const reference = data.optionalText('transactionReference');
  const isKnown = isOurs(data.optionalText('paymentReference') ?? '');
  return reference !== null && isKnown && readCreditId(reference)?.n === 1 ? reference : null;
}

/** A transaction may have several payments; where they are not listed there is one. */
function creditsOf(data: AnswerReader): BankNotification[] {
  const transactionReference = transactionOf(data);
  if (transactionReference === null) return [];
  const sources = data.optionalList('paymentSourceInformation');
  const fee = sources.length > 1 ? null : keptOf(data);
  const isWhole = addsUp(sources, data);
  return Array.from({ length: Math.min(Math.max(1, sources.length), paymentsMax) }, (_, index) => ({
    kind: 'credit',
    partnerCreditId: creditIdOf({ transactionReference, n: index + 1 }),
    rejection: null,
    ...(fee === null ? {} : { fee }),
    ...(isWhole ? tracedBy(sources[index]) : {}),
  }));
}

/** Whether all payments are listed: the place of one in the list is its number. */
function addsUp(sources: readonly AnswerReader[], data: AnswerReader): boolean {
  const sum = sources.reduce((total, source) => total + (amountIn(source, 'amountPaid') ?? 0), 0);
  return sum > 0 && sum === amountIn(data, 'amountPaid');
}

/** Reads kobo; null if there are none to read. */
function amountIn(reader: AnswerReader, name: string): number | null {
  const digits = reader.optionalDigits(name);
  return digits === null ? null : koboOf(digits);
}

/** The session ID of a payment; the look-up names its bank. */
function tracedBy(source: AnswerReader | undefined): { trace?: CreditTrace } {
  const trace = traceOf(null, source?.optionalText('sessionId') ?? null);
  return trace.sessionId === null ? {} : { trace };
}

/** What Monnify keeps of the payment, in kobo: it names what it settles. Null: it does not say. */
function keptOf(data: AnswerReader): number | null {
  const [paid, settled] = ['amountPaid', 'settlementAmount'].map((name) => amountIn(data, name));
  return paid && settled && settled <= paid ? paid - settled : null;
}

/** A rejected payment: the event alone says of it. */
function rejectionOf(data: AnswerReader): BankNotification[] {
  const partnerCreditId = transactionOf(data);
  const source = data.optionalObject('paymentSourceInformation');
  const amount = amountIn(source, 'amountPaid');
  if (partnerCreditId === null || amount === null) return [];
  const said = data.optionalObject('paymentRejectionInformation').optionalText('rejectionReason');
  const rejection = { amount, reason: reasonOf(said) };
  return [{ kind: 'credit', partnerCreditId, rejection, ...tracedBy(source) }];
}

function reasonOf(said: string | null): string {
  return said !== null && /^\w{1,40}$/.test(said) ? said.toLowerCase() : 'rejected';
}

function transferOf(reference: string | null, outcome: 'paid' | 'failed' | 'reversed'): BankNotification[] {
  return reference === null ? [] : [{ kind: 'transfer', reference, outcome }];
}

function refundOf(reference: string | null): BankNotification[] {
  return reference === null ? [] : [{ kind: 'refund', reference }];
}
