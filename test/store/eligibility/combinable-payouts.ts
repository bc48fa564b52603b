import type { CombinablePayouts } from '../../../server/src/domain/transfer.js';
import { loadCombinablePayouts } from '../../../server/src/features/transfers/combine.js';
import type { Market } from './market.js';

/** A time at which every payout is due; the domain decides which of them are due earlier. */
const afterAll = Number.MAX_SAFE_INTEGER;

/** Reads the payouts of each payee that may be combined, as a worker does. */
export async function combinablePayoutsOf(market: Market): Promise<CombinablePayouts[]> {
  const waiting = (await market.transfers()).flatMap(({ payout }) =>
    payout?.status === 'below_minimum' || payout?.status === 'pending' ? [payout] : [],
  );
  const payees = new Map(
    waiting.map(({ accountId, mode, sellerEmail }) => {
      const payee = { accountId, mode, partner: 'sandbox', emailKey: sellerEmail ?? '' };
      return [JSON.stringify(payee), payee] as const;
    }),
  );
  return Promise.all(
    [...payees.values()].map((payee) => loadCombinablePayouts(market.store, payee, afterAll)),
  );
}
