import type { Context, Decision, TransferAggregate } from '../aggregate.js';
import type { PayoutStatus, RefundStatus } from '../records.js';
import { TransferDraft } from './draft.js';
import { manualPaymentProblem } from './manual-payment.js';
import { statusAfterReturn } from './outcome.js';
import { transferOf } from './owed.js';
import { payLater } from './pay-later.js';
import { dropUnsent } from './unsent.js';

/**
 * Keeps a transfer from being sent while the operator pays it manually. Attempts that have ended are looked
 * up even so.
 */
export function hold(aggregate: TransferAggregate, context: Context): Decision<TransferAggregate> {
  if (transferOf(aggregate).status === 'manual') return { kind: 'repeat', after: aggregate };
  const problem = manualPaymentProblem(aggregate);
  if (problem !== null) return problem;
  const draft = new TransferDraft(aggregate, context);
  dropUnsent(draft);
  draft.set({ payout: 'manual', refund: 'manual' });
  return draft.decision();
}

/** Releases a transfer on hold, to where its attempts and its bank account have left it. */
export function unhold(aggregate: TransferAggregate, context: Context): Decision<TransferAggregate> {
  if (transferOf(aggregate).status !== 'manual') return { kind: 'repeat', after: aggregate };
  const draft = new TransferDraft(aggregate, context);
  draft.set(statusAfterHold(draft));
  const { payeeBankAccount } = aggregate;
  if (draft.hasNewBankAccount && payeeBankAccount !== null) draft.setPayout(payeeBankAccount);
  if (draft.payout !== null) payLater(draft, draft.payout);
  else if (draft.transfer.status === 'pending') draft.job('refund.run', draft.transfer.id);
  return draft.decision();
}

/** A failure reason says that the newest attempt was lost and nobody has had it tried again since. */
function statusAfterHold(draft: TransferDraft): { payout: PayoutStatus; refund: RefundStatus } {
  const { transfer, payout, attempts, isCombined, hasNewBankAccount, context } = draft;
  if (!isCombined && transfer.amount < context.policy.minimumTransfer) {
    return { payout: 'below_minimum', refund: 'below_minimum' };
  }
  const lost = transfer.failureReason === null ? undefined : attempts.at(-1)?.state;
  if (lost === 'reversed') return statusAfterReturn(draft);
  if (lost === 'failed' && !hasNewBankAccount) return { payout: 'failed', refund: 'failed' };
  const waits = payout?.bankCode === null && !hasNewBankAccount;
  return { payout: waits ? 'waiting_details' : 'pending', refund: 'pending' };
}
