import { accountOf, openTransaction, payableOf } from './accounts.js';
import type { Bank } from './bank-list.js';
import { type Business, postToWallet } from './business.js';
import { clawBack, type PaidIn, type PayIn, payIn } from './payments.js';
import type { Refund, RefundStatus, Settlement, Transaction, Transfer } from './records.js';
import { moveRefund } from './refunds.js';
import { settleTransfer, type TransferOutcome } from './transfer-outcomes.js';
import { settleCollections } from './wallet.js';

/** What happens at the partner without a call of ours: payers, banks, the owner and the next day. */
export class MonnifyControl {
  constructor(readonly business: Business) {}

  /** Somebody transfers `amount` kobo into a one-time account. */
  pay(payment: PayIn): PaidIn {
    return payIn(this.business, payment);
  }

  /** Somebody pays exactly what the account of our reference waits for. */
  payReference(paymentReference: string, payer: PayIn['payer'] = {}): PaidIn {
    const transaction = this.transaction(paymentReference);
    const { number } = accountOf(this.business, transaction);
    return this.pay({ accountNumber: number, amount: payableOf(this.business, transaction), payer });
  }

  /** Ends a transfer, or reverses one that succeeded. */
  settleTransfer(reference: string, outcome: TransferOutcome): void {
    settleTransfer(this.business, this.transfer(reference), outcome);
  }

  moveRefund(reference: string, status: RefundStatus): void {
    moveRefund(this.business, this.refund(reference), status);
  }

  /** The payer's bank takes a payment back, without refund or event. */
  clawBack(paymentReference: string): void {
    clawBack(this.business, this.transaction(paymentReference));
  }

  /** A payment that no call of ours asked for. Returns its payment reference. */
  creditUnknownPayment(amount: number, paymentReference = `another-${amount}`): string {
    openTransaction(this.business, {
      amount,
      paymentReference,
      customerName: 'Nobody',
      customerEmail: 'nobody@example.com',
      description: 'Another system',
      metaData: {},
    });
    this.payReference(paymentReference);
    return paymentReference;
  }

  /** The owner adds to the wallet that transfers and refunds draw on. */
  topUp(amount: number): void {
    postToWallet(this.business, amount, 'Wallet funding');
  }

  /** Pays what was collected to the operator's bank account. */
  settleCollections(): Settlement | null {
    return settleCollections(this.business);
  }

  /** Makes every token that was given out useless. */
  endTokens(): void {
    this.business.tokens.clear();
  }

  /** Makes the name of a bank account known to name enquiries. */
  nameAccount(bankCode: string, accountNumber: string, name: string): void {
    this.business.accountNames.set(`${bankCode}:${accountNumber}`, name);
  }

  /** A bank answers no enquiry; the answer is that of an unknown account. */
  setBankDown(bankCode: string, isDown: boolean): void {
    if (isDown) this.business.banksDown.add(bankCode);
    else this.business.banksDown.delete(bankCode);
  }

  addBank(bank: Bank): void {
    this.business.banks.push(bank);
  }

  transaction(paymentReference: string): Transaction {
    const found = this.business.transactionByPaymentReference.get(paymentReference);
    if (!found) throw new Error(`No transaction ${paymentReference}`);
    return found;
  }

  transfer(reference: string): Transfer {
    const found = this.business.transferByReference.get(reference);
    if (!found) throw new Error(`No transfer ${reference}`);
    return found;
  }

  refund(reference: string): Refund {
    const found = this.business.refundByReference.get(reference);
    if (!found) throw new Error(`No refund ${reference}`);
    return found;
  }
}
