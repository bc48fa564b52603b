import type { TransferAggregate } from '../aggregate.js';
import type { BankAccount, ToPayee } from '../records.js';
import { isSameSealed } from '../sealed-text.js';

/** Returns the bank account on file if the payout does not go there yet, or null. */
export function newBankAccount({ payout, payeeBankAccount }: TransferAggregate): BankAccount | null {
  if (payout === null || payeeBankAccount === null || goesTo(payout, payeeBankAccount)) return null;
  return payeeBankAccount;
}

/**
 * Whether a payout has this bank account, under whichever partner's code of the bank. Every save seals the
 * number anew, so two saves always differ.
 */
function goesTo(payout: ToPayee, bankAccount: BankAccount): boolean {
  return isSameSealed(payout.accountNumberSealed, bankAccount.accountNumberSealed);
}
