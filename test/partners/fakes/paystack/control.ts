import type { Bank } from './bank-list.js';
import { type Business, postToLedger } from './business.js';
import { openTransaction } from './charges.js';
import { openDispute, resolveDispute } from './disputes.js';
import { clawBack, correctFee, misstateAmount, type PaidIn, type PayIn, payIn } from './payments.js';
import type { Dispute, Refund, RefundStatus, Settlement, Transaction, Transfer } from './records.js';
import { deductRefund, moveRefund } from './refund-outcomes.js';
import { awaitingSettlement, settleCollections } from './settlements.js';
import { settleTransfer, type TransferOutcome } from './transfer-outcomes.js';

/** What happens at the partner without a call of ours: payers, banks, the owner and the next day. */
export class PaystackControl {
  constructor(readonly business: Business) {}

  /** Somebody transfers `amount` kobo into a virtual account. */
  pay(payment: PayIn): PaidIn {
    return payIn(this.business, payment);
  }

  /** Somebody pays exactly what the account of this reference waits for. */
  payReference(reference: string, payer: PayIn['payer'] = {}): PaidIn {
    const { account, amount } = this.transaction(reference);
    return this.pay({ accountNumber: account.number, amount, payer });
  }

  /** Ends a transfer, or reverses one that succeeded. */
  settleTransfer(reference: string, outcome: TransferOutcome): void {
    settleTransfer(this.business, this.transfer(reference), outcome);
  }

  moveRefund(id: number, status: RefundStatus): void {
    moveRefund(this.business, this.refund(id), status);
  }

  /** Whether the next settlement and the balance together cover a refund; deducts what is there. */
  isCovered(id: number): boolean {
    return deductRefund(this.business, this.refund(id));
  }

  /** The payer's bank demands a payment back. */
  openDispute(reference: string, amount?: number): Dispute {
    const transaction = this.transaction(reference);
    return openDispute(this.business, transaction, amount ?? transaction.paid?.amount ?? 0);
  }

  resolveDispute(id: number, isLost: boolean): void {
    const dispute = this.business.disputes.find((each) => each.id === id);
    if (!dispute) throw new Error(`No dispute ${id}`);
    resolveDispute(this.business, dispute, isLost);
  }

  /** The payer's bank takes a payment back, without refund, dispute or event. */
  clawBack(reference: string): void {
    clawBack(this.business, this.transaction(reference));
  }

  correctFee(reference: string, fee: number): void {
    correctFee(this.business, this.transaction(reference), fee);
  }

  /** Reports another amount than was paid: a mistake of the partner for the reconciliation to find. */
  misstateAmount(reference: string, amount: number): void {
    misstateAmount(this.transaction(reference), amount);
  }

  /** A payment that no call of ours asked for, under a reference that nobody knows. Returns the reference. */
  creditUnknownPayment(amount: number, email = 'nobody@example.com'): string {
    const { reference } = openTransaction(this.business, { email, amount });
    this.payReference(reference);
    return reference;
  }

  /** The owner adds to the balance that transfers draw on. */
  topUp(amount: number): void {
    postToLedger(this.business, amount, { model: 'Transaction', row: 0, reason: 'Balance top up' });
  }

  /** Moves the balance without an entry of its ledger: another mistake for the reconciliation to find. */
  moveBalance(difference: number): void {
    this.business.balance += difference;
  }

  /** Pays what was collected to the operator's bank account. */
  settleCollections(): Settlement | null {
    return settleCollections(this.business);
  }

  /** What the next settlement would pay, in kobo. */
  awaitingSettlement(): number {
    return awaitingSettlement(this.business);
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

  transaction(reference: string): Transaction {
    const found = this.business.transactionByReference.get(reference);
    if (!found) throw new Error(`No transaction ${reference}`);
    return found;
  }

  transfer(reference: string): Transfer {
    const found = this.business.transferByReference.get(reference);
    if (!found) throw new Error(`No transfer ${reference}`);
    return found;
  }

  refund(id: number): Refund {
    const found = this.business.refunds.find((each) => each.id === id);
    if (!found) throw new Error(`No refund ${id}`);
    return found;
  }
}
