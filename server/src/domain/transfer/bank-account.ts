import type { Context, Decision, TransferAggregate } from '../aggregate.js';
import { assert } from '../assert.js';
import type { BankAccount, Payout, PayoutStatus } from '../records.js';
import { TransferDraft } from './draft.js';
import { attemptInFlight } from './send.js';

/**
 * Gives a payout its payee's new bank account and lets it start. What is with the partner keeps the
 * destination it was sent to; but its row is written all the same, so that whoever ends the try at this
 * moment has to look again at what is on file.
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

/** Payouts that another bank account would help; one that is too small to be sent is not among them. */
export const openPayoutStatuses: readonly PayoutStatus[] = [
  'waiting_details',
  'pending',
  'failed',
  'reversed',
];

function isOpen({ status }: Payout): boolean {
  return openPayoutStatuses.includes(status);
}

/** Numbers are sealed anew whenever details are saved, so this tells whether they are those of one saving. */
function goesTo(payout: Payout, bankAccount: BankAccount): boolean {
  return (
    payout.bankCode === bankAccount.bankCode && payout.accountNumberSealed === bankAccount.accountNumberSealed
  );
}
