import type { Checkout, Mode } from '../../domain/records.js';
import type { Services } from '../../services.js';
import { findForSeller, listForBuyer } from './queries.js';

/** An order as its buyer's page is asked for: by its reference, and by its link's key if that came along. */
export interface AskedCheckoutPage {
  side: 'buyer';
  reference: string;
  key: string | null;
}

/** An escrow as its seller's page is asked for: by its id, whoever gave the link to him. */
export interface AskedSellerPage {
  side: 'seller';
  escrowId: string;
}

export type Asked = AskedCheckoutPage | AskedSellerPage;

/** Who has proved an address; null stands for either mode. */
interface Person {
  emailKey: string;
  mode: Mode | null;
}

/** What a page's address means to a person: his own orders, or the sale of which he is the seller. */
export async function checkoutsOf(services: Services, person: Person, asked: Asked): Promise<Checkout[]> {
  const { emailKey } = person;
  const found = await (asked.side === 'buyer'
    ? checkoutsOfBuyer(services, emailKey, asked)
    : checkoutsOfSeller(services, emailKey, asked));
  return found.filter(({ mode }) => person.mode === null || mode === person.mode);
}

/** One order where its key fits, else all under the reference. */
async function checkoutsOfBuyer(
  { store }: Services,
  emailKey: string,
  { reference, key }: AskedCheckoutPage,
) {
  const checkouts = await store.all(listForBuyer, { customerKey: emailKey, reference });
  return checkouts.filter(({ checkoutKey }) => key === null || checkoutKey === key);
}

function checkoutsOfSeller({ store }: Services, emailKey: string, { escrowId }: AskedSellerPage) {
  return store.all(findForSeller, { id: escrowId, sellerKey: emailKey });
}
