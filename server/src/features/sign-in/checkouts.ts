import type { Checkout, Mode } from '../../domain/records.js';
import type { Services } from '../../services.js';
import { findForSeller, listForBuyer } from './queries.js';

/** A request for a buyer's page: by reference, and by the key of the link if there is one. */
export interface AskedCheckoutPage {
  side: 'buyer';
  reference: string;
  key: string | null;
}

/** A request for a seller's page: by the escrow's id. */
export interface AskedSellerPage {
  side: 'seller';
  escrowId: string;
}

export type Asked = AskedCheckoutPage | AskedSellerPage;

/** Someone who has proved an address; a null mode means both modes. */
interface Person {
  emailKey: string;
  mode: Mode | null;
}

/** Finds the person's checkouts at a page's address, as buyer or as seller. */
export async function checkoutsOf(services: Services, person: Person, asked: Asked): Promise<Checkout[]> {
  const { emailKey } = person;
  const found = await (asked.side === 'buyer'
    ? checkoutsOfBuyer(services, emailKey, asked)
    : checkoutsOfSeller(services, emailKey, asked));
  return found.filter(({ mode }) => person.mode === null || mode === person.mode);
}

/** Finds the one checkout with the key, or without a key all with the reference. */
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
