import type { Checkout, Mode } from '../../domain/records.js';
import type { Services } from '../../services.js';
import { findSale, listOrders } from './queries.js';

/** An order as its buyer's page is asked for: by its reference, and by its link's key if that came along. */
export interface AskedOrder {
  side: 'buyer';
  reference: string;
  key: string | null;
}

/** An escrow as its seller's page is asked for: by its id, whoever gave the link to him. */
export interface AskedSale {
  side: 'seller';
  saleId: string;
}

export type Asked = AskedOrder | AskedSale;

/** Who has proved an address; null stands for either mode. */
interface Person {
  emailKey: string;
  mode: Mode | null;
}

/** What a page's address means to a person: his own orders, or the sale of which he is the seller. */
export async function checkoutsOf(services: Services, person: Person, asked: Asked): Promise<Checkout[]> {
  const { emailKey } = person;
  const found = await (asked.side === 'buyer'
    ? ordersOf(services, emailKey, asked)
    : saleOf(services, emailKey, asked));
  return found.filter(({ mode }) => person.mode === null || mode === person.mode);
}

/** One order where its key fits, else all under the reference. */
async function ordersOf({ store }: Services, emailKey: string, { reference, key }: AskedOrder) {
  const orders = await store.all(listOrders, { customerKey: emailKey, reference });
  return orders.filter(({ checkoutKey }) => key === null || checkoutKey === key);
}

function saleOf({ store }: Services, emailKey: string, { saleId }: AskedSale) {
  return store.all(findSale, { id: saleId, sellerKey: emailKey });
}
