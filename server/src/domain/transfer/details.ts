import type { Context, Decision, TransferAggregate } from '../aggregate.js';
import type { Destination, Payout } from '../records.js';
import type { TransferCommandOf } from './command.js';
import { TransferDraft } from './draft.js';
import { attemptInFlight } from './send.js';

/**
 * Gives a payout where to go and lets it start. What is with the partner or paid keeps the destination it was
 * sent to.
 */
export function saveDetails(
  aggregate: TransferAggregate,
  { destination }: TransferCommandOf<'details_saved'>,
  context: Context,
): Decision<TransferAggregate> {
  const { payout } = aggregate;
  const open = payout !== null && isOpen(payout) && attemptInFlight(aggregate) === null;
  if (!open || goesTo(payout, destination)) return { kind: 'repeat', after: aggregate };
  const draft = new TransferDraft(aggregate, context);
  draft.setPayout({ ...destination, ...(payout.status === 'waiting_details' && { status: 'pending' }) });
  draft.job('payout.run', payout.id);
  return draft.decision();
}

function isOpen({ status }: Payout): boolean {
  return status !== 'paid' && status !== 'given_back';
}

function goesTo(payout: Payout, destination: Destination): boolean {
  return (
    payout.bankCode === destination.bankCode && payout.accountNumberSealed === destination.accountNumberSealed
  );
}
