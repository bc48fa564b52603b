import { timeBeforeLeap } from '../../adapters/store/service-clock.js';
import type { TransferAggregate } from '../../domain/aggregate.js';
import { payoutHoldMs } from '../../domain/payee.js';
import type { Store } from '../../ports/store.js';
import { findSeller } from '../checkouts/queries.js';
import { findMerchantBankAccount } from '../sellers/queries.js';

/**
 * Returns until when no live payout is sent to a merchant or a seller, since their bank account was replaced;
 * null if it does not rest now. A thief of a key, of a sign-in or of a mailbox cannot take the money before
 * the payee reads of it, nor by a clock that leaps.
 */
export async function bankAccountRestUntil(
  store: Pick<Store, 'one' | 'timekeeper'>,
  { payout }: Pick<TransferAggregate, 'payout'>,
  now: number,
): Promise<number | null> {
  if (payout === null || payout.mode !== 'live') return null;
  const { accountId, mode, sellerEmail } = payout;
  const onFile =
    sellerEmail === null
      ? await store.one(findMerchantBankAccount, { accountId, mode })
      : await store.one(findSeller, { accountId, mode, emailKey: sellerEmail });
  const changedAt = onFile?.bankAccountChangedAt ?? null;
  if (changedAt === null) return null;
  const until = changedAt + payoutHoldMs;
  return (await timeBeforeLeap(store, now)) < until ? until : null;
}
