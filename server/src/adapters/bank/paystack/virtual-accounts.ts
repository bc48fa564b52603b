import type { OpenedVirtualAccount, OpenVirtualAccount } from '../../../ports/bank.js';
import { PartnerRefused, PartnerUnavailable } from '../../../ports/bank.js';
import { AnswerReader } from '../http/answer-reader.js';
import { accepted, type PaystackSession } from './api.js';
import { isDuplicate } from './refusals.js';

/** The letters that Paystack's pages agree on for references of transactions. */
const referencePattern = /^[A-Za-z0-9.=-]{1,100}$/;

/**
 * Opens an account for one exact payment, by Pay with Transfer. A used reference is refused for ever, and no
 * later answer shows the account's number.
 */
export async function openVirtualAccount(
  session: PaystackSession,
  { partnerReference, amount, customerEmail }: OpenVirtualAccount,
): Promise<OpenedVirtualAccount | null> {
  if (!referencePattern.test(partnerReference)) {
    throw new PartnerRefused('The reference has letters that Paystack does not take', 'invalid_reference');
  }
  const reply = await session.send({
    operation: 'open_virtual_account',
    method: 'POST',
    path: '/charge',
    priority: 'other',
    body: {
      email: customerEmail,
      amount,
      reference: partnerReference,
      currency: 'NGN',
      // The longest that there is, 8 hours.
      bank_transfer: { account_expires_at: null },
    },
  });
  if (reply.isRefused && isDuplicate(reply)) return null;
  return readOpenedAccount(accepted(reply).data, partnerReference);
}

/** Reads the answer; the expiry is what Paystack gave, whatever was asked for. */
export function readOpenedAccount(data: unknown, partnerReference: string): OpenedVirtualAccount {
  const account = AnswerReader.of(data, 'data');
  if (account.text('reference') !== partnerReference) {
    throw new PartnerUnavailable('Paystack answered about another reference');
  }
  return {
    accountNumber: account.text('account_number'),
    bankName: account.object('bank').text('name'),
    accountName: account.optionalText('account_name'),
    expiresAt: account.time('account_expires_at'),
  };
}
