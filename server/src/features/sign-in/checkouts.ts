import type { Checkout, Mode } from '../../domain/records.js';
import type { Services } from '../../services.js';
import { findForBuyer, findForSeller, listForBuyer } from './queries.js';

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
  const found = await (asked.side === 'buyer'
    ? checkoutsOfBuyer(services, person, asked)
    : checkoutsOfSeller(services, person.emailKey, asked));
  return found.filter(({ mode }) => person.mode === null || mode === person.mode);
}

/**
 * Finds the one checkout with the key, or without a key all with the reference, the live ones first. Any
 * merchant may open checkouts for a buyer, so those of test mode never take the place of a live one.
 */
async function checkoutsOfBuyer(
  { store }: Services,
  { emailKey: customerKey, mode }: Person,
  { reference, key }: AskedCheckoutPage,
): Promise<Checkout[]> {
  if (key !== null) return store.all(findForBuyer, { customerKey, reference, checkoutKey: key });
  const asked: Mode[] = mode === null ? ['live', 'test'] : [mode];
  const found = await Promise.all(
    asked.map((each) => store.all(listForBuyer, { customerKey, reference, mode: each })),
  );
  return found.flat();
}

function checkoutsOfSeller({ store }: Services, emailKey: string, { escrowId }: AskedSellerPage) {
  return store.all(findForSeller, { id: escrowId, sellerKey: emailKey });
}
