import type { CheckoutAggregate } from '../../domain/aggregate.js';
import type { Store } from '../../ports/store.js';
import { loadCheckout } from '../checkouts/load.js';
import { listPayouts } from '../checkouts/queries.js';
import { type CreditKey, findByPartnerId, listRefundsOfCredit } from './queries.js';

/**
 * Loads a checkout for a credit that arrives or is rejected. The rules read that credit, if it is known, and
 * its refunds, and none of the others, so the thousandth credit costs what the first did.
 */
export function loadForCredit(
  store: Store,
  checkoutId: string,
  key: CreditKey,
): Promise<CheckoutAggregate | undefined> {
  return loadCheckout(store, checkoutId, async () => {
    const found = await store.one(findByPartnerId, key);
    const credits = found?.checkoutId === checkoutId ? [found] : [];
    const refunds = found ? await store.all(listRefundsOfCredit, { creditId: found.id }) : [];
    return { credits, refunds, payouts: await store.all(listPayouts, { checkoutId }), refundsInFlight: [] };
  });
}
