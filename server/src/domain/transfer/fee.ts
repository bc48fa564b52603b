import { partnerFeesAccount } from '../ledger.js';
import { assertKobo } from '../money.js';
import type { Attempt } from '../records.js';
import type { TransferDraft } from './draft.js';

/**
 * Posts what the partner kept for a try, once, and answers what is posted for it by then. It is ours to bear:
 * what is owed to the payee does not get smaller by it.
 */
export function bookFee(draft: TransferDraft, attempt: Attempt, kept: number): number {
  assertKobo(kept, 'fee');
  const more = kept - attempt.fee;
  if (more <= 0) return attempt.fee;
  draft.move(partnerFeesAccount, draft.bank, more);
  return kept;
}
