import type { Context, Decision, TransferAggregate } from '../aggregate.js';
import { remindAfterMs } from '../checkout/unpayable.js';
import { TransferDraft } from './draft.js';

/**
 * Tells the seller once that a payout waits for their bank account, and from when the operator may return it
 * to the payers. Nothing is due once a bank account is on file, since the payout is about to start.
 */
export function remindSeller(aggregate: TransferAggregate, context: Context): Decision<TransferAggregate> {
  const { payout, payeeBankAccount } = aggregate;
  if (payout === null || !('remindedAt' in payout)) return { kind: 'repeat', after: aggregate };
  const { id, status, amount, sellerEmail, remindedAt, createdAt } = payout;
  const waits = status === 'waiting_details' && payeeBankAccount === null;
  const isDue = waits && remindedAt === null && createdAt + remindAfterMs <= context.now;
  if (!isDue || sellerEmail === null) return { kind: 'repeat', after: aggregate };
  const draft = new TransferDraft(aggregate, context);
  draft.payout = { ...payout, remindedAt: context.now };
  draft.triggerMail('bank_account.missing', id, { payout_id: id, payout_amount: amount });
  return draft.decision();
}
