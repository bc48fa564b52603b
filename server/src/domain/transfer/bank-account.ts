import type { Context, Decision, TransferAggregate } from '../aggregate.js';
import { assert } from '../assert.js';
import type { BankAccount, Payout, PayoutStatus } from '../records.js';
import { TransferDraft } from './draft.js';
import { attemptInFlight } from './send.js';

/**
 * Gives a payout its payee's new bank account and lets it start. An attempt that is with the partner keeps
 * its destination. The payout is written even so: a worker that records the outcome of the attempt at the
 * same moment then loses the race, and reads the new bank account.
 */
export function saveBankAccount(aggregate: TransferAggregate, context: Context): Decision<TransferAggregate> {
  const { payout } = aggregate;
  assert(payout, 'only a payout has a destination');
  const bankAccount = newBankAccount(aggregate);
  if (!isOpen(payout) || bankAccount === null) return { kind: 'repeat', after: aggregate };
  const draft = new TransferDraft(aggregate, context);
  if (attemptInFlight(aggregate) !== null) return draft.decision();
  draft.setPayout({ ...bankAccount, status: 'pending' });
  draft.job('payout.run', payout.id);
  return draft.decision();
}

/** Returns the bank account on file if the payout does not go there yet, or null. */
export function newBankAccount({ payout, payeeBankAccount }: TransferAggregate): BankAccount | null {
  if (payout === null || payeeBankAccount === null || goesTo(payout, payeeBankAccount)) return null;
  return payeeBankAccount;
}

/** Statuses of payouts that another bank account lets start; a payout below the minimum never starts. */
export const openPayoutStatuses: readonly PayoutStatus[] = [
  'waiting_details',
  'pending',
  'failed',
  'reversed',
];

function isOpen({ status }: Payout): boolean {
  return openPayoutStatuses.includes(status);
}

/** Whether a payout has this bank account. Every save seals the number anew, so two saves always differ. */
function goesTo(payout: Payout, bankAccount: BankAccount): boolean {
  return (
    payout.bankCode === bankAccount.bankCode && payout.accountNumberSealed === bankAccount.accountNumberSealed
  );
}
