import type { Mail } from '../../adapters/store/mail-rows.js';
import type { Checkout } from '../../domain/records.js';
import type { Brand } from '../../domain/staff/brand.js';
import type { Services } from '../../services.js';
import { brandOf } from '../brand/brand.js';
import { findById } from '../checkouts/queries.js';

/** Whose mail it is, and of which checkout. */
export interface About {
  /** Null if the mail is about none. */
  checkout: Checkout | null;
  /** Null if the mail is of no account. */
  brand: Brand | null;
}

/** Reads once what both the frame and the text of a mail need. */
export async function readAbout(services: Services, { accountId, mode, checkoutId }: Mail): Promise<About> {
  const [checkout, brand] = await Promise.all([
    checkoutId === null ? undefined : services.store.one(findById, { id: checkoutId }),
    accountId === null ? null : brandOf(services, { accountId, mode }),
  ]);
  return { checkout: checkout ?? null, brand };
}
