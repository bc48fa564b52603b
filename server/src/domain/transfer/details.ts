import type { Context, Decision, TransferAggregate } from '../aggregate.js';
import { assert } from '../assert.js';
import type { Destination, Payout, PayoutStatus } from '../records.js';
import { TransferDraft } from './draft.js';
import { attemptInFlight } from './send.js';

/**
 * Gives a payout its payee's new bank account and lets it start. What is with the partner keeps the
 * destination it was sent to; but its row is written all the same, so that whoever ends the try at this
 * moment has to look again at what is on file.
 */
export function saveDetails(aggregate: TransferAggregate, context: Context): Decision<TransferAggregate> {
  const { payout } = aggregate;
  assert(payout, 'only a payout has a destination');
  const destination = newDestination(aggregate);
  if (!isOpen(payout) || destination === null) return { kind: 'repeat', after: aggregate };
  const draft = new TransferDraft(aggregate, context);
  if (attemptInFlight(aggregate) !== null) return draft.decision();
  draft.setPayout({ ...destination, status: 'pending' });
  draft.job('payout.run', payout.id);
  return draft.decision();
}

/** Returns the bank account on file if the payout does not go there yet, or null. */
export function newDestination({ payout, payeeDestination }: TransferAggregate): Destination | null {
  if (payout === null || payeeDestination === null || goesTo(payout, payeeDestination)) return null;
  return payeeDestination;
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
function goesTo(payout: Payout, destination: Destination): boolean {
  return (
    payout.bankCode === destination.bankCode && payout.accountNumberSealed === destination.accountNumberSealed
  );
}
