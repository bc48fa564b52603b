import type { EscrowDraft } from '../escrow/draft.js';
import { isInTime } from '../escrow/evidence.js';

/**
 * The carrier has brought what the buyer says has not arrived. The seller's silence would return the money
 * against our own record, so the operator decides instead, unless the seller's time is up.
 */
export function passArrivalToOperator(draft: EscrowDraft): void {
  const { escrow, dispute, context } = draft;
  if (escrow.status !== 'disputed' || dispute?.reason !== 'item_not_received') return;
  if (isInTime(dispute, context.now)) {
    draft.changeDispute({ status: 'waiting_for_operator', respondBy: null });
  }
}
