import { partnerFeesAccount } from '../ledger.js';
import { assertKobo } from '../money.js';
import type { Attempt } from '../records.js';
import type { TransferDraft } from './draft.js';

/**
 * Posts the partner's fee for an attempt, once, and returns what is posted for it by then. We bear it: it
 * does not reduce what is owed to the payee.
 */
export function bookFee(draft: TransferDraft, attempt: Attempt, kept: number): number {
  assertKobo(kept, 'fee');
  const more = kept - attempt.fee;
  if (more <= 0) return attempt.fee;
  draft.move(partnerFeesAccount, draft.bank, more);
  return kept;
}
