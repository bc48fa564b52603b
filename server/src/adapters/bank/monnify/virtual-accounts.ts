import type { Logger } from 'pino';
import type { OpenedVirtualAccount, OpenVirtualAccount } from '../../../ports/bank.js';
import { PartnerRefused, PartnerUnavailable } from '../../../ports/bank.js';
import { AnswerReader } from '../http/answer-reader.js';
import { nairaOf } from '../http/naira.js';
import { accepted, type MonnifySession, refused } from './api.js';
import { timeIn } from './lagos-time.js';
import { koboIn } from './naira.js';
import { findByPaymentReference } from './transactions.js';

const referencePattern = /^[A-Za-z0-9-]{1,100}$/;

/** What opening an account needs. */
interface AccountContext {
  session: MonnifySession;
  log: Logger;
  contractCode: string;
}

/**
 * Opens a one-time account, which lives 40 minutes. A used reference is refused, but its account is shown
 * again as long as it lives. Null: it has ended, or was paid.
 */
export async function openVirtualAccount(
  context: AccountContext,
  request: OpenVirtualAccount,
): Promise<OpenedVirtualAccount | null> {
  const { session, log } = context;
  if (!referencePattern.test(request.partnerReference)) {
    throw new PartnerRefused('The reference has letters that Monnify does not take', 'invalid_reference');
  }
  const { transactionReference, isUsed } = await transactionFor(context, request);
  if (transactionReference === null) return null;
  const reply = await session.send({
    operation: 'open_virtual_account',
    method: 'POST',
    path: '/api/v1/merchant/bank-transfer/init-payment',
    priority: 'other',
    body: { transactionReference },
  });
  if (reply.isRefused && isUsed) return null;
  const account = accepted(reply).body;
  if (hasFeeOnTop(account)) {
    log.error('payers would be asked for more than the price: have Monnify charge its fees to you');
    throw new PartnerRefused('Monnify asks the payer for its fee', 'fee_on_payer');
  }
  return readOpenedAccount(account, request);
}

/** Begins a transaction, or finds the one that has our reference; null: that one has ended. */
async function transactionFor(
  { session, contractCode }: AccountContext,
  { partnerReference, amount, customerEmail }: OpenVirtualAccount,
): Promise<{ transactionReference: string | null; isUsed: boolean }> {
  const reply = await session.send({
    operation: 'begin_transaction',
    method: 'POST',
    path: '/api/v1/merchant/transactions/init-transaction',
    priority: 'other',
    body: {
      amount: nairaOf(amount),
      // Monnify wants a name; nobody but the payer's address is known.
      customerName: customerEmail,
      customerEmail,
      paymentReference: partnerReference,
      paymentDescription: 'Escrow payment',
      currencyCode: 'NGN',
      contractCode,
      paymentMethods: ['ACCOUNT_TRANSFER'],
    },
  });
  if (reply.isRefused) {
    // Most refusals have one code, so a look-up tells whether the reference was used.
    const existing = await findByPaymentReference(session, partnerReference);
    if (existing === null) throw refused(reply, null);
    const isOpen = existing.status === 'PENDING';
    return { transactionReference: isOpen ? existing.reference : null, isUsed: true };
  }
  const begun = AnswerReader.of(accepted(reply).body, 'responseBody');
  if (begun.text('paymentReference') !== partnerReference) {
    throw new PartnerUnavailable('Monnify answered about another reference');
  }
  return { transactionReference: begun.text('transactionReference'), isUsed: false };
}

function hasFeeOnTop(body: unknown): boolean {
  const account = AnswerReader.of(body, 'responseBody');
  return koboIn(account, 'totalPayable') !== koboIn(account, 'amount');
}

/** Reads the answer; the expiry is what Monnify gave. */
export function readOpenedAccount(
  body: unknown,
  { partnerReference, amount }: Pick<OpenVirtualAccount, 'partnerReference' | 'amount'>,
): OpenedVirtualAccount {
  const account = AnswerReader.of(body, 'responseBody');
  if (account.text('paymentReference') !== partnerReference || koboIn(account, 'amount') !== amount) {
    throw new PartnerUnavailable('Monnify answered about another account');
  }
  return {
    accountNumber: account.text('accountNumber'),
    bankName: account.text('bankName'),
    accountName: account.optionalText('accountName'),
    expiresAt: timeIn(account, 'expiresOn'),
  };
}
