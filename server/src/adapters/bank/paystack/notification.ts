import type { BankNotification } from '../../../ports/bank.js';
import { AnswerReader } from '../http/answer-reader.js';
import { isSigned, parseJson } from '../http/signed-body.js';
import { refundsOf } from './refund-list.js';
import { isOurs } from './transactions.js';

/** Hexadecimal HMAC-SHA512 of the raw body, with the secret key. */
const signatureHeader = 'x-paystack-signature';

/** Returns what a notification is about, which may be nothing of ours; null if it is forged. */
export function readNotification(
  secretKey: string,
  headers: Record<string, string | undefined>,
  rawBody: Buffer,
): readonly BankNotification[] | null {
  if (!isSigned(headers[signatureHeader] ?? '', secretKey, rawBody)) return null;
  const body = parseJson(rawBody);
  return isForeignPayment(body) ? [] : readEvent(body);
}

/** Another system may take payments through the same business. */
function isForeignPayment(body: unknown): boolean {
  const envelope = AnswerReader.lenientlyOf(body, 'event');
  const reference = envelope.optionalObject('data').optionalText('reference');
  return envelope.optionalText('event') === 'charge.success' && reference !== null && !isOurs(reference);
}

/** Reads an event; what it does not say is left to the next poll. */
export function readEvent(body: unknown): readonly BankNotification[] {
  const envelope = AnswerReader.lenientlyOf(body, 'event');
  const event = envelope.optionalText('event') ?? '';
  const data = envelope.optionalObject('data');
  if (event === 'charge.success') return creditOf(data.optionalId('id'));
  if (event === 'bank.transfer.rejected') return rejectionOf(data.optionalObject('bank_transfer'));
  if (event.startsWith('charge.dispute.'))
    return creditOf(data.optionalObject('transaction').optionalId('id'));
  if (event.startsWith('transfer.'))
    return transferOf(data.optionalText('reference'), outcomes[event] ?? null);
  if (event.startsWith('refund.')) return refundsOf(data);
  return [];
}

function creditOf(partnerCreditId: string | null): BankNotification[] {
  return partnerCreditId === null ? [] : [{ kind: 'credit', partnerCreditId, rejection: null }];
}

/** The outcomes that an attempt of ours can have. */
const outcomes: Readonly<Record<string, 'paid' | 'failed' | 'reversed'>> = {
  'transfer.success': 'paid',
  'transfer.failed': 'failed',
  'transfer.reversed': 'reversed',
};

function transferOf(
  reference: string | null,
  outcome: 'paid' | 'failed' | 'reversed' | null,
): BankNotification[] {
  return reference === null ? [] : [{ kind: 'transfer', reference, outcome }];
}

/** A rejected payment: the event alone says of it, with the number of the transaction it was meant for. */
function rejectionOf(transfer: AnswerReader): BankNotification[] {
  const partnerCreditId = transfer.optionalId('transaction_id');
  const amount = transfer.optionalWholeNumber('amount');
  if (partnerCreditId === null || amount === null) return [];
  const reason = transfer.optionalText('message_type')?.toLowerCase() ?? 'rejected';
  return [{ kind: 'credit', partnerCreditId, rejection: { amount, reason } }];
}
