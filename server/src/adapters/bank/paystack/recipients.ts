import { PartnerUnavailable } from '../../../ports/bank.js';
import { AnswerReader } from '../http/answer-reader.js';
import type { PaystackSession } from './api.js';

/** A bank account as Paystack pays it. */
export interface Recipient {
  code: string;
  bankCode: string;
  accountNumber: string;
}

const numberPattern = /^\d{8,12}$/;

/** Reads a recipient; null where its account is masked or missing. */
export function readRecipient(recipient: AnswerReader): Recipient | null {
  const details = recipient.optionalObject('details');
  const code = recipient.optionalText('recipient_code');
  const [bankCode, accountNumber] = [
    details.optionalText('bank_code'),
    details.optionalText('account_number'),
  ];
  if (code === null || bankCode === null || accountNumber === null) return null;
  return numberPattern.test(accountNumber) ? { code, bankCode, accountNumber } : null;
}

/** Looks a recipient up, for an answer that masks its account or leaves it out. */
export async function findRecipient(session: PaystackSession, code: string): Promise<Recipient> {
  const data = await session.read({
    operation: 'fetch_recipient',
    method: 'GET',
    path: `/transferrecipient/${encodeURIComponent(code)}`,
    priority: 'look_up',
  });
  const found = readRecipient(AnswerReader.of(data, 'data'));
  if (found === null) throw new PartnerUnavailable('Paystack does not say where a transfer goes');
  return found;
}
