import type { Checkout, Mode } from '../../domain/records.js';
import type { Services } from '../../services.js';
import { listOrders } from './queries.js';

/** An order as its page is asked for: by its reference, and by the key of its link if that came with it. */
export interface AskedOrder {
  reference: string;
  key: string | null;
}

/** The orders of a buyer that an address means: one where its key fits, else all under the reference. */
export async function ordersOf(
  { store }: Services,
  { emailKey, mode }: { emailKey: string; mode: Mode | null },
  { reference, key }: AskedOrder,
): Promise<Checkout[]> {
  const orders = await store.all(listOrders, { customerKey: emailKey, reference });
  return orders.filter(
    (order) => (mode === null || order.mode === mode) && (key === null || order.checkoutKey === key),
  );
}
