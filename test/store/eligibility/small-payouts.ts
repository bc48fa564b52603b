import type { SmallPayouts } from '../../../server/src/domain/transfer.js';
import { loadSmallPayouts } from '../../../server/src/features/transfers/combine.js';
import type { Market } from './market.js';

/** The payouts below the minimum of each payee, as a worker reads them. */
export async function smallPayoutsOf(market: Market): Promise<SmallPayouts[]> {
  const waiting = (await market.transfers()).flatMap(({ payout }) =>
    payout?.status === 'below_minimum' ? [payout] : [],
  );
  const payees = new Map(
    waiting.map(({ accountId, mode, sellerEmail }) => {
      const payee = { accountId, mode, emailKey: sellerEmail ?? '' };
      return [JSON.stringify(payee), payee] as const;
    }),
  );
  return Promise.all([...payees.values()].map((payee) => loadSmallPayouts(market.store, payee)));
}
