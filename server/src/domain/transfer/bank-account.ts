import type { Context, Decision, TransferAggregate } from '../aggregate.js';
import { assert } from '../assert.js';
import type { PayoutStatus, ToPayee } from '../records.js';
import { TransferDraft } from './draft.js';
import { newBankAccount } from './new-bank-account.js';
import { payLater } from './pay-later.js';
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
  payLater(draft, { ...payout, status: 'pending' });
  return draft.decision();
}

/** Statuses of payouts that another bank account lets start; one below the minimum waits to be combined. */
export const openPayoutStatuses: readonly PayoutStatus[] = [
  'waiting_details',
  'pending',
  'failed',
  'reversed',
];

function isOpen({ status }: ToPayee): boolean {
  return openPayoutStatuses.includes(status);
}
