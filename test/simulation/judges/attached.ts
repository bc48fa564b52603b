import { findRate } from '../../../server/src/features/delivery/queries.js';
import type { Store } from '../../../server/src/ports/store.js';
import type { Facts } from './facts.js';
import { hold } from './violation.js';

/** An attached rate was given to the merchant of the escrow, for that price. */
export async function judgeAttached(store: Store, { checkout }: Facts): Promise<void> {
  const { accountId, mode, reference, deliveryMode, deliveryTrackingJson } = checkout;
  if (deliveryTrackingJson === null) return;
  const attached = JSON.parse(deliveryTrackingJson) as { rate_id: string; amount: number };
  const rate = await store.one(findRate, { accountId, mode, rateId: attached.rate_id });
  const says = `${reference} has ${deliveryTrackingJson}`;
  hold(deliveryMode === 'managed', 'only a managed delivery has a rate', says);
  hold(rate?.amount === attached.amount, 'a rate is attached as it was given', says);
}
