import { timeBeforeLeap } from '../../adapters/store/service-clock.js';
import type { TransferAggregate } from '../../domain/aggregate.js';
import { payoutHoldMs } from '../../domain/payee.js';
import type { Store } from '../../ports/store.js';
import { findMerchantBankAccount } from '../sellers/queries.js';

/**
 * Returns until when no live payout to a merchant itself is sent, since its bank account was replaced; null
 * if it does not rest now. A thief of a key or of an owner's sign-in cannot take the money before its members
 * read of it, nor by a clock that leaps.
 */
export async function merchantRestUntil(
  store: Pick<Store, 'one' | 'timekeeper'>,
  { payout }: Pick<TransferAggregate, 'payout'>,
  now: number,
): Promise<number | null> {
  if (payout === null || payout.mode !== 'live' || payout.sellerEmail !== null) return null;
  const { accountId, mode } = payout;
  const onFile = await store.one(findMerchantBankAccount, { accountId, mode });
  const changedAt = onFile?.bankAccountChangedAt ?? null;
  if (changedAt === null) return null;
  const until = changedAt + payoutHoldMs;
  return (await timeBeforeLeap(store, now)) < until ? until : null;
}
