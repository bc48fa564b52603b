import type { TransferAggregate } from '../../domain/aggregate.js';
import { payoutHoldMs } from '../../domain/payee.js';
import type { Store } from '../../ports/store.js';
import { findMerchantBankAccount } from '../sellers/queries.js';

/**
 * Returns until when no live payout to a merchant itself begins, since its bank account was replaced; null if
 * none was. A thief of a key or of an owner's sign-in cannot take the money before its members read of it.
 */
export async function merchantRestUntil(
  store: Pick<Store, 'one'>,
  { payout }: Pick<TransferAggregate, 'payout'>,
): Promise<number | null> {
  if (payout === null || payout.mode !== 'live' || payout.sellerEmail !== null) return null;
  const { accountId, mode } = payout;
  const onFile = await store.one(findMerchantBankAccount, { accountId, mode });
  const changedAt = onFile?.bankAccountChangedAt ?? null;
  return changedAt === null ? null : changedAt + payoutHoldMs;
}
