import { type Business, newCode, newDigits, postToLedger } from './business.js';
import { collectionFee } from './fees.js';
import type { Payer, Transaction } from './records.js';
import { awaitingSettlement } from './settlements.js';
import { creditedTransaction } from './transaction-shapes.js';
import { iso } from './wire.js';

export interface PayIn {
  accountNumber: string;
  amount: number;
  payer?: Partial<Payer>;
  /** Credits the payment even if it is late, or the second. */
  isForced?: boolean;
}

export type PaidIn =
  | { outcome: 'credited'; transactionId: number }
  | { outcome: 'returned'; reason: 'unknown_account' | 'expired' | 'already_paid' | 'incorrect_amount' };

/**
 * Somebody transfers money into a virtual account. Paystack takes one exact payment before the account
 * expires, and returns everything else; of these only a wrong amount has a notification.
 */
export function payIn(business: Business, { accountNumber, amount, payer, isForced }: PayIn): PaidIn {
  const transaction = business.transactionByAccount.get(accountNumber);
  if (!transaction) return { outcome: 'returned', reason: 'unknown_account' };
  if (transaction.paid) return { outcome: 'returned', reason: 'already_paid' };
  const isLate = business.clock.now() >= transaction.account.expiresAt;
  if (isLate && !isForced) return { outcome: 'returned', reason: 'expired' };
  if (amount !== transaction.amount && !isForced) {
    rejectPayment(business, transaction, amount);
    return { outcome: 'returned', reason: 'incorrect_amount' };
  }
  creditPayment(business, transaction, amount, payer);
  return { outcome: 'credited', transactionId: transaction.id };
}

/** The payer's bank takes a payment back: neither a refund nor a dispute, and no event. */
export function clawBack(business: Business, transaction: Transaction): void {
  if (!transaction.paid || transaction.isClawedBack) throw new Error('Only a payment can be taken back');
  const amount = transaction.paid.amount;
  const fromCollections = Math.min(amount, Math.max(0, awaitingSettlement(business)));
  business.deductions += fromCollections;
  transaction.isClawedBack = true;
  const fromBalance = amount - fromCollections;
  const reason = `Reversal of ${transaction.reference}`;
  if (fromBalance > 0)
    postToLedger(business, -fromBalance, { model: 'Transaction', row: transaction.id, reason });
}

/** Changes the fee of a payment afterwards. */
export function correctFee(business: Business, transaction: Transaction, fee: number): void {
  if (!transaction.paid) throw new Error('Only a payment has a fee');
  if (transaction.paid.settlementId !== null) throw new Error('A settled payment keeps its fee');
  const difference = transaction.paid.fee - fee;
  transaction.paid.fee = fee;
  if (business.settings.collectionsGoTo === 'balance')
    postToLedger(business, difference, { model: 'Transaction', row: transaction.id, reason: 'Fee' });
}

/** Changes the amount that was paid in every list and in its settlement, as a partner's mistake would. */
export function misstateAmount(transaction: Transaction, amount: number): void {
  if (!transaction.paid) throw new Error('Only a payment has an amount');
  transaction.paid.amount = amount;
}

function creditPayment(
  business: Business,
  transaction: Transaction,
  amount: number,
  payer: Partial<Payer> = {},
): void {
  const fee = collectionFee(amount);
  const authorizationCode = newCode(business, 'AUTH_', 10);
  transaction.paid = {
    at: business.clock.now(),
    amount,
    fee,
    payer: { ...somePayer(business), ...payer },
    authorizationCode,
    settlementId: null,
  };
  if (business.settings.collectionsGoTo === 'balance')
    postToLedger(business, amount - fee, { model: 'Transaction', row: transaction.id });
  else business.unsettled.push(transaction);
  const event = 'charge.success';
  business.notifier.emit(event, { event, data: creditedTransaction(business, transaction) });
}

function rejectPayment(business: Business, transaction: Transaction, sent: number): void {
  const { customer, id, amount: expected } = transaction;
  const { settings, notifier } = business;
  const createdAt = iso(customer.createdAt);
  const event = 'bank.transfer.rejected';
  const data = {
    bank_transfer: {
      amount: String(settings.rejectedAmount === 'sent' ? sent : expected),
      message: 'incorrect amount sent',
      message_type: 'INCORRECT_AMOUNT',
      transaction_id: String(id),
    },
    customer: {
      first_name: null,
      last_name: null,
      email: customer.email,
      phone: null,
      metadata: null,
      domain: settings.secretKey.startsWith('sk_live_') ? 'live' : 'test',
      customer_code: customer.code,
      risk_action: 'default',
      id: customer.id,
      integration: settings.integration,
      createdAt,
      updatedAt: createdAt,
    },
  };
  notifier.emit(event, { event, data });
}

/** The name of the payer's bank may be missing. */
function somePayer(business: Business): Payer {
  return {
    name: 'ADE BUYER',
    accountNumber: newDigits(business, 10),
    bankName: null,
    narration: 'NIP transfer',
  };
}
